import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rooms } from '#app/rooms/rooms.ts'
import { catalogue, type ProductCategory, productCategories } from './catalogue.ts'
import {
  lastCall,
  leadTimeInWords,
  morningOf,
  type Orderable,
  orderChoices,
  type RefusalCode,
  refusalOf,
  whenInWords,
  workOf,
} from './ordering-rules.ts'

const roomNames = rooms.map((room) => room.name)
const bath: Orderable = {
  itemType: 'heated_bath',
  name: 'Outdoor Heated Bath',
  category: 'bath',
  active: true,
  roomRestrictions: ['Stargazer', 'Sunriser'],
}
const reheat: Orderable = { ...bath, itemType: 'bath_reheat', name: 'Additional Bath Reheat' }
const tray: Orderable = {
  ...bath,
  itemType: 'breakfast_tray',
  name: 'Breakfast Tray for 2',
  category: 'food',
  roomRestrictions: null,
}

describe('a bath', () => {
  it('is taken until 24 hours before check-in, to the second', () => {
    expect(refusalOf(bath, 'Stargazer', '2026-07-11', new Date('2026-07-10T14:30:00Z'))).toBeUndefined()
    expect(refusalOf(bath, 'Stargazer', '2026-07-11', new Date('2026-07-10T14:30:01Z'))).toEqual({
      code: 'too_late',
      field: 'stayDate',
      message:
        'Outdoor Heated Bath for Saturday 11 July 2026 had to be ordered by 3:30 pm on Friday 10 July 2026. ' +
        'The first day you can choose now is Sunday 12 July 2026.',
    })
  })

  it('counts hours that pass when the clocks change in the night between', () => {
    // Forward on 29 March 2026: 15:30 summer time less 24 hours is 14:30 the day before.
    expect(refusalOf(bath, 'Sunriser', '2026-03-29', new Date('2026-03-28T14:30:00Z'))).toBeUndefined()
    expect(refusalOf(bath, 'Sunriser', '2026-03-29', new Date('2026-03-28T14:31:00Z'))?.message).toContain(
      'by 2:30 pm on Saturday 28',
    )
    // Back on 25 October 2026.
    expect(refusalOf(bath, 'Sunriser', '2026-10-25', new Date('2026-10-24T15:30:00Z'))).toBeUndefined()
    expect(refusalOf(bath, 'Sunriser', '2026-10-25', new Date('2026-10-24T15:31:00Z'))?.message).toContain(
      'by 4:30 pm on Saturday 24',
    )
  })

  it('is not for today, whatever today is for the guest’s telephone', () => {
    // Half past midnight in Dublin is still yesterday in UTC.
    expect(refusalOf(bath, 'Sunriser', '2026-07-11', new Date('2026-07-10T23:30:00Z'))?.code).toBe('not_on_the_day')
  })

  it('is for its rooms only', () => {
    expect(refusalOf(bath, 'Sea Forest Lodge', '2026-07-20', new Date('2026-07-10T12:00:00Z'))?.message).toBe(
      'Outdoor Heated Bath is for Stargazer and Sunriser guests only.',
    )
  })
})

describe('a late check-out', () => {
  const late: Orderable = { ...tray, itemType: 'late_checkout', name: 'Late Check-out', category: 'late_checkout' }
  const wednesday = new Date('2026-07-08T12:00:00Z')

  it('is for guests who leave after a night from Sunday to Thursday', () => {
    const days = ['2026-07-10', '2026-07-11', '2026-07-12', '2026-07-13']
    expect(days.map((day) => refusalOf(late, 'Sunriser', day, wednesday)?.code)).toEqual([
      undefined,
      'not_midweek',
      'not_midweek',
      undefined,
    ])
  })

  it('says which days there are, before and after', () => {
    expect(leadTimeInWords(late)).toBe(
      'Until 6 pm, midweek only and subject to availability: choose the day you leave, Monday to Friday. Order by 8 pm the evening before.',
    )
    expect(refusalOf(late, 'Sunriser', '2026-07-11', new Date('2026-07-10T21:00:00Z'))).toEqual({
      code: 'not_midweek',
      field: 'stayDate',
      message:
        'Late Check-out is midweek only: choose the day you leave, Monday to Friday. ' +
        'The first day you can choose now is Monday 13 July 2026.',
    })
  })

  it('may be ordered until 8 pm on the evening before, as it says, also when the clocks have changed in between', () => {
    for (const [evening, day] of [
      ['2026-03-29T19:00:00Z', '2026-03-30'],
      ['2026-10-25T20:00:00Z', '2026-10-26'],
    ] as const) {
      const last = new Date(evening)
      expect(refusalOf(late, 'Sunriser', day, last)).toBeUndefined()
      expect(refusalOf(late, 'Sunriser', day, new Date(last.getTime() + 1_000))?.code).toBe('too_late')
    }
  })

  it('is made ready by no hour: it is for the day of leaving', () => {
    expect(whenInWords(late, '2026-07-13')).toBe('Monday 13 July 2026, the day of leaving')
  })
})

