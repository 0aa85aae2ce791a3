/** What the database stores about a password reset link: nothing that opens an account. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffVerifications } from '#app/staff/staff.tables.ts'
import { fionn } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { askForLink, postForm } from '#test/staff.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse()
})
afterAll(() => house.close())

it('cannot be followed by somebody who reads the database', async () => {
  const choose = async (token: string) => {
    const password = 'gannets off the headland'
    const answer = await postForm(house.app, '/admin/login', { intent: 'password', token, password, confirmation: password })
    return answer.headers.get('location') ?? /already been used or has expired/.exec(await answer.text())?.[0]
  }
  const link = await askForLink(house.app, house.db, fionn.email)
  const [stored] = await house.db.select().from(staffVerifications)
  if (!stored) throw new Error('the link is stored nowhere')
  expect(JSON.stringify(stored)).not.toContain(link)
  for (const found of [stored.identifier, stored.identifier.slice(stored.identifier.indexOf(':') + 1), stored.value])
    expect(await choose(found)).toBe('already been used or has expired')
  expect(await choose(link)).toBe('/admin/login?reason=new-password')
})
