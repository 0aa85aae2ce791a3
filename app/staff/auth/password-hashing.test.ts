/** Hashing a password is slow, and the embedded database is one connection: it must not wait inside a transaction. */

import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { hashPassword } from 'better-auth/crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { slowHashes } from '#app/limits.server.ts'
import { staffAccounts } from '#app/staff/staff.tables.ts'
import { meanwhile } from '#test/at-once.ts'
import { fionn } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { watchHashesAtOnce } from '#test/hashes-at-once.ts'
import { createTestApp, type TestApp } from '#test/house.ts'
import { askForLink, postForm, signInAs, signUp } from '#test/staff.ts'

const password = 'foxgloves by the gate'

describeOnEachDatabase('changing a password', (house) => {
  let app: TestApp
  beforeEach(async () => {
    app = createTestApp({ db: house.db })
    await signUp(house.db, fionn)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })

  const changeTo = (password: string, session: string) =>
    postForm(
      app,
      '/admin/account',
      { intent: 'own-password', current: fionn.password, password, confirmation: password },
      session,
    )

  it('in the console hashes before its transaction', async () => {
    const session = await signInAs(app, fionn)
    const whenHashed = watchHashing(house.db)
    expect((await changeTo(password, session)).headers.get('location')).toBe('/admin/account?notice=own-password')
    expect(whenHashed).toEqual(['outside', 'outside'])
  })

  it('with a link hashes before its transaction', async () => {
    const token = await askForLink(app, house.db, fionn.email)
    const whenHashed = watchHashing(house.db)
    const chosen = await postForm(app, '/admin/login', { intent: 'password', token, password, confirmation: password })
    expect(chosen.headers.get('location')).toBe('/admin/login?reason=new-password')
    expect(whenHashed).toEqual(['outside'])
  })

  it('is refused when it has been changed since the current one was compared', async () => {
    const session = await signInAs(app, fionn)
    const hash = await hashPassword('herons on the far shore')
    const answer = await meanwhile(
      house,
      (tx) => tx.update(staffAccounts).set({ password: hash }),
      () => changeTo(password, session),
    )
    expect(answer).toMatchObject({ value: { status: 400 } })
    expect(await signInAs(app, { ...fionn, password: 'herons on the far shore' })).toContain('session_token')
  })

  it('takes its turn among many who sign in from as many addresses, who leave the threads to others', async () => {
    const seen = watchHashesAtOnce()
    const guess = (nr: number) =>
      postForm(app, '/admin/login', { intent: 'signin', email: `nobody-${nr}@elsewhere.example`, password })
    const answers = await Promise.all(Array.from({ length: 6 }, (_, nr) => guess(nr)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(400))
    const session = await signInAs(app, fionn)
    expect((await changeTo(password, session)).status).toBe(302)
    expect(seen).toEqual({ computed: 9, atOnce: slowHashes.staff.most })
  })

  it('costs nothing without an open link, and an account nothing without an invitation', async () => {
    const seen = watchHashesAtOnce()
    const wrong = { password, confirmation: password, token: 'made-up', invitation: 'made-up', setup: 'made-up' }
    const chosen = await postForm(app, '/admin/login', { intent: 'password', ...wrong })
    expect(await chosen.text()).toContain('This link has already been used')
    const made = await postForm(app, '/admin/login', { intent: 'signup', email: 'nobody@elsewhere.example', name: '', ...wrong })
    expect(await made.text()).toContain('This invitation is for another address')
    expect(seen.computed).toBe(0)
  })

  it('and signing in at a known browser wait for no stranger', async () => {
    const signedIn = await postForm(app, '/admin/login', { intent: 'signin', email: fionn.email, password: fionn.password })
    const known = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const ended: string[] = []
    const guess = (who: string, email: string, cookie = '') =>
      postForm(app, '/admin/login', { intent: 'signin', email, password }, cookie).then(() => ended.push(who))
    const strangers = Array.from({ length: 8 }, (_, nr) => guess('stranger', `nobody-${nr}@elsewhere.example`))
    await Promise.all([
      ...strangers,
      guess('known', fionn.email, known.filter((cookie) => cookie?.includes('known-')).join('; ')),
    ])
    expect(ended.indexOf('known')).toBeLessThan(5)
  })

  it('twice at once from two browsers succeeds in one of them', async () => {
    const sessions = [await signInAs(app, fionn), await signInAs(app, fionn)]
    const wishes = ['herons on the far shore', 'otters in the evening']
    const answers = await Promise.all(wishes.map((wish, index) => changeTo(wish, sessions[index] ?? '')))
    const changed = answers.map(({ headers }) => headers.get('location') === '/admin/account?notice=own-password')
    expect(changed.toSorted()).toEqual([false, true])
    const winner = wishes[changed.indexOf(true)] ?? ''
    expect(await signInAs(app, { ...fionn, password: winner })).toContain('session_token')
  })
})

/** @returns where each scrypt from now on was called: inside or outside a transaction. */
function watchHashing(db: Db): string[] {
  const calls: string[] = []
  const { scrypt } = crypto
  let open = 0
  const transaction = db.transaction.bind(db)
  vi.spyOn(db, 'transaction').mockImplementation(async (...given: Parameters<typeof transaction>) => {
    open += 1
    return transaction(...given).finally(() => {
      open -= 1
    })
  })
  vi.spyOn(crypto, 'scrypt').mockImplementation((...given: Parameters<typeof scrypt>) => {
    calls.push(open > 0 ? 'inside' : 'outside')
    scrypt(...given)
  })
  syncBuiltinESMExports()
  return calls
}
