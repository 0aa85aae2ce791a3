/** What the login page does. Nothing here reveals whether an address has an account. */

import { redirect, redirectDocument } from 'react-router'
import type { House } from '#app/context.ts'
import { isAway } from '#app/db/away.server.ts'
import { noMailYet, sendsMail } from '#app/mail/mail-settings.ts'
import { beforeStrangers } from '#app/requests/limits/slow-work.server.ts'
import { waitInWords } from '#app/requests/limits/wait-in-words.ts'
import { ourFault, Refusal } from '#app/requests/refusal.server.ts'
import { createAccount } from '#app/staff/accounts.server.ts'
import { isOpenLink } from '#app/staff/auth/one-time-proofs.server.ts'
import { hashStaffPassword } from '#app/staff/auth/password-hash.server.ts'
import { newPasswordFaults } from '#app/staff/auth/password-rules.server.ts'
import { noResetMail, rehearseResetLink } from '#app/staff/auth/reset-links.server.ts'
import { halfSignedIn, withoutSession } from '#app/staff/auth/session-of.server.ts'
import { askVendor, cookiesOf, notLetIn, orNotDone } from '#app/staff/auth/vendor-answers.server.ts'
import { landingPage } from '#app/staff/console-nav.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { checkInTurn, countedAs, countSignIn, knownBrowser } from './known-browser.server.ts'
import { address, newcomer } from './login-fields.server.ts'
import { type Proof, recordSignIn, recordWrongCode } from './record-sign-in.server.ts'

type Fields = Record<string, string>
/** `status`: the page's response status. Field errors are shown at the field, without a notice. */
export type LoginReply = { notice?: Notice; fieldErrors?: Fields; email?: string; status: number }

const error = (title: string, text: string, status = 400): LoginReply => ({ notice: { kind: 'error', title, text }, status })
export const tooMany = (wait: number) => error('Too many attempts', `Please wait ${waitInWords(wait)} and try again.`, 429)

/** The fields of each verb have already been validated (login-fields.server.ts). @throws a redirect on success */
export async function signIn(house: House, request: Request, fields: Fields): Promise<LoginReply> {
  const { password = '' } = fields
  const { email } = address.parse(fields)
  const wait = await countSignIn(house, request, email)
  if (wait) return tooMany(wait)
  try {
    const given = { body: { email, password }, headers: request.headers, returnHeaders: true } as const
    const { headers, response } = await checkInTurn(house, request, email, () =>
      askVendor(notLetIn, () => house.auth().api.signInEmail(given)),
    )
    if ('twoFactorRedirect' in response) {
      const next = fields.next ? `&next=${encodeURIComponent(fields.next)}` : ''
      throw redirect(`/admin/login?mode=code${next}`, { headers: cookiesOf(headers) })
    }
    return await letIn(house, headers, 'the password', 'logged-in', fields.next)
  } catch (fault) {
    return { ...failed(house, fault), email }
  }
}

/** The second step for accounts with a second factor. */
export async function enterCode(house: House, request: Request, { code = '', next }: Fields): Promise<LoginReply> {
  const wait = await house.countRequest('signInStep')
  if (wait) return tooMany(wait)
  const plain = code.replace(/\s/g, '')
  const isFromApp = /^\d{6}$/.test(plain)
  try {
    const half = await withoutSession(house, request.headers)
    const given = (typed: string) => ({ body: { code: typed }, headers: half, returnHeaders: true }) as const
    const { api } = house.auth()
    const headers = await guessCode(house, half, () => {
      if (isFromApp) return api.verifyTOTP(given(plain))
      // Made of small letters; earlier ones, which still count, had both.
      const small = plain.toLowerCase()
      const first = api.verifyBackupCode(given(small))
      return small === plain ? first : first.catch(() => api.verifyBackupCode(given(plain)))
    })
    if (typeof headers === 'number') return tooMany(headers)
    return await letIn(house, headers, isFromApp ? 'password and app' : 'password and backup code', 'logged-in', next)
  } catch (fault) {
    return failed(house, fault)
  }
}

/**
 * Counts only wrong codes in the end, and logs them: whoever gives one has the password. @returns the seconds to wait if there were too
 * many. @throws what the vendor refuses
 */
async function guessCode(house: House, half: Headers, ask: () => Promise<{ headers: Headers }>): Promise<Headers | number> {
  const who = await halfSignedIn(house, half)
  const key = `code:${who?.id}`
  const wait = who && (await house.countRequest('signInCode', key))
  if (wait) return wait
  try {
    const { headers } = await askVendor(notLetIn, ask)
    if (who) await house.uncountRequest('signInCode', key)
    return headers
  } catch (fault) {
    if (who && fault instanceof Refusal) await recordWrongCode(house, who)
    throw fault
  }
}

