import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estateDay, estateTime } from './estate-day.ts'
import { offsetsFrom } from './wall-clock.server.ts'
import { wallMinutes, wallNoon, wallTime } from './wall-clock.ts'

const now = new Date('2026-11-22T23:45:00Z')
const offsets = offsetsFrom(now)

it('the wall clock shows at every moment of two years what the calendar of time zones does', () => {
  const moments = fc.date({ min: now, max: new Date('2028-11-22T00:00:00Z'), noInvalidDate: true })
  fc.assert(fc.property(moments, (moment) => wallTime(moment, offsets) === estateTime(moment)))
})

it('the wall clock is on the day that the calendar of time zones says', () => {
  const moments = fc.date({ min: now, max: new Date('2028-11-22T00:00:00Z'), noInvalidDate: true })
  const noonOf = (moment: Date) => `${estateDay(moment)}T12:00:00.000Z`
  fc.assert(fc.property(moments, (moment) => wallNoon(moment, offsets).toISOString() === noonOf(moment)))
})

it('the wall clock goes back an hour at the second when summer ends, and forward when it begins', () => {
  const changes = offsets.slice(1).map(({ from, minutes }) => [new Date(from).toISOString(), minutes])
  expect(changes).toEqual([
    ['2027-03-28T01:00:00.000Z', 60],
    ['2027-10-31T01:00:00.000Z', 0],
    ['2028-03-26T01:00:00.000Z', 60],
    ['2028-10-29T01:00:00.000Z', 0],
  ])
  const shown = ['2027-03-28T00:59:59Z', '2027-03-28T01:00:00Z', '2027-10-31T00:59:59Z', '2027-10-31T01:00:00Z']
  expect(shown.map((moment) => wallTime(new Date(moment), offsets))).toEqual(['00:59', '02:00', '01:59', '01:00'])
})

it('the wall clock counts minutes from midnight where clocks are behind UTC too', () => {
  const behind = [{ from: 0, minutes: -210 }]
  expect(wallMinutes(new Date('2026-11-22T00:30:00Z'), behind)).toBe(21 * 60)
})
