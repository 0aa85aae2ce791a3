import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asDay, estateDay, estateTime, estateTimestamp, nextSuch } from './estate-day.ts'

it.each([
  ['2026-07-01T12:00:00.250Z', '2026-07-01T13:00:00.250+01:00'],
  ['2026-06-30T23:30:00Z', '2026-07-01T00:30:00.000+01:00'],
  ['2026-12-01T12:00:00Z', '2026-12-01T12:00:00.000+00:00'],
  // The hour that comes twice when summer time ends.
  ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00.000+01:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T01:30:00.000+00:00'],
])('%s stands in a list as %s', (moment, stamp) => {
  expect(estateTimestamp(new Date(moment))).toBe(stamp)
})

it('a time in a list shows the estate’s clocks and is the same moment', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (then) => {
      const stamp = estateTimestamp(then)
      expect(new Date(stamp)).toEqual(then)
      expect([stamp.slice(0, 10), stamp.slice(11, 16)]).toEqual([estateDay(then), estateTime(then)])
    }),
  )
})

it.each([
  [12, 31, '2026-12-31', '2026-12-31'],
  [1, 1, '2026-12-31', '2027-01-01'],
  [8, 14, '2027-08-15', '2028-08-14'],
  [2, 29, '2027-01-15', '2028-02-29'],
  [2, 29, '2028-02-29', '2028-02-29'],
  [2, 29, '2096-03-01', '2104-02-29'],
])('the next %i/%i from %s is %s', (...[month, date, today, next]) => {
  expect(nextSuch(month, date, today)).toBe(next)
})

it.each([
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', undefined],
  ['today', undefined],
  ['', undefined],
  [null, undefined],
])('an address that says %s asks for the day %s', (text, day) => {
  expect(asDay(text)).toBe(day)
})
