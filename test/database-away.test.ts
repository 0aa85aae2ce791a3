/** A PostgreSQL server stops while the house runs, and comes back. What each single answer says is tested in app/database-away.test.ts. */
import { describe, expect, inject, it, vi } from 'vitest'
import { migrateDatabase } from '#app/db/migrate.server.ts'
import { openServer } from '#app/db/server-pool.server.ts'
import { aoife, fionn } from './cast.ts'
import { silentLog } from './database.ts'
import { openTestHouse, textOf } from './house.ts'
import { bathWish } from './ordering.ts'
import { startCluster } from './postgres-cluster.ts'
import { getAs, postForm, signInAs, signUp } from './staff.ts'

/** Requested while the server was there, and cached. */
const kept = ['/', '/room/stargazer']
/** Not requested before. */
const fromTheDatabase = ['/privacy-policy', '/order-success?session_id=cs_test_1', '/admin/login']
const ofStaff = ['/admin', '/admin/orders', '/admin/orders.csv', '/admin/feedback', '/admin/settings', '/admin/nowhere']

const functions: [string, object][] = [
  ['send-contact-email', aoife],
  ['send-newsletter-welcome', { name: aoife.name, email: aoife.email, consent: true }],
  ['guest-contact', { ...aoife, room: 'Stargazer', request_type: 'Picnic Basket Enquiry' }],
  ['create-checkout', bathWish],
  ['get-gate-code', { password: 'heather' }],
]

const { email, password } = fionn
const letter = { name: aoife.name, email: aoife.email, reason: aoife.reason }
/** What is typed into each form; passwords are not shown again. */
const forms: [string, Record<string, string>, typed: string][] = [
  ['/?index&intent=contact', { ...letter, message: 'A long letter', consent: 'true' }, 'A long letter'],
  [
    '/guest-guide',
    { ...letter, room: 'Stargazer', request_type: 'Picnic Basket Enquiry', message: 'Two baskets' },
    'Two baskets',
  ],
  ['/admin/login', { intent: 'signin', email, password }, email],
  ['/admin/login', { intent: 'signup', name: 'Nobody', email, password, setup: 'none' }, email],
  [
    '/admin/login?invitation=from-a-mail',
    { intent: 'signup', name: 'Nobody', email, password, invitation: 'from-a-mail' },
    email,
  ],
  ['/admin/login', { intent: 'reset', email }, email],
  ['/guest-guide', { form: 'unlock', password: 'heather' }, 'Something went wrong on our side.'],
]

describe.skipIf(!inject('server'))('while the server is away', () => {
  it('nothing fails for good, nothing typed is lost, and all is well by itself when it is back', async () => {
    const cluster = startCluster({ durable: true })
    if (!cluster) throw new Error('no PostgreSQL is installed')
    const database = await openServer(cluster.url, silentLog)
    try {
      await migrateDatabase(database.db)
      const house = await openTestHouse({ database })
      await signUp(database.db, fionn)
      const cookie = await signInAs(house.app, fionn)
      for (const path of kept) expect((await house.get(path)).status, path).toBe(200)

      cluster.crash()
      for (const path of kept) expect((await house.get(path)).status, path).toBe(200)
      for (const path of [...fromTheDatabase, ...ofStaff]) {
        const answer = await getAs(house.app, path, cookie)
        expectLater(path, answer)
        if (!path.endsWith('.csv')) expect(textOf(await answer.text()), path).toMatch(/[Tt]ry again|moment|automatically/)
      }
      for (const [name, body] of functions) expectLater(name, await call(house.app, name, body))
      for (const [path, fields, typed] of forms) {
        const what = `${path} ${fields.intent ?? ''}`
        // With a session, as in a tab that was open: who it is cannot be looked up either.
        const answer = await postForm(house.app, path, fields, cookie)
        expectLater(what, answer)
        expect(await answer.text(), what).toContain(typed)
      }

      cluster.restart()
      await vi.waitFor(async () => expect((await getAs(house.app, '/admin/orders', cookie)).status).toBe(200), {
        timeout: 30_000,
      })
      for (const path of [...kept, '/privacy-policy']) expect((await house.get(path)).status, path).toBe(200)
      expect((await call(house.app, 'send-contact-email', aoife)).status).toBe(200)
    } finally {
      await database.close()
      try {
        cluster.stop()
      } catch {
        // The test failed while it was away.
      }
    }
  })
})

type App = Awaited<ReturnType<typeof openTestHouse>>['app']

function call(app: App, name: string, body: object) {
  const headers = { 'Content-Type': 'application/json' }
  return app.request(`/functions/v1/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

function expectLater(what: string, { status, headers }: Response) {
  expect([what, status, Number(headers.get('retry-after')) > 0]).toEqual([what, 503, true])
}
