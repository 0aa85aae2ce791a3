import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { newId } from '#app/db/new-id.server.ts'
import { searchText } from '#app/db/search-text.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    name: text(),
    email: text().notNull(),
    discountCode: text('discount_code').notNull(),
    /** The wording of the consent given. */
    consentText: text('consent_text').notNull(),
    consentAt: timestamp('consent_at', { withTimezone: true }).notNull(),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
    /** In every newsletter mail's link: whoever has it may unsubscribe, nothing else. */
    unsubscribeToken: text('unsubscribe_token').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    search: searchText('email', 'name'),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(sql`lower(${table.email})`),
    index('newsletter_subscribers_created').on(table.createdAt),
    // As staff read them.
    index('newsletter_subscribers_consent').on(table.consentAt, table.id),
  ],
)
