import { describe, expect, it } from 'vitest'
import { moonAt, sunriseOn, sunsetOn, twilightAltitude } from './sky.ts'

const minutesApart = (a: Date, b: string) => Math.abs(a.getTime() - new Date(b).getTime()) / 60_000

// Dublin, whose sunrises every Irish almanac prints: the solstices and the equinox.
const dublin = { latitude: 53.35, longitude: -6.26 }

describe('sunriseOn', () => {
  it.each([
    ['2026-06-21', '2026-06-21T03:57:00Z'],
    ['2026-12-21', '2026-12-21T08:38:00Z'],
    ['2026-03-20', '2026-03-20T06:26:00Z'],
  ])('is within three minutes of the almanac on %s', (day, expected) => {
    expect(minutesApart(sunriseOn(new Date(`${day}T09:00:00Z`), dublin), expected)).toBeLessThan(3)
  })

  it('comes a little earlier each day in spring', () => {
    const first = sunriseOn(new Date('2026-04-10T12:00:00Z'), dublin).getTime()
    const second = sunriseOn(new Date('2026-04-11T12:00:00Z'), dublin).getTime()
    expect((second - first) / 60_000).toBeCloseTo(24 * 60 - 2.3, 0)
  })
})

describe('sunsetOn', () => {
  it.each([
    ['2026-06-21', '2026-06-21T20:57:00Z'],
    ['2026-12-21', '2026-12-21T16:08:00Z'],
  ])('is within four minutes of the almanac on %s', (day, expected) => {
    expect(minutesApart(sunsetOn(new Date(`${day}T09:00:00Z`), dublin), expected)).toBeLessThan(4)
  })

  it('leaves half an hour and more of twilight', () => {
    const day = new Date('2026-03-20T12:00:00Z')
    const twilight = sunsetOn(day, dublin, twilightAltitude).getTime() - sunsetOn(day, dublin).getTime()
    expect(twilight / 60_000).toBeGreaterThan(30)
    expect(twilight / 60_000).toBeLessThan(40)
  })
})

describe('moonAt', () => {
  it.each([
    ['2026-01-03T10:03:00Z', 'Full moon'],
    ['2026-08-12T17:37:00Z', 'New moon'],
    ['2026-12-24T01:28:00Z', 'Full moon'],
    ['2026-11-17T11:48:00Z', 'First quarter'],
  ])('knows %s as %s', (moment, name) => {
    expect(moonAt(new Date(moment)).name).toBe(name)
  })

  it('is dark when new and whole when full', () => {
    expect(moonAt(new Date('2026-08-12T17:37:00Z')).lit).toBeLessThan(0.02)
    expect(moonAt(new Date('2026-12-24T01:28:00Z')).lit).toBeGreaterThan(0.97)
  })
})
