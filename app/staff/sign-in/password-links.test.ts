/** Password reset links: only a person's latest works, and none after the password has changed. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { createApp } from '#app/http.server.ts'
import { claimDueMail } from '#app/mail/outbox.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { listChanges } from '#app/staff/audit.server.ts'
import { staffVerifications } from '#app/staff/staff.tables.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { fionn, grainne } from '#test/cast.ts'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { postForm, signInAs, signUp } from '#test/staff.ts'

const settings = readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), 'kilmara-links-')), BASE_URL: 'http://localhost' })
let database: Database
let app: ReturnType<typeof createApp>
let admin: Staff
beforeAll(async () => {
  database = await openTestDatabase()
  app = createApp({ db: database.db, settings, log: silentLog })
  admin = await signUp(database.db, fionn)
})
afterAll(() => database.close())

async function askForLink(email: string): Promise<string> {
  await postForm(app, '/admin/login', { intent: 'reset', email })
  for (;;) {
    const mail = await claimDueMail(database.db, new Date(Date.now() + 1_000), new Date(8e12))
    if (!mail) throw new Error('no mail')
    const token = /\?token=(\S+)/.exec(mail.text)?.[1]
    if (token) return token
  }
}

/** @returns where it leads, or what it says. */
async function choose(token: string, password: string): Promise<string> {
  const answer = await postForm(app, '/admin/login', { intent: 'password', token, password, confirmation: password })
  return answer.headers.get('location') ?? (/used already or has expired/.exec(await answer.text())?.[0] || 'something else')
}

const chosen = '/admin/login?reason=new-password'
const refused = 'used already or has expired'

it('a later link ends an earlier one, and the new password ends all', async () => {
  const earlier = await askForLink(fionn.email)
  const later = await askForLink(fionn.email)
  expect(await choose(earlier, 'herons on the far shore')).toBe(refused)
  // Two requested at the same moment, on two instances, would both exist.
  const expiresAt = new Date(Date.now() + 60_000)
  await database.db.insert(staffVerifications).values({ identifier: 'reset-password:twin', value: admin.id, expiresAt })
  expect(await choose(later, 'herons on the far shore')).toBe(chosen)
  expect(await choose('twin', 'the thief chooses another')).toBe(refused)
  expect(await signInAs(app, { ...fionn, password: 'herons on the far shore' })).toContain('session_token')
})

it('a link that leads nowhere says so when it is opened, and offers another', async () => {
  const opened = async (token: string) => (await app.request(`/admin/login?token=${token}`)).text()
  const link = await askForLink(fionn.email)
  expect(await opened(link)).toContain('<h1>Choose a new password</h1>')
  expect(await choose(link, 'cormorants at the pier')).toBe(chosen)
  const expiresAt = new Date(Date.now() - 1_000)
  await database.db.insert(staffVerifications).values({ identifier: 'reset-password:expired', value: admin.id, expiresAt })
  for (const dead of [link, 'expired', 'nobody-made-it', 'no%20token']) {
    const page = await opened(dead)
    expect(page).toContain('<h1>Reset your password</h1>')
    expect(page).toContain(refused)
  }
})

it('a password changed in the console ends all links', async () => {
  await signUp(database.db, grainne, admin)
  const link = await askForLink(grainne.email)
  const cookie = await signInAs(app, grainne)
  const fields = { current: grainne.password, password: 'otters in the evening', confirmation: 'otters in the evening' }
  const changed = await postForm(app, '/admin/account', { intent: 'own-password', ...fields }, cookie)
  expect(changed.headers.get('location')).toBe('/admin/account?notice=own-password')
  expect(await choose(link, 'the thief chooses another')).toBe(refused)
  expect((await listChanges(database.db, { words: 'password changed' })).total).toBe(1)
})
