/** The optional second step of a sign-in: an authenticator app. */
import type { House } from '#app/context.ts'
import { invalidInput, Refusal } from '#app/requests/refusal.server.ts'
import { recordDone } from '#app/staff/audit/audit.server.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { guessPassword } from './own-password.server.ts'
import { askVendor, cookiesOf } from './vendor-answers.server.ts'

const didNotWork = 'That did not work. Please try again.'
const atField = { INVALID_PASSWORD: 'password', INVALID_CODE: 'code' }
type Secret = { totpURI: string; backupCodes: string[] }

/** Sign-in stays unchanged until a code from the app has been entered. @throws Refusal 400 or 429 */
export async function startSecondFactor(house: House, request: Request, staff: Staff, password: string): Promise<Secret> {
  const start = () => house.auth().api.enableTwoFactor({ body: { password }, headers: request.headers })
  const started = await guessPassword(house, staff, () => askVendor(didNotWork, start, atField))
  if (!('totpURI' in started)) throw invalidInput('Failed to start')
  return { totpURI: started.totpURI, backupCodes: started.backupCodes }
}

/** @throws Refusal 400, or 409 if it is on: that would be recorded as a change, and the code would still open a sign-in */
export async function confirmSecondFactor(house: House, request: Request, staff: Staff, code: string): Promise<Headers> {
  if (staff.twoFactor) throw new Refusal(409, 'already_on', 'The second step is already on.')
  const body = { code: code.replace(/\s/g, '') }
  const confirm = () => house.auth().api.verifyTOTP({ body, headers: request.headers, returnHeaders: true })
  const { headers } = await askVendor(didNotWork, confirm, atField)
  await recordDone(house, staff, { action: 'second step on', subject: 'staff', subjectId: staff.id, title: staff.name })
  return cookiesOf(headers)
}

/** @throws Refusal 400 or 429 */
export async function endSecondFactor(house: House, request: Request, staff: Staff, password: string): Promise<Headers> {
  const end = () => house.auth().api.disableTwoFactor({ body: { password }, headers: request.headers, returnHeaders: true })
  const { headers } = await guessPassword(house, staff, () => askVendor(didNotWork, end, atField))
  await recordDone(house, staff, { action: 'second step off', subject: 'staff', subjectId: staff.id, title: staff.name })
  return cookiesOf(headers)
}
