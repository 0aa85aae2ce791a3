/** Follow-ups whose words point elsewhere but which still mean what was spoken of. */
import { anyOf, either, framed } from '#app/understanding/any-of.ts'
import { inMonth } from '#app/understanding/forms/asked-otherwise.ts'
import type { Token } from '#app/understanding/lexicon/lexicon.ts'
import { perHead, type Reading, slotConcepts } from '#app/understanding/reading.ts'
import { arranged, brought, ofStay, roomTopics } from '#app/understanding/topic-kinds.ts'
import { isTopic, type TopicId } from '#app/understanding/topics.ts'
import { keptShort } from './short-follow-ups.ts'

/** `gap`: what of it no entry says. */
type Kept = { topic: TopicId; gap?: string; whole?: true }

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
  `${lead}(?:what (?:do|should|would|will) (?:we|i) do(?: then)?|what then|what happens(?: then)?|who (?:do|should|would|can|must) (?:we|i) (?:tell|ring|call|text|contact|let know))$`,
)
/** "Who do we tell?", of the vegan among them or of a sore knee; a fault goes another way. */
const whoToTell =
  /^(?:(?:and|so|ok|brilliant|great|grand|perfect|lovely|right|thanks) )*who (?:do|should|would|can|must|will) (?:we|i) (?:tell|let know|say (?:it|that) to|contact|ask)(?: (?:about )?(?:that|it|this))?$/
const ofFaults = new Set(['check_in', 'housekeeping', 'lost', 'emergency', 'doctor'])
/** "Is that each, or for the both of us?" */
const forHowMany = anyOf(
  /each|apiece|per (?:person|head)|for (?:the )?(?:both|two|pair|couple)/,
  /(?:feed|feeds|serve|serves|do|does|enough for) (?:\w+ )?(?:two|2|both|us|one)/,
)
const ownDeposit = /\b(?:lose|get|keep|what about|back|happens)\b.*\bdeposits?\b|\bdeposits? back\b/
const usedFor =
  /^(?!.*\bstill (?:work|valid|good)\b).*(?:\b(?:it|they|them|that|one)\b.*\b(?:used?|spen[dt]|redeem\w*|valid|work|cover)\b|\b(?:use|spend|redeem) (?:it|them|that|one)\b)/
const onFoot = /\b(?:car|walk|drive|on foot)\b/
const reached = new RegExp(
  `${lead}(?:(?:what is|have you|and|do you have|is there) )*(?:the |an? |your )?(?:e ?mail|phone|telephone|number|whatsapp)(?: (?:address|number))?$`,
)
const whatIsIn = either(
  /\bwhat (?:is|else is) (?:included|in it|in that|in there|there)\b|\bwhat (?:do|would|will) (?:we|i|you) get\b/,
  /\bwhat (?:does|has) (?:it|that one|the lodge) (?:have|got)\b/,
)
const whatItHas = /\bwhat (?:does|has) (?:it|that one|the lodge) (?:have|got)\b/
const ifBooked = /\b(?:if|what about|how about|and|for|it is|ours is|(?:we|i) (?:have|booked|have booked|took))\b/

const ofThese =
  /\b(?:which|what) (?:one |of (?:them|these|those) )?(?:is |are |would you )?(?:the )?(?:nearest|closest|cheapest|dearest|best|nicest|better|recommend|biggest|quietest|open)\b/
