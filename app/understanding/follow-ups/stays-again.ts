/** The stay and its two offers, once more: “same for the lodge?”, “and the other deal, the single night one?”. */
import { anchors } from '#app/understanding/anchors.ts'
import { type FollowUpRule, leftOpen, type Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { perHead } from '#app/understanding/message/reading.ts'
import { roomTopics, slotTopics, tillWhen } from '#app/understanding/topic-kinds.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { pointer } from './leans.ts'
import { namesAny, namesNight, namesRoom } from './what-is-named.ts'

const modes = ['compare_modes', 'two_night', 'flexi'] as const
type Mode = (typeof modes)[number]
/** Whether a topic is one of the two offers, or their comparison. */
export const isMode = (topic: string): topic is Mode => modes.some((mode) => mode === topic)

const sameAgain = /^(?:(?:is|it|that|would|be) )*(?:the )?(?:same|(?:any )?different) (?:for|in|with|at|of)\b/
const forEach = /\b(?:each|for (?:both|the two) of us)$/
const hasThat = /\b(?:have|get|book|take|use) (?:that|it|one)\b/
const bookThatRoom = /\bbook (?:me |us )?(?:that|this|the) (?:one|room|cabin|place)\b/

const thing = '(?: (?:deal|offer|one|option|package|saving|discount|way|rate|thing|kind|type))?'
const askedOf = '^(?:(?:what about|how about|what is|tell me about|is there) )*'
const otherOne = new RegExp(`${askedOf}(?:the|your) (?:other|second|latter|shorter)${thing}\\b`)
const firstOne = new RegExp(`${askedOf}(?:the|your) (?:first|former|longer)${thing}$`)
const only = new RegExp(`${askedOf}(?:the|your) (?:second|latter|shorter)${thing}$`)

const bothOffers = new Set<string>(modes)
const namesDiscount = namesAny('discount')
const namesOneNight = namesAny('one_night')
const namesTwoNights = namesAny('two_night')
/** “And the other deal?”, but not “the other room”. */
const namesNoOther = ({ words }: Said) =>
  words.every(({ concept }) => !concept || concept === 'discount' || concept === 'package')
const namesElse = ({ words }: Said) =>
  words.some(({ concept = '' }) => anchors[concept] && !anchors[concept].includes('late_check_out'))
/** “The one night discount”. */
const onlyOneNight = (said: Said) =>
  namesOneNight(said) && said.words.every(({ concept }) => !concept || concept === 'one_night' || concept === 'discount')
const theOther = (said: Said) => only.test(said.text) || (otherOne.test(said.text) && namesNoOther(said))

export const staysAgain: readonly FollowUpRule[] = [
  {
    example: ['How much is Stargazer?', 'Is that each?'],
    before: topicSet('price cheapest dearest weekend'),
    said: ({ text }) => perHead.test(text) || forEach.test(text),
    topic: 'per_room',
  },
  {
    example: ['What is the One Night Flexi?', 'Till when?'],
    before: topicSet('flexi late_check_out'),
    said: (said) => tillWhen.test(said.text) && !namesElse(said),
    topic: 'late_check_out',
  },
  {
    example: ['What is the One Night Flexi?', 'So if we arrive on a Saturday we can have that?'],
    before: bothOffers,
    readAs: topicSet('check_in'),
    said: (said) => namesNight(said) && hasThat.test(said.text),
  },
  {
    example: ['Can I bring my dog to Sunriser?', 'Is that different in the lodge?'],
    before: slotTopics,
    said: (said) => sameAgain.test(said.text) && namesRoom(said),
    gap: leftOpen,
  },
  {
    example: ['Tell me about Stargazer', 'And the lodge?'],
    before: roomTopics,
    readAs: topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest'),
    atLeast: 0.5,
    byItself: true,
  },
  {
    example: ['What is the 1-Night Flexi?', 'And the other discount, two nights?'],
    before: bothOffers,
    said: (said) => otherOne.test(said.text) && namesTwoNights(said) && !namesOneNight(said),
    topic: 'two_night',
    gap: leftOpen,
    confidence: 0.8,
  },
  {
    example: ['What is the 2-Night Escape?', 'A discount for one night?'],
    before: bothOffers,
    said: onlyOneNight,
    topic: 'flexi',
    gap: leftOpen,
    confidence: 0.8,
  },
  {
    example: ['What is the 1-Night Flexi?', 'And the other deal?'],
    before: topicSet('flexi'),
    said: theOther,
    topic: 'two_night',
    gap: leftOpen,
    confidence: 0.8,
  },
  {
    example: ['What is the 2-Night Escape?', 'And the other deal?'],
    before: topicSet('two_night compare_modes'),
    said: theOther,
    topic: 'flexi',
    gap: leftOpen,
    confidence: 0.8,
  },
  {
    example: ['What is the 1-Night Flexi?', 'And the first one?'],
    before: bothOffers,
    said: firstOne,
    topic: 'two_night',
    gap: leftOpen,
    confidence: 0.8,
  },
  {
    example: ['What is the 1-Night Flexi?', 'And what does that save?'],
    before: bothOffers,
    said: (said) => pointer.test(said.text) && namesDiscount(said),
    gap: leftOpen,
    confidence: 0.8,
  },
  { example: ['Is the lodge private?', 'Go on then, book me that one for the 14th'], said: bookThatRoom, topic: 'how_to_book' },
]
