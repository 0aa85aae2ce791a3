/** Guests' requests: stored and reported to the team, both or neither. */
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { isAddress } from '#app/db/mail-address.ts'
import { newId } from '#app/db/new-id.server.ts'
import { guideRequests } from '#app/guide/guide.tables.ts'
import type { MailSettings } from '#app/mail/mail-settings.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { guideRequestEmail } from './guide-request.email.ts'
import type { GuideRequest } from './guide-request.ts'

/**
 * The guest gets no email: if the typed address is somebody else's, they did not ask for it. Of a request that arrives twice, because its
 * first answer was lost, nothing is kept or told the second time.
 */
export async function receiveGuideRequest(
  db: Db,
  settings: Pick<MailSettings, 'mailFrom' | 'staffEmail' | 'baseUrl'>,
  request: GuideRequest,
): Promise<{ id: string }> {
  const { name, email, room, request_type: requestType, message, sendingId: id = newId() } = request
  await db.transaction(async (tx) => {
    const row = { id, name, email, room, requestType, message }
    const kept = await tx.insert(guideRequests).values(row).onConflictDoNothing().returning({ id: guideRequests.id })
    if (kept.length === 0) return
    await queueMail(tx, {
      kind: 'guide_request',
      from: settings.mailFrom,
      to: settings.staffEmail,
      replyTo: email,
      ...guideRequestEmail(request, `${settings.baseUrl}/admin/feedback/${id}`),
    })
  })
  return { id }
}

/** `staff` is the email address of the person who replied. */
export async function markGuideRequestAnswered(db: Db, id: string, staff: string): Promise<void> {
  await db.update(guideRequests).set({ answeredAt: new Date(), answeredBy: staff }).where(eq(guideRequests.id, id))
}

const { search: _, ...requestColumns } = getTableColumns(guideRequests)

/** Oldest first. */
export function findGuideRequestsOf(db: Db, email: string): Promise<Omit<typeof guideRequests.$inferSelect, 'search'>[]> {
  const theirs = isAddress(guideRequests.email, email)
  return db.select(requestColumns).from(guideRequests).where(theirs).orderBy(asc(guideRequests.createdAt))
}

/** Their rows in the inbox are deleted there: see `inbox/conversations.server.ts`. */
export async function deleteGuideRequests(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(guideRequests).where(inArray(guideRequests.id, [...ids]))
}
