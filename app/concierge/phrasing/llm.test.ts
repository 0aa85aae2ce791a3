import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { type FakeModel, type Mood, moods, startFakeModel } from './llm.fake.ts'
import { type ModelReport, phraseWith } from './llm.server.ts'

const questions = [
  'how much is stargazer on a saturday?',
  'what are your prices?',
  'when is check-in?',
  'can I bring my dog?',
  'how much is the heated bath and who can have it?',
  'how much is late checkout?',
  'how many people can stay in a cabin?',
  'are children allowed?',
]
const index = buildIndex()
const now = new Date('2026-06-03T12:00:00Z')
const limits = { firstWordsMs: 10_000, timeoutMs: 10_000, callsPerDay: 1_000, maxCharacters: 1_100 }
/** Milliseconds: long enough that a busy machine has sent its request by then. */
const briefly = 1_500

describe('a model that phrases answers', () => {
  let model: FakeModel
  beforeAll(async () => {
    model = await startFakeModel()
  })
  afterAll(() => model.close())

  async function phrased(mood: Mood, at = model) {
    at.mood = mood
    const reports: ModelReport[] = []
    const phrase = phraseWith(
      { url: at.url, model: 'fake' },
      { ...limits, ...(mood === 'stalls' && { timeoutMs: briefly }), ...(mood === 'silent' && { firstWordsMs: briefly }) },
      (report) => reports.push(report),
    )
    const said = await Promise.all(
      questions.map(async (message) => {
        const own = answer({ index, message, now })
        return { own: own.text, told: await phrase(own, message, index) }
      }),
    )
    return { said, reports }
  }

  it('is used when it says the same in warmer words', async () => {
    const { said, reports } = await phrased('kind')
    expect(reports.every((report) => report.outcome === 'used')).toBe(true)
    for (const { own, told } of said) expect(told).toContain(own)
  })

  it.each(moods.filter((mood) => mood !== 'kind'))('never reaches the guest with anything else: %s', async (mood) => {
    const { said } = await phrased(mood)
    for (const { own, told } of said) expect(told).toBe(own)
  })

  it.each([
    ['silent', 'the answer did not begin'],
    ['stalls', 'the answer took too long'],
    ['breaks_off', 'the answer broke off'],
    ['unprintable', 'is no text'],
    ['markup', 'carries markup'],
    ['error', 'InternalServerError 500'],
  ] as const)('is given up when it is %s', async (mood, because) => {
    const { reports } = await phrased(mood)
    expect(reports).toEqual(questions.map(() => ({ outcome: 'failed', because })))
  })

  it.each(['silent', 'stalls', 'unprintable', 'markup', 'rambles', 'endless'] as const)(
    'is cut off, and not listened to for longer: %s',
    async (mood) => {
      const own = await startFakeModel(mood)
      const { reports } = await phrased(mood, own)
      await vi.waitFor(() => expect(own.cutOff).toBe(questions.length))
      if (mood === 'rambles') expect(reports.at(0)?.because).toBe('a figure is not in the entries')
      await own.close()
    },
  )

  it.each(['niamh@guests.example', 'Niamh Quill', '087 123 4567'])(
    'leaves nothing in the log of a guest who wrote %s',
    async (who) => {
      model.mood = 'repeats_guest'
      const reports: ModelReport[] = []
      const phrase = phraseWith({ url: model.url }, limits, (report) => reports.push(report))
      const own = answer({ index, message: 'when is check-in?', now })
      expect(await phrase(own, who, index)).toBe(own.text)
      expect(reports).toEqual([{ outcome: expect.stringMatching(/^(refused|failed)$/), because: expect.any(String) }])
      expect(reports[0]?.because).not.toMatch(/niamh|quill|087/i)
    },
  )

  it('that is not there leaves the engine’s answer', async () => {
    const phrase = phraseWith({ url: 'http://127.0.0.1:9/v1' }, limits)
    const own = answer({ index, message: 'when is check-in?', now })
    expect(await phrase(own, 'when is check-in?', index)).toBe(own.text)
  })

  it('is asked no more often in a day than the budget says', async () => {
    model.mood = 'echo'
    const reports: ModelReport[] = []
    const phrase = phraseWith({ url: model.url }, { ...limits, callsPerDay: 2 }, (report) => reports.push(report))
    const own = answer({ index, message: 'when is check-in?', now })
    for (let i = 0; i < 4; i++) await phrase(own, 'when is check-in?', index)
    expect(reports.map((report) => report.outcome)).toEqual(['used', 'used', 'over_budget', 'over_budget'])
  })
})
