import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { addDays, estateDay, estateMoment } from '#app/estate/time/estate-day.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { addUpEvents, readEvents, recordEvent } from './analytics.server.ts'
import { siteEventDays, siteEvents } from './analytics.tables.ts'
import { type SiteEvent, siteEvent } from './site-event.ts'

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

describeOnEachDatabase('an event', (house) => {
  it('is recorded with what was done, and not where', async () => {
    await recordEvent(house.db, siteEvent.parse({ name: 'book_click', mode: 'twoNight', room: 'stargazer' }))
    await recordEvent(house.db, siteEvent.parse({ name: 'book_click', path: '/newsletter/unsubscribe/a-key' }))
    await recordEvent(house.db, siteEvent.parse({ name: 'pricing_mode_change', mode: 'oneNightFlexi' }))
    expect(await house.db.select().from(siteEvents).orderBy(siteEvents.id)).toEqual([
      { id: 1, name: 'book_click', mode: 'twoNight', room: 'stargazer', occurredAt: expect.any(Date) },
      { id: 2, name: 'book_click', mode: null, room: null, occurredAt: expect.any(Date) },
      { id: 3, name: 'pricing_mode_change', mode: 'oneNightFlexi', room: null, occurredAt: expect.any(Date) },
    ])
  })
})

describeOnEachDatabase('events by day', (house) => {
  const now = new Date('2026-10-26T09:00:00Z')
  const today = estateDay(now)
  const happen = (room: 'stargazer' | null, ...moments: string[]) => record({ name: 'book_click', room }, ...moments)
  const record = (what: { name: SiteEvent['name']; room?: 'stargazer' | null }, ...moments: string[]) =>
    house.db.insert(siteEvents).values(moments.map((at) => ({ ...what, mode: 'twoNight', occurredAt: new Date(at) })))
  const span = {
    since: addDays(today, -4),
    from: addDays(today, -2),
    until: addDays(today, 1),
  }
  const figures = () => readEvents(house.db, span)

  it('are the same before the days that are over were added up, after, and after once more', async () => {
    // The clocks go back in the night to the 25th: 23:30Z on the 23rd is the 24th, on the 25th it is the 25th.
    await happen('stargazer', '2026-10-21T22:59:00Z', '2026-10-21T23:00:00Z', '2026-10-23T22:59:00Z', '2026-10-23T23:30:00Z')
    await happen(null, '2026-10-25T23:30:00Z', '2026-10-26T08:00:00Z')
    await record({ name: 'pricing_mode_change' }, '2026-10-26T08:00:00Z')
    const before = await figures()
    expect(before).toEqual({
      byDay: {
        book_click: { values: [1, 1, 1], before: 2 },
        pricing_mode_change: { values: [0, 0, 1], before: 0 },
      },
      clicks: [
        { mode: 'twoNight', room: null, clicks: 2 },
        { mode: 'twoNight', room: 'stargazer', clicks: 1 },
      ],
    })
    for (const moment of [new Date('2026-10-24T12:00:00Z'), now, now]) {
      await addUpEvents(house.db, at(moment))
      expect(await figures()).toEqual(before)
    }
    expect(await house.db.$count(siteEventDays)).toBe(5)
    expect(await house.db.$count(siteEvents)).toBe(7)
    await happen('stargazer', '2026-10-26T08:30:00Z')
    expect((await figures()).byDay.book_click.values).toEqual([1, 1, 2])
  })
})

describeOnEachDatabase('events that were added up', (house) => {
  it('are let go after a week, and count as before', async () => {
    const days = ['2026-10-01', '2026-10-18', '2026-10-19', '2026-10-26']
    const happened = days.map((day) => ({ name: 'book_click' as const, occurredAt: estateMoment(day, '12:00') }))
    await house.db.insert(siteEvents).values(happened)
    for (let time = 0; time < 2; time++) {
      await addUpEvents(house.db, at(new Date('2026-10-26T15:00:00Z')))
      const left = await house.db.select({ at: siteEvents.occurredAt }).from(siteEvents).orderBy(siteEvents.id)
      expect(left.map(({ at }) => estateDay(at))).toEqual(days.slice(2))
      const { byDay } = await readEvents(house.db, { since: '2026-10-01', from: '2026-10-18', until: '2026-10-27' })
      expect(byDay.book_click).toEqual({ values: [1, 1, 0, 0, 0, 0, 0, 0, 1], before: 1 })
    }
  })
})

describeOnEachDatabase('a machine whose clock is ahead', (house) => {
  it('adds up no day that by the database’s is not over', async () => {
    const now = Date.now
    vi.useFakeTimers({ toFake: ['Date'], now: now() + 3 * 86_400_000 })
    // The embedded database asks for the time in this way.
    vi.spyOn(Date, 'now').mockImplementation(now)
    await house.db.insert(siteEvents).values([0, 3].map((days) => ({ name: 'book_click' as const, occurredAt: ago(days) })))
    await addUpEvents(house.db)
    vi.restoreAllMocks()
    vi.useRealTimers()
    const { rows } = await house.db.execute(sql`select day = estate_day(${ago(3)}) as "isOver" from site_event_days`)
    expect(rows).toEqual([{ isOver: true }])
  })
  const ago = (days: number) => sql`now() - ${days} * interval '1 day'`
})

describe('an event of a page', () => {
  it('can carry nothing that is not listed', () => {
    const wrong = [
      { name: 'page_view' },
      { name: 'book_click', email: 'aoife@guests.example' },
      { name: 'book_click', room: 'attic' },
      { name: 'pricing_mode_change' },
    ]
    expect(wrong.filter((event) => siteEvent.safeParse(event).success)).toEqual([])
  })
})
