/** While the audit log cannot be written, changes are rolled back, sign-ins stand, and nobody is signed out. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openGuide, setGuestPassword } from '#app/guide/door/guest-access.server.ts'
import { fionn } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
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

it('one’s own password stays as it is, and its owner signed in', async () => {
  const password = 'foxgloves by the gate'
  const wish = { intent: 'own-password', current: fionn.password, password, confirmation: password }
  const answer = await postForm(house.app, '/admin/account', wish, cookie)
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('Failed to update password')])
  expect(await opened(cookie)).toBe(200)
})

it('a password is not reset by email, and nobody signed out; they sign in as before', async () => {
  const session = await signInAs(house.app, fionn)
  expect(logged.splice(0)).toEqual([expect.stringContaining('"action":"sign-in with the password"')])
  const token = await askForLink(house.app, house.db, fionn.email)
  const password = 'the tide has turned again'
  const answer = await postForm(house.app, '/admin/login', { intent: 'password', token, password, confirmation: password })
  expect(answer.status).toBe(500)
  expect(await opened(session)).toBe(200)
  await signInAs(house.app, fionn)
})
