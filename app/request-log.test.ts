/** What the log says of requests: enough to find a fault by what a guest reports, nothing of who it was. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { aoife } from '#test/cast.ts'
import { openTestDatabase } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { keepLog } from '#test/kept-log.ts'
import { testSettings } from '#test/settings.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('writes a line for each request that says nothing of a person', async () => {
  const { log, lines } = keepLog('info')
  const settings = testSettings({ TRUST_PROXY: '1' })
  const told = { 'User-Agent': 'Phone of Aoife', 'X-Forwarded-For': '192.0.2.7', Cookie: 'guest=aoife' }
  await createTestApp({ db: database.db, settings, log }).request('/functions/v1/send-contact-email?email=aoife@guests.example', {
    method: 'POST',
    headers: { ...told, 'Content-Type': 'application/json' },
    body: JSON.stringify(aoife),
  })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      msg: 'request',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      method: 'POST',
      path: '/functions/v1/send-contact-email',
      status: 200,
      ms: expect.any(Number),
    },
  ])
})

it('never logs a newsletter key, however it is requested and whatever the outcome', async () => {
  const { log, lines } = keepLog('info')
  const { request } = createTestApp({ db: database.db, log })
  const key = 'keyOfAoife'.padEnd(32, '-')
  const paths = ['unsubscribe/', 'Unsubscribe//', '%75nsubscribe/'].map((way) => `/newsletter/${way}${key}`)
  for (const path of [...paths, `${paths[0]}.data`, `/${paths[0]}`, `${paths[0]}/more`, `${paths[0]}%2Fmore`]) await request(path)
  await request(paths[0] ?? '', { method: 'POST' })
  // A failing page is logged too.
  await database.db.execute(sql`alter table newsletter_subscribers rename to newsletter_lost`)
  await request(paths[0] ?? '')
  await database.db.execute(sql`alter table newsletter_lost rename to newsletter_subscribers`)
  expect(lines.join('')).toContain('a page failed')
  expect(lines.filter((line) => line.includes(key))).toEqual([])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/newsletter/unsubscribe/…' })
})

it('says why a function refused a request, and which fields were at fault, but not what was typed', async () => {
  const { log, lines } = keepLog('info')
  const { request } = createTestApp({ db: database.db, log })
  const post = (name: string, body: object) =>
    request(`/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('send-contact-email', { ...aoife, email: 'aoife@', name: '' })
  await post('get-gate-code', { password: 'not the guide’s password' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { status: 400, refused: { code: 'invalid_input', fields: ['name', 'email'] } },
    { status: 401, refused: { code: 'wrong_password' } },
  ])
  for (const typed of ['aoife@', 'not the']) expect(lines.join()).not.toContain(typed)
})

it('never logs an email address that is asked for as if it were a page', async () => {
  const { log, lines } = keepLog('info')
  const { request } = createTestApp({ db: database.db, log })
  for (const path of ['/aoife@guests.example', '/faq/aoife%40guests.example/more']) await request(path)
  expect(lines.join()).not.toContain('aoife')
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/…', '/…', '/faq/…/more', '/faq/…/more'])
})
