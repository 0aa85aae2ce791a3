/** Strangers can ask for more slow hashes than are computed; those of one network must not keep colleagues out. */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { slowHashes } from '#app/limits.server.ts'
import { fionn, grainne } from '#test/cast.ts'
import { openTestDatabase } from '#test/database.ts'
import { createTestApp, type TestApp } from '#test/house.ts'
import { testSettings } from '#test/settings.ts'
import { askForLink, signUp } from '#test/staff.ts'

let database: Database
let app: TestApp
/** The passwords in the order in which their hashes were begun, and what ends those that wait for `letGo`. */
let begun: string[] = []
let held: (() => void)[] | undefined
beforeAll(async () => {
  const { scrypt } = crypto
  vi.spyOn(crypto, 'scrypt').mockImplementation((...[password, salt, length, options, told]: Parameters<typeof scrypt>) => {
    begun.push(String(password))
    // As many as are wanted here would take half a minute.
    const compute = () => scrypt(password, salt, length, { ...options, N: 16 }, told)
    if (held) held.push(compute)
    else compute()
  })
  syncBuiltinESMExports()
  database = await openTestDatabase()
  app = createTestApp({ db: database.db, settings: testSettings({ TRUST_PROXY: '1' }) })
  const admin = await signUp(database.db, fionn)
  await signUp(database.db, grainne, admin)
})
beforeEach(() => {
  begun = []
  held = []
})
afterAll(async () => {
  await database.close()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

function letGo() {
  for (const compute of held ?? []) compute()
  held = undefined
}

const answers: number[] = []
async function post(from: string, fields: Record<string, string>) {
  const headers = { 'X-Forwarded-For': from, 'Content-Type': 'application/x-www-form-urlencoded' }
  const { status } = await app.request('/admin/login', { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
  answers.push(status)
  return status
}
const refused = () => answers.filter((status) => status === 503).length

/** One is computed, as many wait as may, and these find no place. */
const tooMany = 5
/** Guesses from as many clients as fill the line, and some more. @param from the address of each. @returns what they are told in the end */
async function fillLine(from: (nr: number) => string) {
  answers.length = 0
  const many = slowHashes.staff.most + slowHashes.staff.waiting + tooMany
  const all = Array.from({ length: many }, (_, nr) =>
    post(from(nr), { intent: 'signin', email: `nobody-${nr}@elsewhere.example`, password: 'a guess' }),
  )
  await expect.poll(refused).toBe(tooMany)
  return { answered: Promise.all(all) }
}

it('a colleague at a browser that is not known signs in, while one network asks for more than can wait', async () => {
  const strangers = await fillLine((nr) => `2001:db8:a:${(nr + 1).toString(16)}::1`)
  const { email, password } = fionn
  const ofColleague = post('203.0.113.9', { intent: 'signin', email, password })
  // The stranger whose place it took.
  await expect.poll(refused).toBe(tooMany + 1)
  letGo()
  expect(await ofColleague).toBe(302)
  expect((await strangers.answered).filter((status) => status === 400)).toHaveLength(slowHashes.staff.waiting)
  expect(begun.indexOf(password)).toBe(2)
})

it('while as many networks ask as can wait, who has been sent a link still chooses a password, before all of them', async () => {
  held = undefined
  const token = await askForLink(app, database.db, grainne.email)
  held = []
  begun = []
  const strangers = await fillLine((nr) => `2001:db8:${(nr + 256).toString(16)}::1`)
  const password = 'otters in the evening'
  const chosen = post('203.0.113.10', { intent: 'password', token, password, confirmation: password })
  // Who has none is refused, by when the link, which came first and takes fewer steps, waits for its hash.
  expect(await post('203.0.113.11', { intent: 'signin', ...fionn })).toBe(503)
  letGo()
  expect(await chosen).toBe(302)
  await strangers.answered
  expect(begun.indexOf(password)).toBe(1)
})
