/** Every console address × every kind of user: a new route, or a new verb of one, without an entry here fails. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGuide, setGuestPassword } from '#app/guide/door/guest-access.server.ts'
import routes from '#app/routes.ts'
import type { ConsolePage } from '#app/staff/access.ts'
import { removeColleague } from '#app/staff/accounts.server.ts'
import { createStaffAuth } from '#app/staff/auth/staff-auth.server.ts'
import { auditLog } from '#app/staff/staff.tables.ts'
import { fionn, grainne, oisin } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { silentLog } from '#test/database.ts'
import { getAs, postForm, signInAs, signUp } from '#test/staff.ts'
import { verbsOf } from '#test/verbs-of.ts'

/** `missing`: nothing exists at the tested address. */
type Entry = { page: ConsolePage | 'public'; intents?: string[]; missing?: true }

const matrix: Record<string, Entry> = {
  '/admin/login': { page: 'public' },
  '/admin': { page: 'dashboard' },
  '/admin/settings': {
    page: 'settings',
    intents: ['guest-password', 'access', 'contacts', 'invite', 'withdraw-invitation', 'role', 'remove-colleague', 'resend-mail'],
  },
  '/admin/account': {
    page: 'account',
    intents: [
      'own-password',
      'end-session',
      'end-other-sessions',
      'start-passkey',
      'add-passkey',
      'remove-passkey',
      'start-second-factor',
      'confirm-second-factor',
      'end-second-factor',
    ],
  },
  '/admin/orders': {
    page: 'orders',
    intents: ['prepared', 'delivered', 'open', 'cancelled', 'given-back', 'settled'],
  },
  '/admin/orders.csv': { page: 'orders' },
  '/admin/products': { page: 'products', intents: ['create', 'update', 'toggle', 'delete', 'restore', 'import'] },
  '/admin/products.csv': { page: 'products' },
  '/admin/concierge-knowledge': { page: 'knowledge', intents: ['add', 'update', 'delete', 'import'] },
  '/admin/concierge-knowledge.csv': { page: 'knowledge' },
  '/admin/concierge': { page: 'knowledge', intents: ['add', 'dismiss', 'reopen'] },
  '/admin/concierge/contradictions': { page: 'knowledge' },
  '/admin/concierge/why': { page: 'knowledge' },
  '/admin/analytics': { page: 'analytics' },
  '/admin/legal': { page: 'legal', intents: ['preview', 'draft', 'publish', 'read', 'restore', 'discard'] },
  '/admin/changes': { page: 'changes' },
  '/admin/changes.csv': { page: 'changes' },
  '/admin/privacy': { page: 'privacy', intents: ['find', 'erase'] },
  '/admin/privacy.json': { page: 'privacy', missing: true },
  '/admin/newsletter': { page: 'newsletter', intents: ['take-off'] },
  '/admin/newsletter.csv': { page: 'newsletter' },
  '/admin/feedback': { page: 'feedback' },
  '/admin/feedback/:id': { page: 'feedback', intents: ['answer', 'assign', 'close', 'reopen', 'resend'], missing: true },
  '/admin/*': { page: 'public', missing: true },
}

/** From decision 16, deliberately not from access.ts: everything else is for administrators. */
const ofColleagues = new Set<ConsolePage | 'public'>(['orders', 'feedback', 'account'])

let house: StaffedHouse
const cookies: Record<string, string> = {}

beforeAll(async () => {
  house = await openStaffedHouse()
  const { app, db, admin } = house
  const former = await signUp(db, oisin, admin)
  const lockedOut = await openGuide(db, 'heather')
  await setGuestPassword(db, 'bracken')
  const guest = await openGuide(db, 'bracken')
  cookies.stranger = ''
  cookies.guest = `kilmara_guest=${guest?.token}; guest=${guest?.token}`
  cookies['locked-out guest'] = `guest=${lockedOut?.token}`
  cookies.forger = 'staff.session_token=made.up'
  cookies.staff = await signInAs(app, grainne)
  cookies.admin = await signInAs(app, fionn)
  cookies['former colleague'] = await signInAs(app, oisin)
  await removeColleague(db, admin, former.id)
})
afterAll(() => house.close())

const open = (path: string, who: string) => getAs(house.app, path, cookies[who])

const found = flatten(routes as RouteConfigEntry[]).filter(({ path }) => path.startsWith('/admin'))

