/** While the audit log cannot be written, our own changes are rolled back, the vendor's stand, and nobody is signed out. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openGuide, setGuestPassword } from '#app/guide/door/guest-access.server.ts'
import { fionn } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { keepLog } from '#test/kept-log.ts'
import { askForLink, getAs, postForm, signInAs } from '#test/staff.ts'

const { log, lines: logged } = keepLog()
let house: StaffedHouse
let cookie: string
beforeAll(async () => {
  house = await openStaffedHouse({ log })
  await setGuestPassword(house.db, 'heron-tide')
  cookie = await signInAs(house.app, fionn)
  await house.db.execute(sql`alter table audit_log rename to audit_log_lost`)
})
beforeEach(() => void logged.splice(0))
afterAll(() => house.close())

const opened = async (session: string) => (await getAs(house.app, '/admin/account', session)).status

it('the guest password stays as it is', async () => {
  const wish = { intent: 'guest-password', password: 'curlew-sand', confirmation: 'curlew-sand' }
  const answer = await postForm(house.app, '/admin/settings', wish, cookie)
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('Failed to update guest password')])
  expect(await openGuide(house.db, 'curlew-sand')).toBeUndefined()
  expect(await openGuide(house.db, 'heron-tide')).toBeDefined()
})

it('one’s own password has changed, in the session that was renewed for it', async () => {
  const password = 'foxgloves by the gate'
  const wish = { intent: 'own-password', current: fionn.password, password, confirmation: password }
  const answer = await postForm(house.app, '/admin/account', wish, cookie)
  expect(answer.headers.get('location')).toBe('/admin/account?notice=own-password')
  expect([await opened(cookie), await opened(cookieOf(answer))]).toEqual([302, 200])
  expect(logged).toEqual([expect.stringContaining('"action":"password changed"')])
})

it('a password reset by email ends the sessions opened with the old one', async () => {
  // Nor does it keep anybody out.
  const session = await signInAs(house.app, { ...fionn, password: 'foxgloves by the gate' })
  expect(logged.splice(0)).toEqual([expect.stringContaining('"action":"sign-in with the password"')])
  const token = await askForLink(house.app, house.db, fionn.email)
  const password = 'the tide has turned again'
  const answer = await postForm(house.app, '/admin/login', { intent: 'password', token, password, confirmation: password })
  expect(answer.headers.get('location')).toBe('/admin/login?reason=new-password')
  expect(await opened(session)).toBe(302)
  expect(logged).toEqual([expect.stringContaining('"action":"password reset by email"')])
})
