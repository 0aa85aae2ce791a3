/** No page of the console leads somebody to one that they may not open. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { seedDatabase } from '#app/db/seed.ts'
import { seedGuideAccess } from '#app/guide/door/guide-access.seed.ts'
import { createApp } from '#app/http.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { navOf } from '#app/staff/console-nav.ts'
import { fionn, grainne } from '#test/cast.ts'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { signInAs, signUp } from '#test/staff.ts'

const settings = readSettings({
  BASE_URL: 'http://localhost',
  AUTH_SECRET: 'a secret of tests, long enough for it',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'kilmara-reach-')),
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

it.each([
  ['admin', fionn],
  ['staff', grainne],
] as const)('every page of %s links to what they may open', async (role, person) => {
  const cookie = await signInAs(app, person)
  const open = (path: string) => app.request(path, { headers: { Cookie: cookie } })
  const links = new Map<string, string>()
  for (const { to } of navOf(role))
    for (const [, path = ''] of (await (await open(to)).text()).matchAll(/<a [^>]*href="(\/admin[^"?#]*)/g)) links.set(path, to)
  expect(links.size).toBeGreaterThan(2)
  for (const [path, from] of links) expect(`${(await open(path)).status} ${path}, from ${from}`).toBe(`200 ${path}, from ${from}`)
})
