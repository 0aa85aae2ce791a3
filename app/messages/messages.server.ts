import { and, asc, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/db/advisory-locks.ts'
import type { Db } from '#app/db/db.ts'
import { isAddress } from '#app/db/mail-address.ts'
import { newId } from '#app/db/new-id.server.ts'
import { estate } from '#app/estate/estate.ts'
import { receiptsAnHour } from '#app/limits.server.ts'
import type { MailSettings } from '#app/mail/mail-settings.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import type { ContactMessage } from './contact-message.ts'
import { contactConsentText } from './contact-reasons.ts'
import { contactNoticeEmail, contactReceiptEmail } from './messages.email.ts'
import { contactMessages } from './messages.tables.ts'

/**
 * Stores a message and emails the team and the guest: all three or none. An address that has had its receipts for this hour
 * (limits.server.ts) gets no more, but the message is stored all the same. One that arrives twice, because its first answer was lost, is
 * stored and mailed once.
 */
export async function receiveMessage(db: Db, settings: MailSettings, input: ContactMessage): Promise<{ id: string }> {
  const now = new Date()
  const { name, email, phone, reason, message, sendingId: id = newId() } = input
  await db.transaction(async (tx) => {
    // Otherwise concurrent messages with one address would each find it without receipts.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.receipts}::int, hashtext(lower(${email}::text)))`)
    const receipts = await countSince(tx, email, new Date(now.getTime() - 3_600_000))
    const row = { id, name, email, phone, reason, message, consentText: contactConsentText, consentAt: now, createdAt: now }
    const kept = await tx.insert(contactMessages).values(row).onConflictDoNothing().returning({ id: contactMessages.id })
    if (kept.length === 0) return
    await queueMail(tx, {
      kind: 'contact_notice',
      from: settings.mailFrom,
      to: settings.staffEmail,
      replyTo: email,
      ...contactNoticeEmail(input, `${settings.baseUrl}/admin/feedback/${id}`),
    })
    if (receipts >= receiptsAnHour) return
    await queueMail(tx, {
      kind: 'contact_receipt',
      from: settings.mailFrom,
      to: email,
      replyTo: estate.contacts.stayEmail,
      ...contactReceiptEmail(input),
    })
  })
  return { id }
}

function countSince(tx: Db, email: string, since: Date): Promise<number> {
  return tx.$count(contactMessages, and(isAddress(contactMessages.email, email), gt(contactMessages.createdAt, since)))
}

const { search: _, ...messageColumns } = getTableColumns(contactMessages)

/** With the wording and time of the consent; oldest first. */
export function findMessagesOf(db: Db, email: string): Promise<Omit<typeof contactMessages.$inferSelect, 'search'>[]> {
  const theirs = isAddress(contactMessages.email, email)
  return db.select(messageColumns).from(contactMessages).where(theirs).orderBy(asc(contactMessages.createdAt))
}

/** Their rows in the inbox are deleted there: see `inbox/conversations.server.ts`. */
export async function deleteMessages(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(contactMessages).where(inArray(contactMessages.id, [...ids]))
}
