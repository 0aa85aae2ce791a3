/** What a follow-up names besides a subject: rooms, nights, a price. And what it names of its own. */
import type { Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import type { Token } from '#app/understanding/lexicon/lexicon.ts'
import { nightBefore, slotConcepts } from '#app/understanding/message/reading.ts'
import { isTopic, topics } from '#app/understanding/topics.ts'

/** Whatever we write about. */
export const anyTopic: ReadonlySet<string> = new Set(Object.keys(topics))
/** Of these a price can be asked. */
export const pricedTopics: ReadonlySet<string> = new Set(Object.keys(topics).filter((one) => isTopic(one) && topics[one].priced))

/** Whether any of these concepts is named; or nothing but them. */
export const namesAny = (concepts: string) => {
  const any = new Set(concepts.split(' '))
  return ({ words }: Said): boolean => words.some(({ concept = '' }) => any.has(concept))
}
export const namesOnly = (concepts: string) => {
  const all = new Set(concepts.split(' '))
  return ({ words }: Said): boolean => words.every(({ concept = '' }) => all.has(concept))
}

export const namesRoom = namesAny('room cabin lodge stargazer sunriser stormchaser')
const namesDay = namesAny('weekday weekend tonight tomorrow')
/** “On Friday”, “that night”. */
export const namesNight = (said: Said): boolean => namesDay(said) || nightBefore.test(said.text)
export const asksPrice = namesAny('price')
/** Rooms and nights narrow what was asked before. */
export const namesOnlySlots = ({ words }: Said): boolean => words.every(({ concept = '' }) => slotConcepts.has(concept))

/** The words that are neither a room nor a night nor the asking for a price. */
export const ownWords = ({ words }: Said): Token[] =>
  words.filter(({ concept = '' }) => !slotConcepts.has(concept) && concept !== 'price')
