/** The login page's second step finishes a sign-in, and does nothing for a session that is already open. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffAuth } from '#app/staff/auth/staff-auth.server.ts'
import { staffTwoFactors, staffUsers } from '#app/staff/staff.tables.ts'
import { codesOf } from '#test/app-codes.ts'
import { fionn } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { silentLog } from '#test/database.ts'
import { postForm, signInAs } from '#test/staff.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse()
})
afterAll(() => house.close())

it('a session alone neither switches the second step on there nor tries codes', async () => {
  const session = await signInAs(house.app, fionn)
  const { api } = createStaffAuth(house.db, house.settings, silentLog)()
  const started = await api.enableTwoFactor({ body: { password: fionn.password }, headers: new Headers({ cookie: session }) })
  if (!('totpURI' in started)) throw new Error('no key')
  const [code, next] = codesOf(started.totpURI)
  const enter = (given: string, cookies: string) =>
    postForm(house.app, '/admin/login.data', { intent: 'code', code: given }, cookies)
  for (const given of [code, ...started.backupCodes.slice(0, 1)]) {
    const refused = await enter(given, session)
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Please sign in with your password first'),
    ])
  }
  const [user] = await house.db.select().from(staffUsers).where(eq(staffUsers.id, house.admin.id))
  expect(user?.twoFactorEnabled).toBe(false)

  // Begun anew in a browser where an earlier session is still open, it counts wrong codes, and the right one opens a new session.
  const on = cookieOf(await postForm(house.app, '/admin/account', { intent: 'confirm-second-factor', code }, session))
  const half = cookieOf(await postForm(house.app, '/admin/login', { intent: 'signin', ...fionn }))
  expect((await enter('000000', `${on}; ${half}`)).status).toBe(400)
  const [{ failures } = { failures: 0 }] = await house.db
    .select({ failures: staffTwoFactors.failedVerificationCount })
    .from(staffTwoFactors)
  expect(failures).toBe(1)
  expect(cookieOf(await enter(next, `${on}; ${half}`))).toContain('session_token')
})
