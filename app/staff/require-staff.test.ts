import { eq, sql } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type House, houseContext } from '#app/context.ts'
import { createStaffAuth } from '#app/staff/auth/staff-auth.server.ts'
import { fionn } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { silentLog } from '#test/database.ts'
import { getAs, signInAs } from '#test/staff.ts'
import { findStaff } from './require-staff.server.ts'
import { staffSessions, staffUsers } from './staff.tables.ts'

let staffed: StaffedHouse
let cookie: string
beforeEach(async () => {
  staffed = await openStaffedHouse()
  cookie = await signInAs(staffed.app, fionn)
})
afterEach(() => staffed.close())

it('a role that this version does not know opens nothing', async () => {
  const orders = async () => (await getAs(staffed.app, '/admin/orders', cookie)).status
  await staffed.db.update(staffUsers).set({ role: 'staff' })
  expect(await orders()).toBe(200)
  // As a newer version running beside this one might have set it.
  await staffed.db.execute(sql`alter table staff_users drop constraint staff_users_role`)
  await staffed.db.update(staffUsers).set({ role: 'gardener' as 'staff' })
  expect(await orders()).toBe(302)
})

describe('within one request', () => {
  function openRequest(method: string) {
    const { db, settings } = staffed
    const context = new RouterContextProvider()
    context.set(houseContext, { db, auth: createStaffAuth(db, settings, silentLog) } as House)
    const request = new Request('http://localhost/admin', { method, headers: { Cookie: cookie } })
    return () => findStaff(request, context)
  }

  it('a page looks once for who reads it', async () => {
    const find = openRequest('GET')
    const [one, other] = await Promise.all([find(), find()])
    expect([one?.email, other]).toEqual([fionn.email, one])
    await staffed.db.delete(staffSessions)
    expect(await find()).toBe(one)
  })

  it('what follows an action sees the role and the session as the action left them', async () => {
    const find = openRequest('POST')
    const before = await find()
    expect(before?.role).toBe('admin')
    await staffed.db.update(staffUsers).set({ role: 'staff' }).where(eq(staffUsers.email, fionn.email))
    expect((await find())?.role).toBe('staff')
    await staffed.db.delete(staffSessions)
    expect(await find()).toBeUndefined()
  })
})
