/** Whoever changes how they sign in stays signed in where they did so, and nowhere else, and has an email about it. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { staffPasskeys, staffSessions } from '#app/staff/staff.tables.ts'
import { codesOf } from '#test/app-codes.ts'
import { challengeIn, registrationFor, storedPasskey } from '#test/authenticator.ts'
import { fionn, grainne } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { silentLog } from '#test/database.ts'
import { createTestApp, type TestApp } from '#test/house.ts'
import { testSettings } from '#test/settings.ts'
import { getAs, postForm, signInAs } from '#test/staff.ts'
import { createStaffAuth } from './staff-auth.server.ts'

const settings = testSettings()
let house: StaffedHouse
let app: TestApp
let elsewhere: string
let here: string
beforeAll(async () => {
  house = await openStaffedHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  // With its own counts.
  app = createTestApp({ db: house.db, settings })
  await house.db.delete(staffSessions)
  await house.db.delete(mailOutbox)
  await signInAs(app, grainne)
  elsewhere = await signInAs(app, fionn)
  here = await signInAs(app, fionn)
})

const change = (fields: Record<string, string>, cookies = here) => postForm(app, '/admin/account', fields, cookies)
const opened = async (cookie: string) => (await getAs(app, '/admin/account', cookie)).status === 200

/** The emails about it, in words. */
async function told(): Promise<(string | undefined)[]> {
  const mails = await house.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'sign_in_changed')).orderBy(mailOutbox.id)
  for (const mail of mails) {
    expect([mail.to, mail.holdsKey]).toEqual([fionn.email, false])
    expect(mail.text).toContain(`${settings.baseUrl}/admin/login?mode=reset`)
  }
  return mails.map(({ text }) => /On \S+ \d+ \S+ \d{4}, at \d\d:\d\d, (.*?)\./.exec(text)?.[1])
}

async function expectOnlyHere(cookie: string) {
  expect([await opened(cookie), await opened(elsewhere)]).toEqual([true, false])
  const left = await house.db.select({ userId: staffSessions.userId }).from(staffSessions)
  // A colleague's stays.
  expect(left.map(({ userId }) => userId).sort()).toEqual([house.admin.id, house.colleague.id].sort())
}

it('who changes their password', async () => {
  const wish = { intent: 'own-password', current: 'wrong', password: fionn.password, confirmation: fionn.password }
  await change(wish)
  expect([await opened(here), await opened(elsewhere)]).toEqual([true, true])
  expect(await told()).toEqual([])
  await expectOnlyHere(cookieOf(await change({ ...wish, current: fionn.password })))
  expect(await told()).toEqual(['your password was changed'])
})

it('who switches the second step on, and who switches it off', async () => {
  const { api } = createStaffAuth(house.db, settings, silentLog)()
  const started = await api.enableTwoFactor({ body: { password: fionn.password }, headers: new Headers({ cookie: here }) })
  if (!('totpURI' in started)) throw new Error('no key')
  const [code, next] = codesOf(started.totpURI)
  await change({ intent: 'confirm-second-factor', code: 'wrong' })
  expect([await opened(here), await opened(elsewhere)]).toEqual([true, true])
  here = cookieOf(await change({ intent: 'confirm-second-factor', code }))
  await expectOnlyHere(here)

  const half = cookieOf(await postForm(app, '/admin/login', { intent: 'signin', ...fionn }))
  elsewhere = cookieOf(await postForm(app, '/admin/login', { intent: 'code', code: next }, half))
  await change({ intent: 'end-second-factor', password: 'wrong' })
  expect([await opened(here), await opened(elsewhere)]).toEqual([true, true])
  await expectOnlyHere(cookieOf(await change({ intent: 'end-second-factor', password: fionn.password })))
  expect(await told()).toEqual(['the second step was switched on', 'the second step was switched off'])
})

it('who adds a passkey', async () => {
  const started = await postForm(app, '/admin/account.data', { intent: 'start-passkey', password: fionn.password }, here)
  const answer = JSON.stringify(registrationFor(challengeIn(await started.text())))
  await change({ intent: 'add-passkey', name: 'Phone', answer })
  expect([await opened(here), await opened(elsewhere)]).toEqual([true, true])
  const added = await change({ intent: 'add-passkey', name: 'Phone', answer }, `${here}; ${cookieOf(started)}`)
  expect(await added.text()).toContain('Passkey added')
  await expectOnlyHere(here)
  expect(await told()).toEqual(['a passkey was added'])
  await house.db.delete(staffPasskeys).where(eq(staffPasskeys.userId, house.admin.id))
})

it('who removes a passkey', async () => {
  const [{ id } = { id: '' }] = await house.db
    .insert(staffPasskeys)
    .values({ userId: house.admin.id, ...storedPasskey() })
    .returning()
  await change({ intent: 'remove-passkey', id, password: 'wrong' })
  expect([await opened(here), await opened(elsewhere)]).toEqual([true, true])
  await change({ intent: 'remove-passkey', id, password: fionn.password })
  await expectOnlyHere(here)
  expect(await told()).toEqual(['a passkey was removed'])
})

it('the page says so', async () => {
  const says = 'Changing your password, your second step or your passkeys signs you out everywhere else.'
  expect(await (await getAs(app, '/admin/account', here)).text()).toContain(says)
})
