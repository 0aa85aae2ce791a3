/** Somebody's own password: asked for again, and changed. */
import { APIError } from 'better-auth/api'
import type { House } from '#app/context.ts'
import { Refusal } from '#app/json-function.server.ts'
import { recordDone } from '#app/staff/audit.server.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { cookiesOf } from './login.server.ts'
import { endProofs } from './one-time-proofs.server.ts'
import { passwordFault } from './password-rules.server.ts'

/** Wherever the console asks for it: a session is known as a browser is, and strangers' guesses shut nobody out of it. @throws Refusal 429 */
export async function countPasswordGuess(house: House, staff: Staff): Promise<void> {
  const wait = await house.countRequest('signInKnown', `session:${staff.sessionId}`)
  if (wait) throw new Refusal(429, 'too_many_requests', 'Too many attempts. Please wait a little.')
}

/** Ends the other sessions, and links to a new password; gives the cookies of the renewed one. @throws Refusal 400 or 429 */
export async function changeOwnPassword(
  house: House,
  request: Request,
  staff: Staff,
  fields: Record<string, string>,
): Promise<Headers> {
  const { current = '', password = '', confirmation } = fields
  const fault = passwordFault(password) ?? (password === confirmation ? undefined : 'Passwords do not match')
  if (fault) throw new Refusal(400, 'invalid_input', fault)
  await countPasswordGuess(house, staff)
  try {
    const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true }
    const { headers } = await house.auth().api.changePassword({ body, headers: request.headers, returnHeaders: true })
    await endProofs(house.db, staff.id)
    await recordDone(house, staff, { action: 'password changed', subject: 'staff', subjectId: staff.id, title: staff.name })
    return cookiesOf(headers)
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const wrong = error.body?.code === 'INVALID_PASSWORD'
    throw new Refusal(
      400,
      'invalid_input',
      wrong ? 'The current password is not right' : error.body?.message || 'Failed to update password',
    )
  }
}
