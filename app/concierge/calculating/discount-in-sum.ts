/** “Is that with the 10% off already?”, about a sum in the last answer: it is not, and this is what the newsletter’s code would take off. */

import { nightsTotal, roomsIn } from '#app/concierge/composing/compose-prices.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { euro } from '#app/estate/money.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import { either } from '#app/understanding/any-of.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { spokenBefore } from './spoken-before.ts'

const discount: EntryRef = { category: 'policies', key: 'newsletter_discount' }
const off = '(?:(?:10|ten) percent|discounts?|(?:newsletter|discount|promo) code|code|newsletter|reduction)'
const asksIfIn = either(
  new RegExp(
    `\\b(?:is|was|are|does|do|has|did)(?: not)? (?:that|it|this|those|the (?:sum|total|price|figure)|(?:euro )?\\d+)\\b.{0,24}\\b(?:with|includ\\w*|incl|after|minus|less|before|without|contain\\w*|have|got|count\\w*)\\b.{0,24}\\b${off}`,
  ),
  new RegExp(
    `\\b(?:is|was|are)(?: not)? (?:the |my |our |your )?${off}(?: off)?(?: \\w+)? (?:(?:already|yet) )?(?:in|included|off|taken|deducted|applied|counted|reckoned|part of)\\b`,
  ),
  new RegExp(
    `^(?:(?:so|and|ok) )*(?:with|including|incl|after|before|without) (?:the |my |our )?${off}(?: off)?(?: already| yet| or not)*$`,
  ),
)
const notYet = /\b(?:before|without)\b/
const ofElse = /\b(?:vouchers?|flexi|escape|how (?:do|can|much)|where|what)\b/

/**
 * @param text normalised. @param sumTold the sum in the last answer, in cents.
 * @returns undefined if it is not asked, there was no sum, or staff have overridden the entry.
 */
export function discountInSum(
  index: KnowledgeIndex,
  text: string,
  history: readonly Turn[],
  now: Date,
  sumTold: () => number | undefined,
): Told | undefined {
  const { facts, shelf } = index
  if (!asksIfIn.test(text) || ofElse.test(text) || shelf.get(refOf(discount))?.origin !== 'registry') return undefined
  const sum = sumTold()
  if (sum === undefined) return undefined
  const percent = facts.estate.policies.newsletterDiscountPercent
  const said = notYet.test(text) ? 'Yes' : 'No'
  const rule = `The newsletter’s code takes ${percent}% off the room price of a first stay, not off extras`
  const stay = stayCents(index, history, now)
  if (stay === undefined || stay > sum) return { text: `${said}: ${euro(sum)} is without it. ${rule}.`, sources: [discount] }
  const less = Math.round((stay * percent) / 100)
  return {
    text: `${said}: ${euro(sum)} is without it. ${rule}: ${euro(less)} less here, so ${euro(sum - less)}.`,
    sources: [discount],
  }
}

function stayCents(index: KnowledgeIndex, history: readonly Turn[], now: Date): number | undefined {
  const stay = spokenBefore(index, history, now).findLast(({ topic, slots }) => topic === 'price' && slots.rooms.length > 0)
  const [room, ...others] = stay ? roomsIn(index.facts, stay.slots) : []
  const told = stay && room && others.length === 0 ? nightsTotal(room, stay.slots) : undefined
  return told?.cents.length === 1 ? told.cents[0] : undefined
}
