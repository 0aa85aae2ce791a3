/** While the database fails, nobody is told that their password is wrong, and the log has the cause. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aoife, fionn } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { keepLog } from '#test/kept-log.ts'
import { postForm, signInAs } from '#test/staff.ts'

const { log, lines: logged } = keepLog()
let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse({ log })
})
beforeEach(() => void logged.splice(0))
afterAll(() => house.close())

const lose = (table: string) => house.db.execute(sql.raw(`alter table ${table} rename to ${table}_lost`))

function expectToldOnce(lost: string) {
  expect(logged).toEqual([expect.stringContaining(`relation \\"${lost}\\" does not exist`)])
  expect(logged.join()).not.toContain(fionn.email)
}

it('re-entering a password does not report it as wrong if it could not be checked', async () => {
  const cookie = await signInAs(house.app, fionn)
  await house.db.execute(sql`update staff_sessions set created_at = now() - interval '16 minutes'`)
  // Only the vendor reads this column.
  await house.db.execute(sql`alter table staff_sessions rename column ip_address to ip_address_lost`)
  const answer = await postForm(
    house.app,
    '/admin/privacy',
    { intent: 'erase', email: aoife.email, password: fionn.password },
    cookie,
  )
  await house.db.execute(sql`alter table staff_sessions rename column ip_address_lost to ip_address`)
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('Failed to erase')])
  expect(logged).toEqual([expect.stringContaining('Failed to erase')])
})

it('requesting a password reset promises no email while the database is too slow to take it', async () => {
  await house.db.execute(sql`
    create function cancel() returns trigger language plpgsql as
    $$ begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`)
  await house.db.execute(sql`create trigger cancel before insert on mail_outbox for each row execute function cancel()`)
  const answer = await postForm(house.app, '/admin/login', { intent: 'reset', email: fionn.email })
  await house.db.execute(sql`drop trigger cancel on mail_outbox`)
  const page = await answer.text()
  expect([answer.status, page]).toEqual([503, expect.stringContaining('Something went wrong on our side. Please try again.')])
  expect(page).not.toContain('Password reset email sent!')
  expect(logged).toEqual([expect.stringContaining('no mail for a new password could be queued')])
})

it('requesting a password reset gets the usual answer', async () => {
  await lose('mail_outbox')
  const answer = await postForm(house.app, '/admin/login', { intent: 'reset', email: fionn.email })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Password reset email sent!')])
  expectToldOnce('mail_outbox')
})

describe('without the accounts', () => {
  beforeAll(async () => void (await lose('staff_users')))

  it.each(['signin', 'signup'])('the login page says that the fault is ours: %s', async (intent) => {
    const answer = await postForm(house.app, '/admin/login', { intent, ...fionn })
    const page = await answer.text()
    expect([answer.status, page]).toEqual([500, expect.stringContaining('Something went wrong on our side. Please try again.')])
    expect(page).not.toContain('Authentication failed')
    expect(page).toContain(`value="${fionn.email}"`)
    expectToldOnce('staff_users')
  })

  it('the function says that the fault is ours', async () => {
    const answer = await house.app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fionn),
    })
    expect([answer.status, await answer.json()]).toMatchObject([500, { error: { code: 'unexpected' } }])
    expectToldOnce('staff_users')
  })
})
