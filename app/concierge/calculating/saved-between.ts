/** "How much do we save?", after two stays were priced one after the other. */

import { caution, flexiTotal, nightsTotal, roomsIn } from '#app/concierge/composing/compose-prices.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { euro } from '#app/estate/money.ts'
import { capital } from '#app/knowledge/wording.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { framed } from '#app/understanding/any-of.ts'
import type { Slots } from '#app/understanding/message/slots.ts'
import { isAddable, type SumPart } from './sum-asked.ts'

const asksSaving = framed(
  /^(?:(?:and|so|ok|okay|then|right|hmm|grand)[, ]+)*/i,
  [
    /(?:how much|what) (?:do|would|will|could|can) (?:we|i|you) save/,
    /how much (?:is|are|would be) (?:saved|the saving|the difference)/,
    /how much (?:cheaper|dearer|less|more) is (?:it|that)/,
    /what(?:['’]?s| is| would be)? the (?:saving|difference in price|price difference)/,
    /(?:price )?difference|(?:and )?(?:the )?saving/,
    /(?:and |an )?by how much/,
  ],
  /(?: then| so| by that| with that| that way| by doing that| between (?:them|the two|both|the two of them))*\s*[?.!]*$/,
)

/** “If we came Sunday to Tuesday instead, would it be cheaper?”: compares the stay it names with the previous one. */
const asksIfCheaper =
  /\binstead\b.*\b(?:is|would|will) (?:it|that) (?:be |work out |come out |cost )?(?:any |much |a lot )?(?:cheaper|dearer|less|more)\b|\b(?:is|would|will) (?:it|that) (?:be |work out |come out |cost )?(?:any |much |a lot )?(?:cheaper|dearer|less|more)\b.*\binstead\b/i

export const cheaperInsteadAsked = (message: string): boolean => asksIfCheaper.test(message)

/** Asks about what was discussed, naming nothing new. */
export const savingAsked = (message: string): boolean => asksSaving.test(message)

/** “So what do I save taking Sunriser?”, compared with the other room that was priced. */
const asksSavingWith =
  /^(?:(?:and|so|ok|okay|then|right|hmm|grand)[, ]+)*(?:how much|what)(?:['’]?s| is)? (?:(?:do|would|will|could|can) (?:we|i|you) save|(?:the |my |our )?saving)(?: then)? (?:(?:by|if|when|from) )?(?:(?:we|i) )?(?:tak(?:e|ing|en)|took|with|choos(?:e|ing)|go(?:ing)? for|book(?:ing)?|pick(?:ing)?|having|have|in|stay(?:ing)? in)\b/i

export const savingWithAsked = (message: string): boolean => asksSavingWith.test(message)

/** Undefined unless it is about one of two rooms that were priced for the same nights. */
export function savedWith(index: KnowledgeIndex, named: readonly RoomId[], spoken: readonly SumPart[]): Told | undefined {
  const [only, ...others] = named
  if (!only || others.length > 0) return undefined
  const stays = pricedStays(index, spoken)
  const taken = stays.findLast(({ room }) => room === only)
  const left = stays.findLast(({ room, nights }) => room !== only && nights === taken?.nights)
  if (!taken || !left) return undefined
  const by = left.cents - taken.cents
  const sums = `${left.words} come to ${euro(left.cents)}, ${taken.words} to ${euro(taken.cents)}`
  const told = by > 0 ? `You save ${euro(by)}` : by < 0 ? `Nothing: it is ${euro(-by)} more` : 'Nothing: they cost the same'
  return { text: `${told}: ${sums}. ${caution}`.replace(': it is', ', it is'), sources: [...taken.sources, ...left.sources] }
}

/** “Those two nights” is ambiguous beside two others. */
export function kindOf({ nights }: Slots): string | undefined {
  const [day] = nights
  return day && nights.length === 2 && nights.every((one) => one === day) ? `two ${day} nights` : undefined
}

/**
 * @param spoken what was priced, in the order in which it was asked
 * @returns undefined unless at least two stays have one sum each
 */
export function savedBetween(index: KnowledgeIndex, spoken: readonly SumPart[]): Told | undefined {
  const stays = pricedStays(index, spoken)
  const second = stays.at(-1)
  // The same stay mentioned twice counts once.
  const first = stays.findLast(({ words }) => words !== second?.words)
  if (!first || !second) return undefined
  return { text: dearerFirst(first, second), sources: [...first.sources, ...second.sources] }
}

function pricedStays(index: KnowledgeIndex, spoken: readonly SumPart[]) {
  const { facts } = index
  return spoken.flatMap(({ topic, slots, plainly, sources }) => {
    const [room, ...others] = roomsIn(facts, slots)
    if (!plainly || !room || others.length > 0 || !isAddable(index, { sources })) return []
    const told = topic === 'price' ? nightsTotal(room, slots) : topic === 'flexi' ? flexiTotal(room, slots) : undefined
    return told?.cents.length === 1
      ? [
          {
            words: `${kindOf(slots) ?? told.words} in ${room.name}`,
            cents: told.cents[0],
            sources,
            room: room.id,
            nights: slots.nights.join(),
          },
        ]
      : []
  })
}

type Summed = { words: string; cents: number }
/** Two stays with their sums, the dearer one first, and the difference. */
export function dearerFirst(first: Summed, second: Summed): string {
  const [less, more] = first.cents < second.cents ? [first, second] : [second, first]
  const by = more.cents - less.cents
  const told = by === 0 ? 'they cost the same' : `that is ${euro(by)} less`
  return `${capital(more.words)}: ${euro(more.cents)}. ${capital(less.words)}: ${euro(less.cents)}; ${told}. ${caution}`
}
