import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'

/** Moments, the first included, the last not; and since when to count what was `before` the first. */
export type Span = { from: Date; until: Date; since?: Date }
/** Days by yyyy-MM-dd; those on which nothing happened are left out. `before`: what happened from `since` until `from`. */
export type ByDay = { days: Record<string, number>; before: number }

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
    const value = count(figure)
    if (day === 'before') found.before = value
    else if (value > 0) found.days[day] = value
  }
  return found
}

export function add(a: ByDay, b: ByDay): ByDay {
  const days = { ...a.days }
  for (const [day, value] of Object.entries(b.days)) days[day] = (days[day] ?? 0) + value
  return { days, before: a.before + b.before }
}

/** Of all days but those `before`. */
export function total({ days }: ByDay): number {
  return Object.values(days).reduce((sum, value) => sum + value, 0)
}
