import { estateDay, longDay } from '#app/estate/time/estate-day.ts'

/** A deadline in the first eighteen hours of its day here counts for the day before. */
const safetyMs = 18 * 3_600_000

/**
 * The last day on which the team can respond to a dispute, in words. A bank's deadline is the end of a day in UTC: all summer that is
 * already an hour into the next day here, on which it would be too late.
 */
export function respondByDay(deadline: Date): string {
  return longDay(estateDay(new Date(deadline.getTime() - safetyMs)))
}
