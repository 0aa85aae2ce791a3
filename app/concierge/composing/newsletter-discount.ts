/** The newsletter’s discount, as a share of the price of a stay. */

import type { Facts } from '#app/knowledge/facts.ts'
import { anyOf } from '#app/understanding/any-of.ts'
import type { Slots } from '#app/understanding/message/slots.ts'
import { nightsTotal, roomsIn, sumInWords } from './compose-prices.ts'

const asksDiscount = anyOf(
  /(?:10|ten) percent|newsletter|discount|how much off|what do (?:i|we) (?:get|save) off|(?:with|using|minus|after) (?:the|our|my) code/,
)
const otherwise = anyOf(/vouchers?|flexi|escape|combin\w*|baths?|breakfast\w*|both codes|another code/)

/** “10% off two nights in Sunriser midweek”, a sentence with a leading blank; '' if it is not asked for, or there is no single sum. */
export function withNewsletter(facts: Facts, slots: Slots, text: string): string {
  if (!asksDiscount.test(text) || otherwise.test(text)) return ''
  const told = totalOf(facts, slots)
  if (!told) return ''
  const percent = facts.estate.policies.newsletterDiscountPercent
  const off = told.cents.map((cents) => Math.round((cents * percent) / 100))
  const rest = told.cents.map((cents, at) => cents - (off[at] ?? 0))
  return ` With the newsletter’s ${percent}% off a first stay that is ${sumInWords(off)} less: ${sumInWords(rest)}.`
}

function totalOf(facts: Facts, slots: Slots) {
  const [room, ...others] = slots.rooms.length > 0 ? roomsIn(facts, slots) : []
  const nights = room && others.length === 0 ? nightsTotal(room, slots) : undefined
  return nights && { cents: nights.cents }
}
