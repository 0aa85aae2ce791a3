/** The learning loop: what the concierge could not answer, or answered badly, and how an entry comes of it. */
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { retention } from '#app/estate/policies.ts'
import type { KnowledgeCategory } from '#app/knowledge/entry.ts'
import { backgroundWords } from '#app/understanding/lexicon-words.ts'
import { plain } from '#app/understanding/text.ts'
import { isTopic, topics } from '#app/understanding/topics.ts'
import { conciergeQuestions, type OpenQuestionReason } from './concierge.tables.ts'
import { redact } from './redact.ts'

export type OpenQuestion = typeof conciergeQuestions.$inferSelect
type Noted = { message: string; reason: OpenQuestionReason; topic: string; confidence: number; now: Date }

export const questionsKeptDays = retention.conciergeQuestionsDays

/** Adds the question to the list, or counts it once more. Stores nothing about who asked. */
export async function noteQuestion(db: Db, { message, reason, topic, confidence, now }: Noted): Promise<void> {
  const question = redact(message)
  const key = plain(question).slice(0, 300)
  if (key === '') return
  await db
    .insert(conciergeQuestions)
    .values({ question, plain: key, reason, topic, confidence, firstAskedAt: now, lastAskedAt: now })
    .onConflictDoUpdate({
      target: conciergeQuestions.plain,
      set: { times: sql`${conciergeQuestions.times} + 1`, lastAskedAt: now, settledAt: null, reason },
    })
}

/** Not settled yet; the most asked first. */
export async function listOpenQuestions(db: Db, limit = 200): Promise<OpenQuestion[]> {
  return await db
    .select()
    .from(conciergeQuestions)
    .where(isNull(conciergeQuestions.settledAt))
    .orderBy(desc(conciergeQuestions.times), desc(conciergeQuestions.lastAskedAt))
    .limit(limit)
}

export type DraftEntry = { category: KnowledgeCategory; key: string; value: string; question: string }

/** An entry to be finished by a person: the key from the question's own words, the value left to write. */
export async function findDraftEntry(db: Db, id: string): Promise<DraftEntry | undefined> {
  const [row] = await db.select().from(conciergeQuestions).where(eq(conciergeQuestions.id, id))
  if (!row) return undefined
  const [near] = isTopic(row.topic) ? topics[row.topic].sources : []
  return {
    category: (near?.split('/')[0] as KnowledgeCategory | undefined) ?? 'general_info',
    key: keyFrom(row.plain),
    value: '',
    question: row.question,
  }
}

/** Somebody wrote an entry, or laid the question aside. */
export async function settleQuestion(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(conciergeQuestions)
    .set({ settledAt: now })
    .where(and(eq(conciergeQuestions.id, id), isNull(conciergeQuestions.settledAt)))
    .returning({ id: conciergeQuestions.id })
  return rows.length > 0
}

/** For the nightly job. */
export async function forgetOldQuestions(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - questionsKeptDays * 86_400_000)
  const gone = await db
    .delete(conciergeQuestions)
    .where(lt(conciergeQuestions.lastAskedAt, before))
    .returning({ id: conciergeQuestions.id })
  return gone.length
}

const empty = new Set(backgroundWords.split(/\s+/))
const taken = /\b(?:e mail|number|name|link|account|postcode)\b/g

/** The words that carry the question, without what was taken out. */
function keyFrom(question: string): string {
  const words = question
    .replace(taken, ' ')
    .split(' ')
    .filter((word) => word !== '' && !empty.has(word))
  return words.slice(-5).join('_') || 'new_entry'
}
