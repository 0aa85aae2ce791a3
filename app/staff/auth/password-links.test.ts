/** Password reset links: only a person's latest works, and none after the password has changed. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeColleague } from '#app/staff/accounts.server.ts'
import { listChanges } from '#app/staff/audit/audit.server.ts'
import { inviteColleague } from '#app/staff/invitations.server.ts'
import { staffVerifications } from '#app/staff/staff.tables.ts'
import { fionn, grainne, oisin } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { createTestApp, textOf } from '#test/house.ts'
import { askForLink, getAs, postForm, signInAs, signUp } from '#test/staff.ts'
import { storedLink } from './one-time-proofs.server.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse()
})
afterAll(() => house.close())

const ask = (email: string) => askForLink(house.app, house.db, email)

/** @returns where it leads, or what it says. */
async function choose(token: string, password: string): Promise<string> {
  const answer = await postForm(house.app, '/admin/login', { intent: 'password', token, password, confirmation: password })
  return answer.headers.get('location') ?? (/already been used or has expired/.exec(await answer.text())?.[0] || 'something else')
}

const chosen = '/admin/login?reason=new-password'
const refused = 'already been used or has expired'

it('a later link ends an earlier one, and the new password ends all', async () => {
  const earlier = await ask(fionn.email)
  const later = await ask(fionn.email)
  expect(await choose(earlier, 'herons on the far shore')).toBe(refused)
  // Two requested at the same moment, on two instances, would both exist.
  const expiresAt = new Date(Date.now() + 60_000)
  await house.db.insert(staffVerifications).values({ identifier: storedLink('twin'), value: house.admin.id, expiresAt })
  expect(await choose(later, 'herons on the far shore')).toBe(chosen)
  // A colleague who is signed in on the same device sees that it was done, too.
  const told = await getAs(house.app, chosen, await signInAs(house.app, grainne))
  expect([told.status, await told.text()]).toEqual([200, expect.stringContaining('Admin password updated successfully')])
  expect(await choose('twin', 'the thief chooses another')).toBe(refused)
  expect(await signInAs(house.app, { ...fionn, password: 'herons on the far shore' })).toContain('session_token')
})

it('a link that leads nowhere says so when it is opened, and offers another', async () => {
  const opened = async (token: string) => (await house.app.request(`/admin/login?token=${token}`)).text()
  const link = await ask(fionn.email)
  expect(await opened(link)).toContain('<h1>Choose a new password</h1>')
  expect(await choose(link, 'cormorants at the pier')).toBe(chosen)
  const expiresAt = new Date(Date.now() - 1_000)
  await house.db.insert(staffVerifications).values({ identifier: storedLink('expired'), value: house.admin.id, expiresAt })
  for (const dead of [link, 'expired', 'nobody-made-it', 'no%20token']) {
    const page = await opened(dead)
    expect(page).toContain('<h1>Reset your password</h1>')
    expect(page).toContain(refused)
  }
  for (const dead of ['expired', 'no token', 'no\0token']) expect(await choose(dead, 'the thief chooses another')).toBe(refused)
})

it('a link from an email opens its form also where somebody is signed in, says who, and works', async () => {
  const cookie = await signInAs(house.app, grainne)
  const opened = async (query: string) => textOf(await (await getAs(house.app, `/admin/login?${query}`, cookie)).text())
  const link = await ask(fionn.email)
  expect(await opened(`token=${link}`)).toMatch(/Choose a new password.*You are signed in as Gráinne.*To the console/)
  expect(await opened('mode=reset')).toMatch(/Reset your password.*You are signed in as Gráinne.*To the console/)
  const password = 'cormorants at the pier'
  const fields = { intent: 'password', token: link, password, confirmation: password }
  const answer = await postForm(house.app, `/admin/login?token=${link}`, fields, cookie)
  expect(answer.headers.get('location')).toBe(chosen)
  // With its own counts.
  const app = createTestApp({ db: house.db, settings: house.settings })
  const asked = await postForm(app, '/admin/login?mode=reset', { intent: 'reset', email: grainne.email }, cookie)
  expect(await asked.text()).toContain('Password reset email sent!')
  // Without such a link there is nothing to do here.
  for (const query of ['', 'mode=signin', 'mode=code'])
    expect((await getAs(house.app, `/admin/login?${query}`, cookie)).headers.get('location')).toMatch(/^\/admin(?!\/login)/)
})

it('a password changed in the console ends all links', async () => {
  const link = await ask(grainne.email)
  const cookie = await signInAs(house.app, grainne)
  const fields = { current: grainne.password, password: 'otters in the evening', confirmation: 'otters in the evening' }
  const changed = await postForm(house.app, '/admin/account', { intent: 'own-password', ...fields }, cookie)
  expect(changed.headers.get('location')).toBe('/admin/account?notice=own-password')
  expect(await choose(link, 'the thief chooses another')).toBe(refused)
  expect((await listChanges(house.db, { words: 'password changed' })).total).toBe(1)
})

it('an account that is removed takes its links with it', async () => {
  const leaving = await signUp(house.db, oisin, house.admin, 'staff')
  const expiresAt = new Date(Date.now() + 60_000)
  await house.db.insert(staffVerifications).values({ identifier: storedLink('left-over'), value: leaving.id, expiresAt })
  const opened = async () => (await house.app.request('/admin/login?token=left-over')).text()
  expect(await opened()).not.toContain(refused)
  await removeColleague(house.db, house.admin, leaving.id)
  expect(await opened()).toContain(refused)
})

it('is in no export of a colleague’s data, nor is an invitation: an open console would otherwise give away a lasting account', async () => {
  const link = await ask(fionn.email)
  const invited = await inviteColleague(house.db, house.settings, house.admin, { email: oisin.email, role: 'admin' })
  const cookie = await signInAs(house.app, { ...fionn, password: 'cormorants at the pier' })
  const exported = async (email: string) => (await postForm(house.app, '/admin/privacy.json', { email }, cookie)).text()
  expect(await exported(fionn.email)).toContain('A new password for the Kilmara console')
  expect(await exported(fionn.email)).not.toContain(link)
  expect(await exported(oisin.email)).toContain('invites you to the Kilmara console')
  expect(await exported(oisin.email)).not.toContain(new URL(invited.link).searchParams.get('invitation'))
})
