import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { rates } from '#app/limits.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { claimDueMail } from '#app/mail/outbox.server.ts'
import { listColleagues } from '#app/staff/accounts.server.ts'
import { listChanges } from '#app/staff/audit/audit.server.ts'
import { fionn, grainne } from '#test/cast.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { openTestDatabase } from '#test/database.ts'
import { createTestApp, type TestApp } from '#test/house.ts'
import { testSettings } from '#test/settings.ts'
import { postForm, signInAs } from '#test/staff.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kilmara-login-'))
/** It has to make its secret itself. */
const settings = testSettings({ DATA_DIR: dataDir, AUTH_SECRET: '', SETUP_CODE: 'larch-and-lantern' })
let database: Database
let app: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  app = createTestApp({ db: database.db, settings })
})
afterAll(() => database.close())

const login = (fields: Record<string, string>, query = '') => postForm(app, `/admin/login${query}`, fields)
const text = async (answer: Response) => (await answer.text()).replaceAll('&#x27;', "'")
/** The messages at fields, after checking that the page has no other alert. */
const atFields = async (answer: Response) => {
  const page = await text(answer)
  expect(page).not.toContain('role="alert"')
  return [...page.matchAll(/-error" class="[^"]*">([^<]+)</g)].map(([, said]) => said)
}

// In this order, they tell the story of a house's first day.
it('refuses a first account without the set-up code, and says why', async () => {
  const answer = await login({ intent: 'signup', email: fionn.email, password: fionn.password })
  expect(answer.status).toBe(400)
  const said = await text(answer)
  expect(said).toContain('Setup Error: Could not assign admin privileges')
  expect(said).toContain('The first account needs the set-up code')
  expect(await listColleagues(database.db)).toEqual([])
})

it('refuses short and common passwords', async () => {
  const sign = (password: string) => login({ intent: 'signup', email: fionn.email, setup: 'larch-and-lantern', password })
  expect(await atFields(await sign('shorter'))).toEqual(['Password must be at least 8 characters'])
  expect(await atFields(await sign('qwertyuiop'))).toEqual([expect.stringContaining('too common')])
})

it('takes no name that would not fit where it is shown', async () => {
  const answer = await login({ intent: 'signup', setup: 'larch-and-lantern', ...fionn, name: 'F'.repeat(101) })
  expect(await text(answer)).toContain('Please keep the name within 100 characters.')
  expect(await listColleagues(database.db)).toEqual([])
})

it('makes the first account with the set-up code and signs in at once', async () => {
  const answer = await login({ intent: 'signup', setup: 'larch-and-lantern', ...fionn, name: ` ${fionn.name}\r\n\0\u202e` })
  expect(answer.headers.get('location')).toBe('/admin?notice=account-created')
  expect(answer.headers.getSetCookie().join()).toMatch(/staff\.session_token=.*HttpOnly; SameSite=Lax/)
  expect(await listColleagues(database.db)).toMatchObject([{ name: fionn.name, email: fionn.email }])
  const page = await app.request('/admin', { headers: { Cookie: cookieOf(answer) } })
  expect(await page.text()).toContain('Monthly Orders')
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
})

it('says the same of an unknown address as of a wrong password', async () => {
  const bodies = await Promise.all(
    [fionn.email, 'nobody@kilmara.example'].map(async (email) => {
      const answer = await login({ intent: 'signin', email, password: 'not this one' })
      return [answer.status, (await text(answer)).replaceAll(email, '…').replace(/nonce="[^"]*"/g, '')]
    }),
  )
  expect(bodies[0]).toEqual(bodies[1])
  expect(bodies[0]?.[1]).toContain('Invalid email or password')
})

it('does not tell either when a new password is asked for, and mails only who has an account', async () => {
  for (const email of ['nobody@kilmara.example', fionn.email]) {
    const answer = await login({ intent: 'reset', email })
    const said = await text(answer)
    expect(said).toContain('Password reset email sent! Check your inbox.')
    expect(said).toContain('No email is being sent yet')
  }
  const due = () => claimDueMail(database.db, new Date(Date.now() + 1_000), new Date(8e12))
  const mail = await due()
  expect(mail).toMatchObject({ kind: 'password_reset', to: fionn.email })
  expect(await due()).toBeUndefined()
  const token = /\/admin\/login\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

  const old = await signInAs(app, fionn)
  const fresh = { ...fionn, password: 'the tide has turned again' }
  const choose = (password = fresh.password, confirmation = password) =>
    login({ intent: 'password', token, password, confirmation }, `?token=${token}`)
  expect(await atFields(await choose('terns'))).toEqual(['Password must be at least 8 characters'])
  expect(await atFields(await choose('terns in a gale', 'terns in the gale'))).toEqual(['Passwords do not match'])
  expect((await choose()).headers.get('location')).toBe('/admin/login?reason=new-password')
  expect(await text(await choose())).toContain('already been used or has expired')
  const told = await due()
  expect(told).toMatchObject({ kind: 'sign_in_changed', to: fionn.email })
  expect(told?.text).toContain('a new password was chosen with a link sent to this address')
  const { rows: entries } = await listChanges(database.db, { words: 'reset' })
  expect(entries).toMatchObject([{ action: 'password reset by email', who: `${fionn.name} <${fionn.email}>`, title: fionn.name }])
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${token}|${fresh.password}`))
  expect((await app.request('/admin', { headers: { Cookie: old } })).status).toBe(302)
  await expect(signInAs(app, fionn)).rejects.toThrow()
  expect(await signInAs(app, fresh)).toContain('staff.session_token')
})

it('leads only to pages of its own after signing in', async () => {
  const me = { email: fionn.email, password: 'the tide has turned again' }
  for (const [next, to] of [
    ['/admin/products', '/admin/products'],
    ['//elsewhere.example', '/admin'],
    ['https://elsewhere.example', '/admin'],
    ['/admin/login', '/admin'],
  ]) {
    const answer = await login({ intent: 'signin', ...me, next: next ?? '' })
    expect(answer.headers.get('location')).toBe(`${to}?notice=logged-in`)
  }
})

it('refuses a second account without an invitation, and slows who guesses', async () => {
  expect(await text(await login({ intent: 'signup', setup: 'larch-and-lantern', ...grainne }))).toContain('needs an invitation')
  let last: Response | undefined
  for (let guess = 0; guess < 20; guess++)
    last = await login({ intent: 'signin', email: fionn.email, password: `guess ${guess}` })
  expect(await text(last as Response)).toContain('Too many attempts')
})

it('says at the field, and in its own words, what is wrong with it, and counts that as no try', async () => {
  const other = createTestApp({ db: database.db, settings })
  const said = async (form: Record<string, string>) => {
    const html = await (await postForm(other, `/admin/login?mode=${form.intent}`, form)).text()
    expect(html).toMatch(/<form [^>]*novalidate/i)
    const faults = [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(([field]) => /name="(\w+)"/.exec(field)?.[1])
    return [faults.join(), /Please [^<]*/.exec(html)?.[0]]
  }
  const unread = 'Please check the email address: it should look like name@example.com.'
  expect(await said({ intent: 'signup', email: 'bird', password: 'a long enough one' })).toEqual(['email', unread])
  expect(await said({ intent: 'reset', email: 'bird@' })).toEqual(['email', unread])
  expect(await said({ intent: 'reset', email: ' ' })).toEqual(['email', 'Please enter your email address.'])
  expect(await said({ intent: 'code' })).toEqual(['code', 'Please fill this in.'])
  expect(await said({ intent: 'delivered', email: 'bird' })).toEqual(['email,password', unread])
  expect(await said({ intent: 'password', token: 'x' })).toEqual(['password,confirmation', 'Please fill this in.'])
  for (let time = 0; time <= rates.signIn.points; time++)
    expect(await said({ intent: 'signin', email: 'bird', password: '' })).toEqual(['email,password', unread])
})

it('mails an account only so many links an hour, whoever asks for them, and says nothing of it', async () => {
  const other = createTestApp({ db: database.db, settings: { ...settings, trustProxy: 1 } })
  const ask = async (address: number, email: string) => {
    const body = new URLSearchParams({ intent: 'reset', email })
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': `192.0.2.${address}` }
    return text(await other.request('/admin/login', { method: 'POST', headers, body: body.toString() }))
  }
  const links = () => database.db.$count(mailOutbox, eq(mailOutbox.kind, 'password_reset'))
  const before = await links()
  const most = rates.passwordResetAccount.points
  for (let asked = 1; asked <= most + 2; asked++) {
    const written = asked % 2 ? fionn.email : fionn.email.toUpperCase()
    expect(await ask(asked, written)).toContain('Password reset email sent! Check your inbox.')
  }
  expect((await links()) - before).toBe(most)
})

it('reads no form of a million fields, and no more of any than 64 KiB', async () => {
  const post = (body: string) =>
    app.request('/admin/login', { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body })
  expect((await post(`intent=nothing&${'a&'.repeat(2_000)}`)).status).toBe(413)
  expect((await post(`email=${'a'.repeat(70_000)}`)).status).toBe(413)
})

it('says at the function what the login page says, with the vendor’s status and code', async () => {
  // From an address from which nobody has guessed yet.
  const other = createTestApp({ db: database.db, settings })
  const ask = async (given: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await other.request('/api/auth/sign-in/email', { method: 'POST', headers, body: JSON.stringify(given) })
    return [answer.status, await answer.json()]
  }
  const wrong = { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password. Please try again.' }
  expect(await ask({ email: 'bird@kilmara.example', password: 'guess' })).toEqual([401, wrong])
  const unread = { code: 'INVALID_EMAIL', message: 'Please check the email address.' }
  expect(await ask({ email: 'bird', password: 'guess' })).toEqual([400, unread])
  const half = { code: 'VALIDATION_ERROR', message: 'Please check the fields.' }
  expect(await ask({ email: 'bird@kilmara.example' })).toEqual([400, half])
})

it('counts guesses at the function and on the login page together', async () => {
  const ask = (password: string) =>
    app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'Saoirse@kilmara.example', password }),
    })
  const other = createTestApp({ db: database.db, settings: { ...settings, trustProxy: 1 } })
  const from = (address: number, email: string) =>
    other.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${address}` },
      body: JSON.stringify({ email, password: 'guess' }),
    })
  // This address has just used up its guesses on the login page.
  expect((await ask('guess')).status).toBe(429)
  for (let guess = 0; guess < rates.signInAccount.points; guess++)
    expect((await from(guess, 'saoirse@kilmara.example')).status).toBe(401)
  const refused = await from(99, 'SAOIRSE@kilmara.example')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  const page = await postForm(other, '/admin/login', { intent: 'signin', email: 'saoirse@kilmara.example', password: 'guess' })
  expect(await text(page)).toContain('Too many attempts')
})

it('takes no passkey that is none, at no address of the vendor’s', async () => {
  for (const answer of ['', '{}', '{"id":"x","rawId":"x","response":{}}'])
    expect((await login({ intent: 'passkey', answer })).status).toBe(400)
  const there = await app.request('/api/auth/passkey/generate-authenticate-options')
  expect(there.status).toBe(404)
})

it('leads to a new document after signing out, so that nothing shown before stays in the tab', async () => {
  const out = await login({ intent: 'signout' })
  expect([out.status, out.headers.get('location'), out.headers.get('x-remix-reload-document')]).toEqual([
    302,
    '/admin/login',
    'true',
  ])
})
