/** Reading orders. Placing, settling and fulfilling have files of their own beside this one. */
import { and, asc, eq, getTableColumns, gte, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { countFound, type Found } from '#app/db/count-found.server.ts'
import type { Db } from '#app/db/db.ts'
import { hasWords } from '#app/db/search-text.ts'
import type { ProductCategory } from '#app/products/catalogue.ts'
import { type OrderStatus, refundsDueSince } from './order-status.ts'
import { guestOrders, type Order, orderHistory } from './orders.tables.ts'

export type { Order } from './orders.tables.ts'

export type OrderFilter = {
  /** Stay dates, yyyy-MM-dd, both included. */
  from?: string | undefined
  to?: string | undefined
  roomName?: string | undefined
  category?: ProductCategory | undefined
  statuses?: readonly OrderStatus[] | undefined
  /** Paid, and not yet delivered. */
  open?: boolean | undefined
  /** In the guest's name, address or item. */
  words?: string | undefined
}

export const ordersPerPage = 50

const { search: _, ...orderColumns } = getTableColumns(guestOrders)

/** A page of orders, counted from 1, by stay date and room, the next first; and how many are found. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  page = 1,
  perPage = ordersPerPage,
): Promise<{ orders: Order[] } & Found> {
  const where = whereOf(filter)
  const sorting = [asc(guestOrders.stayOn), asc(guestOrders.roomName), asc(guestOrders.createdAt), asc(guestOrders.id)]
  // Their ids first: the thousands before a page far back are passed over in an index, not read.
  const ids = db
    .select({ id: guestOrders.id })
    .from(guestOrders)
    .where(where)
    .orderBy(...sorting)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const orders = await db
    .select(orderColumns)
    .from(guestOrders)
    .where(inArray(guestOrders.id, ids))
    .orderBy(...sorting)
  const all = db.select({ one: sql`1` }).from(guestOrders).where(where)
  return { orders, ...(await countFound(db, { rows: orders.length, page, perPage }, all)) }
}

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

/** By what the payment provider calls its checkout; the success page's only key. */
export async function findOrderByCheckout(db: Db, sessionId: string): Promise<Order | undefined> {
  if (!sessionId || sessionId.length > 255) return undefined
  const [order] = await db.select().from(guestOrders).where(eq(guestOrders.stripeSessionId, sessionId))
  return order
}

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const [order] = await db.select().from(guestOrders).where(eq(guestOrders.id, id))
  return order
}

/** @throws when there is no such order. */
export async function getOrder(db: Db, id: string): Promise<Order> {
  const [order] = await db.select().from(guestOrders).where(eq(guestOrders.id, id))
  if (!order) throw new Error(`no order ${id}`)
  return order
}

/** Paid orders for days before `today` that nobody has delivered. */
export function countOverdue(db: Db, today: string) {
  return db.$count(guestOrders, and(toDeliver, lt(guestOrders.stayOn, today)))
}

/** Cancelled orders whose money should have gone back by `now` and has not, or was refused by the guest's bank. */
export function countLateRefunds(db: Db, now: Date) {
  const owed = sql`${guestOrders.status} = 'cancelled'`
  const late = or(lt(guestOrders.cancelledAt, refundsDueSince(now)), isNotNull(guestOrders.refundFailedAt))
  return db.$count(guestOrders, and(owed, late))
}

/** Said as the index `guest_orders_to_deliver` says it: with a parameter in it, that one would not be used. */
const toDeliver = sql`${guestOrders.status} = 'paid' and ${guestOrders.deliveredAt} is null`

function whereOf({ from, to, roomName, category, statuses, open, words }: OrderFilter): SQL | undefined {
  return and(
    from ? gte(guestOrders.stayOn, from) : undefined,
    to ? lte(guestOrders.stayOn, to) : undefined,
    roomName ? eq(guestOrders.roomName, roomName) : undefined,
    category ? eq(guestOrders.category, category) : undefined,
    statuses?.length ? inArray(guestOrders.status, [...statuses]) : undefined,
    open ? toDeliver : undefined,
    words ? hasWords(guestOrders.search, words) : undefined,
  )
}
