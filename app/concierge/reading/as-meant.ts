/** Corrects a guest's typos, unless the message is not English. */

import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { foreignLanguage } from '#app/understanding/languages.ts'
import { spelt } from '#app/understanding/spelling/spelling.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'

/** Only the guest's turns are corrected. */
export const turnsAsMeant = (index: KnowledgeIndex, turns: readonly Turn[]): Turn[] =>
  turns.map((turn) => (isGuest(turn) ? { ...turn, content: asMeant(index, turn.content) } : turn))

export function asMeant({ mind, staff }: KnowledgeIndex, typed: string): string {
  if (foreignLanguage(typed)) return typed
  // Abbreviations (“chk out”) are expanded when read, so they are not typos; nor are the names that staff use in their entries.
  const read = new Set(plain(typed).split(' '))
  return spelt(typed, mind.spelling, (word) => !read.has(word) || staff.knows(word) || neverSlips.has(word))
}

/** “Neither of us slept a wink” must not become about wine. */
const neverSlips = new Set(['wink'])
