/** Whether answers helped: an anonymous tally, and for staff the questions whose answers did not. */
import { desc, sql, sum } from 'drizzle-orm'
import { answer } from '#app/concierge/answering/answer.ts'
import { type ConciergeOptions, inContext } from '#app/concierge/concierge.server.ts'
import { conciergeVotes } from '#app/concierge/concierge.tables.ts'
import type { ConciergeVote } from '#app/concierge/concierge-request.ts'
import { knowledgeIndex } from '#app/concierge/knowing/current-index.server.ts'
import type { Db } from '#app/db/db.ts'
import { estateDay } from '#app/estate/time/estate-day.ts'
import { refOf } from '#app/knowledge/entry.ts'
import { noteQuestion } from './open-questions.server.ts'

/**
 * Answers the question again to see what the vote is about: forged answers are not counted, nor is small talk, and staff already know of
 * handed-over questions.
 */
export async function receiveVote(db: Db, vote: ConciergeVote, options: ConciergeOptions = {}): Promise<void> {
  const { message, conversationHistory: history, helpful } = vote
  const now = options.now ?? new Date()
  const index = await knowledgeIndex(db, options)
  const said = answer({ index, message, history, now })
  const [first] = said.sources
  if (said.kind !== 'answer' || !first) return
  const count = { helpful: helpful ? 1 : 0, unhelpful: helpful ? 0 : 1 }
  await db
    .insert(conciergeVotes)
    .values({ votedOn: estateDay(now), entry: refOf(first), ...count })
    .onConflictDoUpdate({
      target: [conciergeVotes.votedOn, conciergeVotes.entry],
      set: {
        helpful: sql`${conciergeVotes.helpful} + excluded.helpful`,
        unhelpful: sql`${conciergeVotes.unhelpful} + excluded.unhelpful`,
      },
    })
  if (helpful) return
  await noteQuestion(db, {
    message: inContext(message, history, index),
    reason: 'voted_down',
    topic: said.trace[0]?.topic ?? 'unknown',
    confidence: said.confidence,
    lexicon: index.mind.lexicon,
    now,
  })
}

export type Tally = { entry: string; helpful: number; unhelpful: number }

/** For the days that are kept, by entry, least helpful first. */
export async function tallyVotes(db: Db): Promise<Tally[]> {
  const { entry, helpful, unhelpful } = conciergeVotes
  const rows = await db
    .select({ entry, helpful: sum(helpful).mapWith(Number), unhelpful: sum(unhelpful).mapWith(Number) })
    .from(conciergeVotes)
    .groupBy(entry)
    .orderBy(desc(sum(unhelpful)), entry)
  return rows
}
