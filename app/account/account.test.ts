/** The account and settings forms, posted before their script has loaded. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { seedGuideAccess } from '#app/guide/door/guide-access.seed.ts'
import { createApp } from '#app/http.server.ts'
import { rates } from '#app/limits.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { fionn, grainne } from '#test/cast.ts'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { textOf } from '#test/house.ts'
import { postForm, signInAs, signUp } from '#test/staff.ts'

const settings = readSettings({ BASE_URL: 'http://localhost', GUEST_PASSWORD: 'heather', AUTH_SECRET: 'x'.repeat(40) })
let database: Database
let app: ReturnType<typeof createApp>
let cookie: string
beforeAll(async () => {
  database = await openTestDatabase()
  await seedGuideAccess(database.db, settings)
  app = createApp({ db: database.db, settings, log: silentLog })
  await signUp(database.db, fionn)
  cookie = await signInAs(app, fionn)
})
afterAll(() => database.close())

async function post(path: string, fields: Record<string, string>) {
  const answer = await postForm(app, path, fields, cookie)
  return { status: answer.status, said: textOf(await answer.text()) }
}

it('the account’s forms say that a guess was wrong, and when there were too many', async () => {
  const wish = { intent: 'own-password', current: 'a guess', password: grainne.password, confirmation: grainne.password }
  for (let guess = 1; guess <= rates.signInKnown.points; guess++) {
    expect(await post('/admin/account', wish)).toEqual({
      status: 400,
      said: expect.stringContaining('The current password is not right'),
    })
  }
  const refused = await post('/admin/account', wish)
  expect(refused).toEqual({ status: 429, said: expect.stringContaining('Too many attempts. Please wait a little.') })
})

it('the settings’ forms say what is missing, and what was done', async () => {
  cookie = await signInAs(app, fionn)
  const invite = (email: string) => post('/admin/settings', { intent: 'invite', email, role: 'staff', password: fionn.password })
  expect(await invite('grainne')).toEqual({ status: 400, said: expect.stringContaining('Please check the email address.') })
  expect(await invite(grainne.email)).toEqual({ status: 200, said: expect.stringContaining('Invitation ready') })
})

it('the account’s page shows the key of a second step that was begun', async () => {
  cookie = await signInAs(app, fionn)
  const { said } = await post('/admin/account', { intent: 'start-second-factor', password: fionn.password })
  expect(said).toContain('Scan the code, then enter what the app shows')
  expect(said).toContain('Code that the app shows now')
  expect(said).toContain('If you cannot scan it, type this key:')
})
