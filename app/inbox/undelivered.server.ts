import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import type { OutboxMail } from '#app/mail/outbox.server.ts'
import { answerKind, closeMessage } from './inbox.server.ts'
import { inboxReplies, inboxThreads } from './inbox.tables.ts'

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
