import { afterEach, expect, it, vi } from 'vitest'
import { dayAt, midnightOf } from './plot-days.ts'

afterEach(() => void vi.unstubAllEnvs())

it.each(['Europe/Dublin', 'Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'in a browser in %s a day stands at the mark that names it, whenever the clocks change',
  (place) => {
    vi.stubEnv('TZ', place)
    const days = ['2026-12-31', '2027-01-01', '2027-03-14', '2027-03-28', '2027-06-12', '2027-10-31', '2028-02-29']
    for (const day of days) {
      const mark = new Date(midnightOf(day) * 1000)
      expect([mark.getHours(), mark.getDate()]).toEqual([0, Number(day.slice(8))])
    }
    expect(days.map(midnightOf).map(dayAt)).toEqual(['31 Dec', '1 Jan', '14 Mar', '28 Mar', '12 Jun', '31 Oct', '29 Feb'])
  },
)
