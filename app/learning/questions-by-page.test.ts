/** Anybody can make up questions; they must not put those of guests out of sight. */
import { expect, it } from 'vitest'
import { conciergeQuestions } from '#app/concierge/concierge.tables.ts'
import { countOpenQuestions, listOpenQuestions, settleQuestion } from '#app/concierge/feedback/open-questions.server.ts'
import type { Db } from '#app/db/db.ts'
import { fionn } from '#test/cast.ts'
import { enterAs, openStaffedHouse } from '#test/console.ts'
import { describeOnEachDatabase } from '#test/database.ts'

const noon = Date.parse('2026-06-03T12:00:00Z')

type Asked = { times?: number; first?: number; last?: number }

/** Stores open questions as if they had been asked; `first` and `last` are hours from noon. @returns their ids, by their words */
async function ask(db: Db, all: Record<string, Asked>): Promise<Record<string, string>> {
  const rows = Object.entries(all).map(([question, { times = 1, first = 0, last = first }]) => ({
    ...{ question, gist: question, times, reason: 'handed_over' as const, topic: 'unknown', confidence: 0 },
    ...{ firstAskedAt: new Date(noon + first * 3_600_000), lastAskedAt: new Date(noon + last * 3_600_000) },
  }))
  const stored = await db.insert(conciergeQuestions).values(rows).returning()
  return Object.fromEntries(stored.map(({ question, id }) => [question, id]))
}

const madeUp = (many: number) =>
  Object.fromEntries(Array.from({ length: many }, (_, nr) => [`made up ${String(nr).padStart(3, '0')}`, { times: 9 }]))

describeOnEachDatabase('open questions', (house) => {
  const asked = async (page?: number) => (await listOpenQuestions(house.db, page)).rows.map(({ question }) => question)

  it('begin with what came again on another day, then what came most, then the latest', async () => {
    await ask(house.db, {
      'once, early': { first: -50 },
      'once, late': { first: 3 },
      'often within a day': { times: 40, first: -23, last: 0.9 },
      'a day later': { times: 2, first: -24 },
      'came back': { times: 2, first: -24, last: 0 },
      'came back more often': { times: 3, first: -72, last: -40 },
    })
    const order = ['came back more often', 'came back', 'often within a day', 'a day later', 'once, late', 'once, early']
    expect(await asked()).toEqual(order)
  })

  it('are each on one page, however many there are, with their true number', async () => {
    await ask(house.db, { ...madeUp(203), 'is there a helipad?': { times: 2, first: -48, last: -1 } })
    expect(await listOpenQuestions(house.db)).toMatchObject({ page: 1, perPage: 50, hasNext: true, total: 204, more: false })
    expect((await asked())[0]).toBe('is there a helipad?')
    const pages = await Promise.all([1, 2, 3, 4, 5].map(asked))
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 50, 50, 4])
    expect(new Set(pages.flat()).size).toBe(204)
    const [last] = (await listOpenQuestions(house.db, 5)).rows
    await settleQuestion(house.db, last?.id ?? '', new Date(noon))
    expect(await asked(5)).not.toContain(last?.question)
    expect([await countOpenQuestions(house.db), (await listOpenQuestions(house.db, 5)).total]).toEqual([203, 203])
    // Behind the end is the last page, not an empty list.
    expect(await listOpenQuestions(house.db, 9)).toMatchObject({ page: 5, hasNext: false })
  })
})

it('the console shows a page of them, and opens one that is on another page', async () => {
  const house = await openStaffedHouse()
  const ids = await ask(house.db, madeUp(120))
  const { read, open, post } = await enterAs(house.app, fionn)
  const first = await read('/admin/concierge')
  expect(first).toMatch(/120 questions\. .*Page 1 of 3 · 120 in all/)
  expect(await read('/admin')).toContain('120 questions for the concierge to learn')
  const third = await read('/admin/concierge?page=3')
  expect(third).toContain('Page 3 of 3 · 120 in all')
  const on = (page: string) => Object.keys(ids).filter((question) => page.includes(question))
  expect([on(first).length, on(third).length, on(first).filter((one) => on(third).includes(one))]).toEqual([50, 20, []])

  const [question = ''] = on(first)
  const opened = await (await open(`/admin/concierge?page=3&opens=${ids[question]}`)).text()
  expect(opened).toMatch(new RegExp(`<input type="hidden" name="id" value="${ids[question]}"/?>.*A guest asked.*${question}`))
  for (const none of ['nonsense', '01900000-0000-7000-8000-0000000000ff'])
    expect(await read(`/admin/concierge?opens=${none}`)).not.toContain('A guest asked')

  // Dealt with, the others move up.
  for (const one of on(third)) await post('/admin/concierge?page=3', { intent: 'dismiss', id: ids[one] ?? '' })
  expect(await read('/admin/concierge?page=3')).toContain('Page 2 of 2 · 100 in all')
  await house.close()
})
