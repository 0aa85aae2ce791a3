import { eq, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { retention } from '#app/estate/policies.ts'
import { daysBefore } from '#app/estate/time/periods.ts'
import { knownOutcomes } from '#app/orders/disputes.server.ts'
import { guestOrders, stripeEvents } from '#app/orders/orders.tables.ts'
import type { Payment, PaymentEvent, Payments } from '#app/payments/payments.server.ts'
import { applyDispute } from './apply-disputes.server.ts'
import { applyPayment, type Settling } from './settle-orders.server.ts'

/** Only these can change an order. */
const telling = /^(checkout\.session\.|charge\.refund|refund\.|charge\.dispute\.)/

/**
 * Handles an event with a valid signature: stores it, asks the provider for the current state, then applies the effect and closes the event
 * in one transaction. However often, late or out of order events come, the effect is the same.
 * @throws if the provider fails to answer and the event alone does not settle the matter, or if its answer is outdated: the event stays
 * open and comes again.
 */
export async function receivePaymentEvent(
  db: Db,
  event: PaymentEvent,
  { payments, mailing, log }: Settling & { payments: Payments },
): Promise<'done' | 'done before'> {
  await db.insert(stripeEvents).values({ id: event.id, type: event.type }).onConflictDoNothing()
  const [known] = await db.select().from(stripeEvents).where(eq(stripeEvents.id, event.id))
  if (known?.processedAt) return 'done before'

  const knownCents = await knownRefunds(db, event)
  const payment = telling.test(event.type) ? await truthOf(payments, event, knownCents, log) : undefined
  const dispute = event.disputeId ? await truthOfDispute(db, payments, event.disputeId) : undefined
  await db.transaction(async (tx) => {
    const order = payment && (await applyPayment(tx, payment, { mailing, log }, knownCents))
    if (order && dispute) await applyDispute(tx, order, dispute.now, mailing, dispute.knownOutcome)
    await tx.update(stripeEvents).set({ processedAt: sql`now()` }).where(eq(stripeEvents.id, event.id))
  })
  return 'done'
}

/** What we know is read first, so that the provider's answer is newer. */
async function truthOfDispute(db: Db, payments: Payments, id: string) {
  const knownOutcome = (await knownOutcomes(db, { id })).get(id) ?? null
  const now = await payments.findDispute(id)
  return now && { now, knownOutcome }
}

/** Deletes old handled events: nobody sends them again by then, and if somebody did, the effect would be the same. */
export async function forgetOldPaymentEvents(db: Db, now: Date): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.processedAt, daysBefore(now, retention.paymentEventsDays)))
}

/** Read before asking the provider, so that the provider's answer is newer. An unknown order counts as not paid yet. */
async function knownRefunds(db: Db, { sessionId, paymentIntent }: PaymentEvent): Promise<number> {
  const { stripeSessionId, paymentIntent: intent, refundedCents } = guestOrders
  const by = sessionId ? eq(stripeSessionId, sessionId) : paymentIntent ? eq(intent, paymentIntent) : undefined
  if (!by) return 0
  const [order] = await db.select({ refundedCents }).from(guestOrders).where(by)
  return order?.refundedCents ?? 0
}

/**
 * The provider's answer, because it is newer than the event. But an outcome it has signed counts even if it does not answer or does not
 * know of it yet: what is paid stays paid, and what has expired can never be paid (if it were, that event would still settle the closed
 * order). Refunds are then taken as last known, and the log says that the outcome was not confirmed.
 */
async function truthOf(payments: Payments, event: PaymentEvent, knownCents: number, log: Logger): Promise<Payment | undefined> {
  const { sessionId, paymentIntent, ended } = event
  if (!sessionId) return paymentIntent ? payments.findPayment({ paymentIntent }) : undefined
  let refusal: unknown
  const now = await payments.findPayment({ sessionId }).catch((error) => {
    if (!ended) throw error
    refusal = error
    return undefined
  })
  if (!ended || (now && now.state !== 'open')) return now
  const why = refusal ? { err: refusal } : { answer: now?.state ?? 'unknown' }
  log.warn({ event: event.id, ...why }, `a checkout that is ${ended.state} is believed on its event’s word alone`)
  return { ...ended, refundedCents: knownCents }
}
