import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '#app/context.ts'
import { rates } from '#app/limits.server.ts'
import { findMailsTo } from '#app/mail/outbox.server.ts'
import { forgetSecondFactor } from '#app/staff/accounts.server.ts'
import { auditLog } from '#app/staff/staff.tables.ts'
import { codesOf } from '#test/app-codes.ts'
import { fionn, grainne, oisin } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { silentLog } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { getAs, postForm, signInAs, signUp } from '#test/staff.ts'
import { confirmSecondFactor, endSecondFactor, startSecondFactor } from './second-factor.server.ts'
import { createStaffAuth } from './staff-auth.server.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse()
})
afterAll(() => house.close())

it('a sign-in with a second step asks for the app’s code, or a backup code once, besides the password', async () => {
  const { api } = createStaffAuth(house.db, house.settings, silentLog)()
  let cookie = await signInAs(house.app, fionn)
  const started = await api.enableTwoFactor({ body: { password: fionn.password }, headers: new Headers({ cookie }) })
  if (!('totpURI' in started)) throw new Error('no key')
  // Not yet confirmed: sign-in is unchanged.
  expect(await signInAs(house.app, fionn)).toContain('session_token')

  const [code, nextCode] = codesOf(started.totpURI)
  const wrong = await postForm(house.app, '/admin/account', { intent: 'confirm-second-factor', code: '000000' }, cookie)
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('This code is not right.')])
  const confirm = { intent: 'confirm-second-factor', code: asShown(code) }
  const confirmed = await postForm(house.app, '/admin/account', confirm, cookie)
  expect(confirmed.headers.get('location')).toBe('/admin/account?notice=confirm-second-factor')
  cookie = cookieOf(confirmed)
  expect(await (await getAs(house.app, '/admin/account', cookie)).text()).toContain('Switch off')
  // Once on, it is not switched on again: nothing would change, and the code that said so could still be used.
  const twice = { intent: 'confirm-second-factor', code: asShown(nextCode) }
  expect((await postForm(house.app, '/admin/account', twice, cookie)).status).toBe(409)
  const recorded = await house.db.select().from(auditLog).where(eq(auditLog.action, 'second step on'))
  expect(recorded).toHaveLength(1)

  const half = await postForm(house.app, '/admin/login', { intent: 'signin', ...fionn, next: '/admin/products' })
  expect(half.headers.get('location')).toBe('/admin/login?mode=code&next=%2Fadmin%2Fproducts')
  expect((await getAs(house.app, '/admin', cookieOf(half))).headers.get('location')).toContain('/admin/login')
  // Another instance with its own counts, where somebody at the same address guesses passwords until they are stopped.
  const busy = createTestApp({ db: house.db, settings: house.settings })
  const guess = () => postForm(busy, '/admin/login', { intent: 'signin', email: 'nobody@kilmara.example', password: 'guess' })
  await Promise.all(Array.from({ length: rates.signIn.points }, guess))
  expect(await (await guess()).text()).toContain('Too many attempts')
  const enter = (given: string) =>
    postForm(busy, '/admin/login', { intent: 'code', code: given, next: '/admin/products' }, cookieOf(half))
  expect(await (await enter('123456')).text()).not.toContain('Too many attempts')
  const whole = await enter(asShown(nextCode))
  expect([cookieOf(half), cookieOf(whole)].map((cookies) => /known-\w+=/.test(cookies))).toEqual([false, true])
  expect(whole.headers.get('location')).toBe('/admin/products?notice=logged-in')
  expect((await getAs(house.app, '/admin/products', cookieOf(whole))).status).toBe(200)

  const [backup = ''] = started.backupCodes
  const again = cookieOf(await postForm(house.app, '/admin/login', { intent: 'signin', ...fionn }))
  const spend = (given: string) => postForm(house.app, '/admin/login', { intent: 'code', code: given }, again)
  expect(await (await spend('wrong-codes')).text()).toContain('This backup code is not right, or has already been used.')
  for (const each of started.backupCodes) expect(each).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/)
  expect(new Set(started.backupCodes).size).toBe(10)
  // Copied by hand, in capitals.
  expect((await spend(backup.toUpperCase())).status).toBe(302)
  expect((await spend(backup)).status).toBe(400)

  // The operator lets them in again; sessions opened with the lost app end.
  await forgetSecondFactor(house.db, house.settings, fionn.email)
  expect((await getAs(house.app, '/admin', cookie)).headers.get('location')).toContain('/admin/login')
  expect(await signInAs(house.app, fionn)).toContain('session_token')
  const told = (await findMailsTo(house.db, fionn.email)).map(({ text }) => text)
  expect(told.at(-1)).toContain('the second step was switched off')
})

