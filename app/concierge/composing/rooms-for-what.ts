/** “Which cabin is best?”: each room by what it is built for. */
import type { KnowledgeIndex, Shelf } from '#app/concierge/knowing/knowledge-index.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { anyOf } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'

/** Matches normalised text. */
export const asksBest = anyOf(
  /(?:best|nicest|loveliest|prettiest|finest|special|most \w+) (?:room|cabin|one|of (?:them|the \w+))/,
  /(?:which|what)(?: \w+){0,5} (?:the |your )?(?:best|nicest|loveliest|prettiest|finest|favou?rite|pick)/,
  /(?:which|what)(?: \w+){0,4} (?:nicest|best|prettiest|loveliest|most \w+)/,
  /(?:better|nicer) (?:spot|room|cabin|one|place|choice|pick)/,
  /(?:which|what)(?: \w+){0,5} views?|(?:sea|ocean|best|nicest) views?/,
  /differen\w+ (?:between|of|in) (?:the|your|all the|all)(?: (?:three|four|wild))* (?:rooms|cabins|places|four)/,
  /how (?:do|are) (?:the|your|all)(?: (?:three|four|the|wild|of|your))* (?:rooms|cabins|places) (?:differ|different)/,
  /(?:closest|nearest|closer|nearer) to the (?:sea|ocean|water)/,
  /recommend|suggest|advise|pick|choose|decide|go for|favou?rite|which (?:room|cabin|one) (?:should|would|do)/,
)

/** What a guest comes for, and the words that describe a room that has it; `also`: a room that has it but is not recommended for it alone. */
const wishes: readonly (readonly [asked: RegExp, told: RegExp, also?: RegExp])[] = [
  [/\b(?:seas?|sea ?views?|ocean|waves)\b(?! forest)/, /\bsea\b/i, /\bheadland\b/i],
  [/\b(?:stars?|night sky|milky way|star ?gazing)\b/, /\bsky\b/i],
  [/\b(?:sun ?rise|dawn|morning (?:sun|light)|first light)\b/, /\b(?:first light|open to the east)\b/i],
  [/\b(?:storms?|weather)\b/, /\bweather\b/i],
]
/** Ignores the room’s name, which may contain such a word. */
const describes = (value: string, told: RegExp | undefined) => told?.test(value.slice(value.indexOf(':') + 1)) ?? false

/** “What is the difference between the three cabins?” */
const cabinsDiffer = /\bdiffer(?:ence|ent)?\b.*\b(?:cabins|wild rooms)\b|\b(?:cabins|wild rooms) differ\b/

/** @param spokenOf the choice is among these, if two or more. @returns undefined if no entry describes a room. */
export function roomsForWhat({ rooms }: Facts, shelf: Shelf, spokenOf: readonly RoomId[], text: string): string | undefined {
  const all = cabinsDiffer.test(text) ? rooms.filter(({ kind }) => kind === 'cabin') : rooms
  const among = spokenOf.length > 1 ? rooms.filter(({ id }) => spokenOf.includes(id)) : all
  const told = among.flatMap(({ id }) => shelf.get(`accommodations/${id}`)?.value ?? [])
  const wish = wishes.find(([asked]) => asked.test(text))
  const isSure = wish !== undefined && told.some((value) => describes(value, wish[1]))
  const fits = isSure ? told.filter((value) => describes(value, wish[1]) || describes(value, wish[2])) : []
  if (fits.length > 0 && fits.length < told.length) return `That would be ${fits.join(' Or ')}`
  return told.length > 1 ? `It depends on what you come for. ${told.join(' ')}` : undefined
}

const looksAt =
  /^(?:(?:so|and|but|ok) )*(?:is|does|has|do|can)\b.*\b(?:look\w*|fac\w+|views?|overlook\w*|towards)\b.*\b(?:sea|ocean|stars|night sky|sun ?rise)\b/

/** “From the bed?” is more than a room's description says. */
const fromOneSpot = /\bfrom\b|\b(?:beds?|tub|bath|shower|deck|sofa|kitchen|pillow)\b/

/** “So is Stormchaser looking at the sea, yes or no?” @returns undefined if its description does not say so. */
export function looksThere({ shelf }: KnowledgeIndex, message: string, named: () => readonly RoomId[]) {
  const text = plain(message)
  const wish = looksAt.test(text) && !fromOneSpot.test(text) ? wishes.find(([asked]) => asked.test(text)) : undefined
  const [room, ...others] = wish ? named() : []
  const entry = room && others.length === 0 ? shelf.get(`accommodations/${room}`) : undefined
  if (!wish || !entry || !describes(entry.value, wish[1])) return undefined
  return { text: `Yes. ${entry.value}`, sources: [{ category: entry.category, key: entry.key }] }
}
