import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { daysBefore } from '#app/estate/time/periods.ts'
import { unlessStopped } from '#app/jobs/unless-stopped.ts'
import { holdsRefund } from '#app/orders/disputes.server.ts'
import { owedOf } from '#app/orders/order-status.ts'
import { guestOrders, type Order } from '#app/orders/orders.tables.ts'
import { type Payments, ProviderAway, Refused } from '#app/payments/payments.server.ts'
import { closeTakenBack } from './apply-disputes.server.ts'
import { recordRefunds, tellCancelled } from './refund-orders.server.ts'
import { applyPayment, expireOrder, type Settling } from './settle-orders.server.ts'

/** How long events have to arrive before we ask. */
const patienceMinutes = 3
/** The most of each kind in one run, because the other jobs wait for it. */
const batch = 200

type Needs = Settling & { payments: Payments | undefined }

/**
 * Settles orders without an event: asks the provider about every order still pending and every refund under way. Demo orders need no
 * provider, whatever is configured now. An order that cannot be checked is retried at the next run; so are the remaining ones if the
 * provider is away or `signal` says stop, because other jobs and the shutdown wait for this one.
 */
export async function reconcilePendingOrders(
  db: Db,
  { payments, mailing, log, signal, now = new Date() }: Needs & { signal?: AbortSignal | undefined; now?: Date },
): Promise<{ looked: number; failed: number }> {
  const needs = { payments: payments && hearingOnly(payments, signal), mailing, log }
  const { pending, owed } = unsettled(payments, now)
  const run: Run = { looked: 0, failed: 0, isProviderAway: false, log, signal }
  await lookAtEach(db, pending, run, (order) => settlePending(db, needs, order, now))
  await lookAtEach(db, owed, run, (order) => giveBackOrTell(db, needs, order))
  return { looked: run.looked, failed: run.failed }
}

/** The orders to check: those waiting for a payment, and those with a refund under way. */
function unsettled(payments: Payments | undefined, now: Date) {
  const before = new Date(now.getTime() - patienceMinutes * 60_000)
  const ours = inArray(guestOrders.provider, payments ? ['demo', payments.provider] : ['demo'])
  const { paidAt, expiredAt, mischargedAt, createdAt, status, cancelledAt, refundFailedAt, lookedAt } = guestOrders
  // A refund that failed is settled by the team: once a day is often enough to learn that they did it at the provider's.
  const notYetToday = or(isNull(refundFailedAt), isNull(lookedAt), lt(lookedAt, daysBefore(now, 1)))
  return {
    pending: and(ours, isNull(paidAt), isNull(expiredAt), isNull(mischargedAt), lt(createdAt, before)),
    owed: and(ours, sql`${status} = 'cancelled'`, lt(cancelledAt, before), notYetToday),
  }
}

/** The orders not looked at for longest, so that however many cannot be settled, the others get their turn. */
function nextOf(db: Db, where: SQL | undefined): Promise<Order[]> {
  const { lookedAt, createdAt } = guestOrders
  return db.select().from(guestOrders).where(where).orderBy(sql`${lookedAt} nulls first`, asc(createdAt)).limit(batch)
}

/** The results of one run so far. */
type Run = { looked: number; failed: number; isProviderAway: boolean; log: Logger; signal: AbortSignal | undefined }

async function lookAtEach(db: Db, where: SQL | undefined, run: Run, work: (order: Order) => Promise<unknown>): Promise<void> {
  for (const order of await nextOf(db, where)) {
    if (run.signal?.aborted) return
    if (run.isProviderAway && order.provider !== 'demo') continue
    run.looked++
    try {
      // Recorded first, so that an order that crashes the process is not tried first again.
      await db.update(guestOrders).set({ lookedAt: sql`now()` }).where(eq(guestOrders.id, order.id))
      await work(order)
    } catch (error) {
      if (run.signal?.aborted) return
      run.failed++
      if (error instanceof ProviderAway) run.isProviderAway = true
      run.log.error({ orderId: order.id, err: error }, 'an order could not be reconciled')
    }
  }
}

