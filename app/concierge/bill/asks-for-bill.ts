/** Whether a message asks for the bill, or changes it enough to restate it. */

import { either, oneOf } from '#app/understanding/any-of.ts'
import { aDay } from '#app/understanding/calendar-words.ts'
import { payNow } from '#app/understanding/follow-up-rules/after-booking.ts'
import { asksSum } from '#app/understanding/forms/asked-sum.ts'
import { withoutLeadIn } from '#app/understanding/lead-in.ts'
import { sentences } from '#app/understanding/message/parts.ts'
import { aRoom } from '#app/understanding/shared-words.ts'
import { plain } from '#app/understanding/text.ts'
import { type Bill, type Message, onlyTimes } from './bill.ts'
import { both, nightsIn } from './nights-told.ts'
import { wishesIn } from './wishes.ts'

/** Asks for the total. */
export const asksForSum = either(
  asksSum,
  /\b(?:everything|all of it|figures|both|two(?: of (?:them|those|us))?) together\b|\b(?:put|take|count|add|reckon)(?:ing)? (?:it|that|them|everything|(?:all )?(?:of )?th(?:e lot|ose|e two|em)|it all|that all|the whole thing|both)(?: all)? together\b|\bwith (?:everything|all|it all)\b|\ball of it[?.!]*$|\b\d+ plus \d+\b|\badd up to\b|\b(?:set|knock|put) (?:us|me) back\b|\bwhat (?:are|am) (?:we|i) lookin['’g]? at\b/i,
  /\bfor (?:all |both of )?(?:the|these|those|all)? ?(?:two|three|four|both) (?:things|extras|items|bits)\b.{0,16}\b(?:pay(?:ing)?|owe|out|down)\b|\b(?:makes|that['’]?d be|that would be|that['’]?s then|we['’]?re paying)\s*(?:…|\.{2,}|\?)?\s*$/i,
  /\bwhat(?:'?s| is| was) the (?:two|three|\d) nights? again\b|\b(?:it|that) makes\b(?! (?:us )?(?:3|three)\b)|\bwhat are we at\b|\bwhole lot\b/i,
)
const priceNow = /\bhow much(?! (?:notice|time|wood))\b|\bwhat(?:'?s| is| would| will| does| do)\b|\b(?:cost|price)s?\b/i
/** “How much for two nights with the bath?” */
const withExtras = /\b(?:with|plus|including)\b|\bw\//i
/** “No, with the room included”, after asking for a sum. */
const goesOn = either(
  /^(?:no|sorry)\b|\bi mean(?:t)?\b/i,
  /\b(?:included|those (?:two |three )?things|with (?:it|that|them|those))\b/i,
)
const turnsBack = 3
/** “Ok so then we'd like to …”, “and what if we …” */
const lead = oneOf(
  'ok|okay|so|then|grand|great|lovely|fine|right|yes|yeah|no|wait|actually|sorry|hmm|ah|and|but|also|well|please|probably|likely',
  'we will|i will|we would|i would|we|i|would|like|want|take|have|get|order|can we|could we|let us',
  'if|what if|what about|how about|just|only|maybe',
)
const change = oneOf(
  'with|without|w|plus|and|add|also|throw|threw|put|stick|pop|tag|includ\\w*',
  'drop|skip|scrap|leave|forget|lose|remove|ditch|make|change|same|came|come|stayed|stay|went|take',
  'for|in|on|at|during|over|it|that|an?|one|two|three|[1-5]|the|both|mid ?week|week ?(?:days|nights|ends?)|breakfasts?|brekk\\w*|baths?|grazing|late',
)
/** “And add a breakfast”, “drop the bath”, “a bath each evening”: just that, and no question but the price. */
const changing = new RegExp(`^(?:${lead}[, ]+)*(?:${change}|${aDay}s?|${aRoom})\\b`)
const addsThat = /\b(?:add|include|with|take) (?:that|it|them)(?: (?:on|in|so|then|too|please|as well))*$/
/** “And the hot bath”: answered with what it is, then with the new total. */
export const namesOneMore =
  /^(?:(?:and|also|plus|with|ok|so) )+(?:(?:the|an?|one) )?(?:(?:hot|heated|wood|fired|outdoor|grazing|breakfast|standard|vegetarian|veggie|veg|meat|cheese|small|little|nice) )*(?:bath|breakfast|brekkie|tray|box)(?: too| also| as well| then| please)*$/
/** Answered elsewhere: order deadlines, what vouchers cover. */
const ordersNow = /\b(?:tonight|today|tomorrow|now|this (?:evening|morning)|vouchers?|gift cards?)\b/
const longestChange = 16
const asksElse =
  /\b(?:is|are|does|do|when|where|which|why|who|how (?!much)|what time|by when|what (?:is|are) (?:in|the)|include\w*|allowed|possible)\b/

/** “And the box with cheese, what is all in it?” */
const whatIsInIt =
  /\bwhat (?:is|are|comes) (?:all |actually |exactly )*(?:in|inside) (?:it|them|that|the (?:box|tray|hamper)(?:es|s)?)$/

/** @param asked what the guest wrote before, and `before` the bill then; `bill` is the one after the message. */
export function asksForBill(message: string, asked: readonly Message[], before: Bill, bill: Bill): boolean {
  const text = plain(message)
  if (ownWords(text, before, bill) || whatIsInIt.test(text)) return false

  if (asksForSum.test(message)) return true
  if (bill.rooms.length === 0 && (asksForEachTime.test(text) || onlyTimes.test(text))) return bill.extras.size > 0
  if (bill.rooms.length === 0) return takesFromSum(text, asked, before, bill)
  return (
    (priceNow.test(message) && withExtras.test(message) && bill.extras.size > 0) ||
    (goesOn.test(message) && asked.slice(-turnsBack).some(({ content }) => asksForSum.test(content))) ||
    (both.test(text) && before.nightsBefore.length > 0) ||
    ordersAll(text, bill) ||
    ordersAndAsks(text, bill) ||
    ofTwoCouples(text, before, bill) ||
    asksForEachTime.test(text) ||
    isChanged(message, before, bill)
  )
}

/** “Leave out one breakfast”, “and the veggie box instead”, after a sum of extras without a stay. */
function takesFromSum(text: string, asked: readonly Message[], before: Bill, bill: Bill): boolean {
  const isSummed = before.extras.size > 1 && asked.slice(-turnsBack).some(({ content }) => priceNow.test(content))
  if (!isSummed || !takesOut.test(text) || asksElse.test(text) || text.split(' ').length > longestChange) return false
  return JSON.stringify([...bill.extras]) !== JSON.stringify([...before.extras])
}
const takesOut =
  /^(?:(?:ok|and|so|no|then|actually|well|sorry|can we|could we|we will|let us) )*(?:drop|skip|scrap|leave out|leave off|forget|lose|remove|ditch|without|minus)\b|\binstead(?: then| please)?$/

/** “And if we want it both nights?” */
export const asksForEachTime =
  /\b(?:bath|it|that|one)\b(?: \w+){0,2} (?:both|each|every|the two) (?:of the )?(?:evenings?|nights?)\b|\bboth (?:evenings|nights)\b.*\bhow much\b/

/** “Two nights in Sunriser midweek with breakfast each morning.” */
function ordersAll(text: string, bill: Bill): boolean {
  return (
    namesNights.test(text) &&
    /\b(?:with|plus)\b/.test(text) &&
    wishesIn(text, false).wanted.size > 0 &&
    !bill.booked &&
    !asksElse.test(text)
  )
}

/** “Two weeknights in Sunriser and a tray each morning, how much?” */
function ordersAndAsks(text: string, bill: Bill): boolean {
  const ordered = thenAsksPrice.exec(text)?.[1] ?? ''
  return namesNights.test(ordered) && wishesIn(ordered, false).wanted.size > 0 && !bill.booked && !asksElse.test(ordered)
}
const thenAsksPrice =
  /^(.*) (?:how much(?: is (?:that|it))?|what (?:is|would|does|will) (?:that|it)(?: be| cost| come to)?)(?: altogether| all in)?$/

function ofTwoCouples(text: string, before: Bill, { rooms, undecided, couples }: Bill): boolean {
  const isTwo = couples && rooms.length === 2 && !undecided && !asksElse.test(text)
  return isTwo && (namesNights.test(text) || rooms !== before.rooms)
}

/** The Flexi alone is answered elsewhere, and so is a stay without extras that this message names in full. */
function ownWords(text: string, before: Bill, bill: Bill): boolean {
  if (bill.flexi && [...bill.extras.keys()].every((extra) => extra === 'late_check_out')) return true
  const extras = bill.extras.size + before.extras.size
  return extras === 0 && bill.rooms.length === 1 && namesNights.test(text)
}

/** Whether there is more than one thing to add up: nights, rooms or extras. */
export function isOfSeveral(before: Bill, bill: Bill): boolean {
  const things = (bill.booked ? 0 : bill.rooms.length) + Math.max(bill.extras.size, before.extras.size)
  return things > 1 || (things === 1 && several(bill))
}
const several = ({ extras, ...bill }: Bill) =>
  [...extras.values()].some((count) => count !== 1) || (bill.rooms.length > 0 && nightsIn(bill) > 1)

/** The stay now differs from the one discussed. */
function isChanged(message: string, before: Bill, bill: Bill): boolean {
  const text = plain(message)
  const isStay = before.rooms.length > 0 && (before.flexi || nightsIn(before) > 0) && !before.booked
  if (!isStay || ordersNow.test(text) || text.split(' ').length > longestChange) return false
  if (!changing.test(plain(sentences(message).at(-1) ?? '')) || asksElse.test(text)) return false
  if (addsThat.test(text)) return bill.extras.size > 0
  // Late check-out is stated with its conditions.
  const ordered = ({ extras }: Bill) =>
    JSON.stringify([...extras].filter(([extra]) => extra !== 'late_check_out' || before.extras.size > 0))
  const stay = ({ rooms, nights, count, flexi }: Bill) => JSON.stringify([rooms, nights, count, flexi])
  return ordered(bill) !== ordered(before) || (before.extras.size > 0 && stay(bill) !== stay(before))
}

const namesNights = new RegExp(`\\b(?:(?:week)?nights?|week|weekend|mid ?week|${aDay}s?)\\b`)

/** Asks for some other figure than the bill. @param text normalised */
export const isOtherSum = (text: string): boolean =>
  asksNotice.test(text) ||
  otherSums.test(text) ||
  payNow.test(withoutLeadIn(text).text) ||
  withoutPrice.test(text) ||
  otherThatHasIt.test(text)

/** “What's the reheat, and how many hours before do we have to ask?” */
const asksNotice = /\bhow (?:many hours|much notice|long (?:before|ahead|in advance)|far (?:ahead|in advance))\b/
/** A share, saving, deposit or discount is calculated elsewhere; a claimed price never is. */
const otherSums =
  /\b(?:each(?! (?:couple|morning|night|day|evening))|per person|share|split|half|save\w*|saving|cheaper(?! of| one| room| cabin| place)|dearer(?! of| one| room| cabin| place)|difference|deposit|how much now|up ?front|later|discount|percent|off(?! (?:the|after))|code|refund\w*|cancel\w*|(?<!\b(?:set|knock|put) (?:us|me) )back|every (?:second|other) (?:morning|day|night|evening))\b/
/** Items priced on request are never summed. */
const withoutPrice =
  /\b(?:picnics?|baskets?|wines?|champagne|prosecco|bottles?|reiki|yoga|sauna|massages?|flowers|cake|dinner|taxis?|beds?)\b/
/** “And the other one with the bath?” means a room; it does not order a bath. */
const otherThatHasIt = /\bother(?: (?:one|room|cabin|place))? (?:with|that has|which has|having|that (?:you )?gets?)\b/
