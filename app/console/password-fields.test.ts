import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { seedDatabase } from '#app/db/seed.ts'
import { seedGuideAccess } from '#app/guide/door/guide-access.seed.ts'
import { createApp } from '#app/http.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { fionn, grainne } from '#test/cast.ts'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { signInAs, signUp } from '#test/staff.ts'

const settings = readSettings({
  BASE_URL: 'http://localhost',
  AUTH_SECRET: 'a secret of tests, long enough for it',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'kilmara-password-fields-')),
})
let database: Database
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database.db)
  await seedGuideAccess(database.db, settings)
  await signUp(database.db, grainne, await signUp(database.db, fionn), 'staff')
  app = createApp({ ...database, settings, log: silentLog })
})
afterAll(() => database.close())

it('a form that asks for one’s password says whose it is, so that no password manager writes that into a colleague’s field', async () => {
  const cookie = await signInAs(app, fionn)
  const asking: string[] = []
  for (const path of ['/admin/settings', '/admin/account']) {
    const html = await (await app.request(path, { headers: { Cookie: cookie } })).text()
    for (const [form] of html.matchAll(/<form\b.*?<\/form>/gs))
      if (/autocomplete="current-password"/i.test(form)) asking.push(form)
  }
  expect(asking.length).toBeGreaterThan(4)
  for (const form of asking) {
    const [, own] =
      /<input(?=[^>]*autocomplete="username")[^>]*value="([^"]*)".*autocomplete="current-password"/is.exec(form) ?? []
    expect([own, form]).toEqual([fionn.email, form])
  }
})