async function settlePending(db: Db, { payments, mailing, log }: Needs, order: Order, now: Date): Promise<void> {
  const payment = await findPayment(payments, order)
  if (payment) {
    await applyPayment(db, payment, { mailing, log }, order.refundedCents)
    return
  }
  // Without a checkout nobody got a payment page; a demo page simply expires.
  if (order.stripeSessionId && order.checkoutExpiresAt >= now) return
  await db.transaction((tx) => expireOrder(tx, order, 'Closed: never paid'))
}

/** The provider, without waiting for it once `signal` says stop. What it then still does is found at the next run. */
function hearingOnly(payments: Payments, signal: AbortSignal | undefined): Payments {
  return {
    ...payments,
    findPayment: (by) => unlessStopped(payments.findPayment(by), signal),
    refund: (order) => unlessStopped(payments.refund(order), signal),
  }
}

/**
 * As `giveBack`; if the money could not be refunded at once, the guest is at least told that the order is cancelled.
 * @throws what `giveBack` throws
 */
export async function giveBackOrTell(db: Db, needs: Needs, order: Order): Promise<number> {
  try {
    return await giveBack(db, needs, order)
  } finally {
    await tellCancelled(db, order.id, needs.mailing)
  }
}

/**
 * Asks the provider to refund what is still due for a cancelled order. Repeating it refunds nothing twice.
 * @returns the cents requested now: 0 if nothing is due, nothing can be refunded yet, or only the team can settle it.
 * @throws if the provider of this order is not configured, refuses, or does not answer.
 */
async function giveBack(db: Db, { payments, mailing, log }: Needs, order: Order): Promise<number> {
  if (order.provider === 'demo') {
    // No money was taken.
    await recordRefunds(db, order.id, { refundedCents: order.amountCents, knownCents: order.refundedCents }, mailing)
    return 0
  }
  if (payments?.provider !== order.provider)
    throw new Error(`the provider of order ${order.id} is not configured: its refund waits`)
  const payment = await findPayment(payments, order)
  if (!payment) throw new Error(`the provider knows no payment of order ${order.id}`)
  const present = await applyPayment(db, payment, { mailing, log }, order.refundedCents)
  if (!present || present.refundedAt || present.refundFailedAt) return 0
  if (await db.transaction((tx) => closeTakenBack(tx, present, mailing))) return 0
  // What the bank holds cannot be refunded; once it has decided, this is retried.
  if (await holdsRefund(db, order.id)) return 0
  const amountCents = owedOf(present)
  const { id: orderId, paymentIntent, refundAttempt: attempt } = present
  const refund = await payments.refund({ orderId, paymentIntent, amountCents, attempt }).catch(async (error: unknown) => {
    if (error instanceof Refused) await countRefusal(db, present)
    throw error
  })
  const knownCents = payment.refundedCents
  if (refund === 'done') await recordRefunds(db, order.id, { refundedCents: knownCents + amountCents, knownCents }, mailing)
  return amountCents
}

/**
 * Gives the next attempt a key of its own. Nothing is refunded twice even if the refusal was a mishap after the refund (a 500): we first
 * ask what has been refunded, and always request all that is left of the charge. Two refusals at once count as one.
 */
async function countRefusal(db: Db, { id, refundAttempt }: Order): Promise<void> {
  await db
    .update(guestOrders)
    .set({ refundAttempt: refundAttempt + 1 })
    .where(and(eq(guestOrders.id, id), eq(guestOrders.refundAttempt, refundAttempt)))
}

async function findPayment(payments: Payments | undefined, { provider, stripeSessionId }: Order) {
  if (payments?.provider !== provider || !stripeSessionId) return undefined
  return payments.findPayment({ sessionId: stripeSessionId })
}
