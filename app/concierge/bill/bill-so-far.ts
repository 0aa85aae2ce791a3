/**
 * “So what's the total?”, after a stay and its extras were spoken of in any order and over any number of turns. The turns of the guest
 * are read from the first to the last; what the history claims to have been answered is not looked at.
 */

import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { either } from '#app/understanding/any-of.ts'
import { asksSum } from '#app/understanding/forms/asked-sum.ts'
import { sentences } from '#app/understanding/parts.ts'
import { plain } from '#app/understanding/text.ts'
import type { Recalled } from '#app/understanding/thread/dialogue.ts'
import { type Bill, both, type Message, nothingYet, onlyTimes, withMessage } from './bill.ts'
import { type BillTold, billInWords, nightsIn } from './bill-in-words.ts'
import { wishesIn } from './wishes.ts'

const sumNow = either(
  asksSum,
  /\b(?:everything|all of it|figures|both|two) together\b|\bwith (?:everything|all|it all)\b|\b\d+ plus \d+\b|\badd up to\b|\bset us back\b/i,
  /\bwhat(?:'?s| is| was) the (?:two|three|\d) nights? again\b|\b(?:it|that) makes\b|\bwhat are we at\b|\bwhole lot\b/i,
)
const priceNow = /\bhow much(?! (?:notice|time|wood))\b|\bwhat(?:'?s| is| would| will| does| do)\b|\b(?:cost|price)s?\b/i
/** “How much for two nights with the bath?” */
const withExtras = /\b(?:with|plus|including)\b|\bw\//i
/** “No, with the room included”, said after a sum was asked for. */
const goesOn = either(
  /^(?:no|sorry)\b|\bi mean(?:t)?\b/i,
  /\b(?:included|those (?:two |three )?things|with (?:it|that|them|those))\b/i,
)
const turnsBack = 3
/** “And add a breakfast”, “drop the bath”, “Stargazer instead”, “a bath each evening”: no more than that, and no question but its price. */
const changing =
  /^(?:(?:ok|okay|so|then|grand|great|lovely|fine|right|yes|yeah|no|wait|actually|sorry|hmm|ah|and|but|also|well|please|we will|i will|we would|i would|we|i|would|like|want|take|have|get|order|can we|could we|let us|if|what if|what about|how about)[, ]+)*(?:with|without|w|plus|and|add|also|throw|threw|put|stick|pop|tag|includ\w*|drop|skip|scrap|leave|forget|lose|remove|ditch|make|change|same|came|come|stayed|stay|went|take|for|in|on|it|that|an?|one|two|three|[1-5]|the|both|breakfasts?|brekk\w*|baths?|grazing|late|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|stargazer|sunriser|stormchaser|lodge)\b/
const addsThat = /\b(?:add|include|with|take) (?:that|it|them)(?: (?:on|in|so|then|too|please|as well))*$/
/** “And the hot bath”: told what it is, and after that what it all comes to. */
const oneMoreNamed =
  /^(?:(?:and|also|plus|with|ok|so) )+(?:(?:the|an?|one) )?(?:(?:hot|heated|wood|fired|outdoor|grazing|breakfast|standard|vegetarian|veggie|veg|meat|cheese|small|little|nice) )*(?:bath|breakfast|brekkie|tray|box)(?: too| also| as well| then| please)*$/
const longestChange = 16
const asksElse =
  /\b(?:is|are|does|do|when|where|which|why|who|how (?!much)|what time|by when|what (?:is|are) (?:in|the)|include\w*|allowed|possible)\b/

type Asked = { index: KnowledgeIndex; message: string; now: Date; recalled: Recalled; meant?: RoomId | undefined }

/** @param asked `meant`: the room that the message points to. Undefined where no sum is asked, or where it is of one thing alone. */
export function billSoFar({ index, message, now, recalled, meant }: Asked): (BillTold & { beside?: true }) | undefined {
  const text = plain(message)
  if (otherSums.test(text) || withoutPrice.test(text) || otherThatHasIt.test(text)) return undefined
  const asked = guestsTurns(recalled)
  const before = asked.reduce<Bill>((bill, one) => withMessage(index, bill, one, now), nothingYet)
  const after = withMessage(index, before, { content: message, meant, asking: true }, now)
  // “And if we want it both nights?”, of a bath alone.
  const ofBathAlone = timesAsked.test(text) && nightsIn(before) === 0 && after.rooms.join() === before.rooms.join()
  const bill = ofBathAlone ? { ...after, booked: true } : after
  if (!isTold(message, text, asked, before, bill)) return undefined
  // The Flexi alone has words of its own, and so has a stay alone that is named in the one message.
  if (bill.flexi && [...bill.extras.keys()].every((extra) => extra === 'late_check_out')) return undefined
  const extras = bill.extras.size + before.extras.size
  if (extras === 0 && bill.rooms.length === 1 && namesNights.test(text)) return undefined
  const things = bill.rooms.length + Math.max(bill.extras.size, before.extras.size) + (several(bill) ? 1 : 0)
  const told = things > 1 ? billInWords(index, bill) : undefined
  // What is not for this room is said with its reason.
  if (told?.nothingElse && !sumNow.test(message)) return undefined
  return told && { ...told, ...(oneMoreNamed.test(text) && bill.extras.size > before.extras.size && { beside: true as const }) }
}

/** The turns of the guest, each with the room that was meant after it. */
function guestsTurns({ turns, after }: Recalled): Message[] {
  return turns.flatMap(({ turn }, at) => {
    const { rooms } = turns[at + 1]?.before ?? after
    const { role, content } = turn
    return role === 'user' ? [{ content, meant: rooms.length === 1 ? rooms[0] : undefined, asking: sumNow.test(content) }] : []
  })
}

function isTold(message: string, text: string, asked: readonly Message[], before: Bill, bill: Bill): boolean {
  if (sumNow.test(message)) return true
  if (bill.rooms.length === 0 && (timesAsked.test(text) || onlyTimes.test(text))) return bill.extras.size > 0
  if (bill.rooms.length === 0) return false
  return (
    (priceNow.test(message) && withExtras.test(message) && bill.extras.size > 0) ||
    (goesOn.test(message) && asked.slice(-turnsBack).some(({ content }) => sumNow.test(content))) ||
    (both.test(text) && before.nightsBefore.length > 0) ||
    ordersAll(text, bill) ||
    ofTwoCouples(text, before, bill) ||
    timesAsked.test(text) ||
    isChanged(message, before, bill)
  )
}

/** “And if we want it both nights?” */
const timesAsked =
  /\b(?:bath|it|that|one)\b(?: \w+){0,2} (?:both|each|every|the two) (?:of the )?(?:evenings?|nights?)\b|\bboth (?:evenings|nights)\b.*\bhow much\b/

/** “Two nights in Sunriser midweek with breakfast each morning.” */
function ordersAll(text: string, bill: Bill): boolean {
  return (
    namesNights.test(text) &&
    /\bwith\b/.test(text) &&
    wishesIn(text, false).wanted.size > 0 &&
    !bill.booked &&
    !asksElse.test(text)
  )
}

function ofTwoCouples(text: string, before: Bill, { rooms, undecided, couples }: Bill): boolean {
  const isTwo = couples && rooms.length === 2 && !undecided && !asksElse.test(text)
  return isTwo && (namesNights.test(text) || rooms !== before.rooms)
}

const several = ({ extras, ...bill }: Bill) =>
  [...extras.values()].some((count) => count !== 1) || (bill.rooms.length > 0 && nightsIn(bill) > 1)

/** A stay that was spoken of has something more, less or else than before. */
function isChanged(message: string, before: Bill, bill: Bill): boolean {
  const text = plain(message)
  const isStay = before.rooms.length > 0 && nightsIn(before) > 0 && !before.booked
  if (!isStay || text.split(' ').length > longestChange) return false
  if (!changing.test(plain(sentences(message).at(-1) ?? '')) || asksElse.test(text)) return false
  if (addsThat.test(text)) return bill.extras.size > 0
  // Leaving late is told with what it hangs on.
  const ordered = ({ extras }: Bill) =>
    JSON.stringify([...extras].filter(([extra]) => extra !== 'late_check_out' || before.extras.size > 0))
  const stay = ({ rooms, nights, count, flexi }: Bill) => JSON.stringify([rooms, nights, count, flexi])
  return ordered(bill) !== ordered(before) || (before.extras.size > 0 && stay(bill) !== stay(before))
}

const namesNights = /\b(?:nights?|week|weekend|mid ?week|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)\b/

/** A share, a saving, a deposit or a discount is reckoned elsewhere, and a claim of another price nowhere. */
const otherSums =
  /\b(?:each(?! (?:couple|morning|night|day|evening))|per person|share|split|half|save\w*|saving|cheaper(?! of| one)|dearer(?! of| one)|difference|deposit|how much now|up ?front|later|discount|percent|off(?! (?:the|after))|code|refund\w*|cancel\w*|back)\b/
/** What is on enquiry is in no sum of ours. */
const withoutPrice =
  /\b(?:picnics?|baskets?|wines?|champagne|prosecco|bottles?|reiki|yoga|sauna|massages?|flowers|cake|dinner|taxis?)\b/
/** “And the other one with the bath?”: a room, and no bath to order. */
const otherThatHasIt = /\bother(?: (?:one|room|cabin|place))? (?:with|that has|which has|having|that (?:you )?gets?)\b/
