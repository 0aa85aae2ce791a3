/** Follow-ups whose words point elsewhere but which still mean what was spoken of. */
import { anyOf, either, framed, oneOf } from '#app/understanding/any-of.ts'
import { aMonth } from '#app/understanding/calendar-words.ts'
import { inMonth } from '#app/understanding/everyday/of-cancelling.ts'
import { isBareSum } from '#app/understanding/forms/asked-sum.ts'
import { perHead, slotConcepts } from '#app/understanding/message/reading.ts'
import { arranged, brought, ofStay, roomTopics } from '#app/understanding/topic-kinds.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { type FollowUpRule, type Kept, keptBy, type Said } from './follow-up-rule.ts'
import { shortFollowUps } from './short-follow-ups.ts'

const lead = '^(?:and |so |but |ok |or |oh |right )*'
/** "Is that a problem?", whatever was said. */
export const wellThen = new RegExp(
  `${lead}(?:is|would|will) (?:that|this|it) (?:be )?(?:a problem|an issue|a bother|ok|okay|alright|all right|fine|grand|possible|allowed|too late|any bother)(?: (?:for|with|by) (?:you|us))?$`,
)
/** "So no?" is no goodbye: whoever asks it wants to hear once more what was just said. */
export const yesOrNo = new RegExp(
  `${lead}(?:no|yes|not|yes or no|is it or is it not|is it or is not it|that is a (?:no|yes)|(?:we|i) can not|not (?:possible|allowed))(?: then| so)?$`,
)
/** "What do we do then?", of whoever comes late. */
const whatThen = new RegExp(
  [
    `${lead}`,
    oneOf(
      'what (?:do|should|would|will) (?:we|i) do(?: then)?|what then|what happens(?: then)?',
      'who (?:do|should|would|can|must) (?:we|i) (?:tell|ring|call|text|contact|let know)',
    ),
    '$',
  ].join(''),
)
/** "Who do we tell?", of the vegan among them or of a sore knee; a fault goes another way. */
const whoToTell =
  /^(?:(?:and|so|ok|brilliant|great|grand|perfect|lovely|right|thanks) )*who (?:do|should|would|can|must|will) (?:we|i) (?:tell|let know|say (?:it|that) to|contact|ask)(?: (?:about )?(?:that|it|this))?$/
const ofFaults = topicSet('check_in housekeeping lost emergency doctor')
/** "Is that each, or for the both of us?" */
const forHowMany = anyOf(
  /each|apiece|per (?:person|head)|for (?:the )?(?:both|two|pair|couple)/,
  /(?:feed|feeds|serve|serves|do|does|enough for) (?:\w+ )?(?:two|2|both|us|one)/,
)
const ownDeposit = /\b(?:lose|get|keep|what about|back|happens)\b.*\bdeposits?\b|\bdeposits? back\b/
const usedFor = framed(/^(?!.*\bstill (?:work|valid|good)\b).*/, [
  /\b(?:it|they|them|that|one)\b.*\b(?:used?|spen[dt]|redeem\w*|valid|work|cover)\b/,
  /\b(?:use|spend|redeem) (?:it|them|that|one)\b/,
])
const onFoot = /\b(?:car|walk|drive|on foot)\b/
const reached = new RegExp(
  `${lead}(?:(?:what is|have you|and|do you have|is there) )*(?:the |an? |your )?(?:e ?mail|phone|telephone|number|whatsapp)(?: (?:address|number))?$`,
)
const whatIsIn = either(
  /\bwhat (?:is|else is) (?:included|in it|in that|in there|there(?! to (?:do|see|eat)\b))\b|\bwhat (?:do|would|will) (?:we|i|you) get\b/,
  /\bwhat (?:does|has) (?:it|that one|the lodge) (?:have|got)\b/,
)
const whatItHas = /\bwhat (?:does|has) (?:it|that one|the lodge) (?:have|got)\b/
const ifBooked =
  /\b(?:if|what about|how about|and|for|it is|it was|ours is|ours was|actually|(?:we|i) (?:have|booked|have booked|took))\b/

const ofThese =
  /\b(?:which|what) (?:one |of (?:them|these|those) )?(?:is |are |would you )?(?:the )?(?:nearest|closest|cheapest|dearest|best|nicest|better|recommend|biggest|quietest|open)\b/
