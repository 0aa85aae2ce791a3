/** While the database fails, nobody is told that their password is wrong, and the log has the cause. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { staffVerifications } from '#app/staff/staff.tables.ts'
import { aoife, fionn } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { createTestApp, type TestApp, textOf } from '#test/house.ts'
import { keepLog } from '#test/kept-log.ts'
import { getAs, postForm, signInAs } from '#test/staff.ts'

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

describe('requesting a password reset', () => {
  let app: TestApp
  // With its own counts.
  beforeEach(() => {
    app = createTestApp({ db: house.db, settings: house.settings, log })
  })
  const failing = async (table: string, code: string, when = 'true') => {
    await house.db.execute(
      sql.raw(`
      create or replace function fail() returns trigger language plpgsql as
      $$ begin if ${when} then raise exception 'a failing database' using errcode = '${code}'; end if; return new; end $$`),
    )
    await house.db.execute(sql.raw(`create trigger fail before insert on ${table} for each row execute function fail()`))
    return () => house.db.execute(sql.raw(`drop trigger fail on ${table}`))
  }
  const ask = async (email: string) => {
    const answer = await postForm(app, '/admin/login', { intent: 'reset', email })
    const said = textOf(await answer.text())
    return [answer.status, /Password reset email sent!|Something went wrong on our side/.exec(said)?.[0]]
  }
  const known = fionn.email
  const unknown = 'nobody@kilmara.example'

  // A full disk; a database that is too slow.
  it.each([
    ['staff_verifications', '53100', 500],
    ['mail_outbox', '53100', 500],
    ['mail_outbox', '57014', 503],
  ])('promises no email if %s cannot be written (%s), for any address', async (table, code, status) => {
    const mend = await failing(table, code)
    const answers = [await ask(known), await ask(unknown)]
    await mend()
    expect(answers).toEqual(Array(2).fill([status, 'Something went wrong on our side']))
    expect(logged).toEqual(Array(2).fill(expect.stringContaining('the login page failed')))
    expect(logged.join()).not.toContain(known)
  })

  it.each([
    ['staff_verifications', `length(new.value) = 36 and exists (select from staff_users where id::text = new.value)`],
    ['mail_outbox', `new.text like '%Fionn%'`],
  ])('gives the usual answer if only an account’s own link in %s fails', async (table, when) => {
    const mend = await failing(table, '53100', when)
    const answer = await postForm(app, '/admin/login', { intent: 'reset', email: known })
    await mend()
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Password reset email sent!')])
    expect(logged).toEqual([expect.stringContaining('no mail for a new password could be queued')])
    expect(logged.join()).not.toContain(known)
  })

  it('leaves nothing behind for an address without an account', async () => {
    const count = async () => [await house.db.$count(staffVerifications), await house.db.$count(mailOutbox)]
    const before = await count()
    await postForm(app, '/admin/login', { intent: 'reset', email: unknown })
    expect([await count(), logged]).toEqual([before, []])
  })
})

describe('a session that cannot be ended', () => {
  let cookie: string
  beforeAll(async () => {
    cookie = await signInAs(house.app, fionn)
    await house.db.execute(sql`
      create or replace function stay() returns trigger language plpgsql as
      $$ begin raise exception 'a failing database' using errcode = '53100'; end $$`)
    await house.db.execute(sql`create trigger stay before delete on staff_sessions for each row execute function stay()`)
  })
  afterAll(() => house.db.execute(sql`drop trigger stay on staff_sessions`))

  it('is not said to have ended by the console', async () => {
    const answer = await postForm(house.app, '/admin/login', { intent: 'signout' }, cookie)
    const to = answer.headers.get('location') ?? ''
    expect([to, answer.headers.getSetCookie()]).toEqual(['/admin/login?reason=still-in', []])
    expect(logged).toEqual([expect.stringMatching(/a failing database.*nobody could be signed out/)])
    const page = textOf(await (await getAs(house.app, to, cookie)).text())
    expect(page).toContain('You could not be signed out.Something went wrong on our side. Please try again.')
    expect(page).toContain('You are signed in as Fionn')
    // Nor is anybody else told so.
    expect(textOf(await (await getAs(house.app, to, '')).text())).not.toContain('You could not be signed out')
  })

  it('is not said to have ended by the function', async () => {
    const answer = await house.app.request('/api/auth/sign-out', { method: 'POST', headers: { Cookie: cookie } })
    expect([answer.status, await answer.json()]).toMatchObject([500, { error: { code: 'unexpected' } }])
    expect(logged).toEqual([expect.stringContaining('a failing database')])
  })
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
