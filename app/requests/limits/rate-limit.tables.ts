import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#app/db/moment.ts'

/** Requests counted for all instances together. Holds no addresses: `key` is a keyed hash (rate-limit.server.ts). */
export const rateCounts = pgTable(
  'rate_counts',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: moment('expire'),
  },
  (table) => [index('rate_counts_expire').on(table.expire)],
)
