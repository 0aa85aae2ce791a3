import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Db } from '#app/db/db.ts'
import { moment } from '#app/db/moment.ts'
import { newId } from '#app/db/new-id.server.ts'
import { searchText } from '#app/db/search-text.ts'
import { guideRequests } from '#app/guide/guide.tables.ts'
import { contactMessages } from '#app/messages/messages.tables.ts'
import { staffUsers } from '#app/staff/staff.tables.ts'

/** Everything people write to the team, from the contact form and the guide, as one table to select from. */
export function inboxMessages(db: Db) {
  const text = (value: SQL | AnyPgColumn, name: string) => sql<string | null>`${value}::text`.as(name)
  const fromWebsite = db
    .select({
      id: contactMessages.id,
      kind: sql<'contact' | 'guide'>`'contact'::text`.as('kind'),
      name: contactMessages.name,
      email: contactMessages.email,
      phone: text(contactMessages.phone, 'phone'),
      room: text(sql`null`, 'room'),
      about: sql<string>`${contactMessages.reason}::text`.as('about'),
      message: contactMessages.message,
      createdAt: contactMessages.createdAt,
      search: contactMessages.search,
    })
    .from(contactMessages)
  const fromGuide = db
    .select({
      id: guideRequests.id,
      kind: sql<'contact' | 'guide'>`'guide'::text`.as('kind'),
      name: guideRequests.name,
      email: guideRequests.email,
      phone: text(sql`null`, 'phone'),
      room: text(guideRequests.room, 'room'),
      about: sql<string>`${guideRequests.requestType}::text`.as('about'),
      message: guideRequests.message,
      createdAt: guideRequests.createdAt,
      search: guideRequests.search,
    })
    .from(guideRequests)
  return fromWebsite.unionAll(fromGuide).as('inbox_messages')
}

export type Inbox = ReturnType<typeof inboxMessages>

/** Who can handle messages, as a table to join: messages of a colleague who has left are unassigned. */
export function colleagues(db: Db) {
  return db.select({ id: staffUsers.id }).from(staffUsers).as('colleagues')
}

/**
 * What the team did with a message. Triggers (migration 0010) create and delete a row with every message, so that lists and counts need
 * not read the messages.
 */
export const inboxThreads = pgTable(
  'inbox_threads',
  {
    messageId: uuid('message_id').primaryKey(),
    receivedAt: moment('received_at').notNull(),
    readAt: moment('read_at'),
    readBy: text('read_by'),
    /** The colleague's account, which may no longer exist: see `colleagues`. */
    assignedTo: uuid('assigned_to'),
    assignedName: text('assigned_name'),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
  },
  (table) => [
    // Everything a list needs for paging and counting.
    index('inbox_threads_received').on(table.receivedAt, table.messageId, table.closedAt),
    index('inbox_threads_open').on(table.receivedAt, table.messageId, table.assignedTo).where(sql`closed_at is null`),
  ],
)

/** Replies sent by email. */
export const inboxReplies = pgTable(
  'inbox_replies',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    messageId: uuid('message_id').notNull(),
    at: moment('at').notNull().defaultNow(),
    who: text().notNull(),
    text: text().notNull(),
    /** The email's row in the outbox, which deletes sent emails after a while. */
    mailId: uuid('mail_id').notNull(),
    search: searchText('text'),
  },
  (table) => [index('inbox_replies_message').on(table.messageId, table.at)],
)
