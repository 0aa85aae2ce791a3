/** What is asked of the answer just given: whether it is a promise, what is paid of it today, what the figure in it is for. */
import { either } from '#app/understanding/any-of.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

/** “That's a promise?” */
export const askedToPromise =
  /^(?:(?:and|so|ok|is|but|well) )*(?:is )?(?:that|it|this)(?: is)? (?:a (?:firm )?promise|guaranteed|promised|a guarantee)(?: then| so| now)?$|\b(?:hold|keep) (?:you|ye) to (?:that|it)\b|\bcan (?:i|we) (?:count|rely|depend|bank) on (?:that|what you (?:say|said|told)|your answers?|it)\b/
/** “So what do we pay today?” */
export const payNow =
  /\b(?:what|how much) (?:do|would|will|must|should) (?:we|i) (?:have to )?(?:pay|owe|part with)(?: \w+)? (?:today|now|right now|straight away|this minute|at once|first)\b|^(?:(?:and|so|ok|what|how much) )+(?:is )?(?:due|payable|to pay) (?:today|now)$/
/** “Do we get something back for it?” */
export const wantsAmends =
  /\b(?:get|give|have|want|is there|be)\b.{0,12}\b(?:something|anything|money|some of it|a bit|part of it)\b.{0,10}\b(?:back|off)\b|\b(?:refund\w*|compensat\w*|money off|a discount|make it up)\b/
/** “It was only ten minutes ago.” */
export const justNow =
  /^(?:(?:but|and|so|it was|that was|i did it|we did it|i booked it|we booked it|booked it|only|just|about|like) )+(?:\d{1,2}|an?|half an|one|two|five|ten|twenty) (?:min\w*|hours?|hrs?|secs?|seconds?) ago$|^(?:(?:but|and|i|we|only|just) )+booked (?:it )?(?:this morning|today|just now|(?:a|one) minute ago)$/
/** “They'd be gone by nine”, “three of them”, of friends who come over. */
export const goneBy =
  /^(?:(?:and|but|so|they|she|he|would|will|be|all|d) )*(?:gone|away|out|home|off) (?:again )?(?:by|before|at) (?:\d{1,2}|seven|eight|nine|ten|eleven|dark|midnight)\b|^(?:(?:and|but|so|just|only) )*(?:til|till|until) (?:\d{1,2}|seven|eight|nine|ten|eleven)$|^(?:(?:and|but|just|only|about|maybe|there are|there would be) )*(?:\d|two|three|four|five|six|a couple|a few) of them$/

/** “Can we bring our own wood?”, “can we burn turf?”, of the stove. */
export const ownWood = either(
  /\b(?:bring|use|burn|buy|throw)\b.{0,16}\b(?:own|fallen|found|other) (?:\w+ )?(?:fire ?)?(?:wood|logs?|kindling|fuel|turf)\b/,
  /\b(?:bring|use|burn|gather|collect)\b.{0,24}\b(?:fire ?lighters?|drift ?wood|turf|peat|coal|briquettes?)\b|\b(?:burn|gather|collect)\b.{0,12}\bsticks\b/,
)

const bathing = topicSet('tub heated_bath bath_reheat')
const aRoom = '(?:the )?(?:stargazer|sunriser|stormchaser|lodge)'

