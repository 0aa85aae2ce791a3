/** Every rate in the table guards the routes it is for: the last allowed request gets through, the next is told to wait. */
import { createHmac } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { doorRules, noteWrong } from '#app/guide/door/door-rules.ts'
import { databaseStore } from '#app/guide/door/door-store.server.ts'
import { requestNotices } from '#app/guide/requests/request-types.ts'
import { contactNotices } from '#app/messages/contact-notices.ts'
import { subscribe } from '#app/newsletter/newsletter.server.ts'
import { newsletterSubscribers } from '#app/newsletter/newsletter.tables.ts'
import { newsletterNotices } from '#app/newsletter/newsletter-notices.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { createRateLimits, type RateLimits } from '#app/requests/limits/rate-limit.server.ts'
import { staffSessions } from '#app/staff/staff.tables.ts'
import { aoife, fionn } from '#test/cast.ts'
import { openTestDatabase } from '#test/database.ts'
import { createTestApp, type TestApp, textOf } from '#test/house.ts'
import { testSettings } from '#test/settings.ts'
import { signInAs, signUp } from '#test/staff.ts'
import { type RateName, rates } from './limits.server.ts'

const secret = 'a secret of this house, long enough for signing'
/** Counts in the database, as with several instances, so the app sees what `limits` counts here. */
const settings = {
  ...testSettings({ TRUST_PROXY: '1', AUTH_SECRET: secret }),
  databaseUrl: 'postgres://never.asked',
}
let database: Database
let app: TestApp
let limits: RateLimits
/** Of Fionn, who has an account. */
let session: { cookie: string; id: string }
beforeAll(async () => {
  database = await openTestDatabase()
  const shared = { db: database.db, secret }
  app = createTestApp({ db: database.db, settings })
  limits = createRateLimits(shared)
  await seedProducts(database.db)
  await signUp(database.db, fionn)
  const cookie = await signInAs(app, fionn)
  const [row] = await database.db.select({ id: staffSessions.id }).from(staffSessions)
  session = { cookie, id: row?.id ?? '' }
})
afterAll(() => database.close())

type Door = {
  path: string
  /** POST as JSON or as a form; if neither is given, GET. */
  json?: object
  form?: Record<string, string>
  says: string
  /** Another address than the one of its row. */
  from?: string
  /** What is counted, if not the address. */
  key?: () => string
  signedIn?: true
  accept?: string
}

const atOnce = 'That was a lot at once. Please wait a little and try again.'
const attempts = 'Too many attempts'
const call = (name: string, json: object = {}): Door => ({ path: `/functions/v1/${name}`, json, says: atOnce })
const login = (form: Record<string, string>): Door => ({ path: '/admin/login', form, says: attempts })
/** No two routes guess at the same account, which has its own rate. */
const guess = (who: string) => ({ email: `${who}@kilmara.example`, password: 'guess' })
const message = { name: 'Aoife', email: aoife.email, reason: 'booking', message: 'Hi', consent: 'true' }
const asked = { name: 'Aoife', email: aoife.email, room: 'Sunriser', request_type: 'General Enquiry', message: 'Towels?' }

/**
 * `doorProof` is tested below; the second, which refuses silently, in staff/sign-in/login.test.ts; the third, which needs the password, in
 * staff/sign-in/code-guesses.test.ts.
 */
const apart = ['doorProof', 'passwordResetAccount', 'signInCode'] as const satisfies RateName[]
const doors: Record<Exclude<RateName, (typeof apart)[number]>, Door[]> = {
  contact: [
    call('send-contact-email', { ...message, consent: true }),
    { path: '/?index&intent=contact', form: message, says: contactNotices.failed.text },
  ],
  newsletter: [
    call('send-newsletter-welcome', { email: aoife.email, consent: true }),
    { path: '/?index&intent=newsletter', form: { email: aoife.email, consent: 'true' }, says: newsletterNotices.failed.text },
  ],
  concierge: [call('wild-concierge')],
  conciergeVote: [call('concierge-vote')],
  checkout: [
    call('create-checkout'),
    { path: '/guest-guide/order?item=heated_bath', form: {}, says: 'Too many orders at once. Please wait a few minutes.' },
  ],
  unsubscribe: [{ path: '/newsletter/unsubscribe/none', form: {}, says: 'Too many requests' }],
  event: [{ path: '/events', json: {}, says: atOnce }],
  guideRequest: [call('guest-contact', asked), { path: '/guest-guide', form: asked, says: requestNotices.failed.text }],
  guideCodes: [call('get-gate-code')],
  guideGuesses: [{ ...call('get-gate-code', { password: 'guess' }), says: 'One moment: please try again in' }],
  auth: [
    { path: '/api/auth/get-session', says: atOnce },
    { path: '/api/auth/sign-out', json: {}, says: atOnce },
    { path: '/api/auth/sign-in/email', json: {}, says: atOnce },
  ],
  signIn: [login(guess('grainne')), { path: '/api/auth/sign-in/email', json: guess('oisin'), says: attempts }],
  signInSite: [
    { ...login(guess('Sorcha')), from: '2001:db8:7:1::1', key: () => 'site:2001:db8:7' },
    {
      ...{ path: '/api/auth/sign-in/email', json: guess('Tadhg'), says: attempts },
      ...{ from: '2001:db8:8:1::1', key: () => 'site:2001:db8:8' },
    },
  ],
  signInAccount: [
    { ...login(guess('Ita')), key: () => 'account:ita@kilmara.example' },
    { path: '/api/auth/sign-in/email', json: guess('UNA'), says: attempts, key: () => 'account:una@kilmara.example' },
  ],
  signInKnown: [
    {
      // As the console's own script posts it.
      path: '/admin/account.data',
      form: { intent: 'own-password', current: 'guess', password: fionn.password, confirmation: fionn.password },
      says: attempts,
      key: () => `session:${session.id}`,
      signedIn: true,
    },
  ],
  signInStep: [
    login({ intent: 'code', code: '123456' }),
    login({ intent: 'start-passkey' }),
    login({ intent: 'passkey', answer: '' }),
  ],
  signUp: [login({ intent: 'signup', ...guess('grainne') })],
  newPassword: [login({ intent: 'password', password: 'guess', confirmation: 'guess' })],
  passwordReset: [login({ intent: 'reset', email: 'grainne@kilmara.example' })],
  page: [
    { path: '/', says: 'Too many requests. Please wait a moment.' },
    { path: '/about', accept: 'text/html', says: 'That was a lot of pages at once. Please wait a minute and try again.' },
    { path: '/sitemap.xml', says: atOnce },
    { path: '/functions/v1/order-status?session_id=none', says: atOnce },
  ],
}

