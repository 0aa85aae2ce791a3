import { afterEach, expect, it, vi } from 'vitest'
import { recordEvent } from '#app/analytics/analytics.server.ts'
import { siteEvents } from '#app/analytics/analytics.tables.ts'
import { readFigures } from '#app/console/dashboard/dashboard.server.ts'
import { guideRequests } from '#app/guide/guide.tables.ts'
import { forgetOldConversations } from '#app/inbox/conversations.server.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { newsletterSubscribers } from '#app/newsletter/newsletter.tables.ts'
import { erasePerson } from '#app/privacy/person.server.ts'
import { aoife, fionn } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { mailSettings } from '#test/settings.ts'
import { signUp } from '#test/staff.ts'
import { readAnalytics } from './analytics.server.ts'

const request = {
  name: 'Aoife',
  email: 'aoife@guest.example',
  room: 'Stargazer',
  requestType: 'Housekeeping request' as const,
  message: 'More towels, please.',
}

afterEach(() => void vi.useRealTimers())

describeOnEachDatabase('figures', (house) => {
  it('are nought in a new house, the average too', async () => {
    expect(await readFigures(house.db, undefined)).toEqual({
      activeProducts: 0,
      monthlyOrders: 0,
      averageOrder: 0,
      feedbackMessages: 0,
      demo: undefined,
    })
  })

  it('count by the estate’s days, beside the period before', async () => {
    // At noon: rows stored before midnight and read after it would be yesterday's.
    const now = new Date('2026-11-20T12:00:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now })
    await recordEvent(house.db, { name: 'book_click', mode: 'twoNight', room: 'stargazer' })
    await receiveMessage(house.db, mailSettings, aoife)
    await house.db.insert(guideRequests).values({ ...request, createdAt: now })
    await house.db.update(siteEvents).set({ occurredAt: now })
    const { days, series, clicks } = await readAnalytics(house.db, undefined, 7, now)
    expect(days).toHaveLength(7)
    const named = Object.fromEntries(series.map((one) => [one.name, one]))
    expect(named['Book clicks']).toMatchObject({ values: [0, 0, 0, 0, 0, 0, 1], total: 1, before: 0 })
    expect(named.Enquiries).toMatchObject({ total: 2 })
    expect(clicks).toEqual([{ mode: 'twoNight', room: 'stargazer', clicks: 1 }])
    const later = await readAnalytics(house.db, undefined, 7, new Date(now.getTime() + 8 * 86_400_000))
    expect(later.series[0]).toMatchObject({ total: 0, before: 1 })
    expect((await readFigures(house.db, undefined, now)).feedbackMessages).toBe(2)
  })

  it('do not shrink when what was written is deleted, because its time is up or on request', async () => {
    const now = new Date('2026-11-20T12:00:00Z')
    await house.db.insert(guideRequests).values([
      { ...request, createdAt: new Date('2025-06-01T12:00:00Z') },
      { ...request, createdAt: new Date('2026-06-01T12:00:00Z') },
    ])
    const consent = { consentText: 'Yes', consentAt: now, discountCode: 'X', unsubscribeToken: 'token' }
    await house.db.insert(newsletterSubscribers).values({ ...consent, email: request.email, createdAt: now })
    const figuresNow = async () => {
      const { series } = await readAnalytics(house.db, undefined, 365, now)
      const wanted = series.filter(({ name }) => ['Enquiries', 'Newsletter sign-ups'].includes(name))
      return [wanted, (await readFigures(house.db, undefined, now)).feedbackMessages]
    }
    const before = await figuresNow()
    expect(before[0]).toMatchObject([
      { total: 1, before: 1 },
      { total: 1, before: 0 },
    ])
    await forgetOldConversations(house.db, now)
    expect(await house.db.$count(guideRequests)).toBe(1)
    expect(await figuresNow()).toEqual(before)
    await erasePerson(house.db, await signUp(house.db, fionn), request.email, mailSettings)
    expect([await house.db.$count(guideRequests), await house.db.$count(newsletterSubscribers)]).toEqual([0, 0])
    expect(await figuresNow()).toEqual(before)
  })
})
