/** What can be ordered, once more: “the same without the meat”, “when would I have to order it by?”, “do you take cards for that?”. */
import { type FollowUpRule, leftOpen, type Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { brought, noticed, orderable } from '#app/understanding/topic-kinds.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { heatsAgain } from './bath-again.ts'
import { pointer } from './leans.ts'
import { namesAny, namesOnly } from './what-is-named.ts'

/** “Still nothing”, after a voucher or a code that should have come by email. */
const sent = topicSet('vouchers newsletter order_confirmation pay_addons payment_page how_to_book booking')
const nothingCame = /^(?:still )?nothing(?: yet| came| so far| there| has come)*$/

const paid = /\b(?:take|accept|pay|paid|by|with)\b/
const ordered = /\border(?:ed)?\b/
const whenOrHow = /^(?:when|by when|how|can (?:it|that|they) be)\b/

const namesCard = namesAny('card')
const namesCheapOrDear = namesAny('cheap dear')
const namesOnlyFood = namesOnly('dear cheap food order extra')
const pointsAtIt = ({ text }: Said) => pointer.test(text)

export const ordersAgain: readonly FollowUpRule[] = [
  { example: ['Do you sell gift vouchers?', 'Still nothing'], before: sent, said: nothingCame, topic: 'confirmation' },
  {
    example: ['Do the cabins have a tub?', 'Can we get it heated?'],
    before: topicSet('tub'),
    readAs: topicSet('heating'),
    said: pointer,
    topic: 'heated_bath',
  },
  {
    example: ['Can we have the heated bath?', 'What about a second time?'],
    before: topicSet('heated_bath tub bath_reheat'),
    said: heatsAgain,
    topic: 'bath_reheat',
  },
  {
    example: ['Do you do breakfast?', 'What time would it arrive?'],
    before: brought,
    readAs: topicSet('check_in'),
    said: /\b(?:it|they|that)\b/,
    gap: leftOpen,
  },
  {
    example: ['How do I order the grazing box?', 'And paying for it, how does that go?'],
    before: orderable,
    readAs: topicSet('pay_addons'),
    atLeast: 0.5,
    byItself: true,
  },
  {
    example: ['Tell me about the heated bath', 'Can it be ordered on arrival?'],
    before: noticed,
    said: (said) => pointsAtIt(said) && ordered.test(said.text) && whenOrHow.test(said.text),
    gap: leftOpen,
  },
  {
    example: ['Can we have the heated bath?', 'Can I put that on my card with the room?'],
    before: orderable,
    said: (said) => namesCard(said) && paid.test(said.text) && pointsAtIt(said),
    topic: 'pay_addons',
    gap: leftOpen,
  },
  {
    example: ['What can we order to eat?', 'And the dearest of that?'],
    before: topicSet('dining grazing breakfast extras'),
    said: (said) => namesCheapOrDear(said) && namesOnlyFood(said),
    topic: 'extras',
  },
  {
    example: ['What experiences do you offer?', 'How do we book those?'],
    before: orderable,
    readAs: topicSet('how_to_book'),
    said: pointer,
    topic: 'book_experience',
    confidence: 0.8,
  },
]
