import { describe, expect, it } from 'vitest'
import { offsetsFrom } from '#app/estate/wall-clock.server.ts'
import { dayLightAt } from './day-light.ts'

const offsets = offsetsFrom(new Date('2026-06-01T00:00:00Z'))

describe('the light of the day', () => {
  it('is told by the clock on the estate’s wall, winter and summer', () => {
    const winter = dayLightAt(new Date('2026-12-21T12:00:00Z'), offsets)
    expect(winter.now).toBe(0.5)
    expect(winter.times.sunrise).toMatch(/^08:3\d$/)
    expect(winter.times.sunset).toMatch(/^16:[01]\d$/)
    const summer = dayLightAt(new Date('2026-06-21T11:00:00Z'), offsets)
    expect(summer.now).toBe(0.5)
    expect(summer.times.sunrise).toMatch(/^0(4:5|5:0)\d$/)
    expect(summer.times.sunset).toMatch(/^21:5\d$/)
  })

  it('comes in order', () => {
    const { firstLight, sunrise, sunset, lastLight } = dayLightAt(new Date('2026-10-25T00:30:00Z'), offsets)
    expect([firstLight, sunrise, sunset, lastLight].toSorted()).toEqual([firstLight, sunrise, sunset, lastLight])
  })
})
