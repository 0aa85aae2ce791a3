import { date, index, integer, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '#app/db/new-id.server.ts'

export const openQuestionReasons = ['handed_over', 'voted_down'] as const
export type OpenQuestionReason = (typeof openQuestionReasons)[number]

/** Questions that want an entry, without a trace of who asked. Kept 90 days after they were last asked. */
export const conciergeQuestions = pgTable(
  'concierge_questions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    /** What was asked, with e-mails, numbers and names taken out. */
    question: text().notNull(),
    /** What it speaks of: asked again, in these words or others, it is counted and not added. (Once it was the words themselves.) */
    gist: text('plain').notNull().unique(),
    reason: text({ enum: openQuestionReasons }).notNull(),
    /** The topic it was taken for, and how surely. */
    topic: text().notNull(),
    confidence: real().notNull(),
    times: integer().notNull().default(1),
    firstAskedAt: timestamp('first_asked_at', { withTimezone: true }).notNull().defaultNow(),
    lastAskedAt: timestamp('last_asked_at', { withTimezone: true }).notNull().defaultNow(),
    /** When somebody dealt with it: wrote an entry or laid it aside. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [index('concierge_questions_last_asked').on(table.lastAskedAt)],
)

/** How answers were liked, day by day and by the first entry each rests on. Who voted is not known. */
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
