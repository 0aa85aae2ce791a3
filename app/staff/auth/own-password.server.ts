/** One's own password: asking for it again, and changing it. */
import { and, eq } from 'drizzle-orm'
import type { House } from '#app/context.ts'
import type { Db } from '#app/db/db.ts'
import { beforeStrangers } from '#app/requests/limits/slow-work.server.ts'
import { invalidInput, Refusal } from '#app/requests/refusal.server.ts'
import { staffAccounts } from '#app/staff/staff.tables.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { endProofs } from './one-time-proofs.server.ts'
import { hashStaffPassword, verifyStaffPassword } from './password-hash.server.ts'
import { newPasswordFaults } from './password-rules.server.ts'
import { recordSignInChange } from './sign-in-changes.server.ts'
import { askVendor, cookiesOf } from './vendor-answers.server.ts'

/**
 * Counts a guess wherever the console asks for the password, or for the first code of an app. A session counts like a known browser, so strangers' guesses lock nobody out.
 * @throws Refusal 429
 */
async function countGuess(house: House, staff: Staff): Promise<void> {
  const wait = await house.countRequest('signInKnown', guessesOf(staff))
  if (wait) throw new Refusal(429, 'too_many_requests', 'Too many attempts. Please wait a little.')
}

/**
 * Does what needs the password, or a code. Only wrong ones count in the end, because inviting a dozen colleagues means entering it a dozen
 * times. @throws Refusal 429, and what `ask` throws
 */
export async function countingGuesses<T>(house: House, staff: Staff, ask: () => Promise<T>): Promise<T> {
  await countGuess(house, staff)
  const answer = await beforeStrangers(ask)
  await house.uncountRequest('signInKnown', guessesOf(staff))
  return answer
}

const guessesOf = ({ sessionId }: Staff) => `session:${sessionId}`

/** Ends other sessions and voids reset links, all or nothing. @returns the renewed session's cookies. @throws Refusal 400 or 429 */
export async function changeOwnPassword(
  house: House,
  request: Request,
  staff: Staff,
  fields: Record<string, string>,
): Promise<Headers> {
  const { current = '', password = '', confirmation } = fields
  const faults = newPasswordFaults(password, confirmation)
  if (faults) throw invalidInput(Object.values(faults)[0] ?? '', faults)
  await countGuess(house, staff)
  const matchedHash = await findMatchedHash(house.db, staff, current)
  const newHash = await beforeStrangers(() => hashStaffPassword(password))
  const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true }
  const change = () =>
    house.db.transaction(async (tx) => {
      // Of two concurrent changes, the second meets a hash that its current password was not checked against, and is refused.
      await accountOf(tx, staff).for('update')
      const auth = house.auth({ tx, newHash, matchedHash })
      const changed = await auth.api.changePassword({ body, headers: request.headers, returnHeaders: true })
      await endProofs(tx, staff.id)
      await recordSignInChange(tx, house.settings, staff, staff, 'password changed')
      return changed.headers
    })
  const headers = await askVendor('Failed to update password', change, { INVALID_PASSWORD: 'current' })
  return cookiesOf(headers)
}

/** The stored hash of their password, if this is it: what a transaction is given, in which hashing would be too slow. */
export async function findMatchedHash(db: Db, staff: Staff, password: string): Promise<string | undefined> {
  const [stored] = await accountOf(db, staff)
  const hash = stored?.hash
  return hash && (await beforeStrangers(() => verifyStaffPassword({ hash, password }))) ? hash : undefined
}

function accountOf(db: Db, staff: Staff) {
  const { password: hash, userId, providerId } = staffAccounts
  return db
    .select({ hash })
    .from(staffAccounts)
    .where(and(eq(userId, staff.id), eq(providerId, 'credential')))
}
