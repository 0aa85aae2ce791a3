/** While a password is being checked, which takes its turn, its owner changes it, or switches the second step on: the sign-in is too late. */
import type { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { hashStaffPassword } from '#app/staff/auth/password-hash.server.ts'
import { staffAccounts, staffSessions, staffUsers } from '#app/staff/staff.tables.ts'
import { fionn } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { postForm } from '#test/staff.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse()
})
afterAll(() => house.close())
beforeEach(() => house.db.delete(staffSessions))

const onPage = () => postForm(house.app, '/admin/login', { intent: 'signin', ...fionn })
const byFunction = () =>
  house.app.request('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: fionn.email, password: fionn.password }),
  })

/** Signs in, and changes something once the account has been read, and while the password waits to be checked. */
async function signInDuring(signIn: () => Response | Promise<Response>, change: () => Promise<unknown>) {
  const { $client } = house.db as unknown as { $client: PGlite }
  const asked = vi.spyOn($client, 'query')
  const turns = Array.from({ length: 12 }, () => hashStaffPassword('another that is being hashed'))
  const answer = signIn()
  await vi.waitFor(() => expect(asked.mock.calls.some(([query]) => query.includes('from "staff_accounts"'))).toBe(true), 5_000)
  asked.mockRestore()
  await change()
  await Promise.all(turns)
  return answer
}

it.each([
  ['page', onPage, 400],
  ['function', byFunction, 401],
])('a password that has changed opens nothing: %s', async (_name, signIn, status) => {
  const isFionns = eq(staffAccounts.userId, house.admin.id)
  const [{ password } = { password: '' }] = await house.db.select().from(staffAccounts).where(isFionns)
  const answer = await signInDuring(signIn, () => house.db.update(staffAccounts).set({ password: 'a new hash' }).where(isFionns))
  await house.db.update(staffAccounts).set({ password }).where(isFionns)
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining('Invalid email or password.')])
  expect(await house.db.$count(staffSessions)).toBe(0)
})

it.each([
  ['page', onPage],
  ['function', byFunction],
])('a second step that has been switched on is not passed by: %s', async (_name, signIn) => {
  const twoFactor = (on: boolean) =>
    house.db.update(staffUsers).set({ twoFactorEnabled: on }).where(eq(staffUsers.id, house.admin.id))
  const answer = await signInDuring(signIn, () => twoFactor(true))
  await twoFactor(false)
  expect([answer.status, cookieOf(answer)]).toEqual([409, ''])
  expect(await answer.text()).toContain('The second step has just been switched on. Please sign in again.')
  expect(await house.db.$count(staffSessions)).toBe(0)
})

it('otherwise it is let in', async () => {
  expect((await signInDuring(onPage, async () => {})).status).toBe(302)
  expect(await house.db.$count(staffSessions)).toBe(1)
})