export const askedOfWhatWasTold: readonly FollowUpRule[] = [
  { before: topicSet('change_booking'), said: justNow, topic: 'change_booking' },
  { before: topicSet('occupancy'), said: goneBy, topic: 'occupancy' },
  { before: topicSet('housekeeping'), said: wantsAmends, not: /\b(?:deposit|cancel\w*|voucher)\b/, topic: 'housekeeping' },
  // “And is that included or extra?”, of the tub; “so what is the 50 for?”
  {
    before: topicSet('tub'),
    said: /^(?:(?:and|so|ok|but|is|are|it|that|this|they|the tub) )+(?:for )?(?:free|included|extra|in the price|part of the price)(?: in (?:it|the price))? or (?:is (?:it|that) )?(?:free|included|extra|on top|not|paid|do (?:we|i) pay)\b/,
    topic: 'tub',
  },
  {
    before: bathing,
    said: /^(?:(?:and|so|ok|but|then) )*what (?:is|s|are) (?:the|that|those) (?:euro )?(?:\d{2}|fifty|charge|extra|money)(?: euros?)? for(?: then| so)?$/,
    topic: 'heated_bath',
  },
  // “It's 2 pm, ready for 7?”, of the reheat.
  {
    before: topicSet('bath_reheat'),
    said: /^(?:(?:and|so|ok|but|it is|now) )+(?:now )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b.*\b(?:ready|hot|lit|in time|possible|done|for|by)\b/,
    topic: 'bath_reheat',
  },
  // “The second one, in the cheapest cabin”, of the two offers.
  {
    before: topicSet('compare_modes'),
    said: /^(?:(?:and|so|ok|what about|how much is|then) )*the (?:second|other|latter|one night) (?:one |offer |deal |option )?(?:in|for|with|on|at)\b/,
    topic: 'flexi',
  },
  {
    before: topicSet('compare_modes'),
    said: /^(?:(?:and|so|ok|what about|how much is|then) )*the (?:first|former|two night) (?:one |offer |deal |option )?(?:in|for|with|on|at)\b/,
    topic: 'two_night',
  },
  // “We're in Stormchaser, Wednesday and Thursday”, of leaving late.
  {
    before: topicSet('check_out late_check_out'),
    said: new RegExp(
      `^(?:(?:and|so|ok|well) )*(?:we|i) (?:are|am|will be|would be|stay|have|come|are staying|are booked)(?: \\w+){0,6}? (?:in )?${aRoom}\\b(?!.*\\b(?:how much|what|cost|price|can|could|is it)\\b)`,
    ),
    topic: 'late_check_out',
  },
  // “Even just for lunch?”, of children.
  {
    before: topicSet('children'),
    said: /^(?:(?:and|but|or|not|even|just|only|so|what about|how about) )*for (?:just |only )?(?:an? |the )?(?:lunch|dinner|tea|coffee|walk|drink|look|hour|few hours|couple of hours|visit)$/,
    topic: 'children',
  },
  // “Can we bring our own wood?”, of the stove.
  {
    before: topicSet('heating heating_and_cooling'),
    said: ownWood,
    topic: 'heating',
  },
  // “And what would one night run us?”, of what a room has.
  {
    before: topicSet('windows tub beds kitchen cinema heating showers cabin_amenities rooms couples wifi beach'),
    said: /^(?:(?:and|so|ok) )*what (?:would|does|will|do) (?:one|a|the|two|each) (?:week)?nights? (?:there )?(?:run|set|cost|knock|come to|be)\b/,
    topic: 'price',
  },
  // “Which is nearest the station?”, of the taxis.
  {
    before: topicSet('taxis'),
    said: /\b(?:which|who)\b.*\b(?:nearest|closest|closer|nearer|handiest)\b/,
    not: /\b(?:nearest|closest) (?:train |railway )?station\b/,
    topic: 'taxis',
  },
  // “So where would we wash?”, of a room without a bath.
  {
    before: topicSet('tub heated_bath room_seaforest lodge_amenities'),
    said: /\bwhere (?:would|do|can|could|will) (?:we|i|you|one) (?:wash|shower|have a (?:wash|shower))\b/,
    topic: 'showers',
  },
  // “We ordered it for Saturday”, of the bath that is to be cancelled.
  {
    before: topicSet('cancellation'),
    said: /^(?:(?:and|but|so|well) )*(?:we|i) (?:have )?ordered (?:it|that|one|them) for (?:the |this |next )?\w+day\b/,
    topic: 'cancellation',
  },
  // “Number for one, then?”, of the taxi from the station.
  {
    before: topicSet('location town taxis'),
    said: /^(?:(?:and|so|ok|grand|a|the|any|have you|what is|got) )*(?:phone )?numbers? for (?:one|them|that)(?: then| so| please)*$/,
    topic: 'taxis',
  },
]
