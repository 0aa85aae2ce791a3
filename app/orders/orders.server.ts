/** Reading orders. Ordering, paying and fulfilling them are the folders beside this file. */
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  notInArray,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm'
import { cachedStatement } from '#app/db/cached-statement.server.ts'
import type { Db } from '#app/db/db.ts'
import { isAddress } from '#app/db/mail-address.ts'
import { isId } from '#app/db/new-id.server.ts'
import { categoriesWithoutWork } from '#app/products/ordering-rules.ts'
import { held } from './disputes.server.ts'
import { guestOrders, type Order, orderHistory } from './orders.tables.ts'
import { inTurn } from './orders-in-turn.server.ts'

export type { Order } from './orders.tables.ts'

const { search: _, ...columns } = getTableColumns(guestOrders)
/** All but what searching alone needs. */
export const orderColumns = columns

/** Paid orders for these days, both included, at most two hundred. */
export function listPaidOrders(db: Db, days: { from: string; to: string }): Promise<Order[]> {
  return paidOrders(db).execute(days)
}

const paidOrders = cachedStatement((db) => {
  return db
    .select(orderColumns)
    .from(guestOrders)
    .where(paidWithin)
    .orderBy(...inTurn)
    .limit(200)
    .prepare('')
})

const paidWithin = and(
  eq(guestOrders.status, 'paid'),
  gte(guestOrders.stayOn, sql.placeholder('from')),
  lte(guestOrders.stayOn, sql.placeholder('to')),
)

export type DayOfOrders = { day: string; orders: number; rooms: string[] }

/** How many paid orders there are for each of these days, both included, and for which rooms; days without orders are left out. */
export function countPaidByDay(db: Db, days: { from: string; to: string }): Promise<DayOfOrders[]> {
  return paidByDay(db).execute(days)
}

const paidByDay = cachedStatement((db) => {
  const { stayOn, roomName } = guestOrders
  const rooms = sql<string[]>`array_agg(distinct ${roomName} order by ${roomName})`
  return db
    .select({ day: stayOn, orders: count(), rooms })
    .from(guestOrders)
    .where(paidWithin)
    .groupBy(stayOn)
    .orderBy(stayOn)
    .prepare('')
})

/** The first day, `from` or later, for which something is still to be delivered. */
export async function findNextDay(db: Db, from: string): Promise<string | undefined> {
  const [next] = await nextDay(db).execute({ from })
  return next?.day
}

const nextDay = cachedStatement((db) => {
  const { stayOn } = guestOrders
  return db
    .select({ day: stayOn })
    .from(guestOrders)
    .where(and(toDeliver, gte(stayOn, sql.placeholder('from'))))
    .orderBy(stayOn)
    .limit(1)
    .prepare('')
})

export type HistoryLine = Pick<typeof orderHistory.$inferSelect, 'orderId' | 'at' | 'who' | 'what'>

/** What happened to these orders, oldest first. */
export async function listHistory(db: Db, orderIds: readonly string[]): Promise<HistoryLine[]> {
  if (orderIds.length === 0) return []
  const { orderId, at, who, what } = orderHistory
  return db
    .select({ orderId, at, who, what })
    .from(orderHistory)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(orderHistory.id))
}

/** By the payment provider's checkout id; the success page's only key. */
export async function findOrderByCheckout(db: Db, sessionId: string): Promise<Order | undefined> {
  if (!/^\w{1,255}$/.test(sessionId)) return undefined
  const [order] = await db.select().from(guestOrders).where(eq(guestOrders.stripeSessionId, sessionId))
  return order
}

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  if (!isId(id)) return undefined
  const [order] = await db.select().from(guestOrders).where(eq(guestOrders.id, id))
  return order
}

/** @throws when there is no such order. */
export async function getOrder(db: Db, id: string): Promise<Order> {
  const order = await findOrder(db, id)
  if (!order) throw new Error(`no order ${id}`)
  return order
}

/** Whatever became of them. */
export function countOrdersOf(db: Db, email: string) {
  return db.$count(guestOrders, isAddress(guestOrders.email, email))
}

/** Paid orders for days before `today` that nobody has delivered. */
export function countOverdue(db: Db, today: Placeholder | string) {
  return db.$count(guestOrders, and(toDeliver, lt(guestOrders.stayOn, today)))
}

/** Cancelled orders whose refund is overdue (`refundsDueSince`) or was rejected by the guest's bank; not those a dispute holds up. */
export function countLateRefunds(db: Db, dueSince: Placeholder) {
  const owed = sql`${guestOrders.status} = 'cancelled'`
  const late = or(lt(guestOrders.cancelledAt, dueSince), isNotNull(guestOrders.refundFailedAt))
  return db.$count(guestOrders, and(owed, late, notInArray(guestOrders.id, held(db))))
}

/** Wrongly charged orders that nobody has settled yet. Worded like the index `guest_orders_unsettled`. */
export function countMischarged(db: Db) {
  return db.$count(guestOrders, sql`paid_at is null and expired_at is null and ${guestOrders.mischargedAt} is not null`)
}

/** Paid, and still to be delivered. Worded like the index `guest_orders_to_deliver`: with a parameter it would not be used. */
export const toDeliver = and(
  sql`${guestOrders.status} = 'paid' and ${guestOrders.deliveredAt} is null`,
  notInArray(guestOrders.category, categoriesWithoutWork),
)
