/** Disputes: guests' banks that claim a payment back. The team responds on the provider's own pages; here it is told about them. */
import { and, eq, isNull, sum } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { euro } from '#app/estate/money.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import type { DisputeOutcome } from '#app/orders/disputes.server.ts'
import { note } from '#app/orders/order-history.server.ts'
import { nobody } from '#app/orders/order-privacy.server.ts'
import { owedOf } from '#app/orders/order-status.ts'
import { cancelledMail, disputeClosedMail, disputedMail, type OrderMailing } from '#app/orders/orders.email.ts'
import { getOrder } from '#app/orders/orders.server.ts'
import { guestOrders, type Order, paymentDisputes } from '#app/orders/orders.tables.ts'
import type { Dispute } from '#app/payments/payments.server.ts'

/**
 * Brings what we know about a dispute up to date. Whatever comes late, twice or out of order, the team is told about each change once.
 * Within a transaction that holds the order's row.
 * @param knownOutcome what we knew of its outcome when the provider was asked
 * @throws if its outcome has changed since: the answer may be outdated, so the provider has to be asked again.
 */
export async function applyDispute(
  tx: Db,
  order: Order,
  dispute: Dispute,
  mailing: OrderMailing,
  knownOutcome: DisputeOutcome,
): Promise<void> {
  const { id, amountCents, reason, openedAt, answerBy = null, isInquiry, state } = dispute
  const [known] = await tx.select().from(paymentDisputes).where(eq(paymentDisputes.id, id))
  const outcome = state === 'open' ? null : state
  // A stale answer must not reopen the dispute.
  if (known?.outcome && (!outcome || outcome === known.outcome)) return
  // Nor may it undo the bank's last word: a dispute that was lost can be won after all.
  if ((known?.outcome ?? null) !== knownOutcome) throw new Error(`dispute ${id} changed while the provider was asked`)
  // Never possible again once it was not, whatever a stale answer says.
  const refundable = dispute.refundable && known?.refundable !== false
  const now = { amountCents, reason, answerBy, refundable, outcome, closedAt: outcome && new Date() }
  await tx
    .insert(paymentDisputes)
    .values({ id, orderId: order.id, openedAt, ...now })
    .onConflictDoUpdate({ target: paymentDisputes.id, set: now })
  if (outcome) return closeDispute(tx, order, dispute, mailing)
  // A claim may follow an inquiry, with another deadline, and then refunding no longer settles it.
  const isClaimNow = known?.refundable && !refundable && !isInquiry
  if (known && !isClaimNow) return
  const before = known ? ' now' : ''
  await note(tx, order.id, 'payments', `Disputed: the guest’s bank is${before} claiming ${euro(amountCents)} back`)
  await queueMail(tx, disputedMail(order, dispute, mailing))
}

async function closeDispute(tx: Db, order: Order, dispute: Dispute, mailing: OrderMailing): Promise<void> {
  const { amountCents, state } = dispute
  const kept = order.cancelledAt ? 'the bank takes nothing back' : 'we keep the money'
  const what = state === 'won' ? kept : `${euro(amountCents)} went back to the guest’s bank`
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
    await note(tx, order.id, 'payments', `To be refunded again: ${euro(owedOf(now))}, which the bank has returned`)
  }
  const { lostCents, refundedAt } = now
  await tx.update(guestOrders).set({ lostCents, refundedAt }).where(eq(guestOrders.id, order.id))
  await closeTakenBack(tx, now, mailing)
  await queueMail(tx, disputeClosedMail(await getOrder(tx, order.id), dispute, mailing))
}

/**
 * A lost dispute that is won after all: what the bank had taken back for the guest is owed to them again. Not for an order that the team
 * never cancelled but that was closed by its last refund: nobody has promised that guest more. Nor after a failed refund, which only the
 * team can settle.
 */
function isOwedAgain(before: Order, now: Order): boolean {
  const { cancelledAt, refundedAt, refundFailedAt } = before
  if (!cancelledAt || !refundedAt || refundFailedAt || cancelledAt >= refundedAt) return false
  return owedOf(before) === 0 && owedOf(now) > 0
}

/**
 * Closes a cancelled order for which nothing is owed any more because the bank has taken the money back, and tells the guest of the
 * cancellation unless they know of it. Within a transaction. @returns whether that is the case
 */
export async function closeTakenBack(tx: Db, order: Order, mailing: OrderMailing): Promise<boolean> {
  if (!order.cancelledAt || order.refundedAt || order.lostCents === 0 || owedOf(order) > 0) return false
  const now = new Date()
  const closed = await tx
    .update(guestOrders)
    .set({ refundedAt: now, cancelToldAt: order.cancelToldAt ?? now })
    .where(and(eq(guestOrders.id, order.id), isNull(guestOrders.refundedAt)))
    .returning({ id: guestOrders.id })
  if (closed.length === 0) return true
  await note(tx, order.id, 'payments', 'Nothing left to refund: the guest’s bank has taken the money')
  if (!order.cancelToldAt && order.email !== nobody.email) await queueMail(tx, cancelledMail(order, false, mailing))
  return true
}
