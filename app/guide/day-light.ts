/** The light of one day at the estate, computed. */
import { estate } from '#app/estate/estate.ts'
import { type Moon, moonAt, sunriseOn, sunsetOn, twilightAltitude } from '#app/estate/sky.ts'

export type DayLight = {
  /** Parts of the estate's day, 0 at midnight to 1 at the next. */
  firstLight: number
  sunrise: number
  sunset: number
  lastLight: number
  now: number
  /** As people read them: 08:09. */
  times: { sunrise: string; sunset: string }
  moon: Moon
}

const clock = new Intl.DateTimeFormat('en-IE', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: estate.timeZone,
})

export function dayLightAt(now: Date): DayLight {
  const { geo } = estate
  const [sunrise, sunset] = [sunriseOn(now, geo), sunsetOn(now, geo)]
  return {
    firstLight: partOfDay(sunriseOn(now, geo, twilightAltitude)),
    sunrise: partOfDay(sunrise),
    sunset: partOfDay(sunset),
    lastLight: partOfDay(sunsetOn(now, geo, twilightAltitude)),
    now: partOfDay(now),
    times: { sunrise: clock.format(sunrise), sunset: clock.format(sunset) },
    moon: moonAt(now),
  }
}

/** By the clock on the estate's wall, which the two long Sundays of the year do not bend enough to see. */
function partOfDay(moment: Date): number {
  const [hours = 0, minutes = 0] = clock.format(moment).split(':').map(Number)
  return (hours * 60 + minutes) / 1440
}
