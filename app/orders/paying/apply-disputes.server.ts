/** Disputes: guests' banks that demand a payment back. The team answers them on the provider's own pages; here they are told. */
import { and, eq, isNull, sum } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { euro } from '#app/estate/money.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { note } from '#app/orders/order-history.server.ts'
import { owedOf } from '#app/orders/order-status.ts'
import { disputeClosedMail, disputedMail, type OrderMailing } from '#app/orders/orders.email.ts'
import { getOrder } from '#app/orders/orders.server.ts'
import { guestOrders, type Order, paymentDisputes } from '#app/orders/orders.tables.ts'
import type { Dispute } from '#app/payments/payments.server.ts'

/**
 * Brings what we know of a dispute to its present state. Whatever comes late, twice or out of order, each change is told once. Within a
 * transaction that holds the order's row.
 */
export async function applyDispute(tx: Db, order: Order, dispute: Dispute, mailing: OrderMailing): Promise<void> {
  const { id, amountCents, reason, openedAt, answerBy = null, refundable, state } = dispute
  const [known] = await tx.select().from(paymentDisputes).where(eq(paymentDisputes.id, id))
  const outcome = state === 'open' ? null : state
  // An older answer that arrives late opens nothing again.
  if (known?.outcome && (!outcome || outcome === known.outcome)) return
  const now = { amountCents, reason, answerBy, refundable, outcome, closedAt: outcome && new Date() }
  await tx
    .insert(paymentDisputes)
    .values({ id, orderId: order.id, openedAt, ...now })
    .onConflictDoUpdate({ target: paymentDisputes.id, set: now })
  if (outcome) return closeDispute(tx, order, dispute, mailing)
  if (known) return
  await note(tx, order.id, 'payments', `Disputed: the guest’s bank demands ${euro(amountCents)} back`)
  await queueMail(tx, disputedMail(order, dispute, mailing))
}

async function closeDispute(tx: Db, order: Order, dispute: Dispute, mailing: OrderMailing): Promise<void> {
  const { amountCents, state } = dispute
  const what = state === 'won' ? 'the money stays' : `${euro(amountCents)} went back to the guest’s bank`
  await note(tx, order.id, 'payments', `Dispute ${state === 'won' ? 'closed' : 'lost'}: ${what}`)
  const { orderId, outcome } = paymentDisputes
  const lost = and(eq(orderId, order.id), eq(outcome, 'lost'))
  const [{ cents } = { cents: null }] = await tx
    .select({ cents: sum(paymentDisputes.amountCents) })
    .from(paymentDisputes)
    .where(lost)
  const now = { ...order, lostCents: Number(cents ?? 0) }
  if (isOwedAgain(order, now)) {
    now.refundedAt = null
    await note(tx, order.id, 'payments', `To give back again: ${euro(owedOf(now))}, which the bank has returned`)
  }
  const { lostCents, refundedAt } = now
  await tx.update(guestOrders).set({ lostCents, refundedAt }).where(eq(guestOrders.id, order.id))
  await closeTakenBack(tx, now)
  await queueMail(tx, disputeClosedMail(await getOrder(tx, order.id), dispute, mailing))
}

/**
 * A dispute that was lost is won after all: what had gone back to the guest that way is still to be refunded. Not of an order that was
 * never cancelled by the team but closed by its last refund: nobody has promised the guest more. Nor after a refund that only the team
 * could settle.
 */
function isOwedAgain(before: Order, now: Order): boolean {
  const { cancelledAt, refundedAt, refundFailedAt } = before
  if (!cancelledAt || !refundedAt || refundFailedAt || cancelledAt >= refundedAt) return false
  return owedOf(before) === 0 && owedOf(now) > 0
}

/** A cancelled order of which the bank has taken the money back is owed no more. Within a transaction. @returns whether it is so */
export async function closeTakenBack(tx: Db, order: Order): Promise<boolean> {
  if (!order.cancelledAt || order.refundedAt || order.lostCents === 0 || owedOf(order) > 0) return false
  const closed = await tx
    .update(guestOrders)
    .set({ refundedAt: new Date() })
    .where(and(eq(guestOrders.id, order.id), isNull(guestOrders.refundedAt)))
    .returning({ id: guestOrders.id })
  if (closed.length) await note(tx, order.id, 'payments', 'Nothing more to give back: the guest’s bank has taken the money')
  return true
}
