import { expect, it } from 'vitest'
import { waitInWords } from './wait-in-words.ts'

it.each([
  [1, 'a second'],
  [2, '2 seconds'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [601, '11 minutes'],
])('a wait of %i is %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
