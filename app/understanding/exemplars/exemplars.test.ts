/** A new fact must be learnt as one, and no longer as what nobody has written about: docs/extend.md, “A fact”. */
import { describe, expect, it } from 'vitest'
import { buildLexicon, tokensAsWritten } from '#app/understanding/lexicon/lexicon.ts'
import { plain } from '#app/understanding/text.ts'
import { isTopic, topics } from '#app/understanding/topics.ts'
import { allExemplars, type Exemplar } from './exemplars.ts'

const all = allExemplars()
const ofTopic = Map.groupBy(all, ({ topic }) => topic)

it('every topic has at least ten exemplars', () => {
  expect(Object.keys(topics).filter((topic) => (ofTopic.get(topic)?.length ?? 0) < 10)).toEqual([])
})

describe('what a topic is about', () => {
  it('is nothing that lexicon/lexicon-words.ts calls unwritten', () => {
    const lexicon = buildLexicon(all.map(({ text }) => text))
    const unwritten = ({ text }: Exemplar) => tokensAsWritten(text, lexicon).filter((token) => token.unwritten)
    const wrong = [...ofTopic].flatMap(([topic, exemplars]) => {
      if (!isTopic(topic)) return []
      const naming = exemplars.map(unwritten).filter((things) => things.length > 0)
      // Some are asked about in passing (“is there a sofa bed for a third guest?”), others are what the topic is.
      if (naming.length < exemplars.length / 2) return []
      return [`${topic}: ${[...new Set(naming.flat().map(({ text }) => text))]}`]
    })
    expect(wrong).toEqual([])
  })

  it('is not asked for in an example of what nobody has written about', () => {
    const unwritten = new Set(ofTopic.get('unknown')?.map(({ text }) => thingOf(text)))
    const wrong = all.filter(({ topic, text }) => isTopic(topic) && unwritten.has(thingOf(text)))
    expect(wrong).toEqual([])
  })
})

/** `ev charger` for “Do you have an EV charger?”; a question of another form as it stands. */
function thingOf(text: string): string {
  return plain(text).replace(/^(?:(?:is|are) there|(?:do|have) you(?: have| got)?|can (?:we|i) (?:get|have)) (?:an? |any )?/, '')
}
