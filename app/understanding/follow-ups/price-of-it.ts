/** “How much is that?”: what was spoken of, or a night. */
import type { FollowUpRule, Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { nightBefore, type Reading } from '#app/understanding/message/reading.ts'
import { arranged, everyNight, roomTopics } from '#app/understanding/topic-kinds.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { anotherRoom, opens, pointer } from './leans.ts'
import {
  anyTopic,
  asksPrice,
  namesAny,
  namesNight,
  namesOnly,
  namesOnlySlots,
  namesRoom,
  ownWords,
  pricedTopics,
} from './what-is-named.ts'

/** “What is it on a Friday?” */
const nightAsked =
  /^what (?:is|are|about|would|will|does|do|s) (?:it|that|one|(?:a|an|the|your)? ?\w+(?: nights?)?(?: there)?(?: (?:be|cost|come to|run to|set us back))?$|there)\b/
/** “What would a Friday there be?” asks for a night, whatever was spoken of. */
const nightThere = /\bwhat (?:is|are|about|would|will|does|do)\b.*\bthere\b/
/** After these, "what is it on a Friday?" asks for the hour. */
const ofHours = topicSet('check_in check_out weekend availability')
/** These cost nothing by themselves: after them, “what is it on a Friday?” asks for the night. */
const costsNothing = new Set(
  [...anyTopic].filter((topic) => (!pricedTopics.has(topic) || everyNight.has(topic)) && !ofHours.has(topic)),
)

const ownGap = ({ gap }: Reading) => gap
const namesOnlyPrice = namesOnly('price')
const asksOnlyPrice = (said: Said) => asksPrice(said) && ownWords(said).length === 0
const isShort = (said: Said, most: number) => said.reading.tokens.length <= most
const namesARoom = (said: Said) => namesRoom(said) || anotherRoom.test(said.text)
/** “The other one with the bath that night.” */
const otherWithBath = (said: Said) =>
  anotherRoom.test(said.text) && ownWords(said).every(({ concept }) => concept === 'bath' || concept === 'heated_bath')
const roomAndNight = (said: Said) => (namesOnlySlots(said) || otherWithBath(said)) && namesNight(said) && namesARoom(said)
const onlyNight = (said: Said) => namesOnlySlots(said) && namesNight(said)

const namesNights = namesAny('two_night one_night')
/** “2 nights there fri and sat”, and not “can he stay two nights there?” */
const nightsOnly = /^(?:for |what about |how about )?(?:one|two|three|four|[1-5]) nights?\b/

export const priceOfIt: readonly FollowUpRule[] = [
  {
    example: ['Is there wifi?', 'Price midweek?'],
    said: (said) => asksOnlyPrice(said) && namesNight(said),
    topic: 'price',
    gap: ownGap,
    confidence: 0.9,
  },
  {
    example: ['What is in the cabins?', 'And the price?'],
    before: roomTopics,
    said: asksOnlyPrice,
    topic: 'price',
    gap: ownGap,
    confidence: 0.9,
  },
  {
    example: ['Do the rooms have a tub?', 'And how much is it?'],
    before: pricedTopics,
    said: (said) => asksOnlyPrice(said) && (opens(said) || isShort(said, 5)),
  },
  {
    example: ['Can you recommend a taxi?', "What's the price?"],
    before: arranged,
    said: (said) => asksPrice(said) && namesOnlyPrice(said) && (pointer.test(said.text) || isShort(said, 4)),
    gap: 'cost',
  },
  {
    example: ['Is there wifi?', 'And the lodge on Friday?'],
    before: everyNight,
    said: roomAndNight,
    topic: 'price',
    confidence: 0.8,
  },
  {
    example: ['Can we bring the dog?', 'And two nights there, Friday and Saturday'],
    before: costsNothing,
    said: (said) => onlyNight(said) && namesNights(said) && nightsOnly.test(said.text),
    topic: 'price',
    confidence: 0.8,
  },
  {
    example: ['Is there a sauna?', 'And the lodge that night?'],
    said: (said) => roomAndNight(said) && nightBefore.test(said.text),
    topic: 'price',
    confidence: 0.8,
  },
  {
    example: ['Can we have the heated bath?', 'Sunriser, two midweek nights'],
    before: topicSet('heated_bath tub bath_reheat anniversary engagement elopement'),
    readAs: topicSet('price'),
    said: (said) => onlyNight(said) && namesARoom(said),
    topic: 'price',
    confidence: 0.8,
  },
  {
    example: ['Can we bring our dog?', 'And what is it on a Friday?'],
    before: costsNothing,
    said: (said) => onlyNight(said) && nightAsked.test(said.text),
    topic: 'price',
    confidence: 0.8,
  },
  {
    example: ['When can we check in?', 'What would a Friday there be?'],
    notBefore: costsNothing,
    said: (said) => onlyNight(said) && nightThere.test(said.text),
    topic: 'price',
    confidence: 0.8,
  },
]
