/** What is asked next of a night’s price: another night, another room, the difference. */
import { either } from '#app/understanding/any-of.ts'
import { slotConcepts } from '#app/understanding/message/reading.ts'
import { namedRooms } from '#app/understanding/shared-words.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule, Said } from './follow-up-rule.ts'

/** “Actually, three”, “what if we make it three?”: how many nights instead, and nothing more. */
export const otherCount =
  /^(?:(?:no|actually|sorry|and|so|ok|but|wait|what if|what about|how about|if|we|i|make|made|it|do|did|stay|stayed|for) )+(?:for )?(two|three|four|five|[2-5])(?: nights)?(?: then| instead)?$/
/** “What about moving it a day earlier?” */
export const dayShifted =
  /^(?:(?:and|or|so|ok|but|no|what|how|about|if|could|can|would|we|i|it|be|is|come|came|arrive|arrived|go|went|start|started|make|made|move|moved|moving|shift|shifted|push|pushed|stay|stayed|everything|the) )*(?:a|one|1) (?:day|night) (earlier|sooner|before|later|after)(?: instead| then| please| on)?$/
/** “And the night after?” */
export const nextNight =
  /^(?:(?:what about|how about|how much is|what is|for|on) )*the (?:next|following|previous) (?:night|day|evening)(?: then| instead)?$|^(?:(?:what about|how about|how much is|what is|for|on) )*the (?:night|day|evening) (after|before|earlier|later)(?: that| it)?(?: then| instead)?$/
/** “What's included?” */
export const whatIsIncluded =
  /^what(?: is| s)? (?:all )?(?:included|in it|in that)(?: in (?:that|it|the (?:price|stay)))?(?: then)?$/
/** “How much do we save with the lodge?” */
export const saving = /\bhow much (?:do|would|will|could) (?:we|i|you) save\b|\bwhat (?:do|would|will) (?:we|i|you) save\b/
/** “The difference for two nights at the weekend?” */
export const apart = either(
  /\b(?:what is |and )?the difference$/,
  /^(?:what is )?(?:the )?difference (?:for|on|over|at|between|in (?:money|price|cost|euros?|total))\b/,
)
/** “No, go back to the two nights.” */
export const backToNights = /\b(?:back to|stick (?:to|with)|rather) (?:the )?(?:one|two|three|[1-5]) nights?\b(?!.*\blate\b)/
/** “The price for the two nights?”, which were named by their days. */
export const thoseNights = /\b(?:the|those|these) (?:two|three|2|3) nights?\b|\bfor (?:the|those|these|all) (?:two|three|four)$/

const nightPriced = topicSet('price cheapest dearest')
const extremes = topicSet('cheapest dearest')
const stayTopics = topicSet('price late_check_out flexi two_night check_out')
/** “The slightly cheaper one that also has the bath.” */
export const otherWithBath =
  /\bthe (?:(?:slightly|bit|little|somewhat|a bit) )*(cheaper|dearer) (?:one|room|cabin)\b.{0,20}\b(?:with|has|have|having|gets?) (?:the |a )?(?:(?:heated|hot|outdoor|wood fired) )*bath\b/
/** An offer, a code or leaving late has a saving and a difference of its own. */
const ofDeal = /\b(?:flexi|escape|deal|offer|vouchers?|code|late|midweek and|weekdays? and|check ?out)\b/
const pointsAtOne = /\b(?:that|this|the other) one\b|\b(?:with|on|by taking|in) (?:it|that)\b/
const corrects = /\b(?:i|we) (?:meant|mean)\b/
const changesTo = /\bmake (?:it|that)\b/

const namesRoom = ({ words }: Said) => words.some(({ concept = '' }) => namedRooms.has(concept))
const namesOnlySlots = ({ words }: Said) => words.every(({ concept = '' }) => slotConcepts.has(concept))