/** “For two nights in November, three days before.” */
const ofLeavingOff = /\b(?:days?|weeks?|months?|fortnight) (?:before|notice|ahead|out|prior)\b|\b(?:high|low) season\b/
/** “And on the 10th?”, “and the day before?” */
const onDay = framed(
  /^(?:and |so |but |ok |or |what (?:about|if) |how about |if (?:i|we) (?:cancel|do it) )*(?:it is |that is |today is |say )?(?:on |by )?(?:the )?/,
  [
    /\d{1,2}(?:st|nd|rd|th)?(?: of)?(?: (?:january|february|march|april|may|june|july|august|september|october|november|december))?/,
    /(?:day|week|night|morning) before|same day|day itself/,
  ],
  /$/,
)
/** “Can she use it on a Saturday?” */
const boughtFor = /\b(?:use|spend|redeem) (?:it|that|one)\b.*\b(?:on|at) (?:a |the )?(?:weekends?|saturdays?|fridays?|sundays?)\b/
const nextUp = /\b(?:next|second|third) (?:one )?(?:up|down|cheapest|dearest|best|after (?:that|it))\b|\bone (?:up|after|above)\b/
/** “So how much do we save with the lodge?”, “difference for two nights at the weekend”, of the rooms that were priced. */
const nightPriced = new Set(['price', 'cheapest', 'dearest'])
const isRoom = new Set(['stargazer', 'sunriser', 'stormchaser', 'lodge'])
const pointsAtOne = /\b(?:that|this|the other) one\b|\b(?:with|on|by taking|in) (?:it|that)\b/
/** “Sorry, Sunriser I meant.” */
const corrects = /\b(?:i|we) (?:meant|mean)\b/
/** “So make it Stormchaser.” */
const changesTo = /\bmake (?:it|that)\b/
/** “The cheaper of them, same nights.” */
export const sameNights = /\bsame (?:nights?|dates?|days?)\b/
export const saving = /\bhow much (?:do|would|will|could) (?:we|i|you) save\b|\bwhat (?:do|would|will) (?:we|i|you) save\b/
export const apart =
  /\b(?:what is |and )?the difference$|^(?:and |so |hmm )*(?:what is )?(?:the )?difference (?:for|on|over|at|between|in (?:money|price|cost|euros?|total))\b/
/** “No, go back to the two nights.” */
export const backToNights = /\b(?:back to|stick (?:to|with)|rather) (?:the )?(?:one|two|three|[1-5]) nights?\b(?!.*\blate\b)/
const stayTopics = new Set(['price', 'late_check_out', 'flexi', 'two_night', 'check_out'])
const ofDeal = /\b(?:flexi|escape|deal|offer|vouchers?|code|late|midweek and|weekdays? and|check ?out)\b/
/** “What if we stay the Sunday too?” makes two nights of one. */
const secondNight =
  /\b(?:stay|add|take|book|had|have)\b.*\b(?:\w*day|nights?)\b.*\b(?:too|as well)\b|\b(?:two|2) nights (?:instead|then)\b|\b(?:another|second|extra) night\b/
/** “What would Sunday, Monday, Tuesday there be?” */
const ofDays = /\bwhat (?:would|will|is|are|s)\b.*\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b.*\b(?:be|cost|come to|there)$/
const placesNear = new Set(['taxis', 'cafes', 'takeaways', 'eating_out'])
const howFar = /\bhow (?:far|long)\b|\bby car\b|\bdistances?\b|\b(?:the|a|is it a) drive\b/
/** “How much is the one where he can?”, of whoever asks for a dog. */
export const petsOwn =
  /\b(?:the|that) (?:one|room|place)\b.*\b(?:he|she|it|they|dogs?|pets?|takes|allows?)\b|\b(?:dog|pet) friendly (?:one|room)\b/
const nearby = new Set(['taxis', 'cafes', 'takeaways', 'eating_out', 'beaches'])
const eaten = new Set(['dining', 'grazing', 'breakfast', 'extras', 'picnic'])
const aboutBooking = new Set(['how_to_book', 'availability'])
const modes = new Set(['two_night', 'flexi', 'flexi_booking', 'compare_modes', 'two_night_min'])
const bathing = new Set(['tub', 'heated_bath'])

