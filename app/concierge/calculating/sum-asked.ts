/** Sums of extras without a stay: “the bath and two trays, how much?” */

import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import { roomsOfProduct } from '#app/knowledge/facts.ts'
import { either } from '#app/understanding/any-of.ts'
import { isBareSum } from '#app/understanding/forms/asked-sum.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import type { Slots } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { bathTwice, countedExtras, mornings } from './counted-extras.ts'

/** A part of the message. `plainly`: answered without an admission. */
export type SumPart = { reading: Reading; topic: string; slots: Slots; plainly: boolean; sources: readonly EntryRef[] }

/** Prices staff have written as text cannot be summed here. */
export const isAddable = ({ shelf }: KnowledgeIndex, { sources }: Pick<SumPart, 'sources'>): boolean =>
  sources.every((ref) => shelf.get(refOf(ref))?.origin === 'registry')

/** Words that change the count or the sum in a way a number does not show. */
const uncounted = either(
  /\b(?:each|every|per|apiece|daily|mornings|evenings|days|times|twice|another|second|other|split|between|share|without|not|no|minus|excluding|except|instead|or|versus|vs|than|if|off|discount|voucher|code|sav(?:e|es|ed|ing))\b/i,
  /n['’]t\b|%/i,
)
/** One of each kind of box. */
const oneOfEach = /\b(?:one|1) of each\b/i
const addsTo = /^(?:(?:and|so|ok|okay|grand|what about|how about|how much)[, ]+)*(?:with|plus|including|if we add)\b/i
const asksPrice = /\b(?:how much|prices?|costs?|total|sum|altogether|comes? to|all in)\b|€|\bof (?:those|them|these)\b/i

/** Undefined unless the message asks for the sum of extras alone, each of them certain. */
export function sumOfExtras(index: KnowledgeIndex, message: string, parts: readonly SumPart[]): string | undefined {
  const { facts, mind } = index
  const again = onSeveralDays(index, plain(message), parts)
  if (again && (asksPrice.test(message) || tellsMornings.test(plain(message)))) return again
  if (!asksPrice.test(message)) return undefined
  // "And with the bath, in total?" includes what was discussed before.
  if (uncounted.test(message.replace(oneOfEach, '')) || addsTo.test(message)) return undefined
  const named = parts.filter(({ reading }) => !isBareSum(reading.text))
  if (named.length === 0 || named.some(({ plainly }) => !plainly)) return undefined
  if (!named.every((one) => isAddable(index, one))) return undefined
  return countedExtras(facts, plain(message), tokens(message, mind.lexicon), named[0]?.topic ?? '')
}

/** “We're two people, three mornings.” */
const tellsMornings =
  /^(?:(?:ok|and|so|we are|for|just|it is|(?:\d|two) people|both of us|us) )*\w+ (?:mornings|days)(?: of (?:it|that))?(?: then| please| so)?$/

/** “Breakfast for two mornings?”, “the bath on both evenings?” */
function onSeveralDays(index: KnowledgeIndex, text: string, parts: readonly SumPart[]): string | undefined {
  const { facts } = index
  const [only, ...others] = parts.filter(({ reading }) => !bareCost.test(plain(reading.text)))
  if (!only?.plainly || others.length > 0 || !isAddable(index, only)) return undefined
  if (only.topic === 'breakfast') return mornings(facts, text)
  const isBath = only.topic === 'heated_bath' || only.topic === 'bath_reheat'
  const isOffered = !only.slots.rooms.some((room) => !roomsOfProduct(facts, 'heated_bath').includes(room))
  return isBath && isOffered && bothEvenings.test(text) ? bathTwice(facts) : undefined
}
const bareCost =
  /^(?:and |so )*(?:what (?:would|does|will|is|do) (?:that|it|this|they|those) (?:all )?(?:cost|be|come to)|how much (?:is|would|does|will) (?:that|it)(?: be| cost| come to)?)$/
const bothEvenings = /\b(?:bath|tub|ofuro)\b.*\b(?:both|two) (?:nights|evenings)\b/
