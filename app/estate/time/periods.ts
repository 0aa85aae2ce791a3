/** When something expires and what is too old to keep, by the periods of `policies.ts`. Pure, in UTC. */

const dayMs = 86_400_000

export function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs)
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}

/** The same day and time some months ago, or the month's last day if it has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), last))
  return then
}

/** The start of the tax year (the calendar year) `years` full years before this one. */
export function taxYearsBefore(now: Date, years: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1))
}
