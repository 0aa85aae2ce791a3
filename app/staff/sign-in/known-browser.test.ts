import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { rates } from '#app/limits.server.ts'
import { fionn, grainne } from '#test/cast.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { openTestDatabase } from '#test/database.ts'
import { createTestApp, type TestApp } from '#test/house.ts'
import { testSettings } from '#test/settings.ts'
import { signUp } from '#test/staff.ts'
import { knownBrowser } from './known-browser.server.ts'

const secret = 'a secret of this house, long enough for signing'
const settings = testSettings({ AUTH_SECRET: secret, BASE_URL: 'https://kilmara.example', TRUST_PROXY: '1' })

describe('the cookie of a known browser', () => {
  const fionns = knownBrowser(settings, fionn.email)
  const set = fionns.remember()
  const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
  const [nonce = '', signature = ''] = value.split('.')
  const carrying = (cookie: string) => new Request('https://kilmara.example', { headers: { cookie } })

  it('is bound to this host, out of reach of scripts, lasts, and does not tell whose it is', () => {
    expect(set).toMatch(/^__Host-known-[\da-f]{16}=[\w-]{24}\.[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/)
    expect(Date.parse(/Expires=([^;]+)/.exec(set)?.[1] ?? '')).toBeGreaterThan(Date.now() + 390 * 86_400_000)
  })

  it('is known again, whichever way the address is written, and is another each time', () => {
    expect(fionns.find(carrying(`a=b; ${name}=${value}`))).toBe(nonce)
    expect(knownBrowser(settings, fionn.email.toUpperCase()).find(carrying(`${name}=${value}`))).toBe(nonce)
    expect(fionns.remember().split(';')[0]).not.toBe(`${name}=${value}`)
  })

  it('is nothing when it is forged, another account’s or another house’s', () => {
    const named = (of: string) => of.split('=')[0]
    const grainnes = knownBrowser(settings, grainne.email)
    const elsewhere = knownBrowser({ ...settings, authSecret: 'the secret of another house altogether' }, fionn.email)
    const valueFor = (browser: typeof fionns) => browser.remember().split(';')[0]?.split('=')[1]
    for (const forged of [
      '',
      nonce,
      `${nonce}.`,
      `.${signature}`,
      `${nonce}x.${signature}`,
      `${nonce}.${signature.slice(0, -2)}`,
    ])
      expect(fionns.find(carrying(`${name}=${forged}`)), forged).toBeUndefined()
    expect(grainnes.find(carrying(`${name}=${value}`))).toBeUndefined()
    expect(grainnes.find(carrying(`${named(grainnes.remember())}=${value}`))).toBeUndefined()
    expect(fionns.find(carrying(`${name}=${valueFor(grainnes)}`))).toBeUndefined()
    expect(fionns.find(carrying(`${name}=${valueFor(elsewhere)}`))).toBeUndefined()
  })
})

describe('while strangers everywhere guess at an account', () => {
  let database: Database
  let app: TestApp
  /** The cookies of browsers they have signed in on. */
  const known: Record<string, string> = {}
  beforeAll(async () => {
    database = await openTestDatabase()
    app = createTestApp({ db: database.db, settings })
    const admin = await signUp(database.db, fionn)
    await signUp(database.db, grainne, admin)
    for (const person of [fionn, grainne]) known[person.name] = knownOf(await signIn(person, { from: '192.0.2.1' }))
    const guesses = Array.from({ length: rates.signInAccount.points }, (_, n) =>
      signIn({ ...fionn, password: 'guess' }, { from: `198.51.100.${n}` }),
    )
    await Promise.all(guesses)
  })
  afterAll(() => database.close())

  type Try = { from: string; cookie?: string | undefined; at?: 'page' | 'function' }

  async function signIn(fields: { email: string; password: string }, { from, cookie = '', at = 'page' }: Try): Promise<Response> {
    const { email, password } = fields
    const page = at === 'page'
    return app.request(`${settings.baseUrl}${page ? '/admin/login' : '/api/auth/sign-in/email'}`, {
      method: 'POST',
      headers: {
        'Content-Type': page ? 'application/x-www-form-urlencoded' : 'application/json',
        'X-Forwarded-For': from,
        Origin: settings.baseUrl,
        Cookie: cookie,
      },
      body: page ? new URLSearchParams({ intent: 'signin', email, password }).toString() : JSON.stringify({ email, password }),
    })
  }

  /** Only what a browser keeps after the session has ended. */
  function knownOf(answer: Response): string {
    return cookieOf(answer)
      .split('; ')
      .filter((cookie) => cookie.startsWith('__Host-known-'))
      .join('; ')
  }

  async function outcomeOf(answer: Response) {
    if (answer.status === 302 || answer.status === 200) return 'in'
    return answer.status === 429 || (await answer.text()).includes('Too many attempts') ? 'stopped' : 'wrong'
  }

  it('its owner signs in on a browser that is known, and a stranger does not, though the password be right', async () => {
    expect(await outcomeOf(await signIn(fionn, { from: '192.0.2.2' }))).toBe('stopped')
    expect(await outcomeOf(await signIn(fionn, { from: '192.0.2.2', cookie: known[grainne.name] }))).toBe('stopped')
    for (const at of ['page', 'function'] as const)
      expect(await outcomeOf(await signIn(fionn, { from: '192.0.2.2', cookie: known[fionn.name], at })), at).toBe('in')
  })

  it('strangers who use up the tries of an address lock out neither a known browser there nor anybody elsewhere', async () => {
    const from = '192.0.2.3'
    const guess = (cookie?: string) => signIn({ ...grainne, password: 'guess' }, { from, cookie })
    await Promise.all(Array.from({ length: rates.signInAccount.points }, () => guess()))
    expect(await outcomeOf(await guess())).toBe('stopped')
    expect(await outcomeOf(await signIn(grainne, { from, cookie: known[grainne.name] }))).toBe('in')
    expect(await outcomeOf(await signIn(grainne, { from: '192.0.2.6' }))).toBe('in')
  })

  it('a text of any length is counted in the place of an address, and refused', async () => {
    const answer = await signIn({ email: 'a'.repeat(5_000), password: 'guess' }, { from: '192.0.2.7', at: 'function' })
    expect(answer.status).toBe(400)
  })

  it('a known browser that guesses is stopped itself, wherever it asks, and no other', async () => {
    const mine = knownOf(await signIn(fionn, { from: '192.0.2.4', cookie: known[fionn.name] }))
    expect(mine).not.toBe(known[fionn.name])
    const outcomes: string[] = []
    for (let guess = 0; guess <= rates.signInKnown.points; guess++) {
      const given: Try = { from: `203.0.113.${guess}`, cookie: mine, at: guess % 2 ? 'page' : 'function' }
      outcomes.push(await outcomeOf(await signIn({ ...fionn, password: 'guess' }, given)))
    }
    expect(outcomes).toEqual([...Array(rates.signInKnown.points).fill('wrong'), 'stopped'])
    expect(await outcomeOf(await signIn(fionn, { from: '192.0.2.5', cookie: mine }))).toBe('stopped')
    expect(await outcomeOf(await signIn(fionn, { from: '192.0.2.5', cookie: known[fionn.name] }))).toBe('in')
  })
})
