import { expect, it } from 'vitest'
import { allExemplars } from '#app/understanding/exemplars/exemplars.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { englishWords } from '#app/understanding/spelling/english-words.ts'
import { predict } from './classifier.ts'
import { learn, understanding } from './model.ts'
import { pack, unpack } from './packed.ts'

const english = englishWords()
const learnt = learn(
  allExemplars().filter((_, at) => at % 20 === 0),
  english,
)

it('an understanding comes out of its bytes as it went in, to the last bit', () => {
  const bytes = pack(learnt)
  expect(Buffer.compare(pack(unpack(bytes)), bytes)).toBe(0)
  // In a file's buffer it may start at any offset.
  const within = Buffer.concat([Buffer.alloc(3), bytes]).subarray(3)
  expect(Buffer.compare(pack(unpack(within)), bytes)).toBe(0)
})

it('guesses the same, mended words and all', () => {
  const again = unpack(pack(learnt))
  for (const question of ['can i brign my dgo', 'hot tub at the weekend?', 'wat time is chekout', 'zzz']) {
    const before = tokens(question, learnt.lexicon)
    expect(tokens(question, again.lexicon)).toEqual(before)
    expect(predict(again.model, before)).toEqual(predict(learnt.model, before))
  }
})

it('that the build has learnt is the one that the exemplars teach', () => {
  expect(Buffer.compare(pack(understanding()), pack(learn(allExemplars(), english)))).toBe(0)
})
