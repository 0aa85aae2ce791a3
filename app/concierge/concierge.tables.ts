import { index, integer, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
    /** The same in plain lower-case words: asked again, it is counted and not added. */
    plain: text().notNull().unique(),
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
