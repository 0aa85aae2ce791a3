/** A message with what it leaves to the turns before it, in full: from here on it is read like one that says everything itself. */
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'
import { askedOfEach } from './asked-of-each.ts'
import { underCircumstances } from './circumstances-told.ts'
import { asCorrected } from './correction-meant.ts'
import { withDateCorrected } from './date-corrected.ts'
import {
  comparedInRoom,
  lostThere,
  monthOfDay,
  nextInPrice,
  nightAfterThose,
  numberOfWhat,
  roomByHalf,
} from './named-by-turn-before.ts'
import { withNumberCorrected } from './number-corrected.ts'
import { comparedOnDays, ofThoseTwo } from './of-those-two.ts'
import { payingInFull } from './paying-asked.ts'
import { withoutRefused } from './room-refused.ts'
import { flexiInRoom, inTheOtherWay, inTheWeek, otherRooms, withoutDay } from './stay-told-anew.ts'
import { fromDayNamed } from './till-a-day.ts'
import { atThatHour, bathAndReheat, bathThere, forBothCouples, ofTheOtherBox, onFoot } from './told-besides.ts'
import { cancelledOn, whatIsCancelled } from './what-is-cancelled.ts'

const ways = [
  ...[withNumberCorrected, withDateCorrected, asCorrected, withoutRefused, askedOfEach, underCircumstances, fromDayNamed],
  ...[nextInPrice, comparedInRoom, nightAfterThose, numberOfWhat, monthOfDay, roomByHalf, lostThere, whatIsCancelled],
  ...[
    cancelledOn,
    inTheOtherWay,
    inTheWeek,
    withoutDay,
    flexiInRoom,
    otherRooms,
    atThatHour,
    onFoot,
    bathThere,
    bathAndReheat,
    forBothCouples,
    ofTheOtherBox,
    payingInFull,
    ofThoseTwo,
    comparedOnDays,
  ],
]

/** Each turn of the guest as it was meant, in the light of those before it. */
export function saidOut(turns: readonly Turn[]): Turn[] {
  const said: Turn[] = []
  for (const turn of turns) said.push(isGuest(turn) ? { ...turn, content: inFull(turn.content, said) } : turn)
  return said
}

const inFull = (sent: string, before: readonly Turn[]): string => ways.reduce((said, way) => way(said, before), sent)
