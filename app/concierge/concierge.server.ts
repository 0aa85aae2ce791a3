/**
 * The Wild Concierge over the database: answers from current knowledge, and records what it could not answer. From here a question goes
 * to answering/answer.ts, which reads it part by part (reading), decides (deciding) and puts the answer into words (composing, calculating,
 * written). docs/concierge.md follows one all the way.
 */

import { answer } from '#app/concierge/answering/answer.ts'
import { keepBack } from '#app/concierge/answering/keep-back.ts'
import type { Answer, TracePart } from '#app/concierge/answering/outcome.ts'
import { noteQuestion } from '#app/concierge/feedback/open-questions.server.ts'
import { type IndexOptions, knowledgeIndex } from '#app/concierge/knowing/current-index.server.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { Db } from '#app/db/db.ts'
import type { KeptBack } from '#app/knowledge/kept-back.ts'
import { inTimeIfAtAll } from '#app/requests/in-time.server.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { content, generic, slotConcepts } from '#app/understanding/message/reading.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { lastMessage } from '#app/understanding/thread/turns.ts'
import { isOwnMatter } from '#app/understanding/troubles/concern-kinds.ts'

/** Rewords the engine's answer, or returns it unchanged. See `llm.server.ts`. */
export type Phrase = (answer: Answer, question: string, index: KnowledgeIndex) => Promise<string>

export type ConciergeOptions = IndexOptions & {
  now?: Date
  phrase?: Phrase
  /** What no answer may tell. Without it, nothing is kept back. */
  keptBack?: () => Promise<KeptBack>
  /** Called if a question could not be recorded; the answer, which says whom to ask, is given all the same. Without it, the error is thrown. */
  unrecorded?: (error: unknown) => void
}

export type GuestQuestion = { message: string; history?: readonly Turn[] }

/** Answers a guest, and records the question if it, or a part of it, was left to the team for lack of an entry. */
export async function answerGuest(
  db: Db,
  { message, history = [] }: GuestQuestion,
  options: ConciergeOptions = {},
): Promise<Answer> {
  const now = options.now ?? new Date()
  const index = await knowledgeIndex(db, options)
  const keptBack = (await options.keptBack?.()) ?? []
  const checked = (answered: Answer) => keepBack(answered, { index, message, history, keptBack })
  const said = checked(answer({ index, message, history, now }))
  const left =
    said.kind === 'handover' ? said.trace.filter(({ decision }) => decision === 'handover') : [said.leftToTeam ?? []].flat()
  const [missing] = left
  if (missing && left.some(wantsEntry)) {
    const noted = noteQuestion(db, {
      message: inContext(message, history, index),
      reason: 'handed_over',
      topic: missing.topic,
      confidence: missing.confidence,
      lexicon: index.mind.lexicon,
      now,
    })
    await (options.unrecorded ? inTimeIfAtAll(noted, options.unrecorded) : noted)
  }
  // An emergency does not wait for a language model, and quotes are never reworded.
  const asIs = said.trace.some((part) => part.topic === 'emergency' || part.decision === 'quote' || part.decision === 'decline')
  if (said.kind !== 'answer' || asIs || !options.phrase) return said
  const reworded = { ...said, text: await options.phrase(said, message, index) }
  return checked(reworded) === reworded ? reworded : said
}

/** A question that names nothing itself ("and how much is it?") is useless to staff, so the question before it is put in front. */
export function inContext(message: string, history: readonly Turn[], { mind }: KnowledgeIndex): string {
  const before = lastMessage(history)
  const names = content(tokens(message, mind.lexicon)).some(
    ({ concept = '' }) => !generic.has(concept) && !slotConcepts.has(concept),
  )
  return before && !names ? `${before} — ${message}` : message
}

/** Questions about the wide world and personal matters need no entry. */
const wantsEntry = ({ topic }: TracePart): boolean => topic !== 'offtopic' && !isOwnMatter(topic)

/**
 * The answer of POST /functions/v1/wild-concierge: `{response, sources}` if there is an answer, even a related one, and
 * `{fallback}` if people must help.
 */
export function chatReply({
  kind,
  text,
  sources,
}: Answer): { response: string; sources: Answer['sources'] } | { fallback: string } {
  return kind === 'answer' || kind === 'talk' || sources.length > 0 ? { response: text, sources } : { fallback: text }
}
