import { estateDay } from '#app/estate/time/estate-day.ts'

/** What is said at a check-in day that is over. */
export const dayHasPassed = 'This day has passed. Please choose today or later.'

/** What is wrong with a check-in day (yyyy-MM-dd) at `now`, if anything is. */
export function checkInFault(day: string, now: Date): string | undefined {
  return day < estateDay(now) ? dayHasPassed : undefined
}
