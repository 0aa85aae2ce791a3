import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { addressIndex } from '#app/db/mail-address.ts'
import { moment } from '#app/db/moment.ts'
import { newId } from '#app/db/new-id.server.ts'

/**
 * Every mail sent or to be sent. Waiting: neither sent nor failed. An email being sent is a waiting one whose `next_attempt_at` was moved
 * ahead by the lease, so that it is freed if the sending process dies.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    /** The kind of mail, for staff and logs: `contact_notice`, `newsletter_welcome` … */
    kind: text().notNull(),
    /** The sender when it was queued; it leaves with the one configured by then. */
    from: text('from_address').notNull(),
    to: text('to_address').notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Its link opens an account: only its recipient may see it. Text and HTML are emptied as soon as it is sent. */
    holdsKey: boolean('holds_key').notNull().default(false),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** With angle brackets. The same at every try, so that duplicates can be recognised. */
    messageId: text('message_id').notNull().unique(),
    queuedAt: moment('queued_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    attempts: integer().notNull().default(0),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_waiting').on(table.nextAttemptAt).where(sql`sent_at is null and failed_at is null`),
    index('mail_outbox_failed').on(table.failedAt).where(sql`failed_at is not null`),
    addressIndex('mail_outbox_to', table.to),
    addressIndex('mail_outbox_reply_to', table.replyTo),
    index('mail_outbox_sent').on(table.sentAt).where(sql`sent_at is not null`),
  ],
)
