import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { isId } from '#app/db/new-id.server.ts'
import { type OutboxMail, resendMail } from '#app/mail/outbox.server.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { type By, recordChange } from '#app/staff/audit/audit.server.ts'
import { aboutMessage, closeMessage, getMessage } from './inbox.server.ts'
import { inboxReplies, inboxThreads } from './inbox.tables.ts'
import { answerKind } from './undelivered-replies.server.ts'

/** When a reply's email is given up, its message is open again: nobody would look for it among those that are done. */
export async function reopenUndelivered(tx: Db, { id, kind }: Pick<OutboxMail, 'id' | 'kind'>): Promise<void> {
  if (kind !== answerKind) return
  const { messageId, closedAt } = inboxThreads
  const [closed] = await tx
    .select({ messageId })
    .from(inboxReplies)
    .innerJoin(inboxThreads, eq(messageId, inboxReplies.messageId))
    .where(and(eq(inboxReplies.mailId, id), isNotNull(closedAt)))
  if (closed) await closeMessage(tx, null, closed.messageId, false)
}

/**
 * For whoever may reply: gives the email of a reply that was given up all its tries again, to the same address. @throws Refusal 404; 409
 * `changed_meanwhile` if it is not, or no longer, given up
 */
export async function resendReply(db: Db, by: By, { message: id, reply = '' }: { message: string; reply?: string | undefined }) {
  await db.transaction(async (tx) => {
    const message = await getMessage(tx, id)
    const ofThread = and(eq(inboxReplies.id, reply), eq(inboxReplies.messageId, message.id))
    const [found] = isId(reply) ? await tx.select({ mailId: inboxReplies.mailId }).from(inboxReplies).where(ofThread) : []
    if (!found) throw new Refusal(404, 'not_found', 'There is no such reply.')
    // Of two who press at once, the second finds it waiting.
    if (!(await resendMail(tx, found.mailId)))
      throw new Refusal(
        409,
        'changed_meanwhile',
        'This reply is no longer one that was given up. Somebody may have sent it again.',
      )
    await recordChange(tx, by, aboutMessage('reply sent again', message))
  })
}
