import { beforeEach, expect, it } from 'vitest'
import { answerGuest } from '#app/concierge/concierge.server.ts'
import { listOpenQuestions } from '#app/concierge/feedback/open-questions.server.ts'
import { seedKnowledge } from '#app/knowledge/knowledge.seed.ts'
import { addEntry, listKnowledge } from '#app/knowledge/knowledge.server.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { fionn } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { signUp } from '#test/staff.ts'
import { answerOpenQuestion, dismissQuestion, explainAnswer, findsEntry, takeUpQuestion } from './learning.server.ts'
import { inOneSentence } from './why-answer.tsx'

const now = new Date('2026-06-03T12:00:00Z')
const fresh = { now, freshMs: 0 }
const message = 'is there a helipad?'
const helipad = { category: 'facilities', key: 'helipad', value: 'There is none; the field by the gate is for cattle.' }

describeOnEachDatabase('the learning loop', (house) => {
  beforeEach(async () => {
    await seedProducts(house.db)
    await seedKnowledge(house.db)
  })

  const here = () => ({ db: house.db, findKeptBack: async () => [] })

  async function openQuestion(): Promise<string> {
    await answerGuest(house.db, { message }, fresh)
    const [open] = (await listOpenQuestions(house.db)).rows
    return open?.id ?? ''
  }

  it('makes an entry of a question, which answers it from then on', async () => {
    const admin = await signUp(house.db, fionn)
    const id = await openQuestion()
    const { entry, question } = await answerOpenQuestion(here(), admin, id, helipad, now)
    expect(question).toBe(message)
    expect(await findsEntry(house.db, question, entry, now)).toBe(true)
    expect((await answerGuest(house.db, { message }, fresh)).text).toContain('cattle')
    expect((await listOpenQuestions(house.db)).rows).toEqual([])
  })

  it('tells when the concierge would not find the new entry', async () => {
    const admin = await signUp(house.db, fionn)
    const { entry, question } = await answerOpenQuestion(
      here(),
      admin,
      await openQuestion(),
      { ...helipad, key: 'the field' },
      now,
    )
    expect(await findsEntry(house.db, question, entry, now)).toBe(false)
  })

  it('keeps a question open whose entry could not be saved, and takes none that is closed', async () => {
    const admin = await signUp(house.db, fionn)
    const id = await openQuestion()
    await expect(answerOpenQuestion(here(), admin, id, { ...helipad, value: ' ' }, now)).rejects.toMatchObject({ status: 400 })
    expect((await listOpenQuestions(house.db)).rows).toHaveLength(1)
    await dismissQuestion(house.db, admin, id, now)
    await expect(answerOpenQuestion(here(), admin, id, helipad, now)).rejects.toMatchObject({ code: 'settled_meanwhile' })
    expect((await listKnowledge(house.db)).some((entry) => entry.key === 'helipad')).toBe(false)
    await takeUpQuestion(house.db, admin, id)
    expect((await listOpenQuestions(house.db)).rows).toHaveLength(1)
    await expect(takeUpQuestion(house.db, admin, id)).rejects.toMatchObject({ status: 409 })
    await expect(dismissQuestion(house.db, admin, 'nothing', now)).rejects.toMatchObject({ status: 409 })
  })

  it('says why: what was understood, what was near, what was needed', async () => {
    await addEntry(house.db, { category: 'facilities', key: 'kayak hire', value: 'Kayaks are €20 a day, at the boathouse.' })
    const known = await explainAnswer(house.db, 'how mcuh is the kayak hire', '', fresh)
    expect(known.parts[0]).toMatchObject({ decision: 'staff', near: [{ entry: 'facilities/kayak hire', enough: true }] })
    expect(known.sources).toEqual([{ entry: 'facilities/kayak hire', value: 'Kayaks are €20 a day, at the boathouse.' }])
    const unknown = await explainAnswer(house.db, message, '', fresh)
    expect(unknown.kind).toBe('handover')
    expect(known.parts[0]?.words.filter(({ doubt }) => doubt)).toEqual([])
    expect(known.parts[0] && inOneSentence(known.parts[0])).toBe('Gave the entry written by staff.')
    expect(unknown.parts[0] && inOneSentence(unknown.parts[0])).toBe('Handed over: no entry says anything about “helipad”.')
    expect(unknown.parts[0]?.words).toContainEqual({ text: 'helipad', concept: undefined, doubt: 'unwritten' })
    const follow = await explainAnswer(house.db, 'and at weekends?', 'how much is Stargazer?', fresh)
    expect(follow.parts[0]).toMatchObject({
      topic: 'price',
      decision: 'answer',
      sources: ['accommodations/stargazer_price', 'policies/final_price'],
    })
    expect(follow.parts[0]?.confidence).toBeGreaterThanOrEqual(follow.parts[0]?.needed ?? 1)
    expect((await listOpenQuestions(house.db)).rows).toEqual([])
  })
})
