import { expect, it } from 'vitest'
import { daysAfter, daysBefore, monthsBefore, taxYearsBefore } from './periods.ts'

it.each([
  ['2026-11-26T09:30:00Z', 24, '2024-11-26T09:30:00.000Z'],
  ['2026-03-31T09:30:00Z', 1, '2026-02-28T09:30:00.000Z'],
  ['2028-03-31T00:00:00Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-12-31T00:00:00Z', 1, '2026-11-30T00:00:00.000Z'],
  ['2026-01-15T00:00:00Z', 2, '2025-11-15T00:00:00.000Z'],
])('from %s it is %i months back to %s', (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then)
})

it('days are of 24 hours, and tax years are calendar years', () => {
  expect(daysBefore(new Date('2026-03-29T12:00:00Z'), 1)).toEqual(new Date('2026-03-28T12:00:00Z'))
  expect(daysAfter(new Date('2026-03-28T12:00:00Z'), 1)).toEqual(new Date('2026-03-29T12:00:00Z'))
  for (const now of ['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z'])
    expect(taxYearsBefore(new Date(now), 6)).toEqual(new Date('2020-01-01T00:00:00Z'))
})
