/** “Which cabin is best?”: each room by what it is built for. */
import type { Facts } from '#app/knowledge/facts.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { anyOf } from '#app/understanding/any-of.ts'
import type { Shelf } from './compose.ts'

/** `text` is made plain. */
export const asksBest = anyOf(
  /(?:best|nicest|loveliest|prettiest|finest|special|most \w+) (?:room|cabin|one|of (?:them|the \w+))/,
  /(?:which|what)(?: \w+){0,5} (?:the |your )?(?:best|nicest|loveliest|prettiest|finest|favou?rite|pick)/,
  /(?:which|what)(?: \w+){0,4} (?:nicest|best|prettiest|loveliest|most \w+)/,
  /(?:better|nicer) (?:spot|room|cabin|one|place|choice|pick)/,
  /(?:which|what)(?: \w+){0,5} views?|(?:sea|ocean|best|nicest) views?/,
  /differen\w+ (?:between|of|in) (?:the|your|all the|all) (?:rooms|cabins|places|four)/,
  /recommend|suggest|advise|pick|choose|decide|go for|favou?rite|which (?:room|cabin|one) (?:should|would|do)/,
)

/** @param spokenOf two or more rooms are chosen among. @returns undefined where no entry describes a room. */
export function roomsForWhat({ rooms }: Facts, shelf: Shelf, spokenOf: readonly RoomId[]): string | undefined {
  const among = spokenOf.length > 1 ? rooms.filter(({ id }) => spokenOf.includes(id)) : rooms
  const told = among.flatMap(({ id }) => shelf.get(`accommodations/${id}`)?.value ?? [])
  return told.length > 1 ? `It depends on what you come for. ${told.join(' ')}` : undefined
}
