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
  type SQL,
  sql,
} from 'drizzle-orm'
import { cachedStatement, cachedStatementEach } from '#app/db/cached-statement.server.ts'
import type { Db } from '#app/db/db.ts'
import { inBatches } from '#app/db/in-batches.ts'
import { type ListPage, readPage, type Span, type SpanPlaces } from '#app/db/list-page.server.ts'
import { addressBegins, looksLikeAddress } from '#app/db/mail-address.ts'
import { isId } from '#app/db/new-id.server.ts'
import { hasWords } from '#app/db/search-text.ts'
import type { ProductCategory } from '#app/products/catalogue.ts'
import { categoriesWithoutWork } from '#app/products/ordering-rules.ts'
import { disputed } from './disputes.server.ts'
import { looksLikeOrderId, type OrderStatus } from './order-status.ts'
import { guestOrders, type Order, orderHistory } from './orders.tables.ts'
import { inTurn } from './orders-in-turn.server.ts'

export type { Order } from './orders.tables.ts'

/** Which orders to list; an absent field does not restrict them. */
export type OrderFilter = {
  /** Stay dates, yyyy-MM-dd, both included. */
  from?: string | undefined
  to?: string | undefined
  roomName?: string | undefined
  category?: ProductCategory | undefined
  status?: OrderStatus | undefined
  /** With a dispute that the guest's bank has not decided yet. */
  disputed?: boolean | undefined
  /** By the team, whether its refund is still due or through. */
  cancelled?: boolean | undefined
  /** Paid, and still to be delivered. */
  open?: boolean | undefined
  /** Sought in the guest's name, address and item; an email address only from its beginning. */
  words?: string | undefined
}

const { search: _, ...orderColumns } = getTableColumns(guestOrders)

/** `cut`: the stay dates whose orders begin on the page before, or go on on the next one. */
export type PageOfOrders = ListPage<Order> & { cut: { before: string | undefined; after: string | undefined } }

/** In the order in which the team works. */
export async function listOrders(db: Db, filter: OrderFilter, page = 1, perPage?: number): Promise<PageOfOrders> {
  const { words, open, disputed: isDisputed, cancelled, ...plain } = filter
  const read = (span: Span) =>
    words || isDisputed || cancelled
      ? selectPage(db, whereOf(db, filter), span)
      : pageWithoutWords(db, { ...plain, ...span }, open ? 'open' : '')
  let cut: PageOfOrders['cut'] = { before: undefined, after: undefined }
  const found = await readPage(db, {
    page,
    ...(perPage && { perPage }),
    async rows({ limit, offset }) {
      const before = Math.min(1, offset)
      const wider = await read({ limit: before + limit + 1, offset: offset - before })
      const rows = wider.slice(before, before + limit)
      const dayBeside = (at: number, beside: Order | undefined) => {
        const day = wider[at]?.stayOn
        return day === beside?.stayOn ? day : undefined
      }
      cut = { before: before ? dayBeside(0, rows[0]) : undefined, after: dayBeside(before + limit, rows.at(-1)) }
      return rows
    },
    all: () => db.select({ one: sql`1` }).from(guestOrders).where(whereOf(db, filter)),
  })
  return { ...found, cut }
}

function selectPage(db: Db, where: SQL | undefined, { limit, offset }: SpanPlaces) {
  // Ids first: the thousands before a distant page are skipped in an index, not read.
  const ids = db
    .select({ id: guestOrders.id })
    .from(guestOrders)
    .where(where)
    .orderBy(...inTurn)
    .limit(limit)
    .offset(offset)
  return db
    .select(orderColumns)
    .from(guestOrders)
    .where(inArray(guestOrders.id, ids))
    .orderBy(...inTurn)
}

type PlainFilter = Omit<OrderFilter, 'open' | 'words' | 'disputed' | 'cancelled'>

const pageWithoutWords = cachedStatementEach<PlainFilter & Span, Order[], 'open' | ''>((db, { limit, offset, ...asked }, how) =>
  selectPage(db, whereOf(db, { ...asked, open: how === 'open' }), { limit, offset }).prepare(''),
)

/** Every order that matches when it begins, in the same order, without holding them all in memory. */
export async function* walkOrders(db: Db, filter: OrderFilter, atOnce?: number): AsyncGenerator<Order> {
  const found = await db
    .select({ id: guestOrders.id })
    .from(guestOrders)
    .where(whereOf(db, filter))
    .orderBy(...inTurn)
  for (const some of inBatches(found, atOnce)) {
    const ids = some.map(({ id }) => id)
    yield* await db
      .select(orderColumns)
      .from(guestOrders)
      .where(inArray(guestOrders.id, ids))
      .orderBy(...inTurn)
  }
}

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

/** Paid orders for days before `today` that nobody has delivered. */
export function countOverdue(db: Db, today: Placeholder) {
  return db.$count(guestOrders, and(toDeliver, lt(guestOrders.stayOn, today)))
}

/** Cancelled orders whose refund is overdue (`refundsDueSince`) or was rejected by the guest's bank; not those waiting for a dispute. */
export function countLateRefunds(db: Db, dueSince: Placeholder) {
  const owed = sql`${guestOrders.status} = 'cancelled'`
  const late = or(lt(guestOrders.cancelledAt, dueSince), isNotNull(guestOrders.refundFailedAt))
  return db.$count(guestOrders, and(owed, late, notInArray(guestOrders.id, disputed(db))))
}

/** Wrongly charged orders that nobody has settled yet. Worded like the index `guest_orders_unsettled`. */
export function countMischarged(db: Db) {
  return db.$count(guestOrders, sql`paid_at is null and expired_at is null and ${guestOrders.mischargedAt} is not null`)
}

/** Worded like the index `guest_orders_to_deliver`: with a parameter it would not be used. */
const toDeliver = and(
  sql`${guestOrders.status} = 'paid' and ${guestOrders.deliveredAt} is null`,
  notInArray(guestOrders.category, categoriesWithoutWork),
)

type Asked = Pick<OrderFilter, 'open' | 'words' | 'disputed' | 'cancelled'> & {
  [Name in keyof PlainFilter]: PlainFilter[Name] | Placeholder
}

function whereOf(
  db: Db,
  { from, to, roomName, category, status, disputed: isDisputed, cancelled, open, words }: Asked,
): SQL | undefined {
  return and(
    from ? gte(guestOrders.stayOn, from) : undefined,
    to ? lte(guestOrders.stayOn, to) : undefined,
    roomName ? eq(guestOrders.roomName, roomName) : undefined,
    category ? eq(guestOrders.category, category) : undefined,
    status ? eq(guestOrders.status, status) : undefined,
    isDisputed ? inArray(guestOrders.id, disputed(db)) : undefined,
    cancelled ? isNotNull(guestOrders.cancelledAt) : undefined,
    open ? toDeliver : undefined,
    words ? isFoundBy(words) : undefined,
  )
}

/**
 * An order number, which guests are asked to quote, is compared from its beginning. So is an address: thousands of others share its
 * letters, and most of them its end.
 */
function isFoundBy(words: string): SQL {
  // By this the log of changes leads to an order (`orderById`).
  if (isId(words)) return eq(guestOrders.id, words)
  if (looksLikeOrderId(words)) return addressBegins(guestOrders.stripeSessionId, words)
  return looksLikeAddress(words) ? addressBegins(guestOrders.email, words) : hasWords(guestOrders.search, words)
}
