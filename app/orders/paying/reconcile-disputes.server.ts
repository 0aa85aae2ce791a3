import { eq, isNull, min } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { daysBefore } from '#app/estate/time/periods.ts'
import { unlessStopped } from '#app/jobs/unless-stopped.ts'
import { type DisputeOutcome, knownOutcomes } from '#app/orders/disputes.server.ts'
import { guestOrders, paymentDisputes } from '#app/orders/orders.tables.ts'
import type { Dispute, Payments } from '#app/payments/payments.server.ts'
import { applyDispute } from './apply-disputes.server.ts'
import type { Settling } from './settle-orders.server.ts'

/** Far longer than a provider repeats an event that nobody accepted. */
const lookBackDays = 30

type Needs = Settling & { payments: Payments | undefined; signal?: AbortSignal | undefined; now?: Date }

/**
 * Finds disputes, and decisions on them, whose events never arrived: asks the provider for all disputes of the last month, or from the
 * oldest undecided one on. One that fails is retried at the next run and does not hold up the others. @throws if the provider does not
 * answer
 */
export async function reconcileDisputes(db: Db, { payments, mailing, log, signal, now = new Date() }: Needs): Promise<void> {
  if (!payments) return
  const since = await sinceWhen(db, now)
  const known = await knownOutcomes(db, { since })
  const disputes = await unlessStopped(payments.listDisputes(since), signal)
  // Oldest first, as their events would have come.
  for (const dispute of disputes.toReversed()) {
    if (signal?.aborted) return
    await applyToOrder(db, dispute, mailing, known.get(dispute.id) ?? null).catch((err: unknown) => {
      log.error({ dispute: dispute.id, err }, 'a dispute could not be reconciled')
    })
  }
}

async function sinceWhen(db: Db, now: Date): Promise<Date> {
  const [{ oldest } = { oldest: null }] = await db
    .select({ oldest: min(paymentDisputes.openedAt) })
    .from(paymentDisputes)
    .where(isNull(paymentDisputes.outcome))
  const monthAgo = daysBefore(now, lookBackDays)
  return oldest && oldest < monthAgo ? oldest : monthAgo
}

/** Ignores disputes about no order of ours: others may use the provider's account, too. */
async function applyToOrder(db: Db, dispute: Dispute, mailing: Settling['mailing'], knownOutcome: DisputeOutcome): Promise<void> {
  const { paymentIntent } = dispute
  if (!paymentIntent) return
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(guestOrders).where(eq(guestOrders.paymentIntent, paymentIntent)).for('update')
    if (order) await applyDispute(tx, order, dispute, mailing, knownOutcome)
  })
}
