/** The vendor's slow hash of a password, a few at a time. */
import * as vendor from 'better-auth/crypto'
import { slowHashes } from '#app/limits.server.ts'
import { takeTurns } from '#app/requests/limits/slow-work.server.ts'

const inTurn = takeTurns(slowHashes.staff)

/** @throws Refusal 503 */
export function hashStaffPassword(password: string): Promise<string> {
  return inTurn(() => vendor.hashPassword(password))
}

/** @throws Refusal 503 */
export function verifyStaffPassword(given: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => vendor.verifyPassword(given))
}
