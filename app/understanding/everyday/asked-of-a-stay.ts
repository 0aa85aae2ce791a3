/** Short questions of a stay, by their form: when, for how long, for how much, and how it is booked and paid. */
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { aSeason } from '#app/understanding/calendar-words.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

export const ofAStay: readonly Form[] = [
  // "How much would two nights with the dog be?"
  {
    near: topicSet('two_night unknown pets weekend'),
    said: either(
      /\bhow much\b.*\bnights?\b.*\bwith (?:a|the|our|my) (?:\w+ )?(?:dog|pup|puppy|pet)\b/,
      /\bnights?\b.*\bwith (?:a|the|our|my) (?:\w+ )?(?:dog|pup|puppy|pet)\b.*\b(?:price|cost|how much)\b/,
    ),
    not: /\b(?:fees?|charges?|extra|supplement|surcharge|cancel\w*|deposit)\b/,
    topic: 'price',
  },
  // "Two nights, Stargazer."
  {
    near: topicSet('unknown rooms availability check_in room_stargazer room_sunriser room_stormchaser room_seaforest'),
    said: new RegExp(
      `^(?:(?:hi|hello|so|ok|and|just) )*(?:[2-7]|two|three|four|five|six|seven|a couple of) (?:week)?nights (?:in |at )?(?:the )?(?:${anyRoomSaid})(?: please)?$`,
    ),
    topic: 'price',
  },
  // "Can't make sense of the two offers."
  {
    near: topicSet('unknown compare_modes offtopic newsletter two_night flexi price about'),
    said: /\b(?:two|2|both) (?:\w+ )?(?:offers|deals|options|modes|rates)\b/,
    not: /\b(?:voucher|code|black friday|other|special|student|combine\w*|together)\b/,
    topic: 'compare_modes',
  },
  // "Tell me about the rooms", of which this is left.
  {
    near: topicSet('rooms unknown check_out complaint cabin_amenities about availability lodge_amenities'),
    said: /^(?:(?:and|so) )?(?:about )?(?:the|your|all the|all your) (?:wild )?(?:rooms|cabins|places to stay|accommodation)$/,
    topic: 'rooms',
  },
  // "Can you book me Stargazer for next Friday?"
  {
    near: topicSet(
      'unknown availability change_booking how_to_book price offtopic contact room_stargazer room_sunriser room_stormchaser room_seaforest flexi flexi_booking',
    ),
    said: /^(?:(?:hi|hello|so|ok|and|great|please) )*(?:can|could|will|would) you (?:please |just )?(?:book|reserve) (?:me|us|a|the|it|stargazer|sunriser|stormchaser)\b/,
    not: anyOf(
      /taxi|cab|table|restaurant|sauna|bath|breakfast|yoga|massage|reiki|flight|train|picnic|different|another|instead/,
      /change|move/,
    ),
    topic: 'how_to_book',
  },
  // "Two cabins then, Stormchaser and Sunriser, one Tuesday."
  {
    near: topicSet('occupancy price rooms availability room_stargazer room_sunriser room_stormchaser room_seaforest unknown'),
    said: /^(?=.*\b(?:two|2|both) (?:of the )?(?:cabins|rooms)\b)(?=.*\b(?:stargazer|sunriser|stormchaser|lodge)\b.*\b(?:and|plus)\b.*\b(?:stargazer|sunriser|stormchaser|lodge)\b).*\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|mid ?week|weekend|nights?)\b/,
    not: /\b(?:free|available|close|near|apart|difference)\b/,
    topic: 'price',
  },
  // "Can we drop our bags off before half three?"
  {
    near: topicSet('unknown check_in housekeeping parking occupancy lost offtopic'),
    said: either(
      /\b(?:drop|leave|store|stash|dump|mind|take)(?: off)? (?:our|my|the) (?:bags?|luggage|cases?|suitcases?)\b.*\b(?:before|early|earlier|first|until|till|check ?in|room is ready|morning|noon)\b/,
      /\b(?:before|early|earlier) (?:check ?in|half three|(?:it|the room) is ready)\b.*\b(?:bags?|luggage|cases?|suitcases?)\b/,
    ),
    not: /\b(?:after|leaving|check ?out|collect)\b/,
    topic: 'check_in',
    gap: 'bags',
  },
  // "She's 72, is that too old?"
  {
    near: topicSet('unknown vouchers occupancy offtopic couples pets children about'),
    said: /\b(?:is|am|are|be) (?:she |he |it |that |i |we |they )?(?:\w+ )?(?:too (?:old|young)|old enough)\b/,
    not: /\b(?:voucher|dog|pet|phone|car|bread|house|lodge|building)\b/,
    topic: 'children',
  },
  // "How do I pay?", of whatever.
  {
    near: topicSet('offtopic unknown order_confirmation payment_page currency how_to_book price check_out money'),
    said: /^(?:and |so |but |ok |then )*(?:how|where) (?:do|can|should|would|must|will|could) (?:i|we|you|one) pay(?: (?:you|ye|for (?:it|that|this|everything|the (?:room|stay|cabin|lodge)|our stay)|here|online))?$/,
    topic: 'pay_addons',
  },
  {
    near: topicSet('check_in unknown change_booking availability'),
    said: /\b(?:can|could|may|ok if|okay if|alright if|possible to) (?:we |i )?(?:come|arrive|get there|be there|drop in) (?:already )?(?:at|by|around|from|for) (?:about )?(?:9|10|11|12|1|2|nine|ten|eleven|twelve|noon|midday|one|two)(?:[:.]\d\d)?(?: ?(?:am|pm|a m|p m|o clock))?$/,
    topic: 'check_in',
  },
  // "We are thinking of February": which nights are free.
  {
    near: topicSet('heating weather unknown about how_to_book rooms check_in availability'),
    said: new RegExp(
      `^(?:hi |hello |so )*(?:we|i) (?:are |am |would )?(?:thinking of|thinking about|planning|hoping|looking|like|love|want)(?: to| on| at)? ?(?:come|coming|visit|visiting|stay|staying|book|booking|a stay|a visit|a few days)?(?: down| over| up)?(?: to (?:you|ye))? ?(?:in|for|around|during|over|at) (?:early |late |mid |the (?:start|end|middle) of |next )?${aSeason}$`,
    ),
    topic: 'availability',
  },
  {
    near: topicSet('check_in unknown'),
    said: /\b(?:come|arrive|get there|be there|check in) (?:any )?(?:earlier|sooner|before) than\b/,
    topic: 'check_in',
  },
  {
    near: topicSet('change_booking unknown how_to_book weekend availability two_night flexi price'),
    said: either(
      /\b(?:can|could|may) (?:we|i|you) (?:book|stay|come|have|do|take|reserve)(?: for)? (?:just|only) (?:a|one|the|for a)? ?(?:single )?(?:friday|saturday)(?: night)?$/,
      /\b(?:just|only) (?:a|one|the) (?:friday|saturday) (?:night )?(?:allowed|possible|ok)\b/,
    ),
    topic: 'flexi_booking',
    gap: 'a weekend night alone',
  },
  {
    near: topicSet('unknown how_to_book flexi two_night about flexi_booking'),
    said: either(
      /\bminimum (?:stay|number of nights|length of stay)\b/,
      /\bhow many nights (?:do|must|should) (?:we|i|you) (?:have to |need to )?(?:book|stay|take)\b/,
      /\b(?:have to|need to|must) (?:stay|book|take) (?:at least |a minimum of )?(?:two|2|more than one) nights?\b/,
    ),
    topic: 'compare_modes',
    gap: 'minimum',
  },
  {
    near: topicSet('occupancy unknown best_rate cheapest per_room testimonials newsletter dynamic_prices price'),
    said: /\b(?:said|says|told (?:me|us)|heard|read|saw|thought|reckons)\b.*\b\d{3}\b.{0,8}\b(?:a|per|each) night\b/,
    not: /\b(?:budget|percent|voucher|off)\b/,
    topic: 'price',
  },
  // "Friday to Sunday in December, cheapest option?"
  {
    near: topicSet('price cheapest availability unknown dearest two_night'),
    said: /^(?=.*\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)?days?|mon|tues?|wed|thurs?|fri|sat|nights?|weekend|midweek)\b).*\bcheapest (?:option|room|one|place|cabin)?(?: (?:you have|possible|going|available))?$/,
    not: /\b(?:bath|tub|ofuro|way|time|day|which|is|are)\b/,
    topic: 'price',
  },
  {
    near: topicSet('cheapest price tub heated_bath unknown dearest'),
    said: /\bcheap(?:est|er)\b.*\b(?:bath|tub|ofuro)s?\b|\b(?:bath|tub|ofuro)\b.*\bcheapest\b/,
    not: /\b(?:reheat|way to|less|than)\b/,
    topic: 'cheapest',
  },
  {
    near: topicSet('price flexi late_check_out unknown flexi_booking'),
    said: either(
      /\bhow much\b.*\b(?:one|1|a|single) night\b.*\blate (?:checkout|check out)\b/,
      /\bhow much\b.*\blate (?:checkout|check out)\b.*\b(?:one|1|single) night\b/,
    ),
    topic: 'flexi',
  },
  {
    near: topicSet('unknown children occupancy'),
    said: /\b(?:bring|take)\b.{0,14}\b(?:baby|babies|toddlers?|child|children|kids?|infants?)\b/,
    not: /\b(?:sitter|mind(?:ing|ed)?|home|photos?|dogs?|school|monitor|clothes)\b/,
    topic: 'children',
  },
  {
    near: topicSet('unknown how_to_book contact availability'),
    said: either(
      /\b(?:book|reserv\w*)\b.*\b(?:by|over|on|through) (?:the )?(?:phone|telephone)\b/,
      /\b(?:ring|call|phone) (?:you |ye |in )?to book\b/,
    ),
    not: /\b(?:change|cancel|restaurant|taxi)\b/,
    topic: 'contact',
  },
]
