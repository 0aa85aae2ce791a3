/**
 * What the provider says becomes what we say. Every way of hearing (an event, early, late, again; the reconciliation;
 * the demo page) ends in `applyPayment`: it looks at the truth and the order, and does what is missing, once.
 */
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#app/db/db.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import type { Payment } from '#app/payments/payments.server.ts'
import { type OrderMailing, paidMails, refundedMail } from './orders.email.ts'
import { guestOrders, type Order, orderHistory } from './orders.tables.ts'

/**
 * Brings our order to what `payment` says, in one transaction with its mails.
 * @returns the order, as it is now; undefined when the checkout is none of ours.
 */
export function applyPayment(db: Db, payment: Payment, mailing: OrderMailing): Promise<Order | undefined> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment)
    if (!order) return undefined
    if (payment.state === 'paid') await settleOrder(tx, order, payment, mailing)
    if (payment.state === 'expired') await expireOrder(tx, order, 'Closed: the payment page has expired')
    if (payment.state === 'paid' && payment.refundedCents >= order.amountCents) await refundOrder(tx, order.id, mailing)
    return getOrder(tx, order.id)
  })
}

/** Marks a pending (or, late, an expired) order paid and queues both mails. Does nothing to one that is paid. Within a transaction that holds the row. */
export async function settleOrder(tx: Db, order: Order, payment: Payment, mailing: OrderMailing): Promise<void> {
  if (order.paidAt) return
  if (payment.amountCents !== order.amountCents || payment.currency !== 'eur') {
    const what = `Not settled: ${payment.amountCents} ${payment.currency} paid for ${order.amountCents} eur`
    const [noted] = await tx
      .select()
      .from(orderHistory)
      .where(and(eq(orderHistory.orderId, order.id), eq(orderHistory.what, what)))
    if (!noted) await note(tx, order.id, 'payments', what)
    return
  }
  const [paid] = await tx
    .update(guestOrders)
    .set({
      paidAt: new Date(),
      expiredAt: null,
      stripeSessionId: payment.sessionId,
      paymentIntent: payment.paymentIntent ?? null,
    })
    .where(and(eq(guestOrders.id, order.id), isNull(guestOrders.paidAt)))
    .returning()
  if (!paid) return
  await note(tx, order.id, 'payments', 'Paid')
  for (const mail of paidMails(paid, mailing)) await queueMail(tx, mail)
}

/** Closes an order that was never paid. Does nothing to any other. */
export async function expireOrder(tx: Db, order: Pick<Order, 'id'>, what: string, who = 'payments'): Promise<boolean> {
  const closed = await tx
    .update(guestOrders)
    .set({ expiredAt: new Date() })
    .where(and(eq(guestOrders.id, order.id), isNull(guestOrders.paidAt), isNull(guestOrders.expiredAt)))
    .returning({ id: guestOrders.id })
  if (closed.length) await note(tx, order.id, who, what)
  return closed.length > 0
}

/** The whole amount has gone back. Tells the guest, once. Does nothing to an order that was not paid or is refunded. */
export async function refundOrder(tx: Db, orderId: string, mailing: OrderMailing): Promise<void> {
  const order = await getOrder(tx, orderId)
  if (!order.paidAt || order.refundedAt) return
  const [refunded] = await tx
    .update(guestOrders)
    .set({ refundedAt: new Date(), cancelledAt: order.cancelledAt ?? new Date() })
    .where(and(eq(guestOrders.id, orderId), isNull(guestOrders.refundedAt)))
    .returning()
  if (!refunded) return
  await note(tx, orderId, 'payments', 'Refunded')
  await queueMail(tx, refundedMail(refunded, mailing))
}

/** @throws when there is no such order. */
export async function getOrder(db: Db, id: string): Promise<Order> {
  const [order] = await db.select().from(guestOrders).where(eq(guestOrders.id, id))
  if (!order) throw new Error(`no order ${id}`)
  return order
}

export async function note(tx: Db, orderId: string, who: string, what: string): Promise<void> {
  await tx.insert(orderHistory).values({ orderId, who, what })
}

/** By the checkout; by the order's id when we never got to write the checkout down. */
async function lockOrder(tx: Db, payment: Payment): Promise<Order | undefined> {
  const lock = async (where: SQL | undefined) => (await tx.select().from(guestOrders).where(where).for('update'))[0]
  const known = await lock(eq(guestOrders.stripeSessionId, payment.sessionId))
  if (known || !z.uuid().safeParse(payment.orderId).success) return known
  return lock(and(eq(guestOrders.id, payment.orderId as string), isNull(guestOrders.stripeSessionId)))
}
