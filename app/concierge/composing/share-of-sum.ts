/** A share of what a stay costs: the newsletter’s discount, and the deposit as the terms now put it. */

import type { Quote } from '#app/concierge/written/written-elsewhere.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { anyOf } from '#app/understanding/any-of.ts'
import type { Slots } from '#app/understanding/slots.ts'
import { nightsTotal, roomsIn, sumInWords } from './compose-prices.ts'

const asksDiscount = anyOf(
  /(?:10|ten) percent|newsletter|discount|how much off|what do (?:i|we) (?:get|save) off|(?:with|using|minus|after) (?:the|our|my) code/,
)
const otherwise = anyOf(/vouchers?|flexi|escape|combin\w*|baths?|breakfast\w*|both codes|another code/)

/** “10% off two nights in Sunriser midweek”, with a blank before it; empty where it is not asked, or the sum is open. */
export function withNewsletter(facts: Facts, slots: Slots, text: string): string {
  if (!asksDiscount.test(text) || otherwise.test(text)) return ''
  const told = totalOf(facts, slots)
  if (!told) return ''
  const percent = facts.estate.policies.newsletterDiscountPercent
  const off = told.cents.map((cents) => Math.round((cents * percent) / 100))
  const rest = told.cents.map((cents, at) => cents - (off[at] ?? 0))
  return ` With the newsletter’s ${percent}% off a first stay that is ${sumInWords(off)} less: ${sumInWords(rest)}.`
}

/** “How much is the deposit for two nights in Stargazer?”: of the share that the quoted terms name. */
export function depositIn(facts: Facts, slots: Slots, quotes: readonly Quote[]): string {
  const percent = Number(quotes.flatMap(({ words }) => /\bdeposit of (\d+)%/i.exec(words)?.[1] ?? [])[0])
  const told = percent > 0 ? totalOf(facts, slots) : undefined
  if (!told || told.words.startsWith('one')) return ''
  const share = told.cents.map((cents) => Math.round((cents * percent) / 100))
  return `For ${told.words} in ${told.room}, from ${sumInWords(told.cents)}, that is ${sumInWords(share)}. `
}

function totalOf(facts: Facts, slots: Slots) {
  const [room, ...others] = slots.rooms.length > 0 ? roomsIn(facts, slots) : []
  const nights = room && others.length === 0 ? nightsTotal(room, slots) : undefined
  return room && nights && { room: room.name, words: nights.words, cents: nights.cents }
}
