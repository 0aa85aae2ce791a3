import type { House } from '#app/context.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { type By, recordDone } from '#app/staff/audit/audit.server.ts'
import { endStaffSession } from '#app/staff/auth/sessions.server.ts'
import { staffOf } from '#app/staff/require-staff.server.ts'
import type { Staff } from '#app/staff/staff-role.ts'

/** How somebody signed in, as the audit log says it. */
export type Proof = 'the password' | 'password and app' | 'password and backup code' | 'a passkey'

const subject = 'sign-in'
const title = 'Sign-in'

/**
 * Of those whose password is right: anybody can be wrong about it, and would fill the log. @param signedIn the vendor's answer, with the new session's cookie
 * @returns whose session it is; undefined if there is none, because a second step follows. @throws Refusal 409, with the session ended, if
 * it should have followed
 */
export async function recordSignIn(
  house: Pick<House, 'auth' | 'db' | 'log'>,
  signedIn: Headers,
  proof: Proof,
): Promise<Staff | undefined> {
  const cookies = signedIn.getSetCookie().map((line) => line.split(';')[0])
  const staff = await staffOf(house, new Headers({ cookie: cookies.join('; ') }))
  if (staff?.twoFactor && proof === 'the password') {
    // Switched on while the password was being checked, which takes its turn.
    await endStaffSession(house.db, staff, staff.sessionId)
    throw new Refusal(409, 'second_step_on', 'The second step has just been switched on. Please sign in again.')
  }
  if (staff) await recordDone(house, staff, { action: `sign-in with ${proof}`, subject, subjectId: staff.id, title })
  return staff
}

/** Somebody has their password, but not their code. As often as the rate `signInCode` allows. */
export async function recordWrongCode(house: Pick<House, 'db' | 'log'>, who: By): Promise<void> {
  await recordDone(house, who, { action: 'sign-in refused: wrong code', subject, subjectId: who.id, title })
}
