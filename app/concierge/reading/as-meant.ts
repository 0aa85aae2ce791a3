/** What a guest typed, as it was meant: with slips of the fingers mended, unless it is no English. */

import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { foreignLanguage } from '#app/understanding/languages.ts'
import { spelt } from '#app/understanding/spelling/spelling.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'

/** What the house itself has said stays as it is. */
export const turnsAsMeant = (index: KnowledgeIndex, turns: readonly Turn[]): Turn[] =>
  turns.map((turn) => (isGuest(turn) ? { ...turn, content: asMeant(index, turn.content) } : turn))

export function asMeant({ mind, staff }: KnowledgeIndex, typed: string): string {
  if (foreignLanguage(typed)) return typed
  // What is written short (“chk out”) is read as what it is short for; and what staff write of has its own names.
  const read = new Set(plain(typed).split(' '))
  return spelt(typed, mind.spelling, (word) => !read.has(word) || staff.knows(word) || neverSlips.has(word))
}

/** “Neither of us slept a wink” is not about wine. */
const neverSlips = new Set(['wink'])
