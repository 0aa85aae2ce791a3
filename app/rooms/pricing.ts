/** What a stay costs, by the specification's formulas, in euro cents. Pure. */
import type { Room } from './rooms.ts'

export const bookingModes = ['twoNight', 'oneNightFlexi'] as const
export type BookingMode = (typeof bookingModes)[number]
export const dayTypes = ['weekday', 'weekend'] as const
export type DayType = (typeof dayTypes)[number]

export const modeLabels: Record<BookingMode, string> = {
  twoNight: '2-Night Escape',
  oneNightFlexi: '1-Night Flexi',
}

export type Quote = {
  nightlyCents: number
  totalCents: number
  /** Shown only when above zero. */
  savingCents: number
}

/** Friday and Saturday are weekend. `dayOfWeek` as Date#getDay in the visitor's own time zone: 0 is Sunday. */
export function dayTypeOf(dayOfWeek: number): DayType {
  return dayOfWeek === 5 || dayOfWeek === 6 ? 'weekend' : 'weekday'
}

export function nightlyCents(room: Room, day: DayType): number {
  return day === 'weekend' ? room.weekendCents : room.weekdayCents
}

export function quote(room: Room, mode: BookingMode, day: DayType): Quote {
  const nightly = nightlyCents(room, day)
  const twoNights = 2 * nightly
  const flexi = nightly + room.lateCheckoutCents
  return {
    nightlyCents: nightly,
    totalCents: mode === 'twoNight' ? twoNights : flexi,
    savingCents: Math.max(0, flexi - twoNights),
  }
}
