/** However long the words and the talk that somebody sends, mending them is little work. */
import { expect, it } from 'vitest'
import { conciergeRequest } from '#app/concierge/concierge-request.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { countingLooks } from '#test/counting-looks.ts'
import { turnsAsMeant } from './as-meant.ts'

const index = buildIndex()
const letters = 'abcdefghijklmnopqrstuvwxyz'
const nonsense = (length: number) => letters.repeat(40).slice(0, length)

/** How often a word is looked for while twenty turns of a thousand characters, made of such words, are mended. */
function looksFor(word: string): number {
  const turn = { role: 'user', content: `${word} `.repeat(1_000).slice(0, 1_000) }
  const { conversationHistory } = conciergeRequest.parse({
    message: 'how much is it?',
    conversationHistory: Array(20).fill(turn),
  })
  const { spelling, looked } = countingLooks(index.mind.spelling)
  turnsAsMeant({ ...index, mind: { ...index.mind, spelling } }, conversationHistory)
  return looked()
}

it.each([1_000, 500, 100, 30])('twenty turns of words of %i letters', (length) => {
  expect(looksFor(nonsense(length))).toBeLessThan(5_000)
})

// Each of three turns has a go at so many words, each with some fifty slips a letter.
it.each([20, 12, 8])('twenty turns of words of %i letters, which might be ours', (length) => {
  expect(looksFor(nonsense(length))).toBeLessThan(3 * 24 * 54 * (length + 1))
})
