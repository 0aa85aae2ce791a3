import { describe, expect, it } from 'vitest'
import { addDays, estateDay, estateMoment } from '#app/estate/estate-day.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { addUpEvents, readEvents, recordEvent } from './analytics.server.ts'
import { siteEventDays, siteEvents } from './analytics.tables.ts'
import { type SiteEvent, siteEvent } from './site-event.ts'

describeOnEachDatabase('an event', (house) => {
  it('is recorded with what was done and where', async () => {
    await recordEvent(house.db, siteEvent.parse({ name: 'book_click', mode: 'twoNight', room: 'stargazer', path: '/' }))
    await recordEvent(house.db, siteEvent.parse({ name: 'book_click', path: '/faq' }))
    await recordEvent(house.db, siteEvent.parse({ name: 'pricing_mode_change', mode: 'oneNightFlexi', path: '/' }))
    expect(await house.db.select().from(siteEvents).orderBy(siteEvents.id)).toMatchObject([
      { id: 1, name: 'book_click', mode: 'twoNight', room: 'stargazer', path: '/', occurredAt: expect.any(Date) },
      { id: 2, name: 'book_click', mode: null, room: null, path: '/faq' },
      { id: 3, name: 'pricing_mode_change', mode: 'oneNightFlexi', room: null },
    ])
  })
})

describeOnEachDatabase('events by day', (house) => {
  const now = new Date('2026-10-26T09:00:00Z')
  const today = estateDay(now)
  const happen = (room: 'stargazer' | null, ...moments: string[]) => record({ name: 'book_click', room }, ...moments)
  const record = (what: { name: SiteEvent['name']; room?: 'stargazer' | null }, ...moments: string[]) =>
    house.db.insert(siteEvents).values(moments.map((at) => ({ ...what, mode: 'twoNight', path: '/', occurredAt: new Date(at) })))
  const span = {
    since: estateMoment(addDays(today, -4), '00:00'),
    from: estateMoment(addDays(today, -2), '00:00'),
    until: estateMoment(addDays(today, 1), '00:00'),
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
        book_click: { days: { '2026-10-24': 1, '2026-10-25': 1, '2026-10-26': 1 }, before: 2 },
        pricing_mode_change: { days: { '2026-10-26': 1 }, before: 0 },
      },
      clicks: [
        { mode: 'twoNight', room: null, clicks: 2 },
        { mode: 'twoNight', room: 'stargazer', clicks: 1 },
      ],
    })
    for (const at of [new Date('2026-10-24T12:00:00Z'), now, now]) {
      await addUpEvents(house.db, at)
      expect(await figures()).toEqual(before)
    }
    expect(await house.db.$count(siteEventDays)).toBe(5)
    await happen('stargazer', '2026-10-26T08:30:00Z')
    expect((await figures()).byDay.book_click.days[today]).toBe(2)
  })
})

describe('an event of a page', () => {
  it('can carry nothing that is not listed', () => {
    const wrong = [
      { name: 'page_view', path: '/' },
      { name: 'book_click', path: '/', email: 'aoife@guests.example' },
      { name: 'book_click', path: '/?email=aoife@guests.example' },
      { name: 'book_click', path: '/\0' },
      { name: 'book_click', path: 'https://elsewhere.example/' },
      { name: 'book_click', room: 'attic', path: '/' },
      { name: 'pricing_mode_change', path: '/' },
    ]
    expect(wrong.filter((event) => siteEvent.safeParse(event).success)).toEqual([])
  })
})