const rows = Object.entries(doors).flatMap(([name, of]) => of.map((door) => [name as RateName, whatOf(door), door] as const))

it('the page that says so has no address', async () => {
  expect((await app.request('/too-many-pages', { headers: { Accept: 'text/html' } })).status).toBe(404)
})

function whatOf({ path, form, json }: Door): string {
  return `${form || json ? 'POST' : 'GET'} ${path} ${form?.intent ?? ''}`.trim()
}

function ask({ path, json, form, signedIn, accept }: Door, from: string) {
  const headers = {
    'X-Forwarded-For': from,
    ...(json ? { 'Content-Type': 'application/json' } : {}),
    ...(accept ? { Accept: accept } : {}),
    ...(signedIn ? { Cookie: session.cookie } : {}),
  }
  const body = json ? JSON.stringify(json) : form && new URLSearchParams(form)
  return app.request(path, body ? { method: 'POST', headers, body } : { headers })
}

it('the table below knows an address for every rate', () => {
  expect([...Object.keys(doors), ...apart].sort()).toEqual(Object.keys(rates).sort())
})

/** Routes without a rate, and why. Page views are counted in one place. */
const free: Record<string, string> = {
  'GET /metrics': 'answers who has METRICS_TOKEN',
  'GET /healthz': 'asked by what watches over the house; says a word',
  'GET /readyz': 'asked by what watches over the house, through no proxy, which must never be told to wait',
  'GET /robots.txt': 'a text from memory',
  'GET /manifest.webmanifest': 'a text from memory',
  'GET /guest-guide-worker.js': 'a text from memory',
  'GET /weather': 'from memory: its source is asked now and then, however many ask here',
  'POST /webhooks/stripe':
    'its provider’s, by their signature; an event that is refused is lost for a while. Few bodies are read at once instead',
}

it('every address of the app has a rate, or is free on purpose', () => {
  // `ALL` routes are middleware, not-found and the pages.
  const addresses = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
  const counted = app.routes.filter(({ handler }) => handler.name === 'limiter').map(({ method, path }) => `${method} ${path}`)
  expect(counted.length).toBeGreaterThan(10)
  expect([...new Set(addresses)].filter((address) => !counted.includes(address)).sort()).toEqual(Object.keys(free).sort())
})

it.each(rows)('rate %s stops %s', async (name, _what, door) => {
  const from = door.from ?? `192.0.2.${rows.findIndex((row) => row[2] === door)}`
  const { points, seconds, eachInstance } = { eachInstance: false, ...rates[name] }
  for (let count = 1; count < points; count++) {
    if (eachInstance) await ask(door, from)
    else expect(await limits.exceeded(name, door.key?.() ?? from)).toBeUndefined()
  }
  expect((await ask(door, from)).status).not.toBe(429)

  const refused = await ask(door, from)
  expect(refused.status).toBe(429)
  expect(textOf(await refused.text())).toContain(door.says)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(seconds)
  if (!door.key) expect((await ask(door, '198.51.100.1')).status).not.toBe(429)
})

it('rate unsubscribe keeps nobody on the list, however many a mail provider posts for', async () => {
  const from = '203.0.113.9'
  const { points } = rates.unsubscribe
  await subscribe(database.db, settings, { name: null, email: aoife.email, consent: true })
  const [{ token } = { token: '' }] = await database.db
    .select({ token: newsletterSubscribers.unsubscribeToken })
    .from(newsletterSubscribers)
  const post = (key: string) =>
    ask({ path: `/newsletter/unsubscribe/${key}`, form: { 'List-Unsubscribe': 'One-Click' }, says: '' }, from)
  for (let count = 0; count <= points; count++) expect((await post(token)).status).toBe(200)
  expect((await post('none')).status).toBe(404)
  for (let count = 1; count <= points; count++) await limits.exceeded('unsubscribe', from)
  expect((await post('none')).status).toBe(429)
  expect((await post(token)).status).toBe(200)
})

describe('doorProof', () => {
  it('lets one guess in before its turn for the work of a browser, and no second', async () => {
    const keyed = (text: string) => createHmac('sha256', secret).update(`guide door ${text}`).digest('hex')
    await databaseStore(database.db, keyed).update('203.0.113.1', ({ door, visitor, now }) => {
      for (let wrong = 0; wrong < doorRules.pressedAt; wrong++) noteWrong(door, visitor, now)
      door.nextTurn.plain = now + 60_000
    })
    const knock = (from: string, proof?: object) => ask(call('get-gate-code', { password: 'guess', proof }), from)
    const { challenge } = (await (await knock('203.0.113.2')).json()).error
    const proof = { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
    expect((await knock('203.0.113.3', proof)).status).toBe(401)
    const again = await knock('203.0.113.4', proof)
    expect([again.status, Number(again.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await again.json()).toMatchObject({ error: { code: 'wait' } })
  })
})
