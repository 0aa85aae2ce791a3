/** Lists that are read a page at a time. */
import { type Placeholder, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** How many rows a list has. `more`: at least one more than `total`; counting stopped there. */
export type Found = { total: number; more: boolean }

/** Rows of a list, and where they are in it. `page`: from 1 on. */
export type ListPage<Row> = { rows: Row[]; page: number; perPage: number } & Found

/** Which part of a list a page shows. */
export type Span = { limit: number; offset: number }
/** The same in a statement that is written once for all of them. */
export type SpanPlaces = { [Name in keyof Span]: Span[Name] | Placeholder }

type Asked<Row> = {
  page: number
  perPage?: number
  rows: (span: Span) => Promise<Row[]>
  /** Selects anything from each row of the list; or their number, if it is known. */
  all: (() => SQLWrapper) | number
}

const rowsPerPage = 50
const countedAtMost = 1_000

/** Reads a page of a list, and counts the list if it must. */
export async function readPage<Row>(
  db: Db,
  { page, perPage = rowsPerPage, rows: read, all }: Asked<Row>,
): Promise<ListPage<Row>> {
  const offset = (page - 1) * perPage
  const rows = await read({ limit: perPage, offset })
  if (typeof all === 'number') return { rows, page, perPage, total: all, more: false }
  const isLast = rows.length < perPage && (rows.length > 0 || page === 1)
  const found = isLast ? { total: offset + rows.length, more: false } : await count(db, all())
  return { rows, page, perPage, ...found }
}

async function count(db: Db, all: SQLWrapper): Promise<Found> {
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${all} limit ${sql.raw(String(countedAtMost + 1))}) found`,
  )
  const total = counted.rows[0]?.total ?? 0
  return total > countedAtMost ? { total: countedAtMost, more: true } : { total, more: false }
}
