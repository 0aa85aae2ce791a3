import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { daysFrom } from '#app/estate/time/estate-day.ts'

/**
 * Days of the estate's calendar from `from` (included) until `until` (excluded). `since`: where the comparison period before `from` begins.
 */
export type Span = { from: string; until: string; since?: string }
/** `values`: one per day of the span. `before`: what happened from `since` until `from`. */
export type ByDay = { values: number[]; before: number }

/**
 * @param rows a query of `day`, the figure's `name`, and the `columns` to sum
 * @returns by name and column; all zeros if nothing was found. The query gives one row per name: a driver would take longer to read a year
 * of rows than the database takes to sum them.
 */
export async function readDays<Name extends string, Column extends string>(
  db: Db,
  { from, until }: Span,
  columns: Column[],
  rows: SQL,
): Promise<(name: Name, column: Column) => ByDay> {
  const each = (make: (column: SQL) => SQL) =>
    sql.join(
      columns.map((column) => make(sql`${sql.identifier(column)}`)),
      sql`, `,
    )
  const { rows: named } = await db.execute<{ name: Name; at: number[]; sums: number[][] }>(sql`
    select name, array_to_json(array_agg(at)) as at, json_build_array(${each((column) => sql`array_to_json(array_agg(${column}))`)}) as sums from (
      select name, greatest(day - ${from}::date, -1) as at, ${each((column) => sql`sum(${column}) as ${column}`)}
      from (${rows}) rows group by 1, 2) days group by 1`)
  return (name, column) => {
    const byDay = { values: new Array<number>(daysFrom(from, until)).fill(0), before: 0 }
    const found = named.find((row) => row.name === name)
    const sums = found?.sums[columns.indexOf(column)]
    found?.at.forEach((at, index) => {
      const value = sums?.[index] ?? 0
      if (at < 0) byDay.before = value
      else byDay.values[at] = value
    })
    return byDay
  }
}

export function add(a: ByDay, b: ByDay): ByDay {
  return { values: a.values.map((value, at) => value + (b.values[at] ?? 0)), before: a.before + b.before }
}

/** The sum over the days of the span, without `before`. */
export function total({ values }: ByDay): number {
  return values.reduce((sum, value) => sum + value, 0)
}