it('a reheat may be ordered for today until 5 pm', () => {
  expect(orderChoices(reheat, new Date('2026-07-10T16:00:00Z')).firstDay).toBe('2026-07-10')
  expect(orderChoices(reheat, new Date('2026-07-10T16:00:01Z')).firstDay).toBe('2026-07-11')
  expect(leadTimeInWords(reheat)).toBe(
    'For a bath that was already fired during your stay. Order by 5 pm for the same evening, ready by 9 pm.',
  )
})

it('food may be ordered for every room, today until 4 pm, and up to a year ahead', () => {
  expect(orderChoices(tray, new Date('2026-01-10T16:00:00Z'))).toEqual({
    roomNames,
    firstDay: '2026-01-10',
    lastDay: '2027-01-10',
  })
  expect(refusalOf(tray, 'Stormchaser', '2027-01-11', new Date('2026-01-10T16:00:00Z'))?.code).toBe('date_too_far')
})

it('a breakfast is left in the evening for the morning after, and is said to be', () => {
  const box = { ...tray, itemType: 'grazing_box_standard' }
  expect(leadTimeInWords(tray)).toBe(
    'Choose the evening before your breakfast; the day you leave is too late. Order by 4 pm that day: it is left at your door by 6 pm and waits for the morning.',
  )
  expect(leadTimeInWords(box)).toBe('Order by 4 pm for the same evening, ready by 6 pm.')
  expect(whenInWords(tray, '2026-12-31')).toBe(
    'Thursday 31 December 2026, left at the door by 6 pm for the morning of Friday 1 January 2027',
  )
  expect(whenInWords(box, '2026-12-31')).toBe('Thursday 31 December 2026, ready by 6 pm')
  expect([morningOf(tray, '2026-12-31'), morningOf(box, '2026-12-31')]).toEqual(['2027-01-01', undefined])
})

it('the last call is stated to the minute', () => {
  expect(lastCall({ readyTime: '18:00', hoursAhead: 2 })).toBe('4 pm')
  expect(lastCall({ readyTime: '18:30', hoursAhead: 2 })).toBe('4:30 pm')
})

it('a bath is begun hours before it is ready', () => {
  const { beginAt, readyAt } = workOf(bath, '2026-07-11') ?? {}
  expect([beginAt?.toISOString(), readyAt?.toISOString()]).toEqual(['2026-07-11T10:30:00.000Z', '2026-07-11T14:30:00.000Z'])
})

it('days that do not exist are refused', () => {
  for (const day of ['2026-02-29', '2026-13-01', '', '11/07/2026', '2026-7-1', '2026-07-10T00:00']) {
    expect(refusalOf(tray, 'Sunriser', day, new Date('2026-01-10T12:00:00Z'))?.code).toBe('date_invalid')
  }
})

