/** What scripts can read holds no session's token: only its cookie does, which they cannot read. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffSessions } from '#app/staff/staff.tables.ts'
import { grainne } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { getAs, signInAs } from '#test/staff.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse()
})
afterAll(() => house.close())

it('no answer below /api/auth shows it', async () => {
  const { email, password } = grainne
  const signIn = (more: object = {}) =>
    house.app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, ...more }),
    })
  const signedIn = await signIn()
  const cookie = cookieOf(signedIn)
  const [{ token } = { token: 'none' }] = await house.db.select().from(staffSessions)
  expect(cookie).toContain(token)
  const said = await signedIn.text()
  expect(said).not.toContain(token)
  expect(JSON.parse(said)).toMatchObject({ user: { email } })

  const session = await getAs(house.app, '/api/auth/get-session', cookie)
  const shown = await session.text()
  expect(shown).not.toContain(token)
  expect(JSON.parse(shown)).toEqual({
    session: { id: expect.any(String), createdAt: expect.any(String), expiresAt: expect.any(String) },
    user: { id: house.colleague.id, name: grainne.name, email, role: 'staff', twoFactorEnabled: false },
  })
  expect(await (await getAs(house.app, '/api/auth/get-session')).json()).toBeNull()
  // Nor does it take the vendor's other fields, such as where to go next.
  const elsewhere = await signIn({ callbackURL: '/admin/settings' })
  expect([elsewhere.headers.get('location'), (await elsewhere.json()).url]).toEqual([null, undefined])
})

it('no page of the console shows it', async () => {
  const cookie = await signInAs(house.app, grainne)
  const tokens = (await house.db.select().from(staffSessions)).map(({ token }) => token)
  expect(tokens.some((token) => cookie.includes(token))).toBe(true)
  for (const path of ['/admin/account', '/admin/account.data', '/admin/feedback']) {
    const page = await (await getAs(house.app, path, cookie)).text()
    expect(page, path).toContain(grainne.name)
    for (const token of tokens) expect(page, path).not.toContain(token)
  }
})
