/** "How much do we save?", after two stays were priced one after the other. */
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { euro } from '#app/estate/money.ts'
import type { EntryRef } from '#app/knowledge/entry.ts'
import { capital } from '#app/knowledge/wording.ts'
import { framed } from '#app/understanding/any-of.ts'
import type { Slots } from '#app/understanding/slots.ts'
import { caution, flexiTotal, nightsTotal, roomsIn } from './compose-prices.ts'
import { isAddable, type SumPart } from './sum-asked.ts'

const asksSaving = framed(
  /^(?:(?:and|so|ok|okay|then|right|hmm|grand)[, ]+)*/i,
  [
    /(?:how much|what) (?:do|would|will|could|can) (?:we|i|you) save/,
    /how much (?:is|are|would be) (?:saved|the saving|the difference)/,
    /how much (?:cheaper|dearer|less|more) is (?:it|that)/,
    /what(?:['’]?s| is| would be)? the (?:saving|difference in price|price difference)/,
    /(?:price )?difference|(?:and )?(?:the )?saving/,
  ],
  /(?: then| so| by that| with that| that way| by doing that| between (?:them|the two|both|the two of them))*\s*[?.!]*$/,
)

/** Asks it of what was spoken of, naming nothing of its own. */
export const savingAsked = (message: string): boolean => asksSaving.test(message)

/** “Those two nights” says too little beside two others. */
export function kindOf({ nights }: Slots): string | undefined {
  const [day] = nights
  return day && nights.length === 2 && nights.every((one) => one === day) ? `two ${day} nights` : undefined
}

/**
 * @param spoken what was priced, in the order in which it was asked
 * @returns undefined where fewer than two stays have one sum each
 */
export function savedBetween(
  index: KnowledgeIndex,
  spoken: readonly SumPart[],
): { text: string; sources: EntryRef[] } | undefined {
  const { facts } = index
  const stays = spoken.flatMap(({ topic, slots, plainly, sources }) => {
    const [room, ...others] = roomsIn(facts, slots)
    if (!plainly || !room || others.length > 0 || !isAddable(index, { sources })) return []
    const told = topic === 'price' ? nightsTotal(room, slots) : topic === 'flexi' ? flexiTotal(room, slots) : undefined
    return told?.cents.length === 1
      ? [{ words: `${kindOf(slots) ?? told.words} in ${room.name}`, cents: told.cents[0], sources }]
      : []
  })
  const [first, second] = stays.slice(-2)
  if (!first || !second) return undefined
  return { text: dearerFirst(first, second), sources: [...first.sources, ...second.sources] }
}

type Summed = { words: string; cents: number }
/** Two stays with their sums, the dearer one first, and what lies between them. */
export function dearerFirst(first: Summed, second: Summed): string {
  const [less, more] = first.cents < second.cents ? [first, second] : [second, first]
  const by = more.cents - less.cents
  const told = by === 0 ? 'they cost the same' : `that is ${euro(by)} less`
  return `${capital(more.words)}: ${euro(more.cents)}. ${capital(less.words)}: ${euro(less.cents)}; ${told}. ${caution}`
}
