/** Payments for orders that are not here, as after a restored backup. */
import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { isId } from '#app/db/new-id.server.ts'
import { euro } from '#app/estate/money.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { type OrderMailing, strayPaymentMail } from '#app/orders/orders.email.ts'
import { stripeEvents } from '#app/orders/orders.tables.ts'
import type { Payment } from '#app/payments/payments.server.ts'

/**
 * Tells the log of a paid checkout that names an order, and the team, once, if it was surely ours: others may use the provider's account as
 * well. Within a transaction.
 */
export async function reportStray(
  tx: Db,
  payment: Payment,
  { mailing, log }: { mailing: OrderMailing; log: Logger },
): Promise<void> {
  const { state, orderId, sessionId, ordered, amountCents, currency = 'eur', refundedCents } = payment
  if (state !== 'paid' || !isId(orderId)) return
  log.error({ orderId, sessionId }, 'a payment belongs to no order here')
  if (!ordered || amountCents === undefined || refundedCents >= amountCents) return
  // Kept, and forgotten, with the events: one payment can come in several, for as long as months.
  const told = { id: `stray.${sessionId}`, type: 'house.stray_payment', processedAt: new Date() }
  const isFirst = (await tx.insert(stripeEvents).values(told).onConflictDoNothing().returning({ id: stripeEvents.id })).length > 0
  if (isFirst) await queueMail(tx, strayPaymentMail({ ...payment, ordered }, chargedInWords(amountCents, currency), mailing))
}

export function chargedInWords(cents: number, currency: string): string {
  return currency === 'eur' ? euro(cents) : `${cents} in the smallest unit of ${currency.toUpperCase()}`
}
