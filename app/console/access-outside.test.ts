/** Every function and page outside the console × every kind of user: a new one without an entry here fails. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGuide, setGuestPassword, setGuideDetails } from '#app/guide/door/guest-access.server.ts'
import routes from '#app/routes.ts'
import { fionn, grainne } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { signInAs } from '#test/staff.ts'

/** The status for everybody, and for a signed-in guest if different. The request body is empty, so the answer names what is missing. */
const functions: Record<string, { at?: string; all: number; guest?: number }> = {
  'GET /healthz': { all: 200 },
  'GET /readyz': { all: 200 },
  'GET /robots.txt': { all: 200 },
  'GET /sitemap.xml': { all: 200 },
  'POST /functions/v1/send-contact-email': { all: 400 },
  'POST /functions/v1/send-newsletter-welcome': { all: 400 },
  'POST /functions/v1/wild-concierge': { all: 400 },
  'POST /functions/v1/concierge-vote': { all: 400 },
  'GET /metrics': { all: 404 },
  'POST /events': { all: 400 },
  'POST /functions/v1/create-checkout': { all: 400 },
  'GET /functions/v1/order-status': { at: '/functions/v1/order-status?session_id=another', all: 404 },
  'POST /webhooks/stripe': { all: 400 },
  'POST /functions/v1/get-gate-code': { all: 401, guest: 200 },
  'POST /functions/v1/guest-contact': { all: 400 },
  'GET /weather': { all: 204 },
  'GET /guest-guide-worker.js': { all: 200 },
  'GET /manifest.webmanifest': { all: 200 },
  'GET /api/auth/get-session': { all: 200 },
  'POST /api/auth/sign-in/email': { all: 400 },
  // Last: it ends the session.
  'POST /api/auth/sign-out': { all: 200 },
}

const pages: Record<string, { at?: string; all: number }> = {
  '/': { all: 200 },
  '/about': { all: 200 },
  '/faq': { all: 200 },
  '/dining': { all: 200 },
  '/gallery': { all: 200 },
  '/room/:roomId': { at: '/room/stargazer', all: 200 },
  '/terms-and-conditions': { all: 200 },
  '/privacy-policy': { all: 200 },
  '/guest-guide': { all: 200 },
  '/guest-guide/order': { at: '/guest-guide/order?item=heated_bath', all: 200 },
  '/order-success': { at: '/order-success?session_id=another', all: 200 },
  '/demo/pay/:order': { at: '/demo/pay/01900000-0000-7000-8000-000000000000', all: 404 },
  '/newsletter/unsubscribe/:token?': { at: '/newsletter/unsubscribe/another', all: 404 },
  '/*': { at: '/no-such-page', all: 404 },
  '/demo/booking': { all: 200 },
  '/demo/booking-widget.js': { all: 200 },
  '/demo/booking-widget.css': { all: 200 },
  '/demo/vouchers': { all: 200 },
}

const people = ['stranger', 'guest', 'locked-out guest', 'staff', 'admin'] as const
const secrets = { gateCode: '4711-larch', wifiKey: 'tide-table-1890' }
let house: StaffedHouse
const cookies: Record<string, string> = {}

beforeAll(async () => {
  house = await openStaffedHouse({ environment: { WEATHER_URL: 'http://127.0.0.1:1/' } })
  const { app, db } = house
  await setGuideDetails(db, secrets)
  const lockedOut = await openGuide(db, 'heather')
  await setGuestPassword(db, 'bracken')
  cookies.stranger = ''
  cookies.guest = `guest=${(await openGuide(db, 'bracken'))?.token}`
  cookies['locked-out guest'] = `guest=${lockedOut?.token}`
  cookies.staff = await signInAs(app, grainne)
  cookies.admin = await signInAs(app, fionn)
})
afterAll(() => house.close())

it('the matrix has an entry for every function, and no other', () => {
  const found = house.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(found)].sort()).toEqual(Object.keys(functions).sort())
})

it('the matrix has an entry for every page outside the console, and no other', () => {
  const outside = pathsOf(routes as RouteConfigEntry[]).filter((path) => !path.startsWith('/admin'))
  expect(outside.sort()).toEqual(Object.keys(pages).sort())
})

describe.each(people)('%s', (who) => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { ...(init.method === 'POST' ? { 'Content-Type': 'application/json' } : {}), Cookie: cookies[who] ?? '' }
    const answer = await house.app.request(path, { ...init, headers })
    return { status: answer.status, text: await answer.text() }
  }

  it('is answered by every function as expected', async () => {
    const answered: Record<string, number> = {}
    for (const [name, { at }] of Object.entries(functions)) {
      const [method = '', path = ''] = name.split(' ')
      const { status, text } = await ask(at ?? path, method === 'POST' ? { method, body: '{}' } : { method })
      answered[name] = status
      for (const secret of Object.values(secrets))
        expect(text.includes(secret), name).toBe(who === 'guest' && name.includes('gate'))
    }
    const expected = Object.entries(functions).map(([name, { all, guest }]) => [name, who === 'guest' ? (guest ?? all) : all])
    expect(answered).toEqual(Object.fromEntries(expected))
  })

  it('is shown every page as expected, and on none what only an opened guide tells', async () => {
    const answered: Record<string, number> = {}
    for (const [name, { at = name }] of Object.entries(pages)) {
      const { status, text } = await ask(at)
      answered[name] = status
      for (const secret of Object.values(secrets)) expect(text, name).not.toContain(secret)
    }
    expect(answered).toEqual(Object.fromEntries(Object.entries(pages).map(([name, { all }]) => [name, all])))
  })
})

function pathsOf(entries: RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const full = `${base}${path ? `/${path}` : ''}`
    return [...(index || (path && !children) ? [full || '/'] : []), ...pathsOf(children ?? [], full)]
  })
}
