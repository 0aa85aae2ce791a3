/** “Is late check-out cheaper in Stormchaser than in Sunriser?” */
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { euro } from '#app/estate/money.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { plain } from '#app/understanding/text.ts'

const lateCheckOut: EntryRef = { category: 'policies', key: 'late_check_out' }
const ofLate =
  /\b(?:late check ?out|late checkout|check(?:ing)? out late|leav(?:e|ing) late|stay(?:ing)? (?:on )?(?:till|until|til) (?:six|6))\b/
const compares = /\b(cheaper|less|dearer|more|same|pricier|costlier)\b/
const ofElse = /\b(?:nights?|total|altogether|baths?|breakfasts?|flexi)\b/

/** @param roomsNamed in the order of the message. @returns undefined unless it compares two rooms. */
export function lateCheckOutsCompared(
  { facts, shelf }: KnowledgeIndex,
  message: string,
  roomsNamed: () => readonly RoomId[],
): Told | undefined {
  const text = plain(message)
  const word = compares.exec(text)?.[1]
  if (!word || !ofLate.test(text) || ofElse.test(text) || shelf.get(refOf(lateCheckOut))?.origin !== 'registry') return undefined
  const rooms = roomsNamed().flatMap((id) => facts.rooms.filter((room) => room.id === id))
  const [first, second, ...others] = rooms
  if (!first || !second || others.length > 0) return undefined
  const by = first.lateCheckoutCents - second.lateCheckoutCents
  const isLess = /^(?:cheaper|less)$/.test(word)
  const holds = word === 'same' ? by === 0 : isLess ? by < 0 : by > 0
  const asks = /^(?:(?:and|so|but|ok) )*(?:is|are|does|do|would|will)\b/.test(text)
  const cheaper = by < 0 ? first : second
  const opening = asks ? (holds ? 'Yes' : 'No') : by === 0 ? 'They cost the same' : `It is cheaper in ${cheaper.name}`
  const each = `it adds ${euro(first.lateCheckoutCents)} in ${first.name} and ${euro(second.lateCheckoutCents)} in ${second.name}`
  return { text: `${opening}: ${each}. It can be pre-booked midweek, subject to availability.`, sources: [lateCheckOut] }
}
