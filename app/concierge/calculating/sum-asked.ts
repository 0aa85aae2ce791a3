/** The sum of a stay and its extras, if a guest asks for it and nothing in it is open. */

import { nightsTotal, roomsIn, sumInWords } from '#app/concierge/composing/compose-prices.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import { roomsOfProduct } from '#app/knowledge/facts.ts'
import { capital, list } from '#app/knowledge/wording.ts'
import { either } from '#app/understanding/any-of.ts'
import { asksSum, isBareSum } from '#app/understanding/forms/asked-sum.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { content, type Reading, slotConcepts } from '#app/understanding/reading.ts'
import { pricedWith } from '#app/understanding/sentence-joints.ts'
import type { Slots } from '#app/understanding/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { bathTwice, countedExtras, mornings } from './counted-extras.ts'

/** A part of the message. `plainly`: answered without an admission. */
export type SumPart = { reading: Reading; topic: string; slots: Slots; plainly: boolean; sources: readonly EntryRef[] }

/** What has one price. */
const products: Readonly<Record<string, string>> = {
  heated_bath: 'heated_bath',
  bath_reheat: 'bath_reheat',
  breakfast: 'breakfast_tray',
}
/** What people have written of a price, only they can add up. */
export const isAddable = ({ shelf }: KnowledgeIndex, { sources }: Pick<SumPart, 'sources'>): boolean =>
  sources.every((ref) => shelf.get(refOf(ref))?.origin === 'registry')

/** More than one of them, less than all of it, or a choice. */
const leavesOpen = either(
  /\b(?:each|every|both|per|apiece|daily|mornings|evenings|days|twice|trays|breakfasts|baths|reheats|times|other|another|second|split|between|share|without|not|no|minus|excluding|except|instead|or|versus|vs|than|if|off|discount|voucher|code|sav(?:e|es|ed|ing))\b/i,
  /n['’]t\b|%/i,
)
/** Who they are, and not how many of it. */
export const forTwo = /\bfor (?:us both|(?:the )?(?:both|two) of us|both(?=\s*[?.!,]*$| please))\b/gi
const saysReheat = /\bre-?\s?heat|\bagain\b|\bsecond\b/i
const oneOfIt = /^(?:(?:and|plus|also|with|add) )*(?:a|an|one|1|the)\b/i

/** More of something than a number says. */
const uncounted = either(
  /\b(?:each|every|per|apiece|daily|mornings|evenings|days|times|twice|another|second|other|split|between|share|without|not|no|minus|excluding|except|instead|or|versus|vs|than|if|off|discount|voucher|code|sav(?:e|es|ed|ing))\b/i,
  /n['’]t\b|%/i,
)
/** Of the boxes, of which there are two. */
const oneOfEach = /\b(?:one|1) of each\b/i
const addsTo = /^(?:(?:and|so|ok|okay|grand|what about|how about|how much)[, ]+)*(?:with|plus|including|if we add)\b/i
const asksPrice = /\b(?:how much|prices?|costs?|total|sum|altogether|comes? to|all in)\b|€|\bof (?:those|them|these)\b/i

/** The sum of what is asked for: of a stay and what is ordered to it, or of extras alone. */
export function sumAsked(index: KnowledgeIndex, message: string, parts: readonly SumPart[]): string | undefined {
  return sumOfStay(index, message, parts) ?? sumOfExtras(index, message, parts)
}

function sumOfExtras(index: KnowledgeIndex, message: string, parts: readonly SumPart[]): string | undefined {
  const { facts, mind } = index
  const again = onSeveralDays(index, plain(message), parts)
  if (again && (asksPrice.test(message) || tellsMornings.test(plain(message)))) return again
  if (!asksPrice.test(message)) return undefined
  // "And with the bath, in total?": with what was spoken of before.
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

/** Undefined where it is not asked, or where something of it is not sure: then each has its own price, and that is all that is told. */
function sumOfStay(index: KnowledgeIndex, message: string, parts: readonly SumPart[]): string | undefined {
  const { facts } = index
  if (!(asksSum.test(message) || pricedWith(message)) || leavesOpen.test(message.replace(forTwo, ''))) return undefined
  const named = parts.filter(({ reading }) => !isBareSum(reading.text))
  const [stay, ...others] = named.filter(({ topic }) => topic === 'price')
  const extras = named.filter(({ topic }) => topic !== 'price')
  if (!stay || others.length > 0 || extras.length === 0 || named.some(({ plainly }) => !plainly)) return undefined
  // Something else in the same breath, which was not read as a part of its own.
  if (content(stay.reading.tokens).some(({ concept = '' }) => !slotConcepts.has(concept) && concept !== 'price')) return undefined
  if (!named.every((one) => isAddable(index, one))) return undefined
  const rooms = roomsIn(facts, stay.slots)
  const [room] = rooms.length === 1 ? rooms : []
  const nights = room && nightsTotal(room, stay.slots)
  if (!nights) return undefined
  const ordered = extras.flatMap(({ reading, topic }) => {
    // A bath that is only heard as one more of it is not summed as that.
    if (topic === 'bath_reheat' && !saysReheat.test(reading.text)) return []
    const product = facts.products.find(({ itemType }) => itemType === products[topic])
    const offered = product && (product.roomIds.length === 0 || product.roomIds.includes(room.id))
    return offered && oneOfIt.test(reading.text) ? [product] : []
  })
  if (ordered.length < extras.length || new Set(ordered).size < ordered.length) return undefined
  const more = ordered.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const what = list([`${nights.words} in ${room.name}`, ...ordered.map(({ name }) => `one ${name}`)])
  return `${capital(what)} come to ${sumInWords(nights.cents, more)}.`
}
