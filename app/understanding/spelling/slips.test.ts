import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oneSlipAway } from './slips.ts'

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
const word = fc.array(letter, { minLength: 4, maxLength: 12 }).map((letters) => letters.join(''))
const slips = {
  swapped: (word: string, at: number) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
  missed: (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  twice: (word: string, at: number) => word.slice(0, at) + word[at] + word.slice(at),
  other: (word: string, at: number, typed: string) => word.slice(0, at) + typed + word.slice(at + 1),
  more: (word: string, at: number, typed: string) => word.slice(0, at) + typed + word.slice(at),
}

it('whatever the slip, the word is among what it may have been', () => {
  fc.assert(
    fc.property(word, fc.nat(), letter, fc.constantFrom(...Object.values(slips)), (meant, place, typed, slip) => {
      const mistyped = slip(meant, place % meant.length, typed)
      // Three-letter words easily become others, so fewer variants are tried.
      if (mistyped === meant || mistyped.length <= 3) return
      expect([...oneSlipAway(mistyped)].map(([candidate]) => candidate)).toContain(meant)
    }),
  )
})

it('an easy slip costs less', () => {
  const cost = (typed: string, meant: string) =>
    Math.min(...[...oneSlipAway(typed)].flatMap(([word, cost]) => (word === meant ? [cost] : [])))
  expect(cost('teh', 'the')).toBeLessThan(cost('thr', 'the'))
  expect(cost('parrking', 'parking')).toBeLessThan(cost('parlking', 'parking'))
  expect(cost('bsth', 'bath')).toBeLessThan(cost('bmth', 'bath'))
  expect(cost('lookin', 'looking')).toBeLessThan(cost('looki', 'lookin'))
  expect(cost('nath', 'bath')).toBeGreaterThan(cost('bsth', 'bath'))
})
