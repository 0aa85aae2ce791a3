/** One-time proofs of identity: a password reset link, half a sign-in, an app's code. */
import { hash } from 'node:crypto'
import { and, eq, gt, like, lt, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { staffSpentCodes, staffVerifications } from '#app/staff/staff.tables.ts'

/** The form of our links' tokens; anything else is not looked up. */
export const linkToken = /^[\w-]{1,200}$/

/** Whether a password can be chosen by the link with this token. */
export async function isOpenLink(db: Db, token: string): Promise<boolean> {
  if (!linkToken.test(token)) return false
  const { id, identifier, expiresAt } = staffVerifications
  const isOpen = and(eq(identifier, storedLink(token)), gt(expiresAt, new Date()))
  const [link] = await db.select({ id }).from(staffVerifications).where(isOpen)
  return link !== undefined
}

/** A new link replaces earlier ones. Two requested at once do not void each other. */
export async function endEarlierLinks(tx: Db, userId: string, token: string): Promise<void> {
  const { identifier, value, createdAt } = staffVerifications
  const asked = tx
    .select({ createdAt })
    .from(staffVerifications)
    .where(eq(identifier, storedLink(token)))
  await tx.delete(staffVerifications).where(and(eq(value, userId), like(identifier, `${storedPrefix}%`), lt(createdAt, asked)))
}

/** After a password change: voids its reset links and sign-ins begun with the old one. */
export async function endProofs(tx: Db, userId: string): Promise<void> {
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, userId))
}

/**
 * For a correct app code: whether it is its first use. Of two simultaneous uses only one succeeds, on whichever instances. Codes are
 * valid for a minute and a half and are kept a little longer.
 */
export async function spendCode(db: Db, userId: string, code: string): Promise<boolean> {
  await db.delete(staffSpentCodes).where(lt(staffSpentCodes.spentAt, sql`now() - interval '5 minutes'`))
  const spent = await db.insert(staffSpentCodes).values({ userId, code }).onConflictDoNothing().returning()
  return spent.length > 0
}

/** As Better Auth names a link. */
const vendorPrefix = 'reset-password:'
/** Another name than the vendor's: it also looks for what it was given unhashed, and a stored name would itself be a link. */
const storedPrefix = 'password-link:'

/** For Better Auth: whoever reads the database or a backup finds no link to follow, only its hash. */
export const storedLinks = {
  default: 'plain' as const,
  overrides: { [vendorPrefix]: { hash: async (identifier: string) => storedLink(identifier.slice(vendorPrefix.length)) } },
}

/** How the link with this token is named in the database. */
export function storedLink(token: string): string {
  return storedPrefix + hash('sha256', token, 'base64url')
}
