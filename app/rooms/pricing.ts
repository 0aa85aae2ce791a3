/** Room prices, in euro cents. Pure. */
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

/** Friday and Saturday are weekend nights. `dayOfWeek` is `Date#getDay` in the visitor's own time zone: 0 is Sunday. */
export function dayTypeOf(dayOfWeek: number): DayType {
  return dayOfWeek === 5 || dayOfWeek === 6 ? 'weekend' : 'weekday'
}

export function nightlyCents(room: Room, day: DayType): number {
  return day === 'weekend' ? room.weekendCents : room.weekdayCents
}

/** The sum of these nights, each at its own day's price. */
export function nightsTotalCents(room: Room, nights: readonly DayType[]): number {
  return nights.reduce((sum, day) => sum + nightlyCents(room, day), 0)
}

/**
 * What price cards show on a `day`: as specified, a mode prices one day type, so two nights cost twice that day's price. For specific
 * nights, such as a Thursday and a Friday, use `nightsTotalCents`.
 */
export function quote(room: Room, mode: BookingMode, day: DayType): Quote {
  const nightly = nightlyCents(room, day)
  const twoNights = nightsTotalCents(room, [day, day])
  const flexi = nightly + room.lateCheckoutCents
  return {
    nightlyCents: nightly,
    totalCents: mode === 'twoNight' ? twoNights : flexi,
    savingCents: Math.max(0, flexi - twoNights),
  }
}

/** The lowest weekday price first. */
export function fromCheapest<R extends Pick<Room, 'weekdayCents'>>(rooms: readonly R[]): R[] {
  return [...rooms].sort((a, b) => a.weekdayCents - b.weekdayCents)
}
