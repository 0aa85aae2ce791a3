/** "And in Stormchaser?", "and at weekends?", "for two nights": the same question about another room or night. */
import { type FollowUpRule, leftOpen, type Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { slotTopics } from '#app/understanding/topic-kinds.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opens } from './leans.ts'
import { namesNight, namesOnlySlots } from './what-is-named.ts'

/** “Stargazer on Friday” asks for a price. */
const namesStay = (said: Said) => namesNight(said) && said.topic === 'price' && (said.reading.guesses[0]?.probability ?? 0) >= 0.6
const onlyOther = (said: Said) => namesOnlySlots(said) && !namesStay(said)
const firstCount = ({ words }: Said) =>
  words.map(({ concept }) => concept).find((one) => one === 'two_night' || one === 'one_night')
const inShort = (said: Said) => opens(said) || said.reading.tokens.length <= 5

export const anotherRoomOrNight: readonly FollowUpRule[] = [
  {
    example: ['What is the 1-Night Flexi?', 'And if we stay two nights?'],
    before: topicSet('flexi'),
    said: (said) => onlyOther(said) && firstCount(said) === 'two_night',
    topic: 'two_night',
  },
  {
    example: ['What does the 2-Night Escape save?', 'One night in Stargazer then?'],
    before: topicSet('two_night'),
    said: (said) => onlyOther(said) && firstCount(said) === 'one_night',
    topic: 'flexi',
  },
  {
    example: ['What beds are there?', 'And in the lodge?'],
    before: slotTopics,
    said: (said) => onlyOther(said) && said.words.length > 0,
  },
  {
    example: ['Is there wifi?', 'How is it?'],
    before: slotTopics,
    said: (said) => said.words.length === 0 && !namesStay(said) && inShort(said),
    gap: leftOpen,
  },
]