it('takes a code of the app once, also of two who give it at the same moment', async () => {
  const who = grainne
  const cookie = await signInAs(house.app, who)
  const { api } = createStaffAuth(house.db, house.settings, silentLog)()
  const started = await api.enableTwoFactor({ body: { password: who.password }, headers: new Headers({ cookie }) })
  if (!('totpURI' in started)) throw new Error('no key')
  const [code, nextCode] = codesOf(started.totpURI)
  await postForm(house.app, '/admin/account', { intent: 'confirm-second-factor', code }, cookie)

  const begin = async () => cookieOf(await postForm(house.app, '/admin/login', { intent: 'signin', ...who }))
  const enter = (given: string, half: string) => postForm(house.app, '/admin/login', { intent: 'code', code: given }, half)
  const refused = await enter(code, await begin())
  expect([refused.status, cookieOf(refused), await refused.text()]).toEqual([
    400,
    expect.not.stringContaining('session_token'),
    expect.stringContaining('This code has already been used. Please sign in with your password again'),
  ])
  const halves = [await begin(), await begin()]
  const answers = await Promise.all(halves.map((half) => enter(nextCode, half)))
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 400])
  expect((await enter(nextCode, await begin())).status).toBe(400)
})

it('is closed for a while after ten wrong codes, however often the sign-in is begun anew, even to a right one', async () => {
  await signUp(house.db, oisin, house.admin)
  const cookie = await signInAs(house.app, oisin)
  const { api } = createStaffAuth(house.db, house.settings, silentLog)()
  const started = await api.enableTwoFactor({ body: { password: oisin.password }, headers: new Headers({ cookie }) })
  if (!('totpURI' in started)) throw new Error('no key')
  const [code, nextCode] = codesOf(started.totpURI)
  await postForm(house.app, '/admin/account', { intent: 'confirm-second-factor', code }, cookie)
  // Another instance, with its own counts of addresses.
  let other = createTestApp({ db: house.db, settings: house.settings })
  const begin = async () => cookieOf(await postForm(other, '/admin/login', { intent: 'signin', ...oisin }))
  const enter = (given: string, half: string) => postForm(other, '/admin/login', { intent: 'code', code: given }, half)
  const wrong = nextCode === '000000' ? '000001' : '000000'
  for (let guess = 0; guess < 10; guess++)
    expect(await (await enter(wrong, await begin())).text(), `${guess}`).toContain('This code is not right.')
  expect((await enter(nextCode, await begin())).status).toBe(429)
  // Nor after a restart, which forgets the counts.
  other = createTestApp({ db: house.db, settings: house.settings })
  for (const right of [nextCode, started.backupCodes[0] ?? '']) {
    const refused = await enter(right, await begin())
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Please wait a quarter of an hour')])
  }
})

it('asks phones to leave a backup code as it is typed', async () => {
  const page = await (await house.app.request('/admin/login?mode=code')).text()
  const [field = ''] = /<input[^>]*name="code"[^>]*>/.exec(page) ?? []
  for (const words of ['autoCapitalize="none"', 'autoCorrect="off"', 'spellCheck="false"'])
    expect(field.toLowerCase()).toContain(words.toLowerCase())
})

it('says what is missing where a code is entered without the password before it', async () => {
  const answer = await postForm(house.app, '/admin/login', { intent: 'code', code: '123456' })
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('Please sign in with your password first: the code must follow soon after it.'),
  ])
})

it('counts guesses at one’s password or at the first code, for each session, and tries none too many', async () => {
  const counted: unknown[] = []
  const unasked = {
    countRequest: async (...given) => {
      counted.push(given)
      return 60
    },
    auth: () => expect.unreachable(),
  } as Partial<House> as House
  const request = new Request('http://localhost/admin/account')
  for (const ask of [startSecondFactor, confirmSecondFactor, endSecondFactor])
    await expect(ask(unasked, request, { ...house.admin, sessionId: 'one' }, fionn.password)).rejects.toMatchObject({
      status: 429,
    })
  expect(counted).toEqual(Array(3).fill(['signInKnown', 'session:one']))
})

/** Apps show a code in two halves. */
function asShown(code: string): string {
  return ` ${code.slice(0, 3)} ${code.slice(3)}`
}
