/**
 * Every entry is found by guests who ask for it in one question of their own: answered from it, without a doubt. Written by people
 * who knew the entries alone.
 */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { firstPassages } from '#test/first-passages.ts'

const index = buildIndex(undefined, undefined, undefined, firstPassages())
const now = new Date('2026-06-03T12:00:00Z')
const doubts = /I do not have details|I cannot say more/

type Plain = { entry: string; questions: { message: string; entries: string[] }[] }

/** Under `# entry` one question a line; `<-` names other entries that answer it as well. */
function plainQuestions(): Plain[] {
  const text = readFileSync(new URL('../../../test/question-sets/plain-questions.txt', import.meta.url), 'utf8')
  return text
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [entry = '', ...lines] = section.trim().split('\n')
      const questions = lines.map((line) => {
        const [message = '', others] = line.split('  <- ')
        return { message, entries: [entry, ...(others?.split(',') ?? [])] }
      })
      return { entry, questions }
    })
}

it.each(plainQuestions().map(({ entry, questions }) => [entry, questions] as const))('%s', (_, questions) => {
  const missed = questions.filter(({ message, entries }) => {
    const { kind, text, trace } = answer({ index, message, history: [], now })
    const sources = trace.flatMap((part) => part.sources)
    return kind !== 'answer' || doubts.test(text) || !entries.some((one) => sources.includes(one))
  })
  expect(missed.map(({ message }) => message)).toEqual([])
})
