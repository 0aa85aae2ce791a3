/**
 * A follow-up that was not understood by itself, or hardly, read in the light of the last answer: what that was told from says more than
 * was told of it. "Is there a big sign?", of the way here; "how many times can I do that?", of moving a stay.
 */

import type { Decision } from '#app/concierge/deciding/decision.ts'
import { asksWideWorld } from '#app/concierge/deciding/wide-world.ts'
import { type Line, linesNear, toldFrom } from '#app/concierge/knowing/told-from.ts'
import { longestQuote, type Quote, shortPassage } from '#app/concierge/written/written-elsewhere.ts'
import { type Passage, sentencesIn } from '#app/knowledge/passage.ts'
import { plain } from '#app/understanding/text.ts'
import { lastAnswer, lastMessage } from '#app/understanding/thread/turns.ts'
import { type FollowUp, isOpen } from './follow-up.ts'

const longest = 14
/** Of the last answer, that much has to be in the source. */
const enough = { share: 0.55, words: 7 } as const
/** By the rarity of the words in common: a line answers what was not understood, and what was hardly. */
const needed = { open: 1.2, hedge: 2.5 } as const
/** “Is there a dry cleaner in town?”, after the stove on which nothing may dry. */
const elsewhere = /\bin (?:the )?(?:town|village)\b|\bnear(?:by| here)\b/

/** Undefined where the last answer was told from nothing that says more. */
export function readFromAnswer({ reading, own, history, index }: FollowUp): Decision | undefined {
  const text = plain(reading.text)
  const need = neededBy(own)
  const answered = lastAnswer(history)
  if (need === undefined || !answered || text.split(' ').length > longest) return undefined
  if (elsewhere.test(text) || asksWideWorld(text)) return undefined
  const asked = lastMessage(history) ?? ''
  const from = toldFrom(answered, asked, index)
  if (!from || from.share < enough.share || from.words < enough.words) return undefined
  const [line] = linesNear(from.passage, reading.text, [asked, answered], index).filter(({ words }) => !answered.includes(words))
  const isNear = line !== undefined && line.shared >= need
  const rest = own.topic === 'unknown' && reading.unwritten.length === 0 ? theRest(from.passage, answered) : []
  const quotes = isNear ? [quoteOf(line)] : rest
  const because = `the last answer was told from ${from.passage.title}`
  return quotes.length > 0 ? { kind: 'quote', topic: 'written', quotes, confidence: own.confidence, because } : undefined
}

/** How near a line has to be to be quoted instead of what was decided; undefined where that stands. */
function neededBy(own: Decision): number | undefined {
  if (own.kind === 'hedge' && own.confidence < (own.doubt === 'grave' ? surely : surest)) return needed.hedge
  return isOpen(own) ? needed.open : undefined
}
const surest = 0.6
const surely = 0.8

/** A short passage whole, of a long one the line. */
const quoteOf = ({ passage, words }: Line): Quote => ({
  passage,
  words: passage.text.length <= shortPassage ? passage.text : words,
})

/** The whole passage, where there is more of it than was said already. */
function theRest(passage: Passage, answered: string): Quote[] {
  const unsaid = sentencesIn(passage.text).filter((line) => !answered.includes(line))
  return unsaid.length > 0 && passage.text.length <= longestQuote ? [{ passage, words: passage.text }] : []
}
