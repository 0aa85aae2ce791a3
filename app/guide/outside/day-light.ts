/** Computes the light of one day at the estate. */

import { estate } from '#app/estate/estate.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { type Moon, moonOfNight, sunriseOn, sunsetOn, twilightAltitude } from '#app/estate/time/sky.ts'
import { type Offset, wallMinutes, wallNoon, wallTime } from '#app/estate/time/wall-clock.ts'

export type DayLight = {
  /** Parts of the estate's day, from 0 at midnight to 1 at the next. */
  firstLight: number
  sunrise: number
  sunset: number
  lastLight: number
  now: number
  /** For people to read: 8:09, in the morning and in the evening. */
  times: { sunrise: string; sunset: string }
  /** The coming night's, as on the home page. */
  moon: Moon
}

/** @param offsets the estate's clock changes (estate/time/wall-clock.ts) */
export function dayLightAt(now: Date, offsets: readonly Offset[]): DayLight {
  const { geo } = estate
  // By local clock time; on the two days when clocks change, the distortion is too small to see.
  const partOfDay = (moment: Date) => wallMinutes(moment, offsets) / 1440
  // In summer the estate's day begins an hour before the UTC day by which the sun is computed.
  const day = wallNoon(now, offsets)
  const [sunrise, sunset] = [sunriseOn(day, geo), sunsetOn(day, geo)]
  return {
    firstLight: partOfDay(sunriseOn(day, geo, twilightAltitude)),
    sunrise: partOfDay(sunrise),
    sunset: partOfDay(sunset),
    lastLight: partOfDay(sunsetOn(day, geo, twilightAltitude)),
    now: partOfDay(now),
    times: { sunrise: twelveHour(wallTime(sunrise, offsets), 'bare'), sunset: twelveHour(wallTime(sunset, offsets), 'bare') },
    moon: moonOfNight(day),
  }
}
