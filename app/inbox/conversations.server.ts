/** Messages and replies under data protection law: exported and deleted on request, and deleted when their retention period ends. */
import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { retention } from '#app/estate/policies.ts'
import { monthsBefore } from '#app/estate/time/periods.ts'
import { deleteGuideRequests, findGuideRequestsOf } from '#app/guide/requests/guide-requests.server.ts'
import { deleteMessages, findMessagesOf } from '#app/messages/messages.server.ts'
import { inboxMessages, inboxReplies } from './inbox.tables.ts'

/** Everything a person wrote to the team, with the replies. Who replied is the colleague's personal data, not theirs. */
export async function findConversationsOf(db: Db, email: string) {
  const messages = await findMessagesOf(db, email)
  const requests = await findGuideRequestsOf(db, email)
  const answers = await listAnswers(
    db,
    [...messages, ...requests].map(({ id }) => id),
  )
  const withAnswers = <T extends { id: string }>(one: T) => ({
    ...one,
    answers: answers.filter(({ messageId }) => messageId === one.id).map(({ at, text }) => ({ at, text })),
  })
  return { messages: messages.map(withAnswers), requests: requests.map(withAnswers).map(byTheTeam) }
}

function byTheTeam<T extends { answeredBy: string | null }>(request: T) {
  return { ...request, answeredBy: request.answeredBy && 'the team' }
}

/** @returns how many messages and requests were erased. */
export async function eraseConversationsOf(tx: Db, email: string): Promise<{ messages: number; requests: number }> {
  const { messages, requests } = await findConversationsOf(tx, email)
  await deleteAll(
    tx,
    [...messages, ...requests].map(({ id }) => id),
  )
  return { messages: messages.length, requests: requests.length }
}

/** Deletes messages by the date of the last message in their conversation, guests' requests by when they were made. */
export async function forgetOldConversations(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const inbox = inboxMessages(tx)
    const contactsBefore = monthsBefore(now, retention.contactMessagesMonths)
    const requestsBefore = monthsBefore(now, retention.guestRequestsMonths)
    const old = await tx
      .select({ id: inbox.id })
      .from(inbox)
      .leftJoin(inboxReplies, eq(inboxReplies.messageId, inbox.id))
      // Before grouping: what is not old yet, nearly all, need not be read.
      .where(
        or(
          and(eq(inbox.kind, 'contact'), lt(inbox.createdAt, contactsBefore)),
          and(eq(inbox.kind, 'guide'), lt(inbox.createdAt, requestsBefore)),
        ),
      )
      .groupBy(inbox.id, inbox.kind)
      .having(
        sql`${inbox.kind} = 'guide' or max(${inboxReplies.at}) is null or max(${inboxReplies.at}) < ${contactsBefore.toISOString()}`,
      )
      .limit(batch)
    await deleteAll(
      tx,
      old.map(({ id }) => id),
    )
  })
}

/** The most per run; the rest waits for the next. */
const batch = 5_000

function listAnswers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  const { messageId, at, text } = inboxReplies
  return db
    .select({ messageId, at, text })
    .from(inboxReplies)
    .where(inArray(messageId, [...ids]))
    .orderBy(asc(at))
}

async function deleteAll(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await deleteMessages(tx, ids)
  await deleteGuideRequests(tx, ids)
  // Only now is the thread unlocked by anyone who was replying.
  await tx.delete(inboxReplies).where(inArray(inboxReplies.messageId, [...ids]))
}
