/** The links with which staff choose a new password. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import type { MailSettings } from '#app/mail/mail-settings.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { passwordResetEmail } from '#app/staff/staff.email.ts'
import { staffVerifications } from '#app/staff/staff.tables.ts'
import { endEarlierLinks, storedLink } from './one-time-proofs.server.ts'

export const resetMinutes = 60

/** In the log, for an account whose link could not be made. */
export const noResetMail = 'no mail for a new password could be queued'

type Addressee = { id: string; name: string; email: string }

/** Queues an email with a new link, which voids earlier ones. */
export async function queueResetLink(db: Db, settings: MailSettings, user: Addressee, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    await endEarlierLinks(tx, user.id, token)
    await queueLink(tx, settings, user, token)
  })
}

async function queueLink(tx: Db, settings: MailSettings, { name, email }: Omit<Addressee, 'id'>, token: string) {
  await queueMail(tx, {
    kind: 'password_reset',
    holdsKey: true,
    from: settings.mailFrom,
    to: email,
    ...passwordResetEmail({
      name,
      link: `${settings.baseUrl}/admin/login?token=${encodeURIComponent(token)}`,
      minutes: resetMinutes,
    }),
  })
}

/**
 * Writes what a link for this address would write, and undoes it. For every address, whether or not it has an account: a database that can
 * be read but not written would otherwise fail for those who have one, and so name them. @throws what the database says
 */
export async function rehearseResetLink(db: Db, settings: MailSettings, email: string): Promise<void> {
  const token = randomUUID()
  const undone = new Error('undone')
  await db.transaction(async (tx) => {
    const link = { identifier: storedLink(token), value: token, expiresAt: new Date() }
    await tx.insert(staffVerifications).values(link)
    await tx.delete(staffVerifications).where(eq(staffVerifications.identifier, link.identifier))
    // Within the transaction, which must have something to commit.
    const queued = tx.transaction(async (inner) => {
      await queueLink(inner, settings, { name: '', email }, token)
      throw undone
    })
    await queued.catch((fault) => {
      if (fault !== undone) throw fault
    })
  })
}
