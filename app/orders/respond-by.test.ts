import { expect, it } from 'vitest'
import { respondByDay } from './respond-by.ts'

it.each([
  ['2027-06-21T23:59:59Z', 'Monday 21 June 2027'],
  ['2026-12-21T23:59:59Z', 'Monday 21 December 2026'],
  ['2026-12-21T12:00:00Z', 'Sunday 20 December 2026'],
])('by %s is on %s at the latest', (deadline, day) => {
  expect(respondByDay(new Date(deadline))).toBe(day)
})
