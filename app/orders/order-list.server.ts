/** The team's list of orders: filtered, searched, and read a page at a time or whole. */
import { and, count, desc, eq, gte, inArray, isNotNull, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { cachedStatementEach } from '#app/db/cached-statement.server.ts'
import type { Db } from '#app/db/db.ts'
import { inBatches } from '#app/db/in-batches.ts'
import { type ListPage, readPage, type Span, type SpanPlaces } from '#app/db/list-page.server.ts'
import { addressBegins, looksLikeAddress } from '#app/db/mail-address.ts'
import { isId } from '#app/db/new-id.server.ts'
import { hasWords } from '#app/db/search-text.ts'
import type { ProductCategory } from '#app/products/catalogue.ts'
import { disputed } from './disputes.server.ts'
import { looksLikeOrderId, type OrderStatus } from './order-status.ts'
import { type Order, orderColumns, toDeliver } from './orders.server.ts'
import { guestOrders } from './orders.tables.ts'
import { inTurn } from './orders-in-turn.server.ts'

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

/** `cut`: the stay dates whose orders begin on the page before, or go on on the next one. */
export type PageOfOrders = ListPage<Order> & { cut: { before: string | undefined; after: string | undefined } }

/** In the order in which the team works. */
export async function listOrders(db: Db, filter: OrderFilter, page = 1, perPage?: number): Promise<PageOfOrders> {
  const { words, open, disputed: isDisputed, cancelled, ...plain } = filter
  const read = (span: Span) =>
    words || isDisputed || cancelled
      ? selectPage(db, whereOf(db, filter), span)
      : readFromItsDay(db, plain, span, open ? 'open' : '')
  let cut: PageOfOrders['cut'] = { before: undefined, after: undefined }
  const found = await readPage(db, {
    page,
    ...(perPage && { perPage }),
    async rows({ limit, offset }) {
      const before = Math.min(1, offset)
      const wider = await read({ limit: before + limit, offset: offset - before })
      const rows = wider.slice(before)
      const sharedDay = (one: Order | undefined, next: Order | undefined) =>
        one?.stayOn === next?.stayOn ? next?.stayOn : undefined
      cut = { before: before ? sharedDay(wider[0], rows[0]) : undefined, after: sharedDay(rows[limit - 2], rows[limit - 1]) }
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

/** No index has the order within a day, so the days before a distant page are counted, and only its own days sorted. */
async function readFromItsDay(db: Db, filter: PlainFilter, { limit, offset }: Span, how: 'open' | ''): Promise<Order[]> {
  if (offset === 0) return pageWithoutWords(db, { ...filter, limit, offset }, how)
  const [first] = await dayReached(db, { ...filter, rows: offset + 1 }, how)
  if (!first || first.rows <= offset) return []
  const before = first.rows - first.ofDay
  return pageWithoutWords(db, { ...filter, from: first.day, limit, offset: offset - before }, how)
}

type DayReached = { day: string; ofDay: number; rows: number }

/** The stay date of the row with this number, how many of the rows up to it have that date, and how many rows there are up to it. */
const dayReached = cachedStatementEach<PlainFilter & { rows: number }, DayReached[], 'open' | ''>(
  (db, { rows, ...asked }, how) => {
    const passed = db
      .select({ day: guestOrders.stayOn })
      .from(guestOrders)
      .where(whereOf(db, { ...asked, open: how === 'open' }))
      .orderBy(guestOrders.stayOn)
      .limit(rows)
      .as('passed')
    return db
      .select({ day: passed.day, ofDay: count(), rows: sql<number>`sum(count(*)) over ()`.mapWith(Number) })
      .from(passed)
      .groupBy(passed.day)
      .orderBy(desc(passed.day))
      .limit(1)
      .prepare('')
  },
)

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
