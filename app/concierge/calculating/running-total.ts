/** “Total?”, after a room, its nights and extras were mentioned one by one; and what patterns alone can count, compare or subtract. */

import { billSoFar } from '#app/concierge/bill/bill-so-far.ts'
import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import type { Recalled, Turn } from '#app/understanding/thread/dialogue.ts'
import { roomsNamed, toldByForm } from './calculated-by-form.ts'
import { cheaperInsteadAsked, savedBetween, savedWith, savingAsked, savingWithAsked } from './saved-between.ts'
import { spokenBefore } from './spoken-before.ts'
import { staysCompared } from './stays-compared.ts'

/** `beside`: appended to the answer. */
export type RunningTotal = Told & { beside?: true }

type Asked = {
  index: KnowledgeIndex
  message: string
  history: readonly Turn[]
  now: Date
  recalled: Recalled
  meant?: RoomId | undefined
}

/** Undefined unless a sum is asked for and every item of it is certain. */
export function runningTotal(asked: Asked): RunningTotal | undefined {
  const { index, message, history, now } = asked
  return (
    billSoFar(asked) ??
    toldByForm(index, message, history, now) ??
    staysCompared(index, message, now) ??
    savedOn(index, message, history, now)
  )
}

function savedOn(index: KnowledgeIndex, message: string, history: readonly Turn[], now: Date): Told | undefined {
  if (savingAsked(message)) return savedBetween(index, spokenBefore(index, history, now))
  if (cheaperInsteadAsked(message))
    return savedBetween(index, spokenBefore(index, [...history, { role: 'user', content: message }], now))
  if (!savingWithAsked(message)) return undefined
  return savedWith(index, roomsNamed(index, message, now), spokenBefore(index, history, now))
}
