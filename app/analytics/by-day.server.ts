import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** Moments, the first included, the last not; whose days are meant; and since when to count what was `before` the first. */
export type Span = { from: Date; until: Date; timeZone: string; since?: Date }
/** Days by yyyy-MM-dd; those on which nothing happened are left out. `before`: what happened from `since` until `from`. */
export type ByDay = { days: Record<string, number>; before: number }

/** How many rows there are on each day by the calendar of `span.timeZone`, and how much of `sum` they have. */
export async function figuresByDay(
  db: Db,
  table: PgTable,
  at: PgColumn,
  span: Span,
  { where, sum }: { where?: SQL; sum?: PgColumn } = {},
): Promise<{ count: ByDay; sum: ByDay }> {
  const zone = sql.raw(`'${span.timeZone.replaceAll("'", '')}'`)
  const [since, from, until] = [span.since ?? span.from, span.from, span.until].map(
    (moment) => sql`${moment.toISOString()}::timestamptz`,
  )
  // A look into the index for each day: asking each of a hundred thousand rows for its day takes four times as long.
  const figures = await readDays<[count: number, sum: number]>(
    db,
    sql`
    select span.day, json_build_array(figures.count, figures.sum) as figure from (
      select to_char(midnight, 'YYYY-MM-DD') as day, midnight at time zone ${zone} as first,
        (midnight + interval '1 day') at time zone ${zone} as last
      from generate_series(${from} at time zone ${zone}, (${until} at time zone ${zone}) - interval '1 second', interval '1 day') midnight
      union all select 'before', ${since}, ${from}
    ) span cross join lateral (
      select count(*) as count, ${sum ? sql`sum(${sum})` : sql`0`} as sum from ${table}
      where ${at} >= span.first and ${at} < span.last and ${where ?? sql`true`}
    ) figures where figures.count > 0`,
  )
  return { count: byDay(figures, ([count]) => count), sum: byDay(figures, ([, sum]) => sum) }
}

/**
 * @param rows a query of `day`, yyyy-MM-dd or `before`, and its `figure`. All of it comes as one row: a driver takes longer over a
 * year of rows than the database over adding them up.
 */
export async function readDays<Figure>(db: Db, rows: SQL): Promise<Record<string, Figure>> {
  const whole = sql`select coalesce(json_object_agg(day, figure), '{}') as days from (${rows}) rows`
  const [row] = ((await db.execute(whole)) as { rows: { days: Record<string, Figure> }[] }).rows
  return row?.days ?? {}
}

/** @param figures what `readDays` found */
export function byDay<Figure>(figures: Record<string, Figure>, count: (figure: Figure) => number): ByDay {
  const found: ByDay = { days: {}, before: 0 }
  for (const [day, figure] of Object.entries(figures)) {
    if (day === 'before') found.before = count(figure)
    else found.days[day] = count(figure)
  }
  return found
}

/** How many rows there are on each day. */
export async function countByDay(db: Db, table: PgTable, at: PgColumn, span: Span, where?: SQL): Promise<ByDay> {
  return (await figuresByDay(db, table, at, span, where ? { where } : {})).count
}