export async function signUp(house: House, request: Request, fields: Fields): Promise<LoginReply> {
  const { password = '', setup, invitation } = fields
  const { email, name } = newcomer.parse(fields)
  const wait = await house.countRequest('signUp')
  if (wait) return tooMany(wait)
  try {
    const account = { email, name, password, setupCode: setup?.trim(), invitation }
    const role = await createAccount(house.db, house.settings, account)
    const given = { body: { email, password }, headers: request.headers, returnHeaders: true } as const
    const signIn = () => askVendor(notLetIn, () => house.auth().api.signInEmail(given))
    const { headers } = await beforeStrangers(signIn)
    return await letIn(house, headers, 'the password', role === 'admin' ? 'account-created' : 'staff-account-created')
  } catch (fault) {
    if (fault instanceof Refusal && fault.code === 'setup_refused')
      return { ...error('Setup Error: Could not assign admin privileges', fault.message), email }
    return { ...failed(house, fault), email }
  }
}

export async function askForReset(house: House, fields: Fields): Promise<LoginReply> {
  const { email } = address.parse(fields)
  const wait = await house.countRequest('passwordReset')
  if (wait) return tooMany(wait)
  // The answer is the same: otherwise it would reveal that somebody else has asked.
  const tooOften = await house.countRequest('passwordResetAccount', countedAs(email))
  // Takes as long for unknown addresses as for known ones.
  const leastTime = new Promise((done) => setTimeout(done, 400))
  try {
    // Nobody should wait for an email that will not come.
    await rehearseResetLink(house.db, house.settings, email)
  } catch (fault) {
    await leastTime
    return { ...failed(house, fault), email }
  }
  const ask = () => house.auth().api.requestPasswordReset({ body: { email } })
  // What fails now may fail for accounts alone, so it shows only in the log. A refusal is an address that the vendor gives no account.
  const asked = tooOften
    ? undefined
    : askVendor('', ask).catch((err) => void (err instanceof Refusal || house.log.error({ err }, noResetMail)))
  await Promise.all([asked, leastTime])
  // Does not reveal whether there is such an account.
  const text = sendsMail(house.settings) ? '' : `${noMailYet}: what would go to this address is a file in the data directory.`
  return { notice: { kind: 'success', title: 'Password reset email sent! Check your inbox.', text }, email, status: 200 }
}

const usedLink = 'This link has already been used or has expired. Please ask for a new one.'

export async function choosePassword(house: House, { token = '', password = '', confirmation }: Fields): Promise<LoginReply> {
  const wait = await house.countRequest('newPassword')
  if (wait) return tooMany(wait)
  const fieldErrors = newPasswordFaults(password, confirmation)
  try {
    // Before the slow hash, which anybody could ask for.
    if (!(await isOpenLink(house.db, token))) return error('Error', usedLink)
    if (fieldErrors) return { fieldErrors, status: 400 }
    const newHash = await beforeStrangers(() => hashStaffPassword(password))
    // Setting the password and ending the old sessions: both or neither.
    await askVendor(usedLink, () =>
      house.db.transaction((tx) => house.auth({ tx, newHash }).api.resetPassword({ body: { token, newPassword: password } })),
    )
  } catch (fault) {
    return failed(house, fault)
  }
  throw redirect('/admin/login?reason=new-password')
}

/**
 * @throws a redirect to the login page, with the session ended. It loads a new document, because the old one still holds what its pages
 * have shown. If the session could not be ended, the browser keeps it, and the page says so
 */
export async function signOut(house: House, request: Request): Promise<never> {
  const signingOut = orNotDone(() => house.auth().api.signOut({ headers: request.headers, asResponse: true }))
  const answer = await signingOut.catch((err) => {
    house.log.error({ err }, 'nobody could be signed out')
    throw redirect('/admin/login?reason=still-in')
  })
  throw redirectDocument('/admin/login', { headers: cookiesOf(answer.headers) })
}

/**
 * Continues with the new session's cookies to the requested page, or the role's start page. From now on the account knows this browser.
 * @throws that redirect, always.
 */
export async function letIn(house: House, signedIn: Headers, proof: Proof, notice: string, next?: string): Promise<never> {
  const headers = cookiesOf(signedIn)
  const staff = await recordSignIn(house, headers, proof)
  if (staff) headers.append('Set-Cookie', knownBrowser(house.settings, staff.email).remember())
  throw redirect(landingPage(staff?.role ?? 'staff', next, notice), { headers })
}

/** User errors become messages at their fields; our own are logged. @throws a redirect that was thrown */
export function failed({ log }: Pick<House, 'log'>, fault: unknown): LoginReply {
  if (fault instanceof Response) throw fault
  if (fault instanceof Refusal && fault.fields) return { fieldErrors: fault.fields, status: fault.status }
  if (fault instanceof Refusal) return error('Error', fault.message, fault.status)
  log.error({ err: fault }, 'the login page failed')
  return error('Error', ourFault, isAway(fault) ? 503 : 500)
}
