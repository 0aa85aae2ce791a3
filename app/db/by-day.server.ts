import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** Moments, the first included, the last not; and whose days are meant. */
export type Span = { from: Date; until: Date; timeZone: string }
/** By yyyy-MM-dd; days on which nothing happened are left out. */
export type ByDay = Record<string, number>

/** How many rows, or how much of `sum`, on each day by the calendar of `span.timeZone`. */
export async function countByDay(db: Db, table: PgTable, at: PgColumn, span: Span, where?: SQL, sum?: PgColumn): Promise<ByDay> {
  // Grouped as a date and written as text only then: writing a hundred thousand moments takes longer than counting them.
  const day = sql<string>`(${at} at time zone ${sql.raw(`'${span.timeZone.replaceAll("'", '')}'`)})::date`
  const total = sum ? sql<string>`coalesce(sum(${sum}), 0)` : sql<string>`count(*)`
  const rows = await db
    .select({ day: sql<string>`${day}::text`, total })
    .from(table)
    .where(and(gte(at, span.from), lt(at, span.until), where))
    .groupBy(day)
  return Object.fromEntries(rows.map((row) => [row.day, Number(row.total)]))
}
