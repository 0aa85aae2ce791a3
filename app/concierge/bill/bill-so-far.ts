/**
 * “So what's the total?”, after a stay and its extras were spoken of in any order and over any number of turns. The turns of the guest
 * are read from the first to the last; what the history claims to have been answered is not looked at.
 */

import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { EntryRef } from '#app/knowledge/entry.ts'
import { either } from '#app/understanding/any-of.ts'
import { asksSum } from '#app/understanding/forms/asked-sum.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { type Bill, both, nothingYet, withMessage } from './bill.ts'
import { billInWords, nightsIn } from './bill-in-words.ts'
import { wishesIn } from './wishes.ts'

const turnsRead = 10

const sumNow = either(
  asksSum,
  /\b(?:everything|all of it|figures|both|two) together\b|\bwith (?:everything|all|it all)\b|\b\d+ plus \d+\b|\badd up to\b|\bset us back\b/i,
  /\bwhat(?:'?s| is| was) the (?:two|three|\d) nights? again\b/i,
)
/** “How much for two nights with the bath?” */
const priceOfBoth =
  /\bhow much(?! (?:notice|time|wood))\b.*\b(?:with|plus|including)\b|\bwhat(?:'?s| is| would)\b.*\b(?:with|plus|including)\b/i
/** “No, with the room included”, “and add a breakfast”, said after a sum was asked for. */
const goesOn = either(
  /^(?:(?:no|ok|so|sorry|and|but|ah|well|grand|fine|like|i mean|i meant)[, ]+)*(?:with|add|plus|including|if we (?:threw|throw|add)|threw|throw)\b/i,
  /^(?:no|sorry)\b|\bi mean(?:t)?\b/i,
  /\b(?:included|those (?:two |three )?things|with (?:it|that|them|those))\b/i,
)
const turnsBack = 3

/** Undefined where no sum is asked, or where it is of one thing alone. */
export function billSoFar(
  index: KnowledgeIndex,
  message: string,
  history: readonly Turn[],
  now: Date,
): { text: string; sources: EntryRef[] } | undefined {
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const text = plain(message)
  if (otherSums.test(text) || withoutPrice.test(text)) return undefined
  const goingOn = goesOn.test(message) && asked.slice(-turnsBack).some(asksASum)
  const few = text.split(' ').length <= fewWords
  if (!(asksASum(message) || goingOn || few)) return undefined
  const before = asked
    .slice(-turnsRead)
    .reduce<Bill>((bill, one) => withMessage(index, bill, one, now, sumNow.test(one)), nothingYet)
  const bill = withMessage(index, before, message, now, true)
  if (!(asksASum(message) || goingOn || addsUp(text, before))) return undefined
  if (!sumNow.test(message) && !goingOn && bill.rooms.length === 0) return undefined
  // A stay alone, named in the one message, has words of its own.
  if (bill.extras.size === 0 && bill.rooms.length === 1 && namesNights.test(text)) return undefined
  const things = bill.rooms.length + bill.extras.size + (several(bill) ? 1 : 0)
  return things > 1 ? billInWords(index, bill) : undefined
}

const several = ({ extras, ...bill }: Bill) =>
  [...extras.values()].some((count) => count !== 1) || (bill.rooms.length > 0 && nightsIn(bill) > 1)

const asksASum = (message: string): boolean => sumNow.test(message) || priceOfBoth.test(message)

const namesNights = /\b(?:nights?|week|weekend|mid ?week|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)\b/
const fewWords = 6
/** “Both”, of nights that were named one by one, and “breakfast both days”, of a stay. */
function addsUp(text: string, before: Bill): boolean {
  if (both.test(text)) return before.nightsBefore.length > 0
  const counts = [...wishesIn(text, before.ofBoxes).wanted.values()]
  return before.rooms.length > 0 && counts.some((count) => count !== 1) && !asksElse.test(text)
}
const asksElse = /\b(?:is|are|can|could|do|does|when|where|what|which|how|order|late)\b/

/** A share, a saving, a deposit or a discount is reckoned elsewhere, and a claim of another price nowhere. */
const otherSums =
  /\b(?:each(?! (?:couple|morning|night|day|evening))|per person|share|split|half|save\w*|saving|cheaper|dearer|difference|deposit|how much now|up ?front|later|discount|percent|off|code|refund\w*|cancel\w*|back)\b/
/** What is on enquiry is in no sum of ours. */
const withoutPrice =
  /\b(?:picnics?|baskets?|wines?|champagne|prosecco|bottles?|reiki|yoga|sauna|massages?|flowers|cake|dinner|taxis?)\b/
