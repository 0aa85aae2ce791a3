/** Where staff land after signing in, by every route. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffAuth } from '#app/staff/auth/staff-auth.server.ts'
import { inviteColleague } from '#app/staff/invitations.server.ts'
import { fionn, grainne, oisin } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { silentLog } from '#test/database.ts'
import { openTestHouse } from '#test/house.ts'
import { getAs, postForm, signInAs } from '#test/staff.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse()
})
afterAll(() => house.close())

const login = (fields: Record<string, string>, cookie?: string) => postForm(house.app, '/admin/login', fields, cookie)
const led = (answer: Response) => answer.headers.get('location')
const open = (path: string, cookie: string) => getAs(house.app, path, cookie)

it('the start page is the dashboard for administrators and the inbox for staff, where they are told', async () => {
  expect(led(await login({ intent: 'signin', ...fionn }))).toBe('/admin?notice=logged-in')
  const answer = await login({ intent: 'signin', ...grainne })
  expect(led(answer)).toBe('/admin/feedback?notice=logged-in')
  expect((await open('/admin/feedback?notice=logged-in', cookieOf(answer))).status).toBe(200)
})

it('the start page follows the accepting of an invitation, too', async () => {
  const { link } = await inviteColleague(house.db, house.settings, house.admin, { email: oisin.email, role: 'staff' })
  const invitation = new URL(link).searchParams.get('invitation') ?? ''
  expect(led(await login({ intent: 'signup', invitation, ...oisin }))).toBe('/admin/feedback?notice=staff-account-created')
})

it('a newcomer is greeted by the invitation’s role: administrator, staff, or no longer valid', async () => {
  const heading = async (path: string) => /<h1>(.*?)<\/h1>/.exec(await (await open(path, '')).text())?.[1]
  const newcomer = { name: 'Bríd Kavanagh', email: 'brid@kilmara.example', password: 'slates and swallows' }
  const links = new Map<string, string>()
  for (const role of ['admin', 'staff'] as const) {
    const { link } = await inviteColleague(house.db, house.settings, house.admin, { email: newcomer.email, role })
    links.set(role, link.replace(house.settings.baseUrl, ''))
    expect(await heading(links.get(role) ?? '')).toBe(`Create your ${role} account`)
  }
  // A new invitation replaces the previous one.
  const ended = await (await open(links.get('admin') ?? '', '')).text()
  expect(ended).toContain('This invitation has already been used or has expired.')
  expect(ended).not.toContain('Sign Up</button>')
})

it('the set-up link opens Sign Up, and says at once when there is an account already', async () => {
  const path = '/admin/login?setup=larch-and-lantern'
  const fresh = await openTestHouse()
  const early = await fresh.read(path)
  await fresh.close()
  const late = await (await open(path, '')).text()
  for (const page of [early, late]) expect(page).toContain('Create your admin account')
  expect(early).not.toContain('The first account has already been created.')
  expect(late).toContain('The first account has already been created.')
  expect(late).toContain('Sign in, or ask an administrator for an invitation.')
})

it('the start page follows the second step, or the page that they wanted', async () => {
  const { api } = createStaffAuth(house.db, house.settings, silentLog)()
  const cookie = await signInAs(house.app, oisin)
  const { backupCodes } = (await api.enableTwoFactor({
    body: { password: oisin.password },
    headers: new Headers({ cookie }),
  })) as { backupCodes: string[] }
  await house.db.execute(`update staff_users set two_factor_enabled = true where email = '${oisin.email}'`)
  await house.db.execute('update staff_two_factors set verified = true')
  const next = '/admin/orders?room=Stargazer&open=on'
  const ways = [
    [{}, '/admin/feedback?notice=logged-in'],
    [{ next }, `${next}&notice=logged-in`],
  ] as const
  for (const [at, [wanted, to]] of ways.entries()) {
    const half = await login({ intent: 'signin', ...oisin, ...wanted })
    const page = new URL(led(half) ?? '', 'http://localhost')
    expect(page.searchParams.get('mode')).toBe('code')
    const kept = page.searchParams.get('next')
    const given = { intent: 'code', code: backupCodes[at] ?? '', ...(kept ? { next: kept } : {}) }
    expect(led(await login(given, cookieOf(half)))).toBe(to)
  }
})

it('after a session has ended, signing in leads back to that page, with its filters', async () => {
  const message = '/admin/feedback/01900000-0000-7000-8000-000000000000'
  for (const [asked, next] of [
    [message, message],
    ['/admin/feedback?state=mine&q=train', '/admin/feedback?state=mine&q=train'],
    ['/admin/feedback.data?state=mine&_routes=inbox%2Fstaff-inbox.route', '/admin/feedback?state=mine'],
  ] as const) {
    const text = `${led(await open(asked, ''))} ${await (await open(asked, '')).text()}`
    expect(text).toContain(`/admin/login?reason=login&next=${encodeURIComponent(next)}`)
    expect(led(await login({ intent: 'signin', ...grainne, next }))).toMatch(`${next}${next.includes('?') ? '&' : '?'}notice=`)
  }
  const refused = led(await postForm(house.app, '/admin/orders?words=Eithne', { intent: 'prepared', id: 'any' })) ?? ''
  expect(refused).toBe(`/admin/login?reason=not-done&next=${encodeURIComponent('/admin/orders?words=Eithne')}`)
  expect(await (await open(refused, '')).text()).toContain('that change was not made')
  const cookie = await signInAs(house.app, grainne)
  expect(led(await open(`/admin/login?reason=login&next=${encodeURIComponent(message)}`, cookie))).toBe(message)
})

it('a denial offers the pages of one’s role, and no empty form', async () => {
  const denied = '/admin/login?reason=settings'
  const page = await (await open(denied, await signInAs(house.app, grainne))).text()
  expect(page).toContain('Access Denied')
  expect(page).toContain('This section is restricted to administrators.')
  expect(page).not.toContain('restricted to staff')
  const links = [...page.matchAll(/<a [^>]*href="(\/admin[^"]*)"/g)].map(([, to]) => to)
  expect(links).toEqual(['/admin/orders', '/admin/feedback', '/admin/account'])
  expect(page).not.toContain('type="password"')
  // Somebody who has since become an administrator, and a stranger.
  expect(led(await open(denied, await signInAs(house.app, fionn)))).toBe('/admin')
  const stranger = await (await open(denied, '')).text()
  expect(stranger).toContain('type="password"')
  expect(stranger).toContain('This section is restricted to staff.')
})
