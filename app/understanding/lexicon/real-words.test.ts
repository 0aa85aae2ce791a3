/** A word that English has is not taken for a slip for one of ours. */
import { expect, it } from 'vitest'
import { understanding } from '#app/understanding/learnt/model.ts'
import { tokens } from './lexicon.ts'

const conceptsIn = (text: string) => tokens(text, understanding().lexicon).flatMap(({ concept }) => concept ?? [])

it.each(['dodgy', 'onions', 'emily', 'marina', 'lager', 'scarves', 'greek', 'siblings', 'commute', 'sleet'])(
  '“%s” stays what it is',
  (word) => {
    expect(conceptsIn(word)).toEqual([])
  },
)

it.each([
  ['terier', 'pet'],
  ['families', 'child'],
  ['puppies', 'pet'],
  ['allergies', 'allergy'],
])('“%s” is still corrected, or inflected: %s', (word, concept) => {
  expect(conceptsIn(word)).toEqual([concept])
})
