import { bigint, bigserial, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#app/db/moment.ts'

/** What visitors did, never who: no address, no user agent, no cookie, nothing that links two rows to one person. */
export const siteEvents = pgTable(
  'site_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    mode: text(),
    room: text(),
    occurredAt: moment('occurred_at').notNull().defaultNow(),
  },
  (table) => [index('site_events_occurred').on(table.occurredAt)],
)

/** Events of past days, summed. An empty mode or room: none was chosen. */
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
 * Orders sold and not refunded, with their value net of partial refunds; enquiries, from the website and the guide; and newsletter
 * subscriptions; all by the day they came. The database adds a row for every change (triggers in migrations 0011, 0017, 0020 and 0021), so
 * that viewing a year need not count every order; a day's rows, some negative, add up to its figure.
 */
export const dayFigures = pgTable(
  'day_figures',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    day: date().notNull(),
    /**
     * A `demo_order` was paid on the demo page: no money has moved. `…_gone` rows stand for data deleted for privacy: they still count, and
     * a recount adds them because their rows are gone.
     */
    what: text({ enum: ['order', 'demo_order', 'enquiry', 'subscription', 'enquiry_gone', 'subscription_gone'] }).notNull(),
    number: integer().notNull(),
    cents: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [index('day_figures_day').on(table.what, table.day)],
)
