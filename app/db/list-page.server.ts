/** Lists that are read a page at a time. */
import { type Placeholder, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** How many rows a list has. With `more` there are more than `total`, because counting stopped there. */
type Found = { total: number; more: boolean }

/** Rows of a list, and where in the list they are. `page` begins at 1. */
export type ListPage<Row> = { rows: Row[]; page: number; perPage: number; hasNext: boolean } & Found

/** Which part of a list a page shows. */
export type Span = { limit: number; offset: number }
/** The same as placeholders, for a prepared statement. */
export type SpanPlaces = { [Name in keyof Span]: Span[Name] | Placeholder }

type Asked<Row> = {
  page: number
  perPage?: number
  /** Is asked for one row more than a page has. */
  rows: (span: Span) => Promise<Row[]>
  /** Selects anything from each row of the list, for counting; or the number of rows, if it is already known. */
  all: (() => SQLWrapper) | number
}

const rowsPerPage = 50
const countedAtMost = 1_000

/**
 * Reads a page of a list, and counts the list if it must. Behind the end it reads the last page: whoever has just dealt with everything on
 * page 2 would otherwise be told that nothing is left.
 */
export async function readPage<Row>(db: Db, asked: Asked<Row>): Promise<ListPage<Row>> {
  const { page, perPage = rowsPerPage, rows: read, all } = asked
  const offset = (page - 1) * perPage
  // One more than are shown says whether there is another page.
  const wider = await read({ limit: perPage + 1, offset })
  const rows = wider.slice(0, perPage)
  const hasNext = wider.length > perPage
  if (rows.length === 0 && page > 1) {
    const total = typeof all === 'number' ? all : (await count(db, all(), Number.MAX_SAFE_INTEGER)).total
    // Never the same page again, although rows may be added meanwhile.
    return readPage(db, { ...asked, page: Math.max(1, Math.min(page - 1, Math.ceil(total / perPage))) })
  }
  if (typeof all === 'number') return { rows, page, perPage, hasNext, total: all, more: false }
  const found = hasNext ? await count(db, all()) : { total: offset + rows.length, more: false }
  return { rows, page, perPage, hasNext, ...found }
}

async function count(db: Db, all: SQLWrapper, atMost = countedAtMost): Promise<Found> {
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${all} limit ${sql.raw(String(atMost + 1))}) found`,
  )
  const total = counted.rows[0]?.total ?? 0
  return total > atMost ? { total: atMost, more: true } : { total, more: false }
}
