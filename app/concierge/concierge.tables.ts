import { date, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#app/db/moment.ts'
import { newId } from '#app/db/new-id.server.ts'

export const openQuestionReasons = ['handed_over', 'voted_down'] as const
export type OpenQuestionReason = (typeof openQuestionReasons)[number]

/** Questions that need an entry, without a trace of who asked. Kept for 90 days after they were last asked, in the words of then. */
export const conciergeQuestions = pgTable(
  'concierge_questions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    /** The question as last asked, with emails, numbers and names removed. */
    question: text().notNull(),
    /** What it is about: the same question, in any words, is counted and not added again. (It once was the words themselves.) */
    gist: text('plain').notNull().unique(),
    reason: text({ enum: openQuestionReasons }).notNull(),
    /** The topic it was last read as, and how confidently. */
    topic: text().notNull(),
    confidence: real().notNull(),
    times: integer().notNull().default(1),
    firstAskedAt: moment('first_asked_at').notNull().defaultNow(),
    lastAskedAt: moment('last_asked_at').notNull().defaultNow(),
    /** When somebody wrote an entry for it or dismissed it. */
    settledAt: moment('settled_at'),
  },
  (table) => [index('concierge_questions_last_asked').on(table.lastAskedAt)],
)

/** Votes on answers, by day and by the first entry each rests on. Anonymous. */
export const conciergeVotes = pgTable(
  'concierge_votes',
  {
    votedOn: date('voted_on').notNull(),
    /** `category/key` */
    entry: text().notNull(),
    helpful: integer().notNull().default(0),
    unhelpful: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.votedOn, table.entry] })],
)
