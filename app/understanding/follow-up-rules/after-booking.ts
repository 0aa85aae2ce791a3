/** What is asked next of booking, of free nights and of the terms. */
import { either } from '#app/understanding/any-of.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'
import { goAhead } from './phrases.ts'

/** “That's a promise?” */
export const askedToPromise =
  /^(?:is )*(?:is )?(?:that|it|this)(?: is)? (?:a (?:firm )?promise|guaranteed|promised|a guarantee)(?: then| so| now)?$|\b(?:hold|keep) (?:you|ye) to (?:that|it)\b|\bcan (?:i|we) (?:count|rely|depend|bank) on (?:that|what you (?:say|said|told)|your answers?|it)\b/
/** “So what do we pay today?” */
export const payNow =
  /\b(?:what|how much) (?:do|would|will|must|should) (?:we|i) (?:have to )?(?:pay|owe|part with)(?: \w+)? (?:today|now|right now|straight away|this minute|at once|first)\b|^(?:(?:what|how much) )*(?:is )?(?:due|payable|to pay) (?:today|now)$/

const stay = topicSet(
  'price availability rooms room_stargazer room_sunriser room_stormchaser room_seaforest two_night flexi compare_modes cheapest',
)

export const afterBooking: readonly FollowUpRule[] = [
  {
    example: ['Where is the contact form?', 'I need a different week actually'],
    evenIfComplete: true,
    before: topicSet('guest_guide contact_form contact'),
    said: /\b(?:need|want|would like|prefer|have to (?:take|have)|looking for|swap to|change to) (?:a |an |the )?(?:different|other|another|later|earlier) (?:week|weekend|dates?|days?|nights?|month)\b/,
    not: /\b(?:breakfast|bath|box|hamper|reheat)\b/,
    topic: 'change_booking',
  },
  {
    example: ['I want to change my booking', 'Which do I tick?'],
    evenIfComplete: true,
    before: topicSet('change_booking'),
    said: /^(?:what|which(?: (?:one|option|type|kind))?) (?:do|should|must|would|will|can) (?:we|i) (?:choose|pick|select|tick|put|click)(?: (?:there|in (?:it|that|the (?:form|list|menu))|for (?:that|it)|then))*$/,
  },
  {
    example: ['How do I book?', 'Can you do it for me?'],
    evenIfComplete: true,
    before: topicSet('how_to_book availability free_nights best_rate'),
    said: /\b(?:can|could|will|would) you (?:just )?(?:do|book|reserve|make) (?:it|that|the booking|one)(?: for (?:me|us))?$/,
    topic: 'how_to_book',
  },
  {
    example: ['Do you have terms and conditions?', 'Where do I find them?'],
    evenIfComplete: true,
    before: topicSet('terms'),
    said: /^where (?:do|can|would|could|are|is|will) (?:i|we|they|it|those|these)(?: (?:find|read|see|get) (?:them|it|those|these|that))?$/,
  },
  {
    example: ['Do you have terms and conditions?', 'Can I move the date instead?'],
    evenIfComplete: true,
    before: topicSet('terms how_to_book'),
    said: /\b(?:move|change|shift|postpone|push|switch) (?:the|our|my) (?:dates?|booking|stay|nights?)\b/,
    topic: 'change_booking',
  },
  {
    example: ['Is 12 March free?', 'Do we have to stay two nights?'],
    evenIfComplete: true,
    before: topicSet('availability'),
    said: /\b(?:have to|must|need to|obliged|minimum|at least)\b.*\b(?:two|2|three|3|one|1) nights?\b/,
    topic: 'compare_modes',
    gap: 'minimum',
  },
  {
    example: ['Is 12 March free?', 'What do we get if we only stay one?'],
    evenIfComplete: true,
    before: topicSet('availability compare_modes two_night how_to_book'),
    said: /\b(?:if|when) (?:we|i) (?:only |just )?(?:stay|stayed|book|booked|take|took|come|came)(?: for)? (?:only |just )?(?:the |a )?(?:one|1|single)(?: nights?)?$/,
    topic: 'flexi',
  },
  {
    example: ['How much is Stargazer on a Friday?', 'Ok, do it.'],
    before: stay,
    said: goAhead,
    topic: 'how_to_book',
  },
  {
    example: ['How much is Stargazer on a Friday?', 'How do I confirm it?'],
    before: stay,
    said: /^how (?:do|can|would|should) (?:i|we) (?:confirm|secure|finali[sz]e|lock in|reserve|hold) (?:it|that|this)(?: then| now)?$/,
    topic: 'how_to_book',
  },
  {
    example: ['Can you book a room for me?', 'Why not?'],
    before: topicSet('how_to_book availability'),
    said: /^why (?:not|can not you|can you not)$/,
    topic: 'assistant',
  },
  {
    example: ['How much is Stargazer on a Friday?', 'That is for 2 of us?'],
    before: stay,
    said: /^that is for (?:2|two)(?: people| persons| adults| of us)\b/,
    topic: 'occupancy',
  },
  {
    example: ['Do you keep my data?', 'Do you sell it?'],
    before: topicSet('privacy'),
    said: /\b(?:sell|share|pass|give|keep|store)\b.*\b(?:it|them|that)\b/,
    not: /\bkeep (?:on )?\w+ing\b/,
  },
  {
    example: ['How do I book?', 'What do we get?'],
    before: topicSet('how_to_book tub heated_bath'),
    said: either(
      /\bwhat (?:is|else is) (?:included|in it|in that|in there|there(?! to (?:do|see|eat)\b))\b|\bwhat (?:do|would|will) (?:we|i|you) get\b/,
      /\bwhat (?:does|has) (?:it|that one|the lodge) (?:have|got)\b/,
    ),
    topic: 'cabin_amenities',
  },
]
