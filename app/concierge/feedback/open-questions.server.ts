/** The learning loop: questions the concierge could not answer, or answered badly, and how they become entries. */
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { conciergeQuestions, conciergeVotes, type OpenQuestionReason } from '#app/concierge/concierge.tables.ts'
import { cachedStatement } from '#app/db/cached-statement.server.ts'
import type { Db } from '#app/db/db.ts'
import { foldText } from '#app/db/folded-text.ts'
import { type ListPage, readPage } from '#app/db/list-page.server.ts'
import { retention } from '#app/estate/policies.ts'
import { estateDay } from '#app/estate/time/estate-day.ts'
import { daysBefore } from '#app/estate/time/periods.ts'
import type { KnowledgeCategory } from '#app/knowledge/entry.ts'
import type { Lexicon } from '#app/understanding/lexicon/lexicon.ts'
import { backgroundWords } from '#app/understanding/lexicon/lexicon-words.ts'
import { plain } from '#app/understanding/text.ts'
import { isTopic, topics } from '#app/understanding/topics.ts'
import { gistOf } from './question-identity.ts'
import { redact } from './redact.ts'

export type OpenQuestion = typeof conciergeQuestions.$inferSelect
type Noted = { message: string; reason: OpenQuestionReason; topic: string; confidence: number; lexicon: Lexicon; now: Date }

export const questionsKeptDays = retention.conciergeQuestionsDays

/**
 * Adds the question to the list, or counts it if it was asked before, in any words. Stores nothing about who asked. Of one asked again only
 * the new words are kept: the first ones would otherwise stay for as long as somebody asks, and the privacy policy promises an end.
 */
export async function noteQuestion(db: Db, { message, reason, topic, confidence, lexicon, now }: Noted): Promise<void> {
  const question = redact(message)
  const gist = gistOf(question, lexicon)
  if (gist === '') return
  await db
    .insert(conciergeQuestions)
    .values({ question, gist, reason, topic, confidence, firstAskedAt: now, lastAskedAt: now })
    .onConflictDoUpdate({
      target: conciergeQuestions.gist,
      set: {
        question,
        reason,
        topic,
        confidence,
        times: sql`${conciergeQuestions.times} + 1`,
        lastAskedAt: now,
        settledAt: null,
      },
    })
}

/**
 * Unsettled ones: first those that came again a day or more after they first came, then the most asked, then the latest. Anybody can make
 * up questions and repeat each a hundred times in an hour; what comes on several days is most likely meant.
 */
export async function listOpenQuestions(db: Db, page = 1): Promise<ListPage<OpenQuestion>> {
  return readPage(db, { page, rows: (span) => openQuestionsPage(db).execute(span), all: await countOpenQuestions(db) })
}

const openQuestionsPage = cachedStatement((db) => {
  const { id, times, firstAskedAt, lastAskedAt, settledAt } = conciergeQuestions
  const cameBack = sql`${lastAskedAt} - ${firstAskedAt} >= interval '1 day'`
  const order = [desc(cameBack), desc(times), desc(lastAskedAt), desc(id)]
  const all = db
    .select({ id })
    .from(conciergeQuestions)
    .where(isNull(settledAt))
    .orderBy(...order)
  // Ids first: what is sorted for a distant page, which may be all, is small.
  const ids = all.limit(sql.placeholder('limit')).offset(sql.placeholder('offset'))
  return db
    .select()
    .from(conciergeQuestions)
    .where(inArray(id, ids))
    .orderBy(...order)
    .prepare('')
})

/** Undefined if it is settled, or no longer kept. */
export async function findOpenQuestion(db: Db, id: string): Promise<OpenQuestion | undefined> {
  const { id: own, settledAt } = conciergeQuestions
  const [open] = await db
    .select()
    .from(conciergeQuestions)
    .where(and(eq(own, id), isNull(settledAt)))
  return open
}

export type DraftEntry = { category: KnowledgeCategory; key: string }

/** A draft entry for a person to finish: the category of its nearest topic, a key from its words; the value is theirs to write. */
export function draftFor({ topic, question }: Pick<OpenQuestion, 'topic' | 'question'>): DraftEntry {
  const [near] = isTopic(topic) ? topics[topic].sources : []
  return { category: (near?.split('/')[0] as KnowledgeCategory | undefined) ?? 'general_info', key: keyFrom(question) }
}

/** An entry was written, or the question dismissed. Returns the question; undefined if it is not open. */
export async function settleQuestion(db: Db, id: string, now: Date): Promise<string | undefined> {
  const [settled] = await db
    .update(conciergeQuestions)
    .set({ settledAt: now })
    .where(and(eq(conciergeQuestions.id, id), isNull(conciergeQuestions.settledAt)))
    .returning({ question: conciergeQuestions.question })
  return settled?.question
}

/** Dismissed by mistake. */
export async function reopenQuestion(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(conciergeQuestions)
    .set({ settledAt: null })
    .where(and(eq(conciergeQuestions.id, id), isNotNull(conciergeQuestions.settledAt)))
    .returning({ id: conciergeQuestions.id })
  return rows.length > 0
}

export function countOpenQuestions(db: Db) {
  return db.$count(conciergeQuestions, isNull(conciergeQuestions.settledAt))
}

/** A scheduled job; deletes the tally of votes as well. */
export async function forgetOldQuestions(db: Db, now: Date): Promise<number> {
  const before = daysBefore(now, questionsKeptDays)
  await db.delete(conciergeVotes).where(lt(conciergeVotes.votedOn, estateDay(before)))
  const gone = await db
    .delete(conciergeQuestions)
    .where(lt(conciergeQuestions.lastAskedAt, before))
    .returning({ id: conciergeQuestions.id })
  return gone.length
}

/** Words that precede a removed name or number. */
const introductions = ['name', 'called', 'named', 'regards', 'number', 'mr', 'mrs', 'ms', 'dr']
const empty = new Set([...backgroundWords.split(/\s+/), ...introductions])

/**
 * The guest's own words that carry the question, not those that they are read as: an entry is found by what people say. Words that carry
 * nothing stay only where the others would otherwise be read as something else: “charge our car” is about electricity, “charge” about money.
 */
function keyFrom(question: string): string {
  const said = foldText(question.replace(placeholder, ' '))
    .replace(/n?'(?:s|re|ve|ll|d|m|t)\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const carrying = said.filter((word) => !empty.has(word))
  const meant = meaningOf(said)
  if (meaningOf(carrying) === meant) return carrying.slice(-5).join('_') || 'new_entry'
  let words = said.slice(-12)
  for (const word of words.filter((one) => empty.has(one))) {
    const without = words.toSpliced(words.indexOf(word), 1)
    if (meaningOf(without) === meaningOf(words)) words = without
  }
  return words.join('_') || 'new_entry'
}

/** Of what is not kept of a question. */
const placeholder = /\[[^\]]*\]/g

const meaningOf = (words: readonly string[]) =>
  plain(words.join(' '))
    .split(' ')
    .filter((word) => word !== '' && !empty.has(word))
    .join(' ')
