import { expect, it } from 'vitest'
import { readFilter } from './staff-orders.ts'
import { writeFilter } from './write-filter.ts'

it.each([
  ['', 'From Friday 10 July 2026, paid'],
  ['from=2026-07-12&to=2026-07-12&room=Sunriser', 'Sunday 12 July 2026, Sunriser, paid'],
  ['to=2026-07-12&category=bath&open=on', 'From Friday 10 July 2026 to Sunday 12 July 2026, Bath, paid, to do only'],
  ['from=&to=2026-07-12&status=disputed', 'Up to Sunday 12 July 2026, disputed'],
  ['from=&status=cancelled', 'All days, cancelled'],
  ['from=&status=owed', 'All days, refund due'],
  ['from=&status=all&words=ann', 'All days, all statuses, “ann”'],
])('the list of ?%s says on paper: %s', (query, words) => {
  expect(writeFilter(readFilter(new URLSearchParams(query), new Date('2026-07-10T12:00:00Z')))).toBe(words)
})
