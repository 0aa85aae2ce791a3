import { beforeEach, expect, it } from 'vitest'
import { conciergeVotes } from '#app/concierge/concierge.tables.ts'
import { conciergeVote } from '#app/concierge/concierge-request.ts'
import { seedKnowledge } from '#app/knowledge/knowledge.seed.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { forgetOldQuestions, listOpenQuestions } from './open-questions.server.ts'
import { receiveVote, tallyVotes } from './votes.server.ts'

const now = new Date('2026-06-03T12:00:00Z')
const fresh = { now, freshMs: 0 }

describeOnEachDatabase('votes', (house) => {
  beforeEach(async () => {
    await seedProducts(house.db)
    await seedKnowledge(house.db)
  })

  const vote = (message: string, helpful: boolean, conversationHistory: unknown[] = []) =>
    receiveVote(house.db, conciergeVote.parse({ message, helpful, conversationHistory }), fresh)

  it('are counted by the entry that was told, and No lists the question', async () => {
    await vote('when is check-in?', true)
    await vote('what time can we check in', false)
    await vote('is parking free?', true)
    expect(await tallyVotes(house.db)).toEqual([
      { entry: 'policies/check_in', helpful: 1, unhelpful: 1 },
      { entry: 'facilities/parking', helpful: 1, unhelpful: 0 },
    ])
    expect((await listOpenQuestions(house.db)).rows).toMatchObject([
      { question: 'what time can we check in', reason: 'voted_down', topic: 'check_in', times: 1 },
    ])
  })

  it('are kept without name or address of who voted', async () => {
    await vote('Regards, Aoife Byrne (aoife@example.ie): when is check-in?', false)
    const [open] = (await listOpenQuestions(house.db)).rows
    expect(open?.question).toContain('check-in')
    expect(open?.question).not.toMatch(/Aoife|Byrne|example\.ie/)
  })

  it('keep with a question the one it leans on', async () => {
    await vote('and at weekends?', false, [
      { role: 'user', content: 'how much is Stargazer?' },
      { role: 'assistant', content: 'Stargazer is from €239.' },
    ])
    expect((await listOpenQuestions(house.db)).rows).toMatchObject([{ question: 'how much is Stargazer? — and at weekends?' }])
  })

  it.each(['hello', 'is there a helipad?', 'what is the gate code', 'zzz'])(
    'count for nothing where nothing was told: %s',
    async (message) => {
      await vote(message, false)
      await vote(message, true)
      expect(await tallyVotes(house.db)).toEqual([])
      expect((await listOpenQuestions(house.db)).rows).toEqual([])
    },
  )

  it('belong to the estate’s day, when they are counted and when they are forgotten', async () => {
    const lateInJune = new Date('2026-06-03T23:30:00Z')
    const asked = conciergeVote.parse({ message: 'when is check-in?', helpful: true, conversationHistory: [] })
    await receiveVote(house.db, asked, { now: lateInJune, freshMs: 0 })
    const days = async () => (await house.db.select().from(conciergeVotes)).map(({ votedOn }) => votedOn)
    expect(await days()).toEqual(['2026-06-04'])
    await forgetOldQuestions(house.db, new Date('2026-09-02T22:30:00Z'))
    expect(await days()).toEqual(['2026-06-04'])
    await forgetOldQuestions(house.db, new Date('2026-09-02T23:30:00Z'))
    expect(await days()).toEqual([])
  })

  it('are forgotten after ninety days', async () => {
    await vote('when is check-in?', true)
    await forgetOldQuestions(house.db, new Date('2026-09-01T00:00:00Z'))
    expect(await house.db.$count(conciergeVotes)).toBe(1)
    await forgetOldQuestions(house.db, new Date('2026-09-05T00:00:00Z'))
    expect(await house.db.$count(conciergeVotes)).toBe(0)
  })
})
