import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conciergeVote } from './concierge-request.ts'

it('of any run of blanks, in the question and in what was said before, one blank is left to read', () => {
  const blank = fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\u2028', '\u3000', '\ufeff', '\0')
  const blanks = fc.string({ unit: blank, minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(blanks, blanks, (some, others) => {
      const text = `${some}late${some}check-out,${others}please${others}`
      const conversationHistory = [{ role: 'user', content: text }]
      const { message, conversationHistory: before } = conciergeVote.parse({ message: text, conversationHistory, helpful: true })
      expect([message, before[0]?.content]).toEqual(Array(2).fill('late check-out, please'))
    }),
  )
})

it('of what was said before, as much is read as our chat sends', () => {
  const conversationHistory = [{ role: 'user', content: 'no '.repeat(1_600) }]
  const read = conciergeVote.parse({ message: 'late?', conversationHistory, helpful: true }).conversationHistory
  expect(read[0]?.content).toHaveLength(1_000)
})

it('of a long talk, the last turns are read, as far back as a guest typed three thousand characters', () => {
  const typed = { role: 'user', content: 'x'.repeat(1_000) }
  const answered = { role: 'assistant', content: 'y'.repeat(1_000) }
  const read = (conversationHistory: object[]) =>
    conciergeVote.parse({ message: 'late?', conversationHistory, helpful: true }).conversationHistory.map(({ role }) => role)
  expect(read(Array(20).fill(typed))).toEqual(Array(3).fill('user'))
  expect(read(Array(10).fill([typed, answered]).flat())).toEqual(['assistant', ...Array(3).fill(['user', 'assistant']).flat()])
  const brief = { role: 'user', content: 'and how much is it?' }
  expect(read(Array(10).fill([brief, answered]).flat())).toHaveLength(20)
})
