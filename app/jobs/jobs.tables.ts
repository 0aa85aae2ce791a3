import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row per scheduled job that ever ran; the row is also the lock that makes only one of several instances run it. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text().primaryKey(),
  nextRunAt: timestamp('next_run_at', { withTimezone: true }).notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  /** Of the last run; null if it succeeded. */
  lastError: text('last_error'),
})
