/** What the terms come to in money for the stay discussed: the deposit, and what is kept if the stay is cancelled. */

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
 * @param told the answer, with the rows of the terms that apply.
 * @returns a sentence with a leading blank; '' if more than one row could apply, or the stay is unknown.
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

/** “How much is the deposit on that?” @returns a sentence with a trailing blank; '' if the answer names no deposit, or the stay is unknown. */
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
  // The rows for two nights and more do not apply to a single night.
  return told && (isFlexi || !told.words.startsWith('one')) ? { ...told, room: room.name } : undefined
}
