/** Refunds, and refunds returned by guests' banks. Driven by the reconciliation (reconcile-orders.server.ts). */
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { euro } from '#app/estate/money.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { holdsRefund } from '#app/orders/disputes.server.ts'
import { note } from '#app/orders/order-history.server.ts'
import { nobody } from '#app/orders/order-privacy.server.ts'
import { owedOf } from '#app/orders/order-status.ts'
import { cancelledMail, type OrderMailing, refundedMail, refundFailedMail } from '#app/orders/orders.email.ts'
import { guestOrders, type Order } from '#app/orders/orders.tables.ts'
import { cancelledNotice } from '#app/orders/orders-cancelled.email.ts'

/** The total refunded according to the provider, and according to our order when the provider was asked. */
type RefundTotals = { refundedCents: number; knownCents: number }

/**
 * Brings a paid order to the provider's total. Within a transaction that holds the row.
 * @throws if our order no longer says `knownCents`: the answer may be outdated, so the provider has to be asked again.
 */
export async function applyRefunds(
  tx: Db,
  order: Order,
  { refundedCents, knownCents }: RefundTotals,
  mailing: OrderMailing,
): Promise<void> {
  if (refundedCents === order.refundedCents) return
  if (order.refundedCents !== knownCents) throw new Error(`order ${order.id} changed while the provider was asked`)
  const cents = refundedCents - order.refundedCents
  if (cents < 0) return failRefund(tx, order, refundedCents, mailing)
  if (owedOf({ ...order, refundedCents }) === 0 && !order.refundedAt) return refundOrder(tx, order, refundedCents, mailing)
  await change(tx, order, { refundedCents })
  await note(tx, order.id, 'payments', `${euro(cents)} refunded at the payment provider`)
}

/** As `applyRefunds`, in a transaction of its own. */
export function recordRefunds(db: Db, orderId: string, totals: RefundTotals, mailing: OrderMailing): Promise<void> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(guestOrders).where(eq(guestOrders.id, orderId)).for('update')
    if (order) await applyRefunds(tx, order, totals, mailing)
  })
}

/** Records that everything has been refunded, and tells the guest what was refunded now, and the team if that cancels the order. */
async function refundOrder(tx: Db, order: Order, refundedCents: number, mailing: OrderMailing): Promise<void> {
  const now = new Date()
  await change(tx, order, { refundedCents, refundedAt: now, cancelledAt: order.cancelledAt ?? now })
  await note(tx, order.id, 'payments', 'Refunded')
  for (const mail of cancelledNotice(order, 'This order was refunded at the payment provider, which cancels it', mailing))
    await queueMail(tx, mail)
  if (order.email !== nobody.email) await queueMail(tx, refundedMail(order, mailing))
}

/**
 * Tells the guest, once, about a cancellation whose refund could not be sent with it: nobody should come to a bath that stays cold because
 * the payment provider was away. A second email follows when the refund is sent.
 */
export function tellCancelled(db: Db, orderId: string, mailing: OrderMailing): Promise<void> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(guestOrders).where(eq(guestOrders.id, orderId)).for('update')
    if (order?.status !== 'cancelled' || order.cancelToldAt || order.refundFailedAt || owedOf(order) === 0) return
    await change(tx, order, { cancelToldAt: new Date() })
    if (order.email === nobody.email) return
    await queueMail(tx, cancelledMail(order, await holdsRefund(tx, orderId), mailing))
  })
}

/**
 * The bank rejected the refund, which is back with the provider. A retry would end the same way, so the team decides; unless the bank has
 * taken the same money in a dispute: then the guest has it, and nothing is owed.
 */
async function failRefund(tx: Db, order: Order, refundedCents: number, mailing: OrderMailing): Promise<void> {
  const cents = order.refundedCents - refundedCents
  const owed = owedOf({ ...order, refundedCents })
  const reopened = order.cancelledAt && owed > 0 ? { refundedAt: null, refundFailedAt: new Date() } : {}
  await change(tx, order, { refundedCents, ...reopened })
  const taken = owed === 0 ? ', which has taken that money itself' : ''
  await note(tx, order.id, 'payments', `Refund failed: ${euro(cents)} came back from the guest’s bank${taken}`)
  if (owed > 0) await queueMail(tx, refundFailedMail(order, Math.min(cents, owed), mailing))
}

async function change(tx: Db, { id }: Order, set: Partial<typeof guestOrders.$inferInsert>): Promise<void> {
  await tx.update(guestOrders).set(set).where(eq(guestOrders.id, id))
}
