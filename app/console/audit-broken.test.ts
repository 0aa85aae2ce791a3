/** While the audit log cannot be written, our own changes are rolled back, the vendor's stand, and nobody is signed out. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { openGuide, setGuestPassword } from '#app/guide/door/guest-access.server.ts'
import { seedGuideAccess } from '#app/guide/door/guide-access.seed.ts'
import { createApp } from '#app/http.server.ts'
import { claimDueMail } from '#app/mail/outbox.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { fionn } from '#test/cast.ts'
import { openTestDatabase } from '#test/database.ts'
import { cookieOf, postForm, signInAs, signUp } from '#test/staff.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kilmara-audit-broken-'))
const settings = readSettings({ DATA_DIR: dataDir, BASE_URL: 'http://localhost' })
const logged: string[] = []
const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) })
let database: Database
let app: ReturnType<typeof createApp>
let cookie: string
beforeAll(async () => {
  database = await openTestDatabase()
  await seedGuideAccess(database.db, settings)
  await setGuestPassword(database.db, 'heron-tide')
  app = createApp({ db: database.db, settings, log })
  await signUp(database.db, fionn)
  cookie = await signInAs(app, fionn)
  await database.db.execute(sql`alter table audit_log rename to audit_log_lost`)
})
beforeEach(() => void logged.splice(0))
afterAll(() => database.close())

const opened = async (session: string) => (await app.request('/admin/account', { headers: { Cookie: session } })).status

it('the guest password stays as it is', async () => {
  const wish = { intent: 'guest-password', password: 'curlew-sand', confirmation: 'curlew-sand' }
  const answer = await postForm(app, '/admin/settings', wish, cookie)
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('Failed to update guest password')])
  expect(await openGuide(database.db, 'curlew-sand')).toBeUndefined()
  expect(await openGuide(database.db, 'heron-tide')).toBeDefined()
})

it('one’s own password has changed, in the session that was renewed for it', async () => {
  const password = 'foxgloves by the gate'
  const wish = { intent: 'own-password', current: fionn.password, password, confirmation: password }
  const answer = await postForm(app, '/admin/account', wish, cookie)
  expect(answer.headers.get('location')).toBe('/admin/account?notice=own-password')
  expect([await opened(cookie), await opened(cookieOf(answer))]).toEqual([302, 200])
  expect(logged).toEqual([expect.stringContaining('"action":"password changed"')])
})

it('a password reset by mail ends the sessions of whoever had the old one', async () => {
  const session = await signInAs(app, { ...fionn, password: 'foxgloves by the gate' })
  await postForm(app, '/admin/login', { intent: 'reset', email: fionn.email })
  const mail = await claimDueMail(database.db, new Date(Date.now() + 1_000), new Date(8e12))
  const token = /\/admin\/login\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const password = 'the tide has turned again'
  const answer = await postForm(app, '/admin/login', { intent: 'password', token, password, confirmation: password })
  expect(answer.headers.get('location')).toBe('/admin/login?reason=new-password')
  expect(await opened(session)).toBe(302)
  expect(logged).toEqual([expect.stringContaining('"action":"password reset by mail"')])
})