/** `text` is made plain; `before` is the topic spoken of. */
export function keptThread(
  { topic, text: asked }: Reading,
  before: string,
  text: string,
  words: readonly Token[],
): Kept | undefined {
  if (!ofFaults.has(before) && whoToTell.test(text)) return { topic: 'contact', whole: true }
  const short = keptShort(before, text)
  if (short && isTopic(short.topic)) return { topic: short.topic, ...(short.gap ? { gap: short.gap } : { whole: true }) }
  if (before === 'unknown') {
    // Of what was asked nothing is written; the room that was named with it has a price all the same.
    if (/\b(?:a|per|each) night\b/.test(text) && priceOfNights('rooms', text, words)) return { topic: 'price', whole: true }
    return whatItHas.test(text) ? { topic: 'cabin_amenities', whole: true } : undefined
  }
  if (!isTopic(before)) return undefined
  if (wellThen.test(text) || (yesOrNo.test(text) && asked.includes('?'))) return { topic: before }
  if (before === 'check_in' && whatThen.test(text)) return { topic: 'check_in', whole: true }
  if ((before === 'dining' || before === 'eating_out') && /\bget (?:home|back)\b/.test(text))
    return { topic: 'taxis', whole: true }
  if (eaten.has(before) && forHowMany.test(text)) return { topic: before, whole: true }
  if (bathing.has(before) && (perHead.test(text) || /\beach\b/.test(text))) return { topic: before, gap: 'per person' }
  if (before === 'cancellation' || before === 'change_booking') {
    if (ownDeposit.test(text)) return { topic: 'cancellation', whole: true }
    if (modes.has(topic) && ifBooked.test(text)) return { topic: 'cancellation', whole: true }
  }
  if (
    before === 'cancellation' &&
    (inMonth.test(text) || onDay.test(text) || (ofLeavingOff.test(text) && !/\b(?:free|available|vacanc\w*)\b/.test(text)))
  )
    return { topic: 'cancellation', whole: true }
  if (arranged.has(before) && /^(?:on|at|in|by|under|beside|near|during) (?:the |a |our )?\w+(?: \w+){0,5}$/.test(text))
    return { topic: before, whole: true }
  if (
    arranged.has(before) &&
    /^(?:and |so |but )*(?:when|at what time|what (?:time|days?)|which days?)(?: (?:is|are) (?:it|they|that))?(?: on)?$/.test(
      text,
    )
  )
    return { topic: before, gap: 'when' }
  if (
    before === 'vouchers' &&
    /^(?:and |so |what about )*(?:for |of |worth |to the value of )?(?:about |say )?(?:euro )?\d{2,4}(?: euro)?$/.test(text)
  )
    return { topic: 'vouchers', gap: 'of that amount' }
  if (before === 'vouchers' && /\blos(?:e|es|ing)\b/.test(text)) return { topic: 'vouchers', gap: 'lost' }
  if (before === 'vouchers' && boughtFor.test(text)) return { topic: 'vouchers', whole: true }
  // "Two nights there?", of the cheapest.
  const onlyNights = /\bnights?\b/.test(text) && words.every(({ concept = '' }) => slotConcepts.has(concept))
  if ((before === 'cheapest' || before === 'dearest') && onlyNights) return { topic: 'price', whole: true }
  if ((before === 'cheapest' || before === 'price' || before === 'dearest') && nextUp.test(text))
    return { topic: 'price', whole: true }
  const namesRoom = words.some(({ concept = '' }) => isRoom.has(concept))
  if (
    nightPriced.has(before) &&
    (apart.test(text) || ((namesRoom || pointsAtOne.test(text)) && saving.test(text))) &&
    !ofDeal.test(text)
  )
    return { topic: 'price', whole: true }
  if (before === 'heated_bath' && sameNights.test(text) && /\bthe (?:cheaper|dearer)\b/.test(text))
    return { topic: 'price', whole: true }
  if (before === 'price' && namesRoom && (corrects.test(text) || changesTo.test(text))) return { topic: 'price', whole: true }
  if (before === 'flexi' && (topic === 'cheapest' || topic === 'dearest')) return { topic: 'flexi', whole: true }
  if (stayTopics.has(before) && backToNights.test(text)) return { topic: 'price', whole: true }
  if (before === 'flexi' && secondNight.test(text)) return { topic: 'two_night', whole: true }
  if (before === 'pets' && ofDays.test(text)) return { topic: 'price', whole: true }
  if (before === 'pets' && petsOwn.test(text) && /\b(?:how much|prices?|costs?)\b/.test(text))
    return { topic: 'price', whole: true }
  if (
    before === 'check_out' &&
    /\b(?:stay|leave|go|check ?out|have it|keep it) (?:a bit |a little |any |much )?later\b|^(?:and |or |so )*later$/.test(text)
  )
    return { topic: 'late_check_out', whole: true }
  if (before === 'newsletter' && topic === 'vouchers' && /\b(?:it|that|one|code)\b/.test(text))
    return { topic: 'newsletter', whole: true }
  if (before === 'vouchers' && /\b(?:left ?over|the rest|remainder|remaining|balance)\b/.test(text))
    return { topic: 'vouchers', gap: 'left over' }
  if (eaten.has(before) && /\b(?:it|they|that)\b/.test(text)) {
    const side = /\b(?:cold|warm|hot|heated|beach|strand|sea|outside|with us)\b/.exec(text)?.[0]
    if (side && topic !== before && !/\b(?:bath|tub|cabin|room|lodge|how far|swim)\b/.test(text))
      return { topic: before, gap: side }
  }
  if (placesNear.has(before)) {
    const side =
      /\b(?:dear|expensive|pricey|cheap|posh)\b|^(?:and |so )?(?:anything|anywhere|any|one|somewhere) (?:with|by|near|on|good for|that)\b/.exec(
        text,
      )?.[0]
    if (side) return { topic: before, gap: side }
  }
  if (
    (before === 'cheapest' || before === 'dearest') &&
    /^(?:and |so )?(?:what is (?:it|that one) like|tell me (?:more )?about (?:it|that one)|describe it)$/.test(text)
  )
    return { topic: 'rooms', whole: true }
  if (before === 'price' && /^and for (?:2|two)$/.test(text)) return { topic: 'price', whole: true }
  // "Which would you suggest?", of whoever has told what they come for.
  if (arranged.has(before) && !topic.startsWith('room_') && /^(?:so |and |then )*which (?:cabin|room|one|place)s?\b/.test(text))
    return { topic: 'rooms', whole: true }
  if ((before === 'beach' || before === 'beaches') && /\b(?:any|are there|what) (?:others?|more|other ones)\b/.test(text))
    return { topic: 'beaches', whole: true }
  const toDoor = words.every(({ concept = '' }) => concept === '' || slotConcepts.has(concept))
  if (before === 'parking' && toDoor && /\b(?:far|distance|walk)\b/.test(text)) return { topic: 'parking', gap: 'far' }
  if (placesNear.has(before) && howFar.test(text) && !words.some(({ concept }) => concept === 'beach'))
    return before === 'eating_out' ? { topic: before, whole: true } : { topic: before, gap: 'how far' }
  if (before === 'vouchers' && usedFor.test(text) && topic !== 'vouchers') return { topic: 'vouchers', gap: 'used for' }
  if ((before === 'beach' || before === 'beaches') && (topic === 'parking' || topic === 'walks') && onFoot.test(text))
    return { topic: 'beach', whole: true }
  if (nearby.has(before) && ofThese.test(text)) return { topic: before, gap: 'which of them' }
  if ((before === 'contact' || before === 'contact_form') && reached.test(text)) return { topic: 'contact', whole: true }
  if ((aboutBooking.has(before) || bathing.has(before)) && whatIsIn.test(text)) return { topic: 'cabin_amenities', whole: true }
  if (before === 'price' && /\bdifferences?\b/.test(text)) return { topic: 'price', whole: true }
  return priceOfNights(before, text, words) ? { topic: 'price', whole: true } : undefined
}

/** "And how much is that for two nights?", after the dog; "total?", after the nights. What is brought to the door is counted otherwise. */
function priceOfNights(before: TopicId, text: string, words: readonly Token[]): boolean {
  const named = words.map(({ concept = '' }) => concept)
  const nights = named.some((one) => one === 'night' || one === 'two_night' || one === 'one_night')
  const asksPrice = named.includes('price') || wholeSum.test(text)
  const own = named.filter((one) => one !== '' && one !== 'price' && !slotConcepts.has(one))
  if (nights && own.length === 0 && wholeSum.test(text) && bathing.has(before)) return true
  if (!asksPrice || own.length > 0 || brought.has(before) || eaten.has(before)) return false
  if (nights) return !bathing.has(before) || /\b(?:a|per|each) night\b/.test(text)
  return wholeSum.test(text) ? before === 'price' || ofStay.has(before) || roomTopics.has(before) : aboutBooking.has(before)
}
export const wholeSum = /\b(?:total|altogether|all together|in all|all in|come to|comes to|overall)\b/
