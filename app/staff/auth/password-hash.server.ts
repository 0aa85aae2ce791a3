/** The vendor's slow hash of a password, a few at a time. */
import * as vendor from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { slowHashes } from '#app/limits.server.ts'
import { takeTurns } from '#app/requests/limits/slow-work.server.ts'
import { staffAccounts } from '#app/staff/staff.tables.ts'

const inTurn = takeTurns(slowHashes.staff)

/** @throws Refusal 503 */
export function hashStaffPassword(password: string): Promise<string> {
  return inTurn(() => vendor.hashPassword(password))
}

/** @throws Refusal 503 */
export function verifyStaffPassword(given: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => vendor.verifyPassword(given))
}

/**
 * Whether it is the password of that hash, and the hash is still stored once that is known: checking takes its turn, and a password that
 * was changed in the meantime must open no session.
 * @throws Refusal 503
 */
export async function verifyStoredPassword(db: Db, given: { hash: string; password: string }): Promise<boolean> {
  if (!(await verifyStaffPassword(given))) return false
  // Salted, so no two accounts have the same.
  return (await db.$count(staffAccounts, eq(staffAccounts.password, given.hash))) > 0
}
