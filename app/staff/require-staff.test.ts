import { eq, sql } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type House, houseContext } from '#app/context.ts'
import type { Database } from '#app/db/open.server.ts'
import { createApp } from '#app/http.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { createStaffAuth } from '#app/staff/sign-in/staff-auth.server.ts'
import { fionn } from '#test/cast.ts'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { signInAs, signUp } from '#test/staff.ts'
import { findStaff } from './require-staff.server.ts'
import { staffSessions, staffUsers } from './staff.tables.ts'

const settings = readSettings({ BASE_URL: 'http://localhost', AUTH_SECRET: 'a secret of this house, long enough for signing' })
let database: Database
let app: ReturnType<typeof createApp>
let cookie: string
beforeEach(async () => {
  database = await openTestDatabase()
  app = createApp({ db: database.db, settings, log: silentLog })
  await signUp(database.db, fionn)
  cookie = await signInAs(app, fionn)
})
afterEach(() => database.close())

it('a role that this version does not know opens nothing', async () => {
  const orders = async () => (await app.request('/admin/orders', { headers: { Cookie: cookie } })).status
  await database.db.update(staffUsers).set({ role: 'staff' })
  expect(await orders()).toBe(200)
  // As a newer version beside this one might have set it.
  await database.db.execute(sql`alter table staff_users drop constraint staff_users_role`)
  await database.db.update(staffUsers).set({ role: 'gardener' as 'staff' })
  expect(await orders()).toBe(302)
})

describe('within one request', () => {
  function openRequest(method: string) {
    const { db } = database
    const context = new RouterContextProvider()
    context.set(houseContext, { db, auth: createStaffAuth(db, settings, silentLog) } as House)
    const request = new Request('http://localhost/admin', { method, headers: { Cookie: cookie } })
    return () => findStaff(request, context)
  }

  it('a page looks once for who reads it', async () => {
    const find = openRequest('GET')
    const [one, other] = await Promise.all([find(), find()])
    expect([one?.email, other]).toEqual([fionn.email, one])
    await database.db.delete(staffSessions)
    expect(await find()).toBe(one)
  })

  it('what follows an action sees the role and the session as the action left them', async () => {
    const find = openRequest('POST')
    const before = await find()
    expect(before?.role).toBe('admin')
    await database.db.update(staffUsers).set({ role: 'staff' }).where(eq(staffUsers.email, fionn.email))
    expect((await find())?.role).toBe('staff')
    await database.db.delete(staffSessions)
    expect(await find()).toBeUndefined()
  })
})
