/** What the terms come to in money, for the stay that was spoken of: the deposit, and what is kept of a stay that is cancelled. */

import { flexiTotal, type NightsTold, nightsTotal, roomsIn, sumInWords } from '#app/concierge/composing/compose-prices.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestTurn } from '#app/understanding/thread/turns.ts'
import { spokenBefore } from './spoken-before.ts'
import { isAddable, type SumPart } from './sum-asked.ts'

const row = /“[^”]*before arrival[^”]*: (?:(\d+)% of|(the full)) (?:the )?price of the stay[^”]*”/g
const ofStays = new Set('price flexi two_night change_booking cancellation how_to_book availability deposit written'.split(' '))
const deposit = /\ba deposit of (\d+)%/i

/**
 * @param told the answer, with the rows of the terms that hold.
 * @returns with a blank before it; empty where several rows may hold, or the stay is not known.
 */
export function shareKept(index: KnowledgeIndex, told: string, message: string, history: readonly Turn[], now: Date): string {
  const shares = new Set([...told.matchAll(row)].map(([, percent]) => (percent ? Number(percent) : 100)))
  const [share] = shares.size === 1 && !told.includes('refunded”') ? shares : []
  if (!share) return ''
  const stay = stayMeant(index, message, history, now, told.includes('1-Night Flexi'))
  if (!stay) return ''
  const kept = stay.cents.map((cents) => Math.round((cents * share) / 100))
  const sum = sumInWords(kept)
  if (share === 100) return ` For ${stay.words} in ${stay.room} that is from ${sum}.`
  return ` For ${stay.words} in ${stay.room}, from ${sumInWords(stay.cents)}, that is ${sum}.`
}

/** “How much is the deposit on that?” @returns with a blank after it; empty where none is told, or the stay is not known. */
export function depositKept(index: KnowledgeIndex, told: string, message: string, history: readonly Turn[], now: Date): string {
  const percent = Number(deposit.exec(told)?.[1])
  const stay = percent > 0 ? stayMeant(index, message, history, now, false) : undefined
  if (!stay) return ''
  const share = stay.cents.map((cents) => Math.round((cents * percent) / 100))
  return `The deposit for ${stay.words} in ${stay.room}, from ${sumInWords(stay.cents)}, is ${sumInWords(share)}. `
}

function stayMeant(index: KnowledgeIndex, message: string, history: readonly Turn[], now: Date, isFlexi: boolean) {
  const spoken = spokenBefore(index, [...history, guestTurn(message)], now).filter((one) => isAddable(index, one))
  return spoken.flatMap((part) => stayOf(index, part, isFlexi) ?? []).at(-1)
}

function stayOf(
  { facts }: KnowledgeIndex,
  { topic, slots }: SumPart,
  isFlexi: boolean,
): (NightsTold & { room: string }) | undefined {
  const [room, ...others] = slots.rooms.length > 0 ? roomsIn(facts, slots) : []
  if (!room || others.length > 0 || !(ofStays.has(topic) || topic.startsWith('room_'))) return undefined
  const { mode, ...plain } = slots
  const told = isFlexi ? flexiTotal(room, slots) : nightsTotal(room, plain)
  // One night is none of the stays that the rows for two and more are of.
  return told && (isFlexi || !told.words.startsWith('one')) ? { ...told, room: room.name } : undefined
}
