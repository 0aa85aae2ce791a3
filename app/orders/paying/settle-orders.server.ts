/**
 * Turns the provider's state into ours. Every source (an event, early, late or repeated; the reconciliation; the demo page) ends in
 * `applyPayment`, which compares that state with the order and does what is missing, once.
 */
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { isId } from '#app/db/new-id.server.ts'
import { euro } from '#app/estate/money.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { note } from '#app/orders/order-history.server.ts'
import { mischargedMail, type OrderMailing, paidMails } from '#app/orders/orders.email.ts'
import { getOrder } from '#app/orders/orders.server.ts'
import { guestOrders, type Order } from '#app/orders/orders.tables.ts'
import { notesForTeam } from '#app/orders/team-notes.server.ts'
import type { Payment } from '#app/payments/payments.server.ts'
import { applyRefunds } from './refund-orders.server.ts'
import { chargedInWords, reportStray } from './stray-payments.server.ts'

/** `log` receives what only a person can settle. */
export type Settling = { mailing: OrderMailing; log: Logger }

/**
 * Brings our order to the state of `payment`, in one transaction with its emails.
 * @param knownCents refunds we knew of when the provider was asked
 * @returns the order as it is now; undefined when the checkout is not ours.
 * @throws when the answer may be outdated (refund-orders.server.ts): ask again.
 */
export function applyPayment(db: Db, payment: Payment, needs: Settling, knownCents = 0): Promise<Order | undefined> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment)
    if (!order) {
      await reportStray(tx, payment, needs)
      return undefined
    }
    if (payment.state === 'paid') await settleOrder(tx, order, payment, needs)
    if (payment.state === 'expired') await expireOrder(tx, order, 'Closed: the payment page has expired')
    const settled = await getOrder(tx, order.id)
    if (!settled.paidAt) return settled
    await applyRefunds(tx, settled, { refundedCents: payment.refundedCents, knownCents }, needs.mailing)
    return getOrder(tx, order.id)
  })
}

/**
 * Marks a pending order paid (or an expired one, if the payment came late) and queues both emails; a paid one is left alone. Within a
 * transaction that holds the row.
 */
async function settleOrder(tx: Db, order: Order, payment: Payment, needs: Settling): Promise<void> {
  if (order.paidAt) return
  const { amountCents, currency } = payment
  // Its event comes again; a guess would be believed.
  if (amountCents === undefined || !currency) throw new Error(`The provider does not say what was paid in ${payment.sessionId}.`)
  if (amountCents !== order.amountCents || currency !== 'eur') {
    return holdMischarged(tx, order, payment, chargedInWords(amountCents, currency), needs)
  }
  const [paid] = await tx
    .update(guestOrders)
    .set({
      paidAt: new Date(),
      expiredAt: null,
      mischargedAt: null,
      stripeSessionId: payment.sessionId,
      paymentIntent: payment.paymentIntent ?? null,
    })
    .where(and(eq(guestOrders.id, order.id), isNull(guestOrders.paidAt)))
    .returning()
  if (!paid) return
  await note(tx, order.id, 'payments', 'Paid')
  for (const mail of paidMails(paid, await notesForTeam(tx, paid), needs.mailing)) await queueMail(tx, mail)
}

/** For an amount that is not what the order says: tells the team, once, and leaves the order open for a person to close. */
async function holdMischarged(
  tx: Db,
  order: Order,
  payment: Payment,
  charged: string,
  { mailing, log }: Settling,
): Promise<void> {
  if (order.mischargedAt) return
  // The payment, because its guest may well dispute it.
  const { paymentIntent = null } = payment
  const now = { mischargedAt: new Date(), expiredAt: null, paymentIntent }
  await tx.update(guestOrders).set(now).where(eq(guestOrders.id, order.id))
  await note(tx, order.id, 'payments', `Not settled: ${charged} paid instead of ${euro(order.amountCents)}`)
  await queueMail(tx, mischargedMail(order, charged, mailing))
  log.error({ orderId: order.id, charged }, 'a guest was charged a different amount from the one ordered')
}

/** Closes an order that was never paid; leaves any other alone. */
export async function expireOrder(tx: Db, order: Pick<Order, 'id'>, what: string): Promise<void> {
  const closed = await tx
    .update(guestOrders)
    .set({ expiredAt: new Date() })
    .where(and(eq(guestOrders.id, order.id), isNull(guestOrders.paidAt), isNull(guestOrders.expiredAt)))
    .returning({ id: guestOrders.id })
  if (closed.length) await note(tx, order.id, 'payments', what)
}

/** Finds the order by its checkout, or by its id if the checkout was never stored. */
async function lockOrder(tx: Db, payment: Payment): Promise<Order | undefined> {
  const lock = async (where: SQL | undefined) => (await tx.select().from(guestOrders).where(where).for('update'))[0]
  const known = await lock(eq(guestOrders.stripeSessionId, payment.sessionId))
  if (known || !isId(payment.orderId)) return known
  return lock(and(eq(guestOrders.id, payment.orderId), isNull(guestOrders.stripeSessionId)))
}