function flatten(entries: RouteConfigEntry[], base = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path = '', index, file, children }) => {
    const full = path.startsWith('/') ? path : `${base}${path ? `/${path}` : ''}`
    const own = index || (path && !children) ? [{ path: full || '/', file }] : []
    return [...own, ...flatten(children ?? [], full)]
  })
}

const people = ['stranger', 'guest', 'locked-out guest', 'forger', 'former colleague', 'staff', 'admin'] as const

describe('the matrix', () => {
  it('has an entry for every address of the console, and no other', () => {
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(matrix).sort())
  })

  it.each(found)('knows every verb of $path', ({ path, file }) => {
    expect(verbsOf(readFileSync(join('app', file), 'utf8'))).toEqual(matrix[path]?.intents ?? [])
  })
})

/** What passkeys and colleagues’ access require besides the session. */
const passwords: Record<string, string> = { staff: grainne.password, admin: fionn.password }
const rows = found.flatMap(({ path }) => people.flatMap((who) => (matrix[path] ? [{ path, who, ...matrix[path] }] : [])))
const noSuch = '01900000-0000-7000-8000-000000000000'

// Not from its page's export, which is a line of its own.
const changesLogged = () => house.db.$count(auditLog)

it.each(found.filter(({ path }) => path.endsWith('.csv')))(
  '$path is marked as UTF-8, and no time in it is in UTC',
  async ({ path }) => {
    const answer = await open(path, 'admin')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).not.toMatch(/,\d{4}-\d\d-\d\dT[\d:.]+Z/)
  },
)

describe.each(rows)('$path for $who', ({ path, who, page, intents = [], missing }) => {
  const address = path.replace(':id', noSuch)
  const admitted = page === 'public' || who === 'admin' || (who === 'staff' && ofColleagues.has(page))
  const away =
    who === 'staff' ? (page === 'products' ? '/#staff-only' : `/admin/login?reason=${page}`) : '/admin/login?reason=login'
  const navigated = page !== 'public' && !path.endsWith('.csv')

  it(admitted ? 'is read' : 'is not read', async () => {
    const answer = await open(address, who)
    if (page === 'public' && missing) return expect(answer.status).toBe(404)
    if (page === 'public') return expect(answer.status).toBe(['staff', 'admin'].includes(who) ? 302 : 200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    if (admitted) return expect(answer.status).toBe(missing ? 404 : 200)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toContain(away)
    expect(await answer.text()).toBe('')
  })

  if (navigated)
    it(admitted ? 'gives the data of navigations' : 'gives no data of navigations', async () => {
      const answer = await open(`${address}.data`, who)
      if (admitted) return expect(answer.status).toBe(missing ? 404 : 200)
      const text = await answer.text()
      // Never out of the console: who is made less while they type would lose it.
      expect(text).toContain(who === 'staff' ? `/admin/login?reason=${page}` : '/admin/login')
      expect(text).not.toMatch(/heated_bath|gateCode|activeProducts/)
    })

  if (intents.length > 0)
    it(admitted ? 'does its verbs' : 'does none of its verbs', async () => {
      const before = await changesLogged()
      // Who is no longer signed in is told that it was not done.
      const back = away.replace('reason=login', 'reason=not-done')
      for (const intent of intents) {
        const password = /passkey$|^role$|colleague$/.test(intent) ? passwords[who] : undefined
        const fields = { intent, id: noSuch, role: 'staff', ...(password ? { password } : {}) }
        const answer = await postForm(house.app, address, fields, cookies[who])
        if (admitted) expect([200, 400, 404, 409], intent).toContain(answer.status)
        else expect([answer.status, answer.headers.get('location')], intent).toEqual([302, expect.stringContaining(back)])
      }
      if (!admitted) expect(await changesLogged()).toBe(before)
    })
})

describe('what is another’s', () => {
  const opened = async (who: string) => (await open('/admin/orders', who)).status
  const post = (path: string, fields: Record<string, string>, who = 'admin') => postForm(house.app, path, fields, cookies[who])

  it('is a colleague’s session: only its owner ends it', async () => {
    const rows = await house.db.execute<{ id: string }>(
      sql`select s.id from staff_sessions s join staff_users u on u.id = s.user_id where u.email = ${grainne.email}`,
    )
    expect(rows.rows.length).toBeGreaterThan(0)
    for (const { id } of rows.rows) expect((await post('/admin/account', { intent: 'end-session', id })).status).toBe(200)
    await post('/admin/account', { intent: 'end-other-sessions' })
    expect(await opened('staff')).toBe(200)
  })

  it('is a colleague’s password: whoever’s id is sent, it is one’s own that is asked for', async () => {
    const answer = await post('/admin/account', {
      intent: 'own-password',
      id: noSuch,
      current: grainne.password,
      password: 'foxgloves by the gate',
      confirmation: 'foxgloves by the gate',
    })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('This is not your password.')])
  })

  it('is an invitation: it makes no account for another address', async () => {
    const wish = { intent: 'invite', role: 'admin', password: fionn.password }
    const page = await (await post('/admin/settings', { ...wish, email: 'one@kilmara.example' })).text()
    const invitation = /invitation=([\w-]+)/.exec(page)?.[1] ?? ''
    expect(invitation).not.toBe('')
    const fields = { intent: 'signup', email: 'two@elsewhere.example', password: 'foxgloves by the gate', invitation }
    const answer = await post('/admin/login', fields, 'stranger')
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('This invitation is for another address')])
  })

  it('is an order or a message that does not exist: nobody learns more than that', async () => {
    for (const who of ['staff', 'admin']) {
      expect((await post('/admin/orders', { intent: 'prepared', id: noSuch }, who)).status).toBe(404)
      for (const intent of ['answer', 'assign', 'close', 'reopen', 'resend'])
        expect((await post(`/admin/feedback/${noSuch}`, { intent, text: 'Hello' }, who)).status, intent).toBe(404)
    }
  })
})

