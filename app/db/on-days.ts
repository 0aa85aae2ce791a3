import { and, gte, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { timeZone } from '#app/time-zone.ts'

/** Days at the estate, yyyy-MM-dd, both included; one that is absent does not restrict. */
export type Days = { from?: string | undefined; to?: string | undefined }
/** The same, or their places in a prepared statement. */
export type DaysAsked = { [Name in keyof Days]: Days[Name] | Placeholder }

/** Matches rows whose moment is on these days. By the database's calendar, which knows a day after any that can be asked for. */
export function onDays(moment: AnyPgColumn, { from, to }: DaysAsked): SQL | undefined {
  const midnight = (day: SQL) => sql`(${day})::timestamp at time zone ${timeZone}`
  return and(
    from ? gte(moment, midnight(sql`${from}::date`)) : undefined,
    to ? lt(moment, midnight(sql`${to}::date + 1`)) : undefined,
  )
}
