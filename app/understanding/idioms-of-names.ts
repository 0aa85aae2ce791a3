/** What guests call the rooms, the experiences, and the children who would come along. */
import { spokenNames } from '#app/rooms/spoken-names.ts'
import type { Idiom } from './idioms-of-asking.ts'

/** “Storm chaser”: a room's name in two words, unless it says what somebody is. */
const namesInTwo = Object.values(spokenNames).flatMap(({ word, said }) => {
  const name = word.toLowerCase()
  return said
    .split('|')
    .filter((one) => one !== name && one.replace(' ', '') === name)
    .map((one): Idiom => [one, new RegExp(`(?<!\\b(?:an?|keen|avid|amateur|am|great|real) )\\b${one}\\b`, 'g'), name])
})

export const idiomsOfNames: readonly Idiom[] = [
  ...namesInTwo,
  ['waldbaden', /\bwald ?baden\b/g, 'forest bathing'],
  // “If we need a doc late at night?”
  ['doc', /\bdoc\b(?=.*\b(?:night|weekend|late|sunday|hours|sick|near\w*)\b)/g, 'doctor'],
  // The heading over the experiences.
  [
    'enhance your stay',
    /\benhance your stay\b(?: (?:with the (?:nice )?cards|cards?|section|part|bit|things?))?/g,
    'the experiences',
  ],
  // “Our wee one is four”, “small ones and spaniel”.
  ['bambin|wain|wean|chisel', /\b(?:bambin[oai]s?|wains?|weans?|chiselers?|chisellers?)\b/g, 'child'],
  [
    'small|wee|tiny',
    /\b(?:my|our|the) (?:small|wee|tiny) (?:ones?|man|fella|lad|lady)\b(?=.*\b(?:is|are|aged) (?:only |just |not yet |nearly )?(?:1?\d|one|two|three|four|five|six|seven|eight|nine|ten)\b)/g,
    'child',
  ],
  [
    'small|wee',
    /\b(?:small|wee) ones(?= and (?:the |our |a )?(?:dogs?|pups?|puppy|cats?|pets?|labrador|lab|spaniel|terrier|collie|beagle)\b)/g,
    'kids',
  ],
]
