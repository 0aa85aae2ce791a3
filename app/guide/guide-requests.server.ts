/** Requests of guests: kept, and the team told, both or neither. */
import { desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { newId } from '#app/db/new-id.server.ts'
import type { MailSettings } from '#app/mail/mail-settings.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { guideRequests } from './guide.tables.ts'
import { guideRequestEmail } from './guide-request.email.ts'
import type { GuideRequest } from './guide-request.ts'

export type StoredGuideRequest = typeof guideRequests.$inferSelect

/** The guest gets no mail: an address typed by somebody else would make us the sender of what they did not ask for. */
export async function receiveGuideRequest(
  db: Db,
  settings: Pick<MailSettings, 'mailFrom' | 'staffEmail'>,
  request: GuideRequest,
): Promise<{ id: string }> {
  const id = newId()
  const { name, email, room, request_type: requestType, message } = request
  await db.transaction(async (tx) => {
    await tx.insert(guideRequests).values({ id, name, email, room, requestType, message })
    await queueMail(tx, {
      kind: 'guide_request',
      from: settings.mailFrom,
      to: settings.staffEmail,
      replyTo: email,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...guideRequestEmail(request),
    })
  })
  return { id }
}

/** For staff, latest first. */
export function listGuideRequests(db: Db, { open = false, limit = 200 } = {}): Promise<StoredGuideRequest[]> {
  return db
    .select()
    .from(guideRequests)
    .where(open ? isNull(guideRequests.answeredAt) : undefined)
    .orderBy(desc(guideRequests.createdAt))
    .limit(limit)
}

/** `staff` is who answered, by their e-mail address. */
export async function markGuideRequestAnswered(db: Db, id: string, staff: string): Promise<void> {
  await db.update(guideRequests).set({ answeredAt: new Date(), answeredBy: staff }).where(eq(guideRequests.id, id))
}
