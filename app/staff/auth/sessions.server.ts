/** Where a member of staff is signed in. */
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { staffInvitations, staffSessions, staffVerifications } from '#app/staff/staff.tables.ts'
import type { Staff } from '#app/staff/staff-role.ts'

export type StaffSession = { id: string; userAgent: string | null; createdAt: Date; current: boolean }

export async function listStaffSessions(db: Db, staff: Staff): Promise<StaffSession[]> {
  const { id, userAgent, createdAt } = staffSessions
  const sessions = await db
    .select({ id, userAgent, createdAt })
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, staff.id), gt(staffSessions.expiresAt, sql`now()`)))
    .orderBy(desc(staffSessions.updatedAt))
  return sessions.map((session) => ({ ...session, current: session.id === staff.sessionId }))
}

/** Ends one of their own sessions; another person's is left alone. */
export async function endStaffSession(db: Db, staff: Staff, id: string): Promise<void> {
  await db.delete(staffSessions).where(and(eq(staffSessions.userId, staff.id), eq(staffSessions.id, id)))
}

export async function endOtherStaffSessions(db: Db, staff: Staff): Promise<void> {
  await db.delete(staffSessions).where(and(eq(staffSessions.userId, staff.id), ne(staffSessions.id, staff.sessionId)))
}

/** Deletes expired sessions: they reveal where somebody was signed in, and are of no use. */
export async function forgetEndedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, now))
}

/** Signs all colleagues out, and voids every open invitation, password link and half-finished sign-in. */
export async function endAllStaffAccess(tx: Db): Promise<void> {
  for (const ended of [staffSessions, staffVerifications, staffInvitations]) await tx.delete(ended)
}
