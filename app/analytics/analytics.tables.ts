import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What visitors did, never who: no address, no agent, no cookie, nothing that joins two rows to one person. */
export const siteEvents = pgTable(
  'site_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    mode: text(),
    room: text(),
    path: text().notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('site_events_occurred').on(table.occurredAt)],
)
