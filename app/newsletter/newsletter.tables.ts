import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#app/db/moment.ts'
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
    consentAt: moment('consent_at').notNull(),
    unsubscribedAt: moment('unsubscribed_at'),
    /** Part of every newsletter email's link. It permits unsubscribing and nothing else. */
    unsubscribeToken: text('unsubscribe_token').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    search: searchText('email', 'name'),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(sql`lower(${table.email})`),
    index('newsletter_subscribers_created').on(table.createdAt),
    // In the order in which staff read them.
    index('newsletter_subscribers_consent').on(table.consentAt, table.id),
    // Few have left, and without them the whole list would be read.
    index('newsletter_subscribers_left').on(table.consentAt, table.id).where(sql`unsubscribed_at is not null`),
  ],
)
