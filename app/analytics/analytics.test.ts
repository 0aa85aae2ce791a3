import { describe, expect, it } from 'vitest'
import { describeOnEachDatabase } from '#test/database.ts'
import { recordEvent } from './analytics.server.ts'
import { siteEvents } from './analytics.tables.ts'
import { siteEvent } from './site-event.ts'

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
