import { expect, it } from 'vitest'
import { isNarrow, readFilter } from './staff-orders.ts'

it.each([
  ['', false],
  ['from=2026-01-01', false],
  ['from=2026-07-10', false],
  ['from=2026-07-11', true],
  ['from=', false],
  ['open=on', false],
  ['open=on&from=2026-08-01', true],
  ['to=2026-08-01', true],
  ['words=ann', true],
  ['room=Sunriser', true],
  ['status=all', true],
])('a list of ?%s without an order was asked for too narrowly: %s', (query, narrow) => {
  const filter = readFilter(new URLSearchParams(query), new Date('2026-07-10T12:00:00Z'))
  expect(isNarrow(filter, '2026-07-10')).toBe(narrow)
})
