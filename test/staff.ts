/** Signing staff up and in, for tests. */
import type { Db } from '#app/db/db.ts'
import { claimDueMail } from '#app/mail/outbox.server.ts'
import { createAccount, findSetupCode, listColleagues } from '#app/staff/accounts.server.ts'
import { inviteColleague } from '#app/staff/invitations.server.ts'
import type { Staff, StaffRole } from '#app/staff/staff-role.ts'
import { cookieOf } from './cookie-of.ts'
import { mailSettings } from './settings.ts'

type Person = { name: string; email: string; password: string }

/** The first becomes the administrator; others are invited by one, by default as administrators. */
export async function signUp(db: Db, person: Person, by?: Staff, role: StaffRole = 'admin'): Promise<Staff> {
  if (by) {
    const { link } = await inviteColleague(db, mailSettings, by, { email: person.email, role })
    await createAccount(db, {}, { ...person, invitation: new URL(link).searchParams.get('invitation') ?? '' })
  } else {
    await createAccount(db, {}, { ...person, setupCode: await findSetupCode(db, {}) })
  }
  const account = (await listColleagues(db)).find(({ email }) => email === person.email)
  if (!account) throw new Error(`${person.email} has no account`)
  return { ...account, sessionId: '', signedInAt: new Date(), twoFactor: account.twoFactorEnabled }
}

type App = { request: (path: string, init?: RequestInit) => Response | Promise<Response> }

/** Signs in through the login page. @returns the session's Cookie header. */
export async function signInAs(app: App, { email, password }: Person): Promise<string> {
  const answer = await postForm(app, '/admin/login', { intent: 'signin', email, password })
  if (answer.status !== 302) throw new Error(`${email} cannot sign in: ${answer.status}`)
  return cookieOf(answer)
}

/** Requests a page, or a file, with the cookie of somebody's session. */
export function getAs(app: App, path: string, cookie = ''): Promise<Response> {
  return Promise.resolve(app.request(path, { headers: { Cookie: cookie } }))
}

export function postForm(app: App, path: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...(cookie ? { Cookie: cookie } : {}) }
  return Promise.resolve(app.request(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers }))
}

/** Requests a link for a new password, and opens the email. @returns the link's token */
export async function askForLink(app: App, db: Db, email: string): Promise<string> {
  await postForm(app, '/admin/login', { intent: 'reset', email })
  for (;;) {
    const mail = await claimDueMail(db, new Date(Date.now() + 1_000), new Date(8e12))
    if (!mail) throw new Error('no mail')
    const token = /\/admin\/login\?token=(\S+)/.exec(mail.text)?.[1]
    if (token) return token
  }
}
