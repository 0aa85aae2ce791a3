import { estateDay } from '#app/estate/time/estate-day.ts'
import { type BookingMode, dayTypeOf, modeLabels } from '#app/rooms/pricing.ts'

/** What is said at a check-in day that is over. */
export const dayHasPassed = 'This day has passed. Please choose today or later.'

/** What is wrong with a check-in day (yyyy-MM-dd) in this mode at `now`, if anything is. */
export function checkInFault(day: string, mode: BookingMode, now: Date): string | undefined {
  if (day < estateDay(now)) return dayHasPassed
  const isWeekend = dayTypeOf(new Date(day).getUTCDay()) === 'weekend'
  return isWeekend && mode === 'oneNightFlexi' ? flexiIsForWeekdays : undefined
}

const flexiIsForWeekdays = `The ${modeLabels.oneNightFlexi} is for weekday nights, Sunday to Thursday.`
