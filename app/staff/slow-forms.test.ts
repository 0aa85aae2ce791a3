import { afterAll, beforeAll, expect, it } from 'vitest'
import { fionn, grainne } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { signInAs } from '#test/staff.ts'
import { listColleagues, removeColleague, setColleagueRole } from './accounts.server.ts'
import { listInvitations } from './invitations.server.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse({ role: 'admin' })
})
afterAll(() => house.close())

/** Posts all of a form but its end, which is sent after `meanwhile`. */
async function postSlowly(cookie: string, fields: Record<string, string>, meanwhile: () => Promise<unknown>): Promise<Response> {
  const text = new URLSearchParams(fields).toString()
  const bytes = (from: number, to?: number) => new TextEncoder().encode(text.slice(from, to))
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes(0, 5)),
    async pull(controller) {
      await meanwhile()
      controller.enqueue(bytes(5))
      controller.close()
    },
  })
  const headers = { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' }
  return house.app.request('/admin/settings', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

it('a form does nothing if its sender may no longer do it once it has arrived', async () => {
  const { db, admin, colleague } = house
  const cookie = await signInAs(house.app, grainne)
  const invite = { intent: 'invite', email: 'private@elsewhere.example', role: 'admin', password: grainne.password }
  const less = await postSlowly(cookie, invite, () => setColleagueRole(db, admin, colleague.id, 'staff'))
  expect([less.status, less.headers.get('location')]).toEqual([302, '/admin/login?reason=settings'])
  expect(await listInvitations(db)).toEqual([])

  await setColleagueRole(db, admin, colleague.id, 'admin')
  const remove = { intent: 'role', id: admin.id, role: 'staff', password: grainne.password }
  const gone = await postSlowly(cookie, remove, () => removeColleague(db, admin, colleague.id))
  expect([gone.status, gone.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/admin/login?reason=not-done&next=%2Fadmin%2Fsettings'),
  ])
  expect(await listColleagues(db)).toMatchObject([{ email: fionn.email, role: 'admin' }])
})
