/** Orders under data protection law: between what a guest may demand and what tax law requires us to keep. */
import { and, asc, eq, getTableColumns, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { isAddress } from '#app/db/mail-address.ts'
import { retention } from '#app/estate/policies.ts'
import { estateDay } from '#app/estate/time/estate-day.ts'
import { daysBefore, taxYearsBefore } from '#app/estate/time/periods.ts'
import { disputed, listDisputes } from './disputes.server.ts'
import { listHistory } from './orders.server.ts'
import { guestOrders, type Order } from './orders.tables.ts'

/** Stands in for a guest who asked to be forgotten. `.invalid` reaches nobody (RFC 2606). */
export const nobody = { guestName: 'Erased on request', email: 'erased@guests.invalid' }

/** The prefix of all kinds of emails about orders. */
export const orderMails = 'order_'

const { search, idempotencyKey, refundAttempt, lookedAt, cancelToldAt, ...givenOut } = getTableColumns(guestOrders)

/** Oldest first, each with what happened to it. */
export async function findOrdersOf(db: Db, email: string) {
  const orders = await db.select(givenOut).from(guestOrders).where(isOf(email)).orderBy(asc(guestOrders.createdAt))
  const history = await listHistory(
    db,
    orders.map(({ id }) => id),
  )
  const disputes = await listDisputes(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => ({
    ...order,
    disputes: disputes
      .filter(({ orderId }) => orderId === order.id)
      .map(({ openedAt, amountCents, reason, outcome, closedAt }) => ({ openedAt, amountCents, reason, outcome, closedAt })),
    history: history.filter(({ orderId }) => orderId === order.id).map(({ at, what }) => ({ at, what })),
  }))
}

export type ErasedOrders = {
  deleted: number
  /** Paid, even if with a wrong amount: sum, day and payment reference stay for the accounts, the guest does not. */
  anonymised: number
  /** Still being paid, delivered, refunded or disputed, which needs the guest's name. */
  waiting: number
}

/** How many of a person's orders `eraseOrdersOf` would leave as they are. */
export async function countWaitingOf(db: Db, email: string, now: Date): Promise<number> {
  const orders = await db.select().from(guestOrders).where(isOf(email))
  return orders.filter(await findWaits(db, now)).length
}

/** Deletes a person's unpaid orders and removes their name from paid ones; orders under way stay. Within a transaction. */
export async function eraseOrdersOf(tx: Db, email: string, now: Date): Promise<ErasedOrders> {
  const orders = await tx.select().from(guestOrders).where(isOf(email)).for('update')
  const waits = await findWaits(tx, now)
  const result: ErasedOrders = { deleted: 0, anonymised: 0, waiting: 0 }
  for (const order of orders) {
    if (waits(order)) result.waiting += 1
    else if (order.paidAt || order.mischargedAt) {
      await tx.update(guestOrders).set(nobody).where(eq(guestOrders.id, order.id))
      result.anonymised += 1
    } else {
      await tx.delete(guestOrders).where(eq(guestOrders.id, order.id))
      result.deleted += 1
    }
  }
  return result
}

/** Deletes unpaid orders soon and paid ones when tax law allows; never one with an unsettled wrong charge. */
export async function forgetOldOrders(db: Db, now: Date): Promise<void> {
  const { paidAt, expiredAt, mischargedAt, createdAt } = guestOrders
  const soon = lt(createdAt, daysBefore(now, retention.unpaidOrdersDays))
  const old = and(lt(createdAt, taxYearsBefore(now, retention.ordersYears)), or(isNull(mischargedAt), isNotNull(expiredAt)))
  await db.delete(guestOrders).where(or(and(isNull(paidAt), isNull(mischargedAt), soon), old))
}

async function findWaits(db: Db, now: Date) {
  const contested = new Set((await disputed(db)).map(({ id }) => id))
  return (order: Order) => isUnderWay(order, now) || contested.has(order.id)
}

function isUnderWay({ paidAt, expiredAt, cancelledAt, refundedAt, deliveredAt, stayOn }: Order, now: Date): boolean {
  if (!paidAt) return !expiredAt
  if (cancelledAt) return !refundedAt
  return !deliveredAt && stayOn >= estateDay(now)
}

function isOf(email: string) {
  return isAddress(guestOrders.email, email)
}
