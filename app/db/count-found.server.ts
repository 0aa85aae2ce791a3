import { type Placeholder, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** How many rows a list has. `more`: at least one more than `total`; counting stopped there. */
export type Found = { total: number; more: boolean }

/** Which part of a list a page shows. */
export type Span = Record<'limit' | 'offset', number | Placeholder>

type Page = { rows: number; page: number; perPage: number }

const countedAtMost = 1_000

/** Counts the list whose `page` was just read; `all` selects anything from each of its rows. Queries only if it must. */
export async function countFound(db: Db, { rows, page, perPage }: Page, all: () => SQLWrapper): Promise<Found> {
  const isLast = rows < perPage && (rows > 0 || page === 1)
  if (isLast) return { total: (page - 1) * perPage + rows, more: false }
  const counted = (await db.execute(
    sql`select count(*)::int as total from (${all()} limit ${sql.raw(String(countedAtMost + 1))}) found`,
  )) as { rows: { total: number }[] }
  const total = counted.rows[0]?.total ?? 0
  return total > countedAtMost ? { total: countedAtMost, more: true } : { total, more: false }
}
