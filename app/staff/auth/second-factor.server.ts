/** The optional second step of a sign-in: an authenticator app. */
import type { House } from '#app/context.ts'
import type { Db } from '#app/db/db.ts'
import { invalidInput, Refusal } from '#app/requests/refusal.server.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { countingGuesses, findMatchedHash } from './own-password.server.ts'
import { endOtherStaffSessions } from './sessions.server.ts'
import { recordSignInChange, type SignInChange } from './sign-in-changes.server.ts'
import { askVendor, cookiesOf } from './vendor-answers.server.ts'

const didNotWork = 'That did not work. Please try again.'
const atField = { INVALID_PASSWORD: 'password', INVALID_CODE: 'code' }
type Secret = { totpURI: string; backupCodes: string[] }

/** Sign-in stays unchanged until a code from the app has been entered. @throws Refusal 400 or 429 */
export async function startSecondFactor(house: House, request: Request, staff: Staff, password: string): Promise<Secret> {
  const start = () => house.auth().api.enableTwoFactor({ body: { password }, headers: request.headers })
  const started = await countingGuesses(house, staff, () => askVendor(didNotWork, start, atField))
  if (!('totpURI' in started)) throw invalidInput('Failed to start')
  return { totpURI: started.totpURI, backupCodes: started.backupCodes }
}

/** Ends the sessions opened without it, all or nothing. @throws Refusal 400 or 429; 409 if it is on: the code would still open a sign-in */
export async function confirmSecondFactor(house: House, request: Request, staff: Staff, code: string): Promise<Headers> {
  if (staff.twoFactor) throw new Refusal(409, 'already_on', 'The second step is already on.')
  const given = { body: { code: code.replace(/\s/g, '') }, headers: request.headers, returnHeaders: true } as const
  return countingGuesses(house, staff, () =>
    change(house, staff, 'second step on', (tx) => house.auth({ tx }).api.verifyTOTP(given)),
  )
}

/** Ends their other sessions, too, all or nothing. @throws Refusal 400 or 429 */
export async function endSecondFactor(house: House, request: Request, staff: Staff, password: string): Promise<Headers> {
  const given = { body: { password }, headers: request.headers, returnHeaders: true } as const
  return countingGuesses(house, staff, async () => {
    const matchedHash = await findMatchedHash(house.db, staff, password)
    return change(house, staff, 'second step off', (tx) => house.auth({ tx, matchedHash }).api.disableTwoFactor(given))
  })
}

type Step = (tx: Db) => Promise<{ headers: Headers }>

/** @returns the renewed session's cookies */
async function change(house: House, staff: Staff, action: SignInChange, step: Step): Promise<Headers> {
  const changed = await askVendor(
    didNotWork,
    () =>
      house.db.transaction(async (tx) => {
        // The vendor renews the present one.
        await endOtherStaffSessions(tx, staff)
        const { headers } = await step(tx)
        await recordSignInChange(tx, house.settings, staff, staff, action)
        return headers
      }),
    atField,
  )
  return cookiesOf(changed)
}