/** “For two nights in November, three days before.” */
const ofLeavingOff = /\b(?:days?|weeks?|months?|fortnight) (?:before|notice|ahead|out|prior)\b|\b(?:high|low) season\b/
/** “And on the 10th?”, “and the day before?” */
const onDay = framed(
  /^(?:and |so |but |ok |or |what (?:about|if) |how about |if (?:i|we) (?:cancel|do it) )*(?:it is |that is |today is |say )?(?:on |by )?(?:the )?/,
  [new RegExp(`\\d{1,2}(?:st|nd|rd|th)?(?: of)?(?: (?:${aMonth}))?`), /(?:day|week|night|morning) before|same day|day itself/],
  /$/,
)
/** “Can she use it on a Saturday?” */
const boughtFor = /\b(?:use|spend|redeem) (?:it|that|one)\b.*\b(?:on|at) (?:a |the )?(?:weekends?|saturdays?|fridays?|sundays?)\b/
const nextUp = /\b(?:next|second|third) (?:one )?(?:up|down|cheapest|dearest|best|after (?:that|it))\b|\bone (?:up|after|above)\b/
/** “So how much do we save with the lodge?”, “difference for two nights at the weekend”, of the rooms that were priced. */
const nightPriced = topicSet('price cheapest dearest')
const namedRooms = new Set(['stargazer', 'sunriser', 'stormchaser', 'lodge'])
const pointsAtOne = /\b(?:that|this|the other) one\b|\b(?:with|on|by taking|in) (?:it|that)\b/
/** “Sorry, Sunriser I meant.” */
const corrects = /\b(?:i|we) (?:meant|mean)\b/
/** “So make it Stormchaser.” */
const changesTo = /\bmake (?:it|that)\b/
/** “The cheaper of them, same nights.” */
export const sameNights = /\bsame (?:nights?|dates?|days?)\b|\b(?:price|total|stay|room)(?: be| cost| come to)? again\b/
/** “The price for the two nights?”, which were named by their days. */
export const thoseNights = /\b(?:the|those|these) (?:two|three|2|3) nights?\b|\bfor (?:the|those|these|all) (?:two|three|four)$/
export const saving = /\bhow much (?:do|would|will|could) (?:we|i|you) save\b|\bwhat (?:do|would|will) (?:we|i|you) save\b/
export const apart = either(
  /\b(?:what is |and )?the difference$/,
  /^(?:and |so |hmm )*(?:what is )?(?:the )?difference (?:for|on|over|at|between|in (?:money|price|cost|euros?|total))\b/,
)
/** “No, go back to the two nights.” */
export const backToNights = /\b(?:back to|stick (?:to|with)|rather) (?:the )?(?:one|two|three|[1-5]) nights?\b(?!.*\blate\b)/
const stayTopics = topicSet('price late_check_out flexi two_night check_out')
const ofDeal = /\b(?:flexi|escape|deal|offer|vouchers?|code|late|midweek and|weekdays? and|check ?out)\b/
/** “What if we stay the Sunday too?” makes two nights of one. */
const secondNight = either(
  /\b(?:stay|add|take|book|had|have)\b.*\b(?:\w*day|nights?)\b.*\b(?:too|as well)\b/,
  /\b(?:two|2) nights (?:instead|then)\b|\b(?:another|second|extra) night\b/,
)
/** “What would Sunday, Monday, Tuesday there be?” */
const ofDays = /\bwhat (?:would|will|is|are|s)\b.*\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b.*\b(?:be|cost|come to|there)$/
const placesNear = topicSet('taxis cafes takeaways eating_out')
const howFar = /\bhow (?:far|long)\b|\bby car\b|\bdistances?\b|\b(?:the|a|is it a) drive\b/
/** “How much is the one where he can?”, of whoever asks for a dog. */
export const petsOwn =
  /\b(?:the|that) (?:one|room|place)\b.*\b(?:he|she|it|they|dogs?|pets?|takes|allows?)\b|\b(?:dog|pet) friendly (?:one|room)\b/
/** “Fine, what's that one like inside?”, of the room that takes them. */
export const petsRoomLike =
  /\bwhat is (?:that one|it|that) like\b|\btell me (?:more )?about (?:that one|it)\b|\bwhat does (?:that one|it) have\b/
const nearby = new Set([...placesNear, 'beaches'])
const eaten = topicSet('dining grazing breakfast extras picnic')
const modes = topicSet('two_night flexi flexi_booking compare_modes')
const bathing = topicSet('tub heated_bath')
const extremes = topicSet('cheapest dearest')

