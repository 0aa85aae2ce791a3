/** Who has an account: the first by set-up code, later ones by invitation (invitations.server.ts). */
import { randomBytes } from 'node:crypto'
import { and, count, eq, ne, sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/db/advisory-locks.ts'
import type { Db } from '#app/db/db.ts'
import { newId } from '#app/db/new-id.server.ts'
import type { MailSettings } from '#app/mail/mail-settings.ts'
import { beforeStrangers } from '#app/requests/limits/slow-work.server.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { recordChange } from '#app/staff/audit/audit.server.ts'
import { endProofs } from '#app/staff/auth/one-time-proofs.server.ts'
import { hashStaffPassword } from '#app/staff/auth/password-hash.server.ts'
import { passwordFault } from '#app/staff/auth/password-rules.server.ts'
import { recordSignInChange } from '#app/staff/auth/sign-in-changes.server.ts'
import { isSameToken } from '#app/tokens.server.ts'
import { acceptInvitation, asAdministrator, checkInvitation, forgetInvitationsBy, setupRefused } from './invitations.server.ts'
import { staffAccounts, staffSessions, staffSetup, staffTwoFactors, staffUsers } from './staff.tables.ts'
import type { Staff, StaffRole } from './staff-role.ts'

export type Colleague = Pick<typeof staffUsers.$inferSelect, 'id' | 'name' | 'email' | 'role' | 'twoFactorEnabled' | 'createdAt'>

/** The code for creating the first account; undefined once there is an account. */
export async function findSetupCode(db: Db, settings: { setupCode?: string | undefined }): Promise<string | undefined> {
  if (await hasStaff(db)) return undefined
  if (settings.setupCode) return settings.setupCode
  await db
    .insert(staffSetup)
    .values({ code: randomBytes(9).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select({ code: staffSetup.code }).from(staffSetup)
  return row?.code
}

/** The link to print at start while nobody has an account. */
export async function findSetupLink(db: Db, settings: { setupCode?: string | undefined; baseUrl: string }) {
  const code = await findSetupCode(db, settings)
  return code && `${settings.baseUrl}/admin/login?setup=${encodeURIComponent(code)}`
}

export async function hasStaff(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: staffUsers.id }).from(staffUsers).limit(1)
  return row !== undefined
}

export type NewAccount = {
  /** By default the part of the address before the @. */
  name?: string | null
  email: string
  password: string
  setupCode?: string | undefined
  invitation?: string | undefined
}

/**
 * @returns the role of the new account. @throws Refusal 400 for a weak password; 403 `setup_refused`, with the reason, and no account.
 */
export async function createAccount(
  db: Db,
  settings: { setupCode?: string | undefined },
  account: NewAccount,
): Promise<StaffRole> {
  const fault = passwordFault(account.password)
  if (fault) throw new Refusal(400, 'weak_password', fault, { password: fault })
  const email = account.email.toLowerCase()
  const code = await findSetupCode(db, settings)
  const roleBy = async (tx: Db, invited: typeof acceptInvitation) =>
    (await hasStaff(tx)) ? invited(tx, email, account.invitation) : checkSetupCode(code, account)
  // Before the slow hash, which anybody could ask for.
  await roleBy(db, checkInvitation)
  const password = await beforeStrangers(() => hashStaffPassword(account.password))
  return db.transaction(async (tx) => {
    // Of two concurrent first accounts, the second sees the first.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.accounts})`)
    const role = await roleBy(tx, acceptInvitation)
    const id = newId()
    const name = account.name || nameFrom(email)
    const made = await tx
      .insert(staffUsers)
      .values({ id, name, email, role, emailVerified: true })
      .onConflictDoNothing()
      .returning()
    if (made.length === 0) setupRefused('There is already an account with this address. Sign in instead.')
    await tx.insert(staffAccounts).values({ accountId: id, providerId: 'credential', userId: id, password })
    await recordChange(
      tx,
      { id, name, email },
      { action: 'joined', subject: 'staff', subjectId: id, title: name, after: { email, role } },
    )
    return role
  })
}

function checkSetupCode(code: string | undefined, { setupCode }: NewAccount): StaffRole {
  if (!setupCode) setupRefused('The first account needs the set-up code that is printed when the site starts.')
  if (!code || !isSameToken(code, setupCode)) setupRefused('This is not the set-up code.')
  return 'admin'
}

export function listColleagues(db: Db): Promise<Colleague[]> {
  const { id, name, email, role, twoFactorEnabled, createdAt } = staffUsers
  return db
    .select({ id, name, email, role, twoFactorEnabled, createdAt })
    .from(staffUsers)
    .orderBy(staffUsers.name, staffUsers.id)
}

/** @returns their name. @throws Refusal 403; 404; 409 `last_admin` if no administrator would be left. */
export function setColleagueRole(db: Db, by: Staff, id: string, role: StaffRole): Promise<string> {
  return changeColleague(db, by, id, role !== 'admin', async (tx, colleague) => {
    await tx.update(staffUsers).set({ role, updatedAt: sql`now()` }).where(eq(staffUsers.id, id))
    if (role !== 'admin') await forgetInvitationsBy(tx, colleague)
    const values = { before: { role: colleague.role }, after: { role } }
    await recordChange(tx, by, { action: 'role changed', subject: 'staff', subjectId: id, title: colleague.name, ...values })
  })
}

/** Ends their sessions too. @returns their name. @throws Refusal 403; 404; 409 `last_admin`. */
export function removeColleague(db: Db, by: Staff, id: string): Promise<string> {
  return changeColleague(db, by, id, true, async (tx, colleague) => {
    await tx.delete(staffUsers).where(eq(staffUsers.id, id))
    await endProofs(tx, id)
    await forgetInvitationsBy(tx, colleague)
    const before = { email: colleague.email, role: colleague.role }
    await recordChange(tx, by, { action: 'removed', subject: 'staff', subjectId: id, title: colleague.name, before })
  })
}

/**
 * For the operator, if app and backup codes are lost, or after AUTH_SECRET was changed, which invalidates them: the password alone signs in
 * again. Ends the account's sessions. @throws Refusal 404
 */
export async function forgetSecondFactor(db: Db, settings: MailSettings, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [forgotten] = await tx
      .update(staffUsers)
      .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
      .where(eq(staffUsers.email, email.toLowerCase()))
      .returning()
    if (!forgotten) throw new Refusal(404, 'not_found', `There is no account of ${email}.`)
    const { id } = forgotten
    await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, id))
    await tx.delete(staffSessions).where(eq(staffSessions.userId, id))
    await recordSignInChange(tx, settings, null, forgotten, 'second step off')
  })
}

type ChangeOf = (tx: Db, colleague: Colleague) => Promise<void>

function changeColleague(db: Db, by: Staff, id: string, endsAdmin: boolean, change: ChangeOf): Promise<string> {
  return db.transaction(async (tx) => {
    // Of two administrators who remove each other at the same time, only the first is one.
    await asAdministrator(tx, by)
    const [colleague] = await tx.select().from(staffUsers).where(eq(staffUsers.id, id))
    if (!colleague) throw new Refusal(404, 'not_found', 'There is no such account.')
    if (endsAdmin && colleague.role === 'admin') {
      const [others] = await tx
        .select({ admins: count() })
        .from(staffUsers)
        .where(and(eq(staffUsers.role, 'admin'), ne(staffUsers.id, id)))
      if (!others?.admins)
        throw new Refusal(409, 'last_admin', 'The last administrator must stay one. Make a colleague an administrator first.')
    }
    await change(tx, colleague)
    return colleague.name
  })
}

function nameFrom(email: string): string {
  const [local = email] = email.split('@')
  return (
    local
      .replace(/[._+-]+/g, ' ')
      .replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
      .trim() || email
  )
}