describe('where there is no page', () => {
  const read = async (path: string, who: string) => (await open(path, who)).text()

  it('the team keeps the console around it, with the way back to where each begins', async () => {
    for (const path of ['/admin/nothing', `/admin/feedback/${noSuch}`]) {
      expect(await read(path, 'admin'), path).toMatch(/<nav aria-label="Console">.*<a href="\/admin">Back to .*Dashboard/s)
      expect(await read(path, 'staff'), path).toMatch(
        /<nav aria-label="Console">.*<a href="\/admin\/feedback">Back to .*Feedback/s,
      )
    }
  })

  it('nobody else sees anything of the console', async () => {
    for (const who of people.filter((name) => name !== 'staff' && name !== 'admin')) {
      const page = await read('/admin/nothing', who)
      expect(page, who).toContain('Oops! Page not found')
      expect(page, who).not.toMatch(/aria-label="Console"|Sign Out/)
    }
  })
})

it.each(found.filter(({ path }) => matrix[path]?.intents))(
  '$path takes no name that every object has for a verb',
  async ({ path }) => {
    for (const inherited of ['constructor', 'toString', '__proto__']) {
      const fields = { intent: inherited, id: noSuch }
      const { status } = await postForm(house.app, path.replace(':id', noSuch), fields, cookies.admin)
      expect([inherited, status]).toEqual([inherited, 400])
    }
  },
)

it('settings refuse a role that does not exist', async () => {
  for (const intent of ['role', 'invite']) {
    const fields = { intent, id: noSuch, email: 'three@kilmara.example', role: 'owner' }
    const answer = await postForm(house.app, '/admin/settings', fields, cookies.admin)
    expect([answer.status, await answer.text()], intent).toEqual([400, expect.stringContaining('Please choose a role')])
  }
})

it('a form of another site is refused, whatever cookie comes with it', async () => {
  const answer = await house.app.request('/admin/products', {
    method: 'POST',
    body: 'intent=toggle',
    headers: {
      Cookie: cookies.admin ?? '',
      Origin: 'https://elsewhere.example',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
  })
  expect(answer.status).toBe(403)
})

it('of the vendor’s endpoints only sign-in, session and sign-out answer', async () => {
  const vendors = Object.values(createStaffAuth(house.db, house.settings, silentLog)().api).map(({ path }) => path)
  const answered = vendors.map(async (path) => {
    const at = `/api/auth${path?.replace(/:\w+/g, 'one')}`
    const headers = { 'Content-Type': 'application/json', Cookie: cookies.staff ?? '' }
    const got = await house.app.request(at, { headers })
    const posted = await house.app.request(at, { method: 'POST', body: '{}', headers })
    return got.status === 404 && posted.status === 404 ? [] : [path]
  })
  expect(vendors).toContain('/change-password')
  expect((await Promise.all(answered)).flat().sort()).toEqual(['/get-session', '/sign-in/email', '/sign-out'])
})
