import { expect, it } from 'vitest'
import { dayTypeOf, fromCheapest, nightsTotalCents, quote } from './pricing.ts'
import { type Room, rooms } from './rooms.ts'

const sunday = 0
const week = [0, 1, 2, 3, 4, 5, 6]

/** A room of plain numbers: the estate's own prices may change. */
const plain: Room = { ...(rooms[0] as Room), weekdayCents: 200_00, weekendCents: 250_00, lateCheckoutCents: 60_00 }

it('nights are priced by their own day; the two-night mode at twice the price of the requested day', () => {
  expect(nightsTotalCents(plain, ['weekday', 'weekend'])).toBe(450_00)
  expect(nightsTotalCents(plain, [])).toBe(0)
  expect(quote(plain, 'twoNight', 'weekday')).toMatchObject({ nightlyCents: 200_00, totalCents: 400_00 })
  expect(quote(plain, 'twoNight', 'weekend')).toMatchObject({ nightlyCents: 250_00, totalCents: 500_00 })
})

it('the weekend is Friday and Saturday night', () => {
  expect(week.filter((day) => dayTypeOf(day) === 'weekend')).toEqual([5, 6])
  expect(dayTypeOf(sunday)).toBe('weekday')
})

it('one night includes leaving late; a saving is what that costs beyond two nights, or nothing', () => {
  expect(quote(plain, 'oneNightFlexi', 'weekday')).toEqual({ nightlyCents: 200_00, totalCents: 260_00, savingCents: 0 })
  expect(quote(plain, 'oneNightFlexi', 'weekend')).toEqual({ nightlyCents: 250_00, totalCents: 310_00, savingCents: 0 })
  const dearLate = { ...plain, lateCheckoutCents: 230_00 }
  for (const mode of ['twoNight', 'oneNightFlexi'] as const) {
    expect(quote(dearLate, mode, 'weekday').savingCents).toBe(30_00)
    expect(quote(dearLate, mode, 'weekend').savingCents).toBe(0)
  }
})

it('the cheapest is the one of the lowest weekday price', () => {
  const dear = { ...plain, weekdayCents: 300_00, weekendCents: 10_00 }
  expect(fromCheapest([dear, plain])).toEqual([plain, dear])
})
