/** Follow-ups that name a subject of their own, so that nothing has to be joined to them. */
import { anchors } from '#app/understanding/anchors.ts'
import type { FollowUpRule, Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { generic, kinOf } from '#app/understanding/message/reading.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opens, pointer } from './leans.ts'
import { anyTopic, asksPrice, namesRoom, ownWords } from './what-is-named.ts'

/** Topics that the classifier names for a bare "how much?" or "how long?". */
const vague = topicSet('price newsletter book_experience pay_addons about how_to_book vouchers check_in heated_bath')
const clear = new Set([...anyTopic].filter((topic) => !vague.has(topic)))

const subject = (said: Said) => ownWords(said).filter(({ concept = '' }) => !generic.has(concept))
const namesSubject = (said: Said) => subject(said).some(({ concept }) => concept)
const namesElse = (said: Said) =>
  subject(said).some(({ concept = '' }) => {
    const named = anchors[concept]
    return named !== undefined && !named.some((one) => one === said.before || kinOf(one)?.includes(said.before))
  })

const asks = /^(?:is|are|do|does|can|could|may|what|where|which|how|any)\b/
const forHelp = /\b(?:help|ambulance|doctor|hospital|first aid|ring|call|number|who|do (?:i|we) do|where are we)\b/

/** Tried before any rule about its price, its room or its night … */
export const clearAtOnce: readonly FollowUpRule[] = [
  {
    example: ['How much is Sunriser?', 'Is that for two people?'],
    readAs: clear,
    atLeast: 0.75,
    said: (said) => ownWords(said).length > 0,
    byItself: true,
  },
]

/** … and those after them. */
export const clearAfterAll: readonly FollowUpRule[] = [
  // After an alarm, “are there cliffs?” asks for something else; “what do I do?” does not.
  {
    example: ['My husband has collapsed', 'Are there cliffs?'],
    before: topicSet('emergency'),
    said: asks,
    not: forHelp,
    byItself: true,
  },
  {
    example: ['How much is Stargazer?', 'How do I book it?'],
    before: anyTopic,
    atLeast: 0.45,
    said: (said) => namesSubject(said) && said.topic !== 'unknown',
    byItself: true,
  },
  {
    example: ['How much is Sunriser?', "OK let's book"],
    before: anyTopic,
    said: (said) => namesElse(said) && !pointer.test(said.text) && !opens(said),
    byItself: true,
  },
  {
    example: ['Do you have a helicopter pad?', 'How early would they let us in?'],
    before: topicSet('unknown'),
    readAs: topicSet('check_in'),
    atLeast: 0.75,
    byItself: true,
  },
  {
    example: ['Do you have a helicopter pad?', "Where do I see what's still open?"],
    before: topicSet('unknown'),
    readAs: topicSet('free_nights about'),
    atLeast: 0.9,
    not: pointer,
    byItself: true,
  },
  {
    example: ['Is there a piano?', 'And what is the price of Sunriser?'],
    before: topicSet('unknown'),
    readAs: topicSet('price'),
    said: (said) => asksPrice(said) && namesRoom(said),
    byItself: true,
  },
  {
    example: ['Is Sunriser free on Friday?', 'And how much is it?'],
    notBefore: new Set([...anyTopic, 'unknown']),
    readAs: anyTopic,
    atLeast: 0.6,
    byItself: true,
  },
  { example: ['Do you have a swimming pool?', 'And a discount?'], notBefore: anyTopic, said: namesSubject, byItself: true },
]
