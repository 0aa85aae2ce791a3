/** Signing in with a passkey, using an authenticator of our own. */
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { staffPasskeys } from '#app/staff/staff.tables.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { answerTo, challengeIn, credentialID, storedPasskey } from '#test/authenticator.ts'
import { fionn, grainne } from '#test/cast.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp, type TestApp } from '#test/house.ts'
import { keepLog } from '#test/kept-log.ts'
import { testSettings } from '#test/settings.ts'
import { getAs, postForm, signInAs, signUp } from '#test/staff.ts'

const settings = testSettings()

describeOnEachDatabase('a passkey', (house) => {
  const { log, lines: logged } = keepLog()
  let app: TestApp
  let owner: Staff
  beforeEach(async () => {
    logged.splice(0)
    app = createTestApp({ db: house.db, settings, log })
    owner = await signUp(house.db, fionn)
    await house.db.insert(staffPasskeys).values({ ...storedPasskey(), userId: owner.id, name: 'Fionn’s phone' })
  })

  /** @param userVerified whether the device has checked its owner's finger or PIN */
  async function signIn(userVerified = true): Promise<Response> {
    const started = await postForm(app, '/admin/login.data', { intent: 'start-passkey' })
    const challenge = challengeIn(await started.text())
    const answer = JSON.stringify(answerTo(challenge, userVerified))
    return postForm(app, '/admin/login', { intent: 'passkey', answer }, cookieOf(started))
  }

  it('signs in, and only with its owner', async () => {
    // First: a device's second answer with the count of its first would be refused for that.
    const refused = await signIn(false)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('This passkey is not known here.')])
    expect((await signIn()).headers.get('location')).toContain('/admin')
    expect(logged).toEqual([])
  })

  it('is added and removed with the password alone, however lately somebody has signed in', async () => {
    const cookie = await signInAs(app, fionn)
    const ask = async (fields: Record<string, string>, to = '/admin/account.data') => {
      const answer = await postForm(app, to, fields, cookie)
      return { status: answer.status, said: await answer.text() }
    }
    const start = (password: Record<string, string>) => ask({ intent: 'start-passkey', ...password })
    const wrong = { status: 403, said: expect.stringContaining('This is not your password.') }
    expect(await start({})).toEqual({ status: 403, said: expect.not.stringContaining('challenge') })
    expect(await start({ password: grainne.password })).toEqual(wrong)
    expect(await start({ password: fionn.password })).toEqual({ status: 200, said: expect.stringContaining('challenge') })

    const [{ id } = { id: '' }] = await house.db.select({ id: staffPasskeys.id }).from(staffPasskeys)
    const remove = (password: string) => ask({ intent: 'remove-passkey', id, password })
    expect(await remove('')).toEqual({ status: 403, said: expect.stringContaining('Please enter your password') })
    expect(await remove(grainne.password)).toEqual(wrong)
    expect(await house.db.$count(staffPasskeys)).toBe(1)
    expect(await remove(fionn.password)).toEqual({ status: 200, said: expect.stringContaining('Passkey removed') })
    expect(await house.db.$count(staffPasskeys)).toBe(0)
  })

  it('is seen and removed by its owner alone', async () => {
    await signUp(house.db, grainne, owner)
    const seen = async (cookie: string) => (await (await getAs(app, '/admin/account', cookie)).text()).includes('Fionn’s phone')
    const colleague = await signInAs(app, grainne)
    expect([await seen(await signInAs(app, fionn)), await seen(colleague)]).toEqual([true, false])
    const [{ id } = { id: '' }] = await house.db.select({ id: staffPasskeys.id }).from(staffPasskeys)
    const remove = { intent: 'remove-passkey', id, password: grainne.password }
    expect((await postForm(app, '/admin/account', remove, colleague)).status).toBe(404)
    expect(await house.db.$count(staffPasskeys)).toBe(1)
  })

  it('answers each question once, even where devices do not count their answers', async () => {
    const started = await postForm(app, '/admin/login.data', { intent: 'start-passkey' })
    const challenge = challengeIn(await started.text())
    const answer = JSON.stringify(answerTo(challenge, true))
    const give = () => postForm(app, '/admin/login', { intent: 'passkey', answer }, cookieOf(started))
    expect((await give()).headers.get('location')).toContain('/admin')
    await house.db.update(staffPasskeys).set({ counter: 0 })
    expect((await give()).status).toBe(400)
  })

  it('cannot be added by a ceremony begun without the password, such as a sign-in', async () => {
    const cookie = await signInAs(app, fionn)
    const started = await postForm(app, '/admin/login.data', { intent: 'start-passkey' })
    const challenge = challengeIn(await started.text())
    const answer = JSON.stringify(answerTo(challenge, true))
    const refused = await postForm(app, '/admin/account', { intent: 'add-passkey', answer }, `${cookie}; ${cookieOf(started)}`)
    expect([refused.status, await house.db.$count(staffPasskeys)]).toEqual([400, 1])
  })

  it('has an id that browsers send: anything else is refused, and is no failure of ours', async () => {
    for (const id of ['a\u0000b', '\ud800', '', '../..']) {
      const started = await postForm(app, '/admin/login.data', { intent: 'start-passkey' })
      const answer = JSON.stringify({ ...answerTo('made-up', true), id, rawId: id })
      const refused = await postForm(app, '/admin/login', { intent: 'passkey', answer }, cookieOf(started))
      expect([id, refused.status, await refused.text()]).toEqual([id, 400, expect.stringContaining('could not be used')])
    }
    expect(logged).toEqual([])
  })

  it('is not said to be unknown when the database fails', async () => {
    await house.db.execute(sql`alter table staff_sessions rename column user_agent to user_agent_lost`)
    const answer = await signIn()
    await house.db.execute(sql`alter table staff_sessions rename column user_agent_lost to user_agent`)
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('Something went wrong on our side.')])
    expect(logged).toEqual([expect.stringContaining('user_agent')])
    expect(logged.join()).not.toContain(credentialID)
  })
})
