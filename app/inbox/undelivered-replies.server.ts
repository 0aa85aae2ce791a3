/** Which replies have not reached the guest's mail server. The outbox decides; here it is asked for many messages at once. */
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { findUndelivered, selectUndelivered, type UndeliveredMail } from '#app/mail/outbox.server.ts'
import { inboxReplies } from './inbox.tables.ts'

/** The kind of email that a reply is. */
export const answerKind = 'message_answer'

/** Of each of these messages that has such replies the email to deal with first: the latest that was given up, or else the latest. */
export async function findUndeliveredOf(db: Db, messageIds: readonly string[]): Promise<Map<string, UndeliveredMail>> {
  if (messageIds.length === 0) return new Map()
  const { messageId, mailId, at } = inboxReplies
  const replies = await db
    .select({ messageId, mailId })
    .from(inboxReplies)
    .where(inArray(messageId, [...messageIds]))
    .orderBy(asc(at))
  const mails = new Map((await findUndelivered(db, mailsOf(replies))).map((mail) => [mail.id, mail]))
  const found = new Map<string, UndeliveredMail>()
  for (const reply of replies) {
    const mail = mails.get(reply.mailId)
    if (mail && (mail.failedAt || !found.get(reply.messageId)?.failedAt)) found.set(reply.messageId, mail)
  }
  return found
}

const mailsOf = (replies: readonly { mailId: string }[]) => replies.map(({ mailId }) => mailId)

/** The ids of messages that have such a reply, to select from. */
export function selectWithUndelivered(db: Db) {
  const { messageId, mailId } = inboxReplies
  return db
    .select({ id: messageId })
    .from(inboxReplies)
    .where(inArray(mailId, selectUndelivered(db, answerKind)))
}
