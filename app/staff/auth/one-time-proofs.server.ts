/** One-time proofs of identity: a password reset link, half a sign-in, an app's code. */
import { and, eq, gt, like, lt, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { staffSpentCodes, staffVerifications } from '#app/staff/staff.tables.ts'
import { hashOfToken } from '#app/tokens.server.ts'

/** The form of our links' tokens; anything else is not looked up. */
const linkToken = /^[\w-]{1,200}$/

/** Whether a password can be chosen with the link that has this token. */
export async function isOpenLink(db: Db, token: string): Promise<boolean> {
  if (!linkToken.test(token)) return false
  const { id, identifier, expiresAt } = staffVerifications
  const isOpen = and(eq(identifier, storedLink(token)), gt(expiresAt, new Date()))
  const [link] = await db.select({ id }).from(staffVerifications).where(isOpen)
  return link !== undefined
}

/** Voids earlier links when a new one is made. Two requested at the same moment do not void each other. */
export async function endEarlierLinks(tx: Db, userId: string, token: string): Promise<void> {
  const { identifier, value, createdAt } = staffVerifications
  const asked = tx
    .select({ createdAt })
    .from(staffVerifications)
    .where(eq(identifier, storedLink(token)))
  await tx.delete(staffVerifications).where(and(eq(value, userId), like(identifier, `${storedPrefix}%`), lt(createdAt, asked)))
}

/** After a password change: voids the account's reset links, and sign-ins begun with the old password. */
export async function endProofs(tx: Db, userId: string): Promise<void> {
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, userId))
}

/**
 * Deletes what has expired: anybody can start a sign-in with a passkey, which stores a challenge. Uses the database's clock, as those do
 * who look for a proof that is still open.
 */
export async function forgetEndedProofs(db: Db): Promise<void> {
  await db.delete(staffVerifications).where(lt(staffVerifications.expiresAt, sql`now()`))
}

/**
 * For a correct app code: records it, and returns whether this is its first use. Of two simultaneous uses only one succeeds, whichever
 * instances they reach. Codes are valid for a minute and a half and are kept a little longer.
 */
export async function spendCode(db: Db, userId: string, code: string): Promise<boolean> {
  await db.delete(staffSpentCodes).where(lt(staffSpentCodes.spentAt, sql`now() - interval '5 minutes'`))
  const spent = await db.insert(staffSpentCodes).values({ userId, code }).onConflictDoNothing().returning()
  return spent.length > 0
}

/** Better Auth's key for a reset link. */
const vendorPrefix = 'reset-password:'
/** Not the vendor's name: Better Auth also looks up its argument unhashed, so a stored name would itself be a link. */
const storedPrefix = 'password-link:'

/** For Better Auth: the database and its backups contain no link that could be followed, only its hash. */
export const storedLinks = {
  default: 'plain' as const,
  overrides: { [vendorPrefix]: { hash: async (identifier: string) => storedLink(identifier.slice(vendorPrefix.length)) } },
}

/** The name in the database of the link with this token. */
export function storedLink(token: string): string {
  return storedPrefix + hashOfToken(token)
}
