/**
 * Sensitive actions ask for the password again: irreversible ones unless the sign-in is recent, and those that grant future access always.
 */
import { APIError } from 'better-auth/api'
import type { House } from '#app/context.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { countingGuesses } from './own-password.server.ts'
import { notYourPassword } from './vendor-answers.server.ts'

const recentMinutes = 15

/** Whether the sign-in is recent enough for irreversible actions. */
export function signedInRecently({ signedInAt }: Staff): boolean {
  return Date.now() - signedInAt.getTime() < recentMinutes * 60_000
}

/** For actions without a password field. @throws Refusal 403 when the sign-in was long ago */
export function requireRecentSignIn(staff: Staff): void {
  if (signedInRecently(staff)) return
  throw new Refusal(
    403,
    'sign_in_again',
    `Please sign out and in again first: this needs a sign-in within the last ${recentMinutes} minutes.`,
  )
}

/** @throws Refusal 403 or 429 when the sign-in was long ago and the password is wrong */
export async function confirmItIsThem(house: House, request: Request, staff: Staff, password: string): Promise<void> {
  if (!signedInRecently(staff)) await confirmPassword(house, request, staff, password)
}

/** @throws Refusal 403 or 429 when the password is wrong, however recent the sign-in */
export async function confirmPassword(house: House, request: Request, staff: Staff, password: string): Promise<void> {
  if (password === '') throw refusal('Please enter your password to confirm that it is you.')
  const verify = () => house.auth().api.verifyPassword({ body: { password }, headers: request.headers })
  try {
    await countingGuesses(house, staff, verify)
  } catch (error) {
    // If the vendor cannot read the session it refuses too, but without blaming the password.
    if (error instanceof APIError && error.body?.code === 'INVALID_PASSWORD') throw refusal(notYourPassword)
    throw error
  }
}

function refusal(message: string): Refusal {
  return new Refusal(403, 'password_needed', message, { password: message })
}
