/** Invitations to an account: sent by an administrator, accepted once. The link has the token, the database its hash. */
import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/db/advisory-locks.ts'
import type { Db } from '#app/db/db.ts'
import { retention } from '#app/estate/policies.ts'
import { daysAfter } from '#app/estate/time/periods.ts'
import type { MailSettings } from '#app/mail/mail-settings.ts'
import { queueMail, withdrawMails } from '#app/mail/outbox.server.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { recordChange } from '#app/staff/audit/audit.server.ts'
import { hashOfToken } from '#app/tokens.server.ts'
import { invitationEmail } from './staff.email.ts'
import { staffInvitations, staffUsers } from './staff.tables.ts'
import type { Staff, StaffRole } from './staff-role.ts'

export type Invitation = Pick<typeof staffInvitations.$inferSelect, 'id' | 'email' | 'role' | 'invitedBy' | 'expiresAt'>

/** Those that still wait when an invitation ends are withdrawn with it. */
const mailKind = 'staff_invitation'

const hasAccount = 'There is already an account with this address.'

/** Queues the email, and also returns the link, in case no email is sent yet. @throws Refusal 403; 409 for a colleague's address */
export async function inviteColleague(
  db: Db,
  settings: MailSettings,
  by: Staff,
  invited: { email: string; role: StaffRole },
): Promise<{ email: string; link: string }> {
  const email = invited.email.toLowerCase()
  const token = randomBytes(24).toString('base64url')
  const link = `${settings.baseUrl}/admin/login?invitation=${token}&email=${encodeURIComponent(email)}`
  const expiresAt = daysAfter(new Date(), retention.staffInvitationDays)
  await db.transaction(async (tx) => {
    await asAdministrator(tx, by)
    const [present] = await tx.select({ id: staffUsers.id }).from(staffUsers).where(eq(staffUsers.email, email))
    if (present) throw new Refusal(409, 'has_account', hasAccount, { email: hasAccount })
    // A new invitation replaces earlier ones.
    await tx.delete(staffInvitations).where(eq(staffInvitations.email, email))
    await withdrawMails(tx, mailKind, email)
    await tx
      .insert(staffInvitations)
      .values({ email, role: invited.role, tokenHash: hashOfToken(token), invitedBy: by.name, expiresAt })
    await queueMail(tx, {
      kind: mailKind,
      holdsKey: true,
      from: settings.mailFrom,
      to: email,
      replyTo: by.email,
      ...invitationEmail({ by: by.name, role: invited.role, link, days: retention.staffInvitationDays }),
    })
    await recordChange(tx, by, { action: 'invited', subject: 'staff', title: email, after: { role: invited.role } })
  })
  return { email, link }
}

/**
 * Call it first in a transaction that decides who has access: until that ends, no other one does, and `by` stays what they are.
 * @throws Refusal 403 if a colleague has just ended their being an administrator
 */
export async function asAdministrator(tx: Db, by: Staff): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.accounts})`)
  const [still] = await tx
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(and(eq(staffUsers.id, by.id), eq(staffUsers.role, 'admin')))
  if (!still) throw new Refusal(403, 'no_administrator', 'You are no longer an administrator.')
}

export function listInvitations(db: Db): Promise<Invitation[]> {
  const { id, email, role, invitedBy, expiresAt } = staffInvitations
  return db
    .select({ id, email, role, invitedBy, expiresAt })
    .from(staffInvitations)
    .where(open())
    .orderBy(desc(staffInvitations.createdAt))
}

/** @throws Refusal 404 */
export async function withdrawInvitation(db: Db, by: Staff, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(staffInvitations)
      .where(and(open(), eq(staffInvitations.id, id)))
      .returning()
    if (!gone) throw new Refusal(404, 'not_found', 'There is no such invitation.')
    await withdrawMails(tx, mailKind, gone.email)
    await recordChange(tx, by, { action: 'invitation withdrawn', subject: 'staff', title: gone.email })
  })
}

/** The role that an invitation is for; undefined if it can no longer be accepted. */
export async function findInvitedRole(db: Db, token: string): Promise<StaffRole | undefined> {
  const [invitation] = await db
    .select({ role: staffInvitations.role })
    .from(staffInvitations)
    .where(and(open(), eq(staffInvitations.tokenHash, hashOfToken(token))))
  return invitation?.role
}

/** Deletes invitations that can no longer be accepted. */
export async function forgetExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, now))
}

/** Uses the invitation up. @returns the role that it is for @throws Refusal 403 `setup_refused` */
export async function acceptInvitation(tx: Db, email: string, token: string | undefined): Promise<StaffRole> {
  const role = await checkInvitation(tx, email, token)
  const gone = await tx.delete(staffInvitations).where(itsOwn(email, token)).returning()
  return gone.length > 0 ? role : setupRefused(noInvitation)
}

/** Only looks: @returns the role that it is for @throws Refusal 403 `setup_refused` */
export async function checkInvitation(db: Db, email: string, token: string | undefined): Promise<StaffRole> {
  if (!token) setupRefused('A new account needs an invitation. Ask an administrator for one.')
  const [found] = await db.select({ role: staffInvitations.role }).from(staffInvitations).where(itsOwn(email, token))
  return found?.role ?? setupRefused(noInvitation)
}

const noInvitation = 'This invitation is for another address, has already been used or has expired. Ask for a new one.'

function itsOwn(email: string, token = '') {
  return and(open(), eq(staffInvitations.tokenHash, hashOfToken(token)), eq(staffInvitations.email, email))
}

/**
 * Ends the invitations made by somebody who is no longer an administrator: they might have invited themselves. Those of a colleague with
 * the same name go, too, and have to be made again.
 */
export async function forgetInvitationsBy(tx: Db, { name }: { name: string }): Promise<void> {
  const ended = await tx
    .delete(staffInvitations)
    .where(and(open(), eq(staffInvitations.invitedBy, name)))
    .returning({ email: staffInvitations.email })
  for (const { email } of ended) await withdrawMails(tx, mailKind, email)
}

/** Whether an invitation has not expired. */
function open() {
  return gt(staffInvitations.expiresAt, sql`now()`)
}

export function setupRefused(reason: string): never {
  throw new Refusal(403, 'setup_refused', reason)
}
