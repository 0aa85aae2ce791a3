/** Follow-ups that mean what they would mean by themselves, although they look as if they leaned on what was said. */
import { arrivesLate } from '#app/understanding/everyday/late-arrivals.ts'
import type { FollowUpRule, Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { oursBy } from '#app/understanding/forms/of-being-here.ts'
import { whoKnows, whomToRing } from '#app/understanding/forms/of-numbers-and-people.ts'
import { moreThanTwo } from '#app/understanding/forms/people-named.ts'
import { smallTalk } from '#app/understanding/topics.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { anotherRoom, opens, pointer, sizeOfEstate } from './leans.ts'
import { namesAny } from './what-is-named.ts'

const sizeOfRoom = /\bhow (?:big|large|small|spacious|roomy) (?:is|are) (?:the|your|each|a)?\s?(?:rooms?|cabins?|lodge)\b/
const ofAge = /\b(?:too (?:old|young)|old enough)\b/
/** “And what time can we come?” */
const whatTimeHere =
  /^(?:when|what time) (?:can|may|could|do|must|should) (?:we|i) (?:have to |need to )?(?:come|arrive|check ?in|get (?:in|there)|leave|go|check ?out)(?: then)?$|^(?:when|what time|by when) (?:is )?out$|^(?:when|what time|by when) (?:do|would|will|must) (?:you|ye) (?:want|need|expect) us (?:to (?:be )?)?(?:gone|out|away|off|leave|go)\b/

const roomConcepts = new Set(['room', 'cabin', 'lodge', 'stargazer', 'sunriser', 'stormchaser'])
const namesRooms = namesAny('room cabin')
/** “Two cabins then, Stormchaser and Sunriser”, after how many may come. */
const namesEachRoom = ({ words }: Said) =>
  new Set(words.map(({ concept = '' }) => concept).filter((one) => roomConcepts.has(one))).size > 2
/** “Which room would you recommend?” leans on nothing; “which rooms?” and “which of them?” do. */
const inFull = ({ reading, text }: Said, most: number) => reading.tokens.length > most && !pointer.test(text)
const namesUnwritten = ({ reading }: Said) => reading.unwritten.length > 0

const alone = (rule: Omit<FollowUpRule, 'byItself'>): FollowUpRule => ({ ...rule, byItself: true })

export const standsAlone: readonly FollowUpRule[] = [
  alone({ example: ['Is there wifi?', 'Is there Netflix on it?'], said: namesUnwritten }),
  alone({ example: ['Which room takes dogs?', 'Sounds grand'], readAs: new Set(smallTalk), atLeast: 0.4 }),
  alone({ example: ['Is there a beach?', 'How big is the lodge then?'], said: sizeOfRoom }),
  alone({ example: ['How far is the town?', 'And how big is the whole place?'], readAs: topicSet('acres'), said: sizeOfEstate }),
  alone({
    example: ['How much is Stormchaser at the weekend?', 'Is it free next weekend?'],
    readAs: topicSet('availability'),
    atLeast: 0.8,
  }),
  alone({
    example: ['When is the last check-in?', 'Who should have a call from us?'],
    readAs: topicSet('contact'),
    said: whomToRing,
  }),
  alone({ example: ['Can you help with a proposal?', 'Who can help?'], readAs: topicSet('contact'), said: whoKnows }),
  alone({
    example: ['How much is Sunriser on a Friday?', 'Is Stargazer ok for three?'],
    readAs: topicSet('occupancy'),
    said: moreThanTwo,
  }),
  alone({
    example: ['We want to come with another couple', 'So two cabins beside each other?'],
    readAs: topicSet('occupancy'),
    said: ({ reading }) => Boolean(reading.gap),
  }),
  alone({
    example: ['How do I pay for breakfast?', 'I paid but nothing came up, did you get it?'],
    readAs: topicSet('confirmation'),
    atLeast: 0.5,
  }),
  alone({
    example: ['Do you sell gift vouchers?', "She's 72, is that too old?"],
    readAs: topicSet('children'),
    said: ofAge,
  }),
  alone({
    example: ['How many can stay in a cabin?', 'Two cabins then, Stormchaser and Sunriser, one Tuesday'],
    readAs: topicSet('price'),
    atLeast: 0.8,
    said: namesEachRoom,
  }),
  alone({
    example: ['When is check-out?', 'And when would the room be ready for us?'],
    readAs: topicSet('check_in'),
    said: oursBy,
  }),
  alone({
    example: ['Is there parking?', "We're off the late boat so it'd be more like half nine though"],
    readAs: topicSet('check_in'),
    said: ({ text }) => arrivesLate(text),
  }),
  alone({
    example: ['How late is the late check-out?', 'And what time can we come?'],
    readAs: topicSet('check_in check_out'),
    said: whatTimeHere,
  }),
  alone({
    example: ['Is there parking?', 'From what time may we have the room?'],
    readAs: topicSet('check_in check_out'),
    atLeast: 0.9,
    said: (said) => inFull(said, 5) && !opens(said),
  }),
  alone({
    example: ['How much is breakfast?', 'Which cabin do you recommend?'],
    readAs: topicSet('rooms'),
    atLeast: 0.5,
    said: (said) => namesRooms(said) && inFull(said, 3),
    not: anotherRoom,
  }),
]
