/** Reading disputes: payments that guests' banks are claiming back. */
import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { paymentDisputes } from './orders.tables.ts'

export type DisputeLine = typeof paymentDisputes.$inferSelect

/** The disputes of these orders, oldest first. */
export async function listDisputes(db: Db, orderIds: readonly string[]): Promise<DisputeLine[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(paymentDisputes)
    .where(inArray(paymentDisputes.orderId, [...orderIds]))
    .orderBy(asc(paymentDisputes.openedAt))
}

export type DisputeOutcome = DisputeLine['outcome']

/** What we know of the outcome of one dispute, or of all opened since, by the provider's id. Read before asking the provider. */
export async function knownOutcomes(db: Db, of: { id: string } | { since: Date }): Promise<ReadonlyMap<string, DisputeOutcome>> {
  const { id, openedAt, outcome } = paymentDisputes
  const where = 'id' in of ? eq(id, of.id) : gte(openedAt, of.since)
  const known = await db.select({ id, outcome }).from(paymentDisputes).where(where)
  return new Map(known.map((one) => [one.id, one.outcome]))
}

/** How many disputes the bank has not decided yet. */
export function countOpenDisputes(db: Db) {
  return db.$count(paymentDisputes, isNull(paymentDisputes.outcome))
}

/** Orders with an undecided dispute, to select from. */
export function disputed(db: Db) {
  return db.select({ id: paymentDisputes.orderId }).from(paymentDisputes).where(isNull(paymentDisputes.outcome))
}

const holds = and(isNull(paymentDisputes.outcome), eq(paymentDisputes.refundable, false))

/** Orders of which nothing can be refunded until the bank has decided, to select from. */
export function held(db: Db) {
  return db.select({ id: paymentDisputes.orderId }).from(paymentDisputes).where(holds)
}

/** Whether nothing can be refunded until the bank has decided. */
export async function holdsRefund(db: Db, orderId: string): Promise<boolean> {
  return (await db.$count(paymentDisputes, and(eq(paymentDisputes.orderId, orderId), holds))) > 0
}
