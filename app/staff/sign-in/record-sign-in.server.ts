import type { House } from '#app/context.ts'
import { recordDone } from '#app/staff/audit/audit.server.ts'
import { staffOf } from '#app/staff/require-staff.server.ts'
import type { Staff } from '#app/staff/staff-role.ts'

/** How somebody signed in, as the audit log says it. */
export type Proof = 'the password' | 'password and app' | 'password and backup code' | 'a passkey'

/**
 * Only of those who succeed: anybody can fail, and would fill the log. @param signedIn the vendor's answer, with the new session's cookie
 * @returns whose session it is; undefined if there is none, because a second step follows
 */
export async function recordSignIn(
  house: Pick<House, 'auth' | 'db' | 'log'>,
  signedIn: Headers,
  proof: Proof,
): Promise<Staff | undefined> {
  const cookies = signedIn.getSetCookie().map((line) => line.split(';')[0])
  const staff = await staffOf(house, new Headers({ cookie: cookies.join('; ') }))
  if (staff) {
    const change = { action: `sign-in with ${proof}`, subject: 'sign-in', subjectId: staff.id, title: 'Sign-in' } as const
    await recordDone(house, staff, change)
  }
  return staff
}
