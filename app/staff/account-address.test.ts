import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailAddress } from '#app/requests/reading/typed-fields.ts'
import { createStaffAuth } from '#app/staff/auth/staff-auth.server.ts'
import { fionn } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { silentLog } from '#test/database.ts'
import { postForm, signInAs } from '#test/staff.ts'
import { accountAddress } from './account-address.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse()
})
afterAll(() => house.close())

const invite = async (email: string) => {
  const fields = { intent: 'invite', email, role: 'staff', password: fionn.password }
  return (await postForm(house.app, '/admin/settings', fields, await signInAs(house.app, fionn))).text()
}

it('nobody is invited who could not sign in', async () => {
  expect(await invite('a!b@kilmara.example')).toContain('This address cannot have an account. Please use another one.')
  expect(await invite('nobody')).toContain('it should look like name@example.com')
  expect(await invite('oisin.o-dea+team@kilmara.example')).toContain('Invitation')
})

it('no address that can have an account is refused at the sign-in for its shape', async () => {
  const { api } = createStaffAuth(house.db, house.settings, silentLog)()
  const characters = [..."abzAZ09.!#$%&'*+/=?^_`{|}~-"]
  const locals = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 6 })
  const domains = fc.constantFrom('kilmara.example', 'a-b.ie', 'x.xn--p1ai', 'eoin.co')
  const addresses = fc.tuple(locals, domains).map(([local, domain]) => `${local}@${domain}`)
  let admitted = 0
  await fc.assert(
    fc.asyncProperty(addresses, async (email) => {
      fc.pre(accountAddress().safeParse(email).success)
      admitted += 1
      const refused = await api.requestPasswordReset({ body: { email } }).catch((fault: unknown) => fault)
      expect(refused).toMatchObject({ status: true })
    }),
    { numRuns: 40 },
  )
  expect(admitted).toBeGreaterThan(0)
  expect([emailAddress, accountAddress].map((shape) => shape().safeParse('a!b@kilmara.example').success)).toEqual([true, false])
})
