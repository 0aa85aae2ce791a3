/**
 * A follow-up that was not understood alone, or hardly, read in the light of the last answer: the passage behind that answer says more than
 * the answer did. "Is there a big sign?", after the way here; "how many times can I do that?", after moving a stay.
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
/** How much of the last answer must occur in the passage: its share, and the weight of the rarer words. */
const enough = { share: 0.55, words: 7 } as const
/** How rare the words in common must be for a line to answer a question not understood, or hardly. */
const needed = { open: 1.2, hedge: 2.5 } as const
/** “Is there a dry cleaner in town?”, after the stove on which nothing may dry. */
const elsewhere = /\bin (?:the )?(?:town|village)\b|\bnear(?:by| here)\b/

/** Undefined if the last answer's source says nothing more. */
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

/** How close a line has to be to replace the decision; undefined if the decision is kept. */
function neededBy(own: Decision): number | undefined {
  if (own.kind === 'hedge' && own.confidence < (own.doubt === 'grave' ? surely : surest)) return needed.hedge
  return isOpen(own) ? needed.open : undefined
}
const surest = 0.6
const surely = 0.8

/** A short passage whole; only the line of a long one. */
const quoteOf = ({ passage, words }: Line): Quote => ({
  passage,
  words: passage.text.length <= shortPassage ? passage.text : words,
})

/** The whole passage, if the answer did not already contain all of it. */
function theRest(passage: Passage, answered: string): Quote[] {
  const unsaid = sentencesIn(passage.text).filter((line) => !answered.includes(line))
  return unsaid.length > 0 && passage.text.length <= longestQuote ? [{ passage, words: passage.text }] : []
}
