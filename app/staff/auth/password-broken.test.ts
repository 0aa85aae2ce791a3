/** A password change during which the database fails: nothing has changed, and no session survives a password that has. */
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { fionn } from '#test/cast.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp, type TestApp } from '#test/house.ts'
import { askForLink, getAs, postForm, signInAs, signUp } from '#test/staff.ts'

const password = 'foxgloves by the gate'

describeOnEachDatabase('a new password, when the database fails', (house) => {
  let app: TestApp
  beforeEach(async () => {
    app = createTestApp({ db: house.db })
    await signUp(house.db, fionn)
    await house.db.execute(sql`
      create or replace function fail() returns trigger language plpgsql as $$ begin raise exception 'no more room'; end $$`)
  })

  const opened = async (session: string) => (await getAs(app, '/admin/account', session)).status

  /** @param table from which nothing can be deleted in the meantime */
  async function whileFailing<T>(table: string, act: () => Promise<T>): Promise<T> {
    await house.db.execute(sql.raw(`create trigger fail before delete on ${table} for each row execute function fail()`))
    return act().finally(() => house.db.execute(sql.raw(`drop trigger fail on ${table}`)))
  }

  it('by email, leaves the old one, and its link can be used again', async () => {
    const session = await signInAs(app, fionn)
    const token = await askForLink(app, house.db, fionn.email)
    const choose = () => postForm(app, '/admin/login', { intent: 'password', token, password, confirmation: password })
    const failed = await whileFailing('staff_sessions', choose)
    expect([failed.status, await failed.text()]).toEqual([500, expect.stringContaining('Something went wrong on our side.')])
    expect(await signInAs(app, fionn)).toContain('session_token')
    expect((await choose()).headers.get('location')).toBe('/admin/login?reason=new-password')
    expect(await opened(session)).toBe(302)
  })

  it.each(['staff_sessions', 'staff_verifications'])('in the console, leaves the old one: %s', async (table) => {
    const [session, elsewhere] = [await signInAs(app, fionn), await signInAs(app, fionn)]
    await askForLink(app, house.db, fionn.email)
    const wish = { intent: 'own-password', current: fionn.password, password, confirmation: password }
    const change = () => postForm(app, '/admin/account', wish, session)
    const failed = await whileFailing(table, change)
    expect([failed.status, await failed.text()]).toEqual([500, expect.stringContaining('Failed to update password')])
    expect([await opened(session), await opened(elsewhere)]).toEqual([200, 200])
    expect(await signInAs(app, fionn)).toContain('session_token')
    const changed = await change()
    expect(changed.headers.get('location')).toBe('/admin/account?notice=own-password')
    expect([await opened(session), await opened(elsewhere), await opened(cookieOf(changed))]).toEqual([302, 302, 200])
  })
})
