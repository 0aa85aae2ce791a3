import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#app/db/moment.ts'

/** One row per scheduled job that ever ran; the row is also the lock that makes only one of several instances run it. */
export const scheduledJobs = pgTable('scheduled_jobs', {
  name: text().primaryKey(),
  nextRunAt: moment('next_run_at').notNull(),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
  /** The last run's error, without what a failed query was to write; null if it succeeded. */
  lastError: text('last_error'),
})
