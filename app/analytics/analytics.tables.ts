import { bigint, bigserial, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What visitors did, never who: no address, no agent, no cookie, nothing that joins two rows to one person. */
export const siteEvents = pgTable(
  'site_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    mode: text(),
    room: text(),
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

/**
 * How many orders were sold and not given back, and for how much, without the parts that went back; how many enquiries, from the website
 * and from the guide, and newsletter subscriptions there are: by the day on which they came. The database itself writes a row for every change (triggers in migrations
 * 0011, 0017 and 0020), so that nobody who looks at a year counts each of its orders; the rows of a day, some of them negative, make its figure.
 */
export const dayFigures = pgTable(
  'day_figures',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    day: date().notNull(),
    /** A `demo_order` was paid on the demonstration's page: no money has moved. */
    what: text({ enum: ['order', 'demo_order', 'enquiry', 'subscription'] }).notNull(),
    number: integer().notNull(),
    cents: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [index('day_figures_day').on(table.what, table.day)],
)
