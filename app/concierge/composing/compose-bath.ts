/** The wood-fired bath: in which room, and whether there is still time to order it. */

import { twelveHour } from '#app/estate/time/clock.ts'
import { type Facts, roomsOfProduct } from '#app/knowledge/facts.ts'
import { bathRules } from '#app/products/catalogue.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import type { Slots } from '#app/understanding/message/slots.ts'
import { roomsIn } from './compose-prices.ts'

/** Asks for the bath today, although it has to be ordered the day before. */
/** Who asks when to climb out has ordered it. */
const climbsOut = /\b(?:climb|get|come) out\b/
const forToday = anyOf(
  /tonight|today|this (?:evening|afternoon)|right now/,
  /(?:in|within) (?:an|one|two|three|four|five|six|a few|the next|\d+)(?: couple of)? hours?/,
)

/** “Can I order the bath when I arrive?” */
const orderedHere = either(
  /\b(?:forget|forgot|forgotten|did not|have not|never|too late) (?:to )?(?:order|ordered|book|booked|arrange|ask for|add)\b/,
  /\b(?:wait|hold off|leave it) (?:till|until) (?:we|i) (?:get|arrive|are|see)\b.*\b(?:order|book)\w*/,
  /\b(?:order|book|ask for|arrange|add|decide|sort)\b.*\b(?:(?:when|once|after) (?:we|i) (?:arrive|get (?:there|in|here|down)|are (?:there|here))|on arrival|on the day|last minute|same day)\b/,
)

/** “Do you light it, or do we?” */
const whoLights = either(
  /\b(?:do|does|will|would) (?:you|ye|somebody|someone|the staff|the team) (?:light|fill|heat|fire|do)\b/,
  /\bwho (?:lights|fills|heats|fires)\b|\b(?:do|must|should|have) (?:we|i) (?:have to )?(?:light|fill|heat|fire)\b/,
  /\b(?:light|fill|heat) it (?:ourselves|myself)\b/,
)

/** “Which room is the bath for? We are in Stormchaser!” */
const ownRoom = /\b(?:we|i) (?:are|am|stay|booked|have booked) (?:staying )?(?:in )?\w+/

/** @param told what the entries say about it. @returns undefined if that alone is the answer. */
export function bathAnswer(facts: Facts, slots: Slots, text: string, told: string): string | undefined {
  if (!told) return undefined
  const { phone } = facts.estate.contacts
  const bathed = roomsOfProduct(facts, 'heated_bath')
  const [room] = slots.rooms.length === 1 ? roomsIn(facts, slots) : []
  if (room && bathed.length > 0 && !bathed.includes(room.id) && (ownRoom.test(text) || !/\bwhich\b/.test(text))) {
    const own = room.kind === 'cabin' ? ': it has an outdoor tub of its own, and no wood-fired bath' : ''
    return `Not in ${room.name}, I am afraid${own}. ${told}`
  }
  if (whoLights.test(text)) return `We do that. ${told}`
  if (orderedHere.test(text))
    return `It has to be ordered before you come; if it is later than that, please ring ${phone}. ${told}`
  if (/\btomorrow\b/.test(text) && bathRules.orderHoursBeforeCheckIn === 24) {
    const by = twelveHour(facts.estate.times.checkInFrom)
    return `For tomorrow, order it before ${by} today; if it is later, please ring ${phone}. ${told}`
  }
  return forToday.test(text) && !climbsOut.test(text)
    ? `That is too soon to order it here; please ring ${phone}. ${told}`
    : undefined
}
