/** What says once who somebody is: a link to a new password, half a sign-in, a code of their app. */
import { and, eq, like, lt, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { staffSpentCodes, staffVerifications } from '#app/staff/staff.tables.ts'

/** A link that is asked for stands for those before it. Of two asked for at once neither ends the other. */
export async function endEarlierLinks(tx: Db, userId: string, token: string): Promise<void> {
  const { identifier, value, createdAt } = staffVerifications
  const asked = tx
    .select({ createdAt })
    .from(staffVerifications)
    .where(eq(identifier, linkOf(token)))
  await tx.delete(staffVerifications).where(and(eq(value, userId), like(identifier, linkOf('%')), lt(createdAt, asked)))
}

/** For a password that was changed: neither its links nor a sign-in begun with the one before go on. */
export async function endProofs(tx: Db, userId: string): Promise<void> {
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, userId))
}

/**
 * For a code of the app that is right: whether it is the first time. Of two who give the same code at once one is told so, on
 * whichever instances. Codes are right for a minute and a half and are kept a little longer.
 */
export async function spendCode(db: Db, userId: string, code: string): Promise<boolean> {
  await db.delete(staffSpentCodes).where(lt(staffSpentCodes.spentAt, sql`now() - interval '5 minutes'`))
  const spent = await db.insert(staffSpentCodes).values({ userId, code }).onConflictDoNothing().returning()
  return spent.length > 0
}

/** As Better Auth calls it. */
const linkOf = (token: string) => `reset-password:${token}`
