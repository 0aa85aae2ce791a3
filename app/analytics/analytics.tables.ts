import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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

/** The events of days that are over, added up. An empty mode or room: none was chosen. */
export const siteEventDays = pgTable(
  'site_event_days',
  {
    day: date().notNull(),
    name: text().notNull(),
    mode: text().notNull(),
    room: text().notNull(),
    events: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.mode, table.room] })],
)
