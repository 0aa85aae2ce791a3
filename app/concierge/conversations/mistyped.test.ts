/** Questions with typos: hardly an answer may be lost, no alarm missed and no false one raised. */
import { expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { asMeant } from '#app/concierge/reading/as-meant.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { plain } from '#app/understanding/text.ts'
import { soundsLikeDanger } from '#app/understanding/troubles/danger.ts'
import { firstPassages } from '#test/first-passages.ts'
import { mistyped } from '#test/mistyped.ts'
import { judge, questionSets } from '#test/question-sets.ts'

const index = buildIndex(undefined, undefined, undefined, firstPassages())
const now = new Date('2026-06-03T12:00:00Z')
/** Every eighth question; question-sets.test.ts asks all of them, without typos. */
const asked = questionSets().filter((_, at) => at % 8 === 0)

const isRight = (question: (typeof asked)[number], message: string) =>
  judge(question, answer({ index, message, history: question.history ?? [], now })) === 'pass'

it('of a hundred questions with a slip in one word hardly two are lost', () => {
  const known = asked.filter((question) => isRight(question, question.message))
  const slipped = known.map((question, at) => ({ question, message: mistyped(question.message, at) }))
  const lost = slipped.filter(({ question, message }) => !isRight(question, message))
  expect(lost.length / known.length, lost.map(({ message }) => message).join('\n')).toBeLessThan(0.02)
})

it('what was heard as danger still is, and nothing else', () => {
  for (const { message } of questionSets())
    expect([message, soundsLikeDanger(plain(asMeant(index, message)))]).toEqual([message, soundsLikeDanger(plain(message))])
})

it('what the house itself writes has no slips', () => {
  const written = [...registryEntries().map(({ value }) => value), ...firstPassages().map(({ text }) => text)]
  for (const text of written) expect(asMeant(index, text)).toBe(text)
})

it('what was mended is not mended further', () => {
  for (const [at, { message }] of asked.entries()) {
    const meant = asMeant(index, mistyped(message, at))
    expect(asMeant(index, meant)).toBe(meant)
  }
})