describe('random cases', () => {
  const minute = 60_000
  const dayMs = 86_400_000
  const startOfTime = Date.UTC(2025, 11, 1)
  /** Minutes around the clock changes of 2026 to 2028, where bugs hide. */
  const changes = [2026, 2027, 2028].flatMap((year) => [lastSunday(year, 2) + 3_600_000, lastSunday(year, 9) + 3_600_000])
  const anyNow = fc.oneof(
    fc.integer({ min: startOfTime, max: startOfTime + 3 * 365 * dayMs }),
    fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -3 * 1440, max: 3 * 1440 })).map(([at, off]) => at + off * minute),
  )
  const anyProduct = fc.oneof(
    fc.constantFrom(...catalogue).map((item) => ({
      itemType: item.itemType,
      name: item.name,
      category: item.category,
      active: true,
      roomRestrictions: item.roomIds.length ? rooms.filter((r) => item.roomIds.includes(r.id)).map((r) => r.name) : null,
    })),
    fc.record({
      itemType: fc.constantFrom('thing', 'second_reheat', 'heated_bath'),
      name: fc.constant('Thing'),
      category: fc.oneof(fc.constantFrom(...productCategories), fc.constant('late_checkout' as const)),
      active: fc.boolean(),
      roomRestrictions: fc.option(fc.subarray([...roomNames, 'Attic'])),
    }),
  )
  const anyRoom = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...roomNames) },
    { weight: 1, arbitrary: fc.constantFrom('', 'Attic', 'sunriser') },
  )
  const anyCase = fc
    .record({
      product: anyProduct,
      room: anyRoom,
      now: anyNow,
      days: fc.oneof(
        fc.integer({ min: -1, max: 3 }),
        fc.integer({ min: 360, max: 370 }),
        fc.integer({ min: -400, max: 400 }),
        fc.constant('gap' as const),
      ),
      junk: fc.constantFrom('2026-02-30', 'tomorrow', ''),
    })
    .map(({ days, junk, ...rest }) => ({
      ...rest,
      date: days === 'gap' ? junk : new Date(rest.now + days * dayMs).toISOString().slice(0, 10),
    }))

  it('agree with an oracle that knows nothing of time zones', () => {
    const seen = new Map<RefusalCode | 'taken', number>()
    fc.assert(
      fc.property(anyCase, ({ product, room, date, now }) => {
        const verdict = refusalOf(product, room, date, new Date(now))?.code ?? 'taken'
        seen.set(verdict, (seen.get(verdict) ?? 0) + 1)
        if (verdict !== oracle(product, room, date, now)) return false
        const { roomNames: offered, firstDay, lastDay } = orderChoices(product, new Date(now))
        const choosable =
          product.active && offered.includes(room) && date >= firstDay && date <= lastDay && !Number.isNaN(civil(date))
        // A date picker cannot skip the days between; the last one may be one of these.
        if (verdict === 'not_midweek') return firstDay !== date
        return choosable === (verdict === 'taken')
      }),
      { numRuns: 30_000 },
    )
    // Every answer came up often enough to be meaningful.
    expect(seen.size).toBe(10)
    for (const count of seen.values()) expect(count).toBeGreaterThan(150)
  }, 120_000)

  /** Irish time by the EU rule: an hour ahead from the last Sunday of March to that of October, 01:00 UTC both. */
  function offsetAt(epoch: number): number {
    const year = new Date(epoch).getUTCFullYear()
    return epoch >= lastSunday(year, 2) + 3_600_000 && epoch < lastSunday(year, 9) + 3_600_000 ? 3_600_000 : 0
  }

  function oracle(product: Orderable, room: string, date: string, now: number): RefusalCode | 'taken' {
    if (!product.active) return 'product_inactive'
    if (!roomNames.includes(room)) return 'room_unknown'
    if (product.roomRestrictions !== null && product.roomRestrictions.length > 0 && !product.roomRestrictions.includes(room)) {
      return 'room_not_offered'
    }
    const midnight = civil(date)
    if (Number.isNaN(midnight)) return 'date_invalid'
    const localNow = now + offsetAt(now)
    const ahead = (midnight - (localNow - (localNow % dayMs))) / dayMs
    if (ahead < 0) return 'date_past'
    if (ahead > 365) return 'date_too_far'
    const latest: Record<ProductCategory, [localMinute: number, minutesAhead: number, sameDay: boolean]> = {
      bath: /reheat/.test(product.itemType) ? [21 * 60, 240, true] : [15 * 60 + 30, 1440, false],
      food: [18 * 60, 120, true],
      experiences: [600, 1440, false],
      late_checkout: [660, 900, false],
      test: [1439, 0, true],
    }
    const [local, minutesAhead, sameDay] = latest[product.category]
    // 1 January 1970 was a Thursday.
    const weekday = (midnight / dayMs + 4) % 7
    if (product.category === 'late_checkout' && (weekday === 6 || weekday === 0)) return 'not_midweek'
    if (ahead === 0 && !sameDay) return 'not_on_the_day'
    // None of these times is near 01:00 UTC, so the offset at noon applies throughout.
    const ready = midnight + local * minute - offsetAt(midnight + 12 * 60 * minute)
    return now > ready - minutesAhead * minute ? 'too_late' : 'taken'
  }

  /** Midnight of a date without time zones, by counting days; NaN for an invalid date. */
  function civil(date: string): number {
    const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date)?.map(Number) ?? []
    if (!y || !m || !d || m > 12) return Number.NaN
    const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0
    const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if (d > (lengths[m - 1] ?? 0)) return Number.NaN
    let count = d - 1 + lengths.slice(0, m - 1).reduce((sum, length) => sum + length, 0)
    for (let year = 1970; year < y; year++) count += (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 366 : 365
    return count * dayMs
  }
})

/** Midnight UTC of the last Sunday of a month (0 to 11). */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0)
  return last - new Date(last).getUTCDay() * 86_400_000
}