export const afterAPrice: readonly FollowUpRule[] = [
  {
    example: ['Is the price for two people?', 'And can a third join?'],
    evenIfComplete: true,
    before: topicSet('per_room price cheapest'),
    readAs: topicSet('occupancy'),
    said: /^(?:can|could|may|might) (?:an? )?(?:third|fourth|another|extra)\b/,
    byItself: true,
  },
  {
    example: ['Is there parking?', 'Which nights are the dear ones?'],
    evenIfComplete: true,
    readAs: topicSet('weekend'),
    atLeast: 0.8,
    said: /^(?:which|what) (?:nights?|days?) (?:are|is|do you|does|would be|would)\b/,
    not: /\b(?:it|that|this|then)\b/,
    byItself: true,
  },
  {
    example: ['How much is Stormchaser on a Saturday?', 'How do I go ahead?'],
    evenIfComplete: true,
    before: topicSet('price cheapest flexi two_night rooms'),
    said: /^(?:how|where) (?:do|can|would|should) (?:i|we) (?:go ahead|proceed|go about it|get it done|make it happen|seal the deal)(?: (?:then|with (?:it|that)))*$/,
    topic: 'how_to_book',
  },
  {
    example: ['How much is Sunriser midweek?', 'No, the other one, with the stars'],
    evenIfComplete: true,
    before: topicSet('price'),
    readAs: topicSet('room_stargazer room_sunriser room_stormchaser room_seaforest'),
    said: /^(?:(?:no|sorry|i mean|i meant|not that one) )*the other (?:one|room|cabin) (?:with|under|facing|for)\b/,
    topic: 'price',
  },
  {
    example: ['Is Stormchaser the same price on Friday as on Monday?', "Or what's the Friday figure?"],
    evenIfComplete: true,
    before: topicSet('weekend'),
    said: /^what (?:is|would be) (?:the|your) (?:friday|saturday|sunday|weekend|weekday|midweek) (?:figure|price|rate|cost|one)(?: then)?$/,
    topic: 'price',
  },
  {
    example: ['Why are the prices “from” prices?', 'What makes it move?'],
    evenIfComplete: true,
    before: topicSet('price dynamic_prices per_room cheapest'),
    said: /^what (?:makes|would make|causes) (?:it|them|that|the prices?) (?:to )?(?:move|change|go up|jump|vary|rise)(?: (?:up|then|so))*$/,
    topic: 'dynamic_prices',
  },
  {
    example: ['How much is Stargazer on a weekday?', 'The weekend is more expensive I think'],
    evenIfComplete: true,
    before: topicSet('price'),
    readAs: topicSet('weekend dearest dynamic_prices'),
    said: /^(?:the )?weekends? (?:is|are|will be|would be) (?:a bit |probably |surely )?(?:more expensive|dearer|pricier|more)(?: (?:i|we) (?:think|suppose|guess|imagine))?$/,
    topic: 'price',
  },
  // They can come at weekends only.
  {
    example: ['How much is Stargazer on a weekday?', 'And for those of us chained to a desk from Monday to Friday?'],
    evenIfComplete: true,
    before: nightPriced,
    said: /\b(?:work\w*|job|office|desk|nine to five|9 to 5|teach\w*|school)\b.{0,24}\b(?:monday to friday|mon(?:day)? (?:to )?fri(?:day)?|(?:during|all) (?:the )?week|(?:on )?week ?days|midweek)\b/,
    topic: 'price',
  },
  {
    example: ['Is Stormchaser cheaper than Stargazer?', 'Does the lodge beat both?'],
    evenIfComplete: true,
    before: topicSet('price cheapest dearest weekend two_night flexi'),
    said: /^(?:does|do|would|will|can) (?:the )?(?:stargazer|sunriser|stormchaser|lodge) (?:still )?(?:beat|undercut|come in (?:under|below)) (?:both|them|those|these|that|it)(?: (?:two|both|all|of (?:them|those)))*(?: (?:on|for|in) (?:the )?(?:price|cost|money))?(?: then)?$/,
    topic: 'cheapest',
  },
  {
    example: ['How much is Stargazer midweek?', 'the cheaper cabin that has a bath'],
    evenIfComplete: true,
    before: topicSet('price room_stargazer room_sunriser'),
    said: otherWithBath,
    topic: 'price',
  },
  {
    example: ['How much is Stormchaser on a weekday?', 'What do I do now to get it?'],
    evenIfComplete: true,
    before: topicSet('price cheapest dearest weekend two_night flexi best_rate'),
    said: /\bwhat (?:do|must|should|would) (?:i|we) (?:do|have to do|need to do)\b.{0,16}\b(?:get|have|book|reserve|secure|take) (?:it|that|this|one)\b/,
    topic: 'how_to_book',
  },
  {
    example: ['How much is Stargazer on a Monday?', 'Does the price go up on a Saturday, and to what?'],
    evenIfComplete: true,
    before: topicSet('price room_stargazer room_sunriser room_stormchaser room_seaforest'),
    readAs: topicSet('dynamic_prices price weekend'),
    said: /\bprice go up on (?:a )?(?:fridays?|saturdays?|(?:the |a )?weekends?)\b.*\bto (?:what|how much)\b/,
    topic: 'price',
  },
  {
    example: ['How much is Stargazer?', 'Calculated on what?'],
    evenIfComplete: true,
    before: topicSet('price dynamic_prices cheapest dearest weekend per_room'),
    said: /^(?:(?:is |are )?(?:it |that |they )?(?:calculated|based|worked out|depending|depends?|decided) on what|on what (?:basis|does (?:it|that) depend)|what (?:does|do|would) (?:it|that|they|the price) depend on|how (?:is|do you) (?:it |that )?(?:calculated?|worked? (?:it )?out))$/,
    topic: 'dynamic_prices',
  },
  {
    example: ['We would like Sunriser on Thursday', 'The day before?'],
    evenIfComplete: true,
    before: topicSet('price rooms room_stargazer room_sunriser room_stormchaser room_seaforest'),
    said: nextNight,
    topic: 'price',
  },
  {
    example: ['How much is Stargazer on a Monday?', 'And till when can we have it?'],
    evenIfComplete: true,
    before: topicSet('price cheapest dearest rooms room_stargazer room_sunriser room_stormchaser room_seaforest availability'),
    said: /^(?:until|till|til|up to) (?:when|what time) (?:can|may|could|do) (?:we|i) (?:have|keep|stay|hold|use)(?: in)?(?: it| the (?:room|cabin|lodge|place))?$/,
    topic: 'check_out',
  },
  {
    example: ['How much is Stargazer for two nights from Friday?', 'What if we come a day later?'],
    evenIfComplete: true,
    before: topicSet('price cheapest'),
    said: dayShifted,
    topic: 'price',
  },
  // “Free” is not “for nothing” here.
  {
    example: ['How much is Stargazer on a Monday?', 'And is it free?'],
    evenIfComplete: true,
    before: topicSet('price room_stargazer room_sunriser room_stormchaser room_seaforest cheapest'),
    said: /^(?:is|are|would|will) (?:it|that|that one|they|those|the (?:room|cabin|lodge))(?: be)? (?:still )?(?:free|available|vacant|taken)(?: (?:then|that night|those nights|that day))?$/,
    topic: 'free_nights',
  },
  {
    example: ['How much are two weeknights in Stargazer?', 'What number goes in the cell?'],
    evenIfComplete: true,
    before: topicSet('price'),
    said: /^what (?:number|figure|amount|sum)\b.{0,16}\b(?:goes?|put|writ(?:e|ten)|enter|type|jot)(?: (?:down|in|into|for|on|the|my|our|cell|box|sheet|spreadsheet|budget|column|row|that|this|it|there))*$/,
  },
  {
    example: ['How much is Stargazer on a Monday?', 'Make it three nights'],
    evenIfComplete: true,
    before: topicSet('price cheapest weekend'),
    said: otherCount,
    topic: 'price',
  },
  {
    example: ['Are prices higher at Christmas?', 'Could I move it to March instead?'],
    evenIfComplete: true,
    before: topicSet('dynamic_prices availability price weekend'),
    said: /\b(?:can|could|may|might) (?:i|we) (?:just )?(?:move|change|switch|shift|postpone|push) (?:it|them|that)(?: back)? (?:to|until|till)\b/,
    topic: 'change_booking',
  },
  {
    example: ['Which days are the weekend?', 'Do they go for Tuesdays?'],
    evenIfComplete: true,
    before: topicSet('weekend'),
    said: /\b(?:cover|include|count|mean|go for|apply)\w*\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/,
  },
  {
    example: ['How much is Stargazer on a Friday?', 'And the other one with the bath?'],
    evenIfComplete: true,
    before: topicSet('price cheapest dearest weekend'),
    said: /^(?:(?:what|how) )*(?:about |much is |is |in |for )*the other(?: (?:one|room|cabin|place)s?)? (?:with|that has|which has|having|that gets?) (?:the |a )?(?:\w+ )?(?:bath|tub)(?: (?:on|for) (?:a |the )?\w+(?: nights?)?)?(?: i mean(?:t)?| then| please)?$/,
    topic: 'price',
  },
  {
    example: ['How much is Stargazer on a Friday?', "What's included?"],
    evenIfComplete: true,
    before: topicSet('price'),
    said: whatIsIncluded,
  },
  {
    example: ['How much is Stargazer on a Friday?', 'And the cheaper one on Saturday?'],
    before: topicSet('price weekend dearest'),
    said: /^(?:(?:what about|how about|how much (?:is|for)|for) )*the cheap(?:er|est) (?:one|room|cabin)s?(?: (?:on|for) (?:a |the )?\w+(?: nights?)?)?(?: then)?$/,
    topic: 'cheapest',
  },
  {
    example: ['What is the One Night Flexi?', 'And two nights of the ordinary'],
    before: topicSet('flexi price'),
    said: /\b(?:nights?|one) (?:of|at|for) the (?:ordinary|normal|regular|usual)\b|\bthe ordinary nights?\b/,
    topic: 'price',
  },
  {
    example: ['Are you open at Christmas?', 'Is it dearer then?'],
    before: topicSet('unknown availability dynamic_prices'),
    said: /^(?:is|are|would|will) (?:it|that|they|the (?:prices?|rates?)) (?:be )?(?:any |much |a lot )?(?:dearer|more expensive|pricier|cheaper|higher|lower|more|less)(?: then| at that time)?$/,
    topic: 'dynamic_prices',
  },
  {
    example: ['Which is the cheapest room?', 'Two nights there?'],
    before: extremes,
    said: (said) => /\bnights?\b/.test(said.text) && namesOnlySlots(said),
    topic: 'price',
  },
  {
    example: ['Which is the cheapest room?', 'And the next one up?'],
    before: nightPriced,
    said: /\b(?:next|second|third) (?:one )?(?:up|down|cheapest|dearest|best|after (?:that|it))\b|\bone (?:up|after|above)\b/,
    topic: 'price',
  },
  {
    example: ['How much are Stargazer and the lodge?', 'So how much do we save with the lodge?'],
    before: nightPriced,
    said: (said) => saving.test(said.text) && (namesRoom(said) || pointsAtOne.test(said.text)),
    not: ofDeal,
    topic: 'price',
  },
  {
    example: ['How much is Stargazer on a Friday?', 'Sorry, Sunriser I meant.'],
    before: topicSet('price'),
    said: (said) => namesRoom(said) && (corrects.test(said.text) || changesTo.test(said.text)),
  },
  {
    example: ['Can we check out late?', 'No, go back to the two nights.'],
    before: stayTopics,
    said: backToNights,
    topic: 'price',
  },
  {
    example: ['Which is the cheapest room?', "What's it like?"],
    before: nightPriced,
    said: /^(?:what is (?:it|that one) (?:actually |really )?like(?: (?:there|inside))?|tell me (?:more )?about (?:it|that one)|describe it)$/,
    topic: 'rooms',
  },
  {
    example: ['How much is Stargazer on a Friday?', 'Any difference?'],
    before: topicSet('price'),
    said: /\bdifferences?\b/,
  },
]
