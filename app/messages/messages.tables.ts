import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { isOneOf } from '#app/db/is-one-of.ts'
import { addressIndex } from '#app/db/mail-address.ts'
import { moment } from '#app/db/moment.ts'
import { newId } from '#app/db/new-id.server.ts'
import { searchText } from '#app/db/search-text.ts'
import { contactReasons } from './contact-reasons.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    reason: text({ enum: contactReasons }).notNull(),
    message: text().notNull(),
    /** The wording of the consent given. */
    consentText: text('consent_text').notNull(),
    consentAt: moment('consent_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    // A telephone number also without the spaces in which people write it.
    search: searchText('name', 'email', 'phone', `replace(phone, ' ', '')`, 'reason', 'message'),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt),
    addressIndex('contact_messages_email', table.email),
    check('contact_messages_reason', isOneOf('reason', contactReasons)),
  ],
)