const describesIt = /^(?:and |so )?(?:what is (?:it|that one) like|tell me (?:more )?about (?:it|that one)|describe it)$/
const sideOfFood = /\b(?:cold|warm|hot|heated|beach|strand|sea|outside|with us)\b/
const sideOfPlace =
  /\b(?:dear|expensive|pricey|cheap|posh)\b|^(?:and |so )?(?:anything|anywhere|any|one|somewhere) (?:with|by|near|on|good for|that)\b/
const later = /\b(?:stay|leave|go|check ?out|have it|keep it) (?:a bit |a little |any |much )?later\b|^(?:and |or |so )*later$/
const whenIsIt =
  /^(?:and |so |but )*(?:when|at what time|what (?:time|days?)|which days?)(?: (?:is|are) (?:it|they|that))?(?: on)?$/
const ofAmount = /^(?:and |so |what about )*(?:for |of |worth |to the value of )?(?:about |say )?(?:euro )?\d{2,4}(?: euro)?$/

const namesRoom = ({ words }: Said) => words.some(({ concept = '' }) => namedRooms.has(concept))
const asksHowFar = ({ text, words }: Said) => howFar.test(text) && !words.some(({ concept }) => concept === 'beach')
const namesOnlySlots = ({ words }: Said) => words.every(({ concept = '' }) => slotConcepts.has(concept))

const rules: readonly FollowUpRule[] = [
  { before: topicSet('check_in'), said: whatThen },
  { before: topicSet('dining eating_out'), said: /\bget (?:home|back)\b/, topic: 'taxis' },
  { before: eaten, said: forHowMany, not: /\b(?:mornings|days|breakfasts?|trays?|box(?:es)?)\b/ },
  {
    before: bathing,
    said: either(perHead, /\beach\b/),
    not: /\b(?:each (?:morning|evening|day|night)|breakfasts?|trays?|box(?:es)?)\b/,
    gap: 'per person',
  },

  { before: topicSet('cancellation change_booking'), said: ownDeposit, topic: 'cancellation' },
  { before: topicSet('cancellation change_booking'), readAs: modes, said: ifBooked, topic: 'cancellation' },
  { before: topicSet('cancellation'), said: either(inMonth, onDay) },
  { before: topicSet('cancellation'), said: ofLeavingOff, not: /\b(?:free|available|vacanc\w*)\b/ },

  { before: arranged, said: /^(?:on|at|in|by|under|beside|near|during) (?:the |a |our )?\w+(?: \w+){0,5}$/ },
  { before: arranged, said: whenIsIt, gap: 'when' },

  { before: topicSet('vouchers'), said: ofAmount, gap: 'of that amount' },
  { before: topicSet('vouchers'), said: /\blos(?:e|es|ing)\b/, gap: 'lost' },
  { before: topicSet('vouchers'), said: boughtFor },

  // "Two nights there?", of the cheapest.
  { before: extremes, said: (said) => /\bnights?\b/.test(said.text) && namesOnlySlots(said), topic: 'price' },
  { before: nightPriced, said: nextUp, topic: 'price' },
  { before: nightPriced, said: apart, not: ofDeal, topic: 'price' },
  {
    before: nightPriced,
    said: (said) => saving.test(said.text) && (namesRoom(said) || pointsAtOne.test(said.text)),
    not: ofDeal,
    topic: 'price',
  },
  {
    before: topicSet('heated_bath'),
    said: ({ text }) => sameNights.test(text) && /\bthe (?:cheaper|dearer)\b/.test(text),
    topic: 'price',
  },
  { before: topicSet('price'), said: (said) => namesRoom(said) && (corrects.test(said.text) || changesTo.test(said.text)) },
  { before: topicSet('flexi'), readAs: extremes, not: /\bcabins?\b|\bof all\b|\b(?:friday|saturday|weekend)\b/ },
  { before: stayTopics, said: backToNights, topic: 'price' },
  { before: topicSet('flexi'), said: secondNight, topic: 'two_night' },
  { before: topicSet('pets'), said: ofDays, topic: 'price' },
  {
    before: topicSet('pets'),
    said: ({ text }) => petsOwn.test(text) && /\b(?:how much|prices?|costs?)\b/.test(text),
    topic: 'price',
  },

  { before: topicSet('pets'), said: petsRoomLike, topic: 'room_seaforest' },
  { before: topicSet('check_out'), said: later, topic: 'late_check_out' },
  { before: topicSet('newsletter'), readAs: topicSet('vouchers'), said: /\b(?:it|that|one|code)\b/ },
  { before: topicSet('vouchers'), said: /\b(?:left ?over|the rest|remainder|remaining|balance)\b/, gap: 'left over' },
  {
    before: eaten,
    said: ({ text, topic, before }) => topic !== before && /\b(?:it|they|that)\b/.test(text) && sideOfFood.test(text),
    not: /\b(?:bath|tub|cabin|room|lodge|how far|swim)\b/,
    gap: sideOfFood,
  },
  { before: placesNear, said: sideOfPlace, gap: sideOfPlace },
  { before: extremes, said: describesIt, topic: 'rooms' },
  { before: topicSet('price'), said: /^and for (?:2|two)$/ },
  // "Which would you suggest?", of whoever has told what they come for.
  {
    before: arranged,
    said: ({ text, topic }) =>
      !topic.startsWith('room_') &&
      topic !== 'dearest' &&
      topic !== 'cheapest' &&
      /^(?:so |and |then )*which (?:cabin|room|one|place)s?\b/.test(text),
    topic: 'rooms',
  },
  { before: topicSet('beach beaches'), said: /\b(?:any|are there|what) (?:others?|more|other ones)\b/, topic: 'beaches' },
  {
    before: topicSet('parking'),
    said: ({ text, words }) =>
      /\b(?:far|distance|walk)\b/.test(text) && words.every(({ concept = '' }) => concept === '' || slotConcepts.has(concept)),
    gap: 'far',
  },
  { before: topicSet('eating_out'), said: asksHowFar },
  { before: placesNear, said: asksHowFar, gap: 'how far' },
  { before: topicSet('vouchers'), said: ({ text, topic }) => topic !== 'vouchers' && usedFor.test(text), gap: 'used for' },
  { before: topicSet('beach beaches'), readAs: topicSet('parking walks'), said: onFoot, topic: 'beach' },
  { before: nearby, said: ofThese, gap: 'which of them' },
  { before: topicSet('contact contact_form'), said: reached, topic: 'contact' },
  { before: new Set(['how_to_book', ...bathing]), said: whatIsIn, topic: 'cabin_amenities' },
  { before: topicSet('price'), said: /\bdifferences?\b/ },
]

