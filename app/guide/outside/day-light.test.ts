import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { addDays, estateDay, estateMoment } from '#app/estate/time/estate-day.ts'
import { offsetsFrom } from '#app/estate/time/wall-clock.server.ts'
import { MoonNote } from '#app/home/sky-notes.tsx'
import { dayLightAt } from './day-light.ts'

const offsets = offsetsFrom(new Date('2026-06-01T00:00:00Z'))

describe('the light of the day', () => {
  it('is told by the clock on the estate’s wall, winter and summer', () => {
    const winter = dayLightAt(new Date('2026-12-21T12:00:00Z'), offsets)
    expect(winter.now).toBe(0.5)
    expect(winter.times.sunrise).toMatch(/^8:3\d$/)
    expect(winter.times.sunset).toMatch(/^4:[01]\d$/)
    const summer = dayLightAt(new Date('2026-06-21T11:00:00Z'), offsets)
    expect(summer.now).toBe(0.5)
    expect(summer.times.sunrise).toMatch(/^(4:5|5:0)\d$/)
    expect(summer.times.sunset).toMatch(/^9:5\d$/)
  })

  it('is that of the estate’s own day from its midnight on', () => {
    const day = fc.integer({ min: 1, max: 366 }).map((days) => addDays('2027-01-01', days))
    const minutesFromMidnight = fc.integer({ min: -90, max: 90 })
    const lightAt = (moment: Date) => {
      const { now, ...light } = dayLightAt(moment, offsets)
      return light
    }
    fc.assert(
      fc.property(day, minutesFromMidnight, (day, minutes) => {
        const moment = new Date(estateMoment(day, '00:00').getTime() + minutes * 60_000)
        expect(lightAt(moment)).toEqual(lightAt(estateMoment(estateDay(moment), '12:00')))
      }),
    )
  })

  it('is that of the coming day in the night when the clocks go back', () => {
    expect(dayLightAt(new Date('2027-10-30T23:30:00Z'), offsets).times).toEqual({ sunrise: '7:18', sunset: '4:58' })
  })

  it('has the moon of the coming night, which the home page tells too', () => {
    for (const [day, name] of [
      ['2026-11-24', 'Full moon'],
      ['2026-11-25', 'Waning gibbous'],
    ] as const) {
      const now = estateMoment(day, '07:00')
      expect(dayLightAt(now, offsets).moon.name).toBe(name)
      expect(renderToStaticMarkup(createElement(MoonNote, { now }))).toContain(`Tonight: ${name.toLowerCase()}`)
    }
  })

  it('has dawn, sunrise, sunset and dark in this order', () => {
    const { firstLight, sunrise, sunset, lastLight } = dayLightAt(new Date('2026-10-25T00:30:00Z'), offsets)
    expect([firstLight, sunrise, sunset, lastLight].toSorted()).toEqual([firstLight, sunrise, sunset, lastLight])
  })
})
