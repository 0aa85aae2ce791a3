/** What the nights cost, after something that is the same every night or no room at all: “and how much is that for two nights?” */
import type { FollowUpRule, Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { isBareSum } from '#app/understanding/forms/asked-sum.ts'
import { slotConcepts } from '#app/understanding/message/reading.ts'
import { eaten } from '#app/understanding/shared-words.ts'
import { brought, ofStay, roomTopics } from '#app/understanding/topic-kinds.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { anyTopic, asksPrice, namesAny } from './what-is-named.ts'

/** “What does it all come to?” */
export const wholeSum = /\b(?:total|altogether|all together|in all|all in|come to|comes to|overall)\b/
const whatItHas = /\bwhat (?:does|has) (?:it|that one|the lodge) (?:have|got)\b/
const perNight = /\b(?:a|per|each) night\b/

const bathing = topicSet('tub heated_bath')
/** Counted by the piece, not by the night. */
const counted = new Set([...brought, ...eaten, ...bathing])

const namesNights = namesAny('night two_night one_night')
const asksSum = (said: Said) => wholeSum.test(said.text) || (!asksPrice(said) && isBareSum(said.text))
const ofNothingElse = ({ words }: Said) =>
  words.every(({ concept = '' }) => concept === '' || concept === 'price' || slotConcepts.has(concept))
const asksCost = (said: Said) => (asksPrice(said) || asksSum(said)) && ofNothingElse(said)

export const nightsPriced: readonly FollowUpRule[] = [
  // The question before it had no answer; but the room it named has a price …
  {
    example: ['Is there a piano in Sunriser?', 'And what does it cost per night?'],
    before: topicSet('unknown'),
    said: (said) => perNight.test(said.text) && asksCost(said) && (namesNights(said) || asksSum(said)),
    topic: 'price',
  },
  // … and things in it.
  {
    example: ['Is there a piano in the lodge?', 'What does it have?'],
    before: topicSet('unknown'),
    said: whatItHas,
    topic: 'cabin_amenities',
  },
  {
    example: ['Can we have the heated bath?', 'And two nights altogether?'],
    before: bathing,
    said: (said) => namesNights(said) && asksSum(said) && ofNothingElse(said),
    topic: 'price',
  },
  {
    example: ['Do the cabins have a tub?', 'How much are they per night?'],
    before: bathing,
    said: (said) => namesNights(said) && perNight.test(said.text) && asksCost(said),
    topic: 'price',
  },
  {
    example: ['Can we bring our dog?', 'And how much is that for two nights?'],
    before: new Set([...anyTopic].filter((topic) => !counted.has(topic))),
    said: (said) => namesNights(said) && asksCost(said),
    topic: 'price',
  },
  {
    example: ['Is there parking?', 'And the total?'],
    before: new Set(['price', ...ofStay, ...roomTopics]),
    said: (said) => asksSum(said) && ofNothingElse(said),
    topic: 'price',
  },
  {
    example: ['How do I book?', 'How much?'],
    before: topicSet('how_to_book'),
    said: (said) => asksPrice(said) && !asksSum(said) && ofNothingElse(said),
    topic: 'price',
  },
]