/** `asked` is the part as it was written. Its `gap` is all that no entry says of it, unless it is still to be looked for (`isOpen`). */
export function keptThread(said: Said, asked: string): (Kept & { isOpen?: true }) | undefined {
  const { text, before } = said
  if (!ofFaults.has(before) && whoToTell.test(text)) return { topic: 'contact' }
  const short = keptBy(shortFollowUps, said)
  if (short) return short
  // Of what was asked nothing is written; the room that was named with it has a price all the same.
  if (before === 'unknown') {
    if (/\b(?:a|per|each) night\b/.test(text) && asksPriceOfNights({ ...said, before: 'rooms' })) return { topic: 'price' }
    return whatItHas.test(text) ? { topic: 'cabin_amenities' } : undefined
  }
  if (!isTopic(before)) return undefined
  if (wellThen.test(text) || (yesOrNo.test(text) && asked.includes('?'))) return { topic: before, isOpen: true }
  return keptBy(rules, said) ?? (asksPriceOfNights(said) ? { topic: 'price' } : undefined)
}

/** "And how much is that for two nights?", after the dog; "total?", after the nights. What is brought to the door is counted otherwise. */
function asksPriceOfNights({ before, text, words }: Said): boolean {
  const named = words.map(({ concept = '' }) => concept)
  const nights = named.some((one) => one === 'night' || one === 'two_night' || one === 'one_night')
  const isSum = wholeSum.test(text) || (!named.includes('price') && isBareSum(text))
  const asksPrice = named.includes('price') || isSum
  const own = named.filter((one) => one !== '' && one !== 'price' && !slotConcepts.has(one))
  if (nights && own.length === 0 && isSum && bathing.has(before)) return true
  if (!asksPrice || own.length > 0 || brought.has(before) || eaten.has(before)) return false
  if (nights) return !bathing.has(before) || /\b(?:a|per|each) night\b/.test(text)
  return isSum ? before === 'price' || ofStay.has(before) || roomTopics.has(before) : before === 'how_to_book'
}
export const wholeSum = /\b(?:total|altogether|all together|in all|all in|come to|comes to|overall)\b/
