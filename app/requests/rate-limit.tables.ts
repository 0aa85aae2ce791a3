import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Requests counted for all instances together. Holds no addresses: `key` is a keyed hash (rate-limit.server.ts). */
export const rateCounts = pgTable(
  'rate_counts',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true }),
  },
  (table) => [index('rate_counts_expire').on(table.expire)],
)
