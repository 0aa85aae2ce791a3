/** A message with what it leaves to the turns before it, in full: from here on it is read like one that says everything itself. */
import { askedOfEach } from './asked-of-each.ts'
import { underCircumstances } from './circumstances-told.ts'
import { asCorrected } from './correction-meant.ts'
import type { Turn } from './dialogue.ts'
import { withNumberCorrected } from './number-corrected.ts'
import { fromDayNamed } from './till-a-day.ts'

const ways = [withNumberCorrected, asCorrected, askedOfEach, underCircumstances, fromDayNamed]

/** @param sent the message; @param history the turns before it. */
export const saidOut = (sent: string, history: readonly Turn[]): string =>
  ways.reduce((said, inFull) => inFull(said, history), sent)
