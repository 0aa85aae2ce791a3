/** “It” is not always what was spoken of last: “can they use it for food?” means the voucher whose sum was just reckoned. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import { ofMoneyBack } from '#app/understanding/follow-up-rules/after-cancelling.ts'
import { otherStay } from '#app/understanding/follow-up-rules/another-stay-meant.ts'
import { orderable } from '#app/understanding/topic-kinds.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { State } from './dialogue.ts'

/** Applies if one of the `subjects` was discussed and only topics of `besides` since. */
type Return = { subjects: ReadonlySet<string>; besides: ReadonlySet<string>; said: RegExp }

/** “Then for two nights we are at?” */
const nightsThen =
  /^(?:(?:and|so|then|ok|right) )*(?:for|over) (?:the )?(?:two|three|four|[2-4]) nights(?: then)? (?:we are at|(?:what|how much) (?:is|are|do|would|does)\b|that (?:is|comes to|makes))/
/** “Lovely, and if it was a Saturday instead?” */
const onThatDay =
  /^(?:(?:and|so|then|ok|right|lovely|great|grand|nice|perfect|what|how about) )*if (?:it|that) (?:was|were|is|would be) (?:on )?(?:an? )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/

const returns: readonly Return[] = [
  // “And if we came Monday and Tuesday instead?”, after a question about parking.
  {
    subjects: topicSet('price flexi two_night heated_bath bath_reheat breakfast grazing extras late_check_out'),
    besides: topicSet(
      'check_in check_out parking kitchen wifi location town beach beaches walks dining pets children cinema heating showers beds windows tub unknown contact taxis weather rooms how_to_book',
    ),
    said: either(otherStay, nightsThen, onThatDay),
  },
  {
    subjects: topicSet('vouchers'),
    besides: topicSet(
      'price late_check_out two_night flexi weekend cheapest dearest per_room dynamic_prices currency pay_addons',
    ),
    said: anyOf(
      /(?:they|he|she|it|my \w+) (?:\w+ )?(?:use|spend|redeem) (?:it|that)|use it (?:for|on|towards)|spend it/,
      /(?:money|euros?|bit|rest) (?:that is |that s )?left|what happens (?:with|to) (?:the )?(?:rest|euros?|change|difference)/,
      /(?:not|never) (?:use|spend) (?:it )?all|not use it|left ?over|what is left|the rest of it|run out|expires?|next (?:year|summer|spring|autumn|winter)/,
    ),
  },
  // “Just tell me, do we lose money?”, when cancelling was asked about.
  {
    subjects: topicSet('cancellation change_booking'),
    besides: topicSet(
      'how_to_book availability price unknown offtopic breakfast confirmation contact money terms ill_kin health',
    ),
    said: ofMoneyBack,
  },
  // “What could you set up?”, for the proposal, after a question about the room.
  {
    subjects: topicSet('engagement anniversary elopement'),
    besides: topicSet(
      'rooms room_stargazer room_sunriser room_stormchaser room_seaforest windows beach beaches price availability unknown couples tub',
    ),
    said: /\bwhat (?:could|can|would|will|do) (?:you|ye) (?:set up|arrange|organi[sz]e|lay on|put on|prepare|do for (?:us|her|him))\b/,
  },
  // “Back to the nature thing, how would we reserve it?”, after a question about the wifi.
  {
    subjects: topicSet('experiences yoga sauna meditation reiki forest_bathing walks'),
    besides: topicSet(
      'wifi parking pets children price rooms cinema kitchen heating breakfast dining unknown check_in check_out',
    ),
    said: /\bback to the (?:\w+ )?(?:thing|one|walk|stuff|bit|activit\w+|experiences?|treatments?|class)\b/,
  },
  // “A number for one?”, for the taxi from the station, after a question about its price.
  {
    subjects: topicSet('location town taxis'),
    besides: topicSet('unknown price offtopic'),
    said: /\bnumbers? for (?:one|them|that)\b/,
  },
  // “How far is it?”, to the beach, after a question about the dog.
  {
    subjects: topicSet('beach beaches'),
    besides: topicSet('pets unknown parking children'),
    said: /^(?:and |so |ok )*how far (?:is|away is) (?:it|that|the beach)(?: away| from (?:there|here|the cabins?))?$/,
  },
  {
    subjects: new Set([...orderable, 'extras', 'picnic', 'wine']),
    besides: topicSet('contact contact_form allergy unknown'),
    said: either(
      /\b(?:order|book|reserve|arrange)\b.*\b(?:it|that|them|one)\b|\border (?:by|before)\b/,
      /\bhow (?:late|early) (?:can|could|may) (?:i|we) order\b/,
    ),
  },
]

/** The state with the topic that the message returns to, if it does. `text` is made plain. */
export function backToSubject(text: string, state: State): State {
  const { topic = '', spokenOf = [] } = state
  for (const { subjects, besides, said } of returns) {
    if (!besides.has(topic) || !said.test(text)) continue
    const since = spokenOf.findLastIndex((one) => subjects.has(one))
    const subject = spokenOf[since]
    if (subject && spokenOf.slice(since + 1).every((one) => besides.has(one))) return { ...state, topic: subject }
  }
  return state
}
