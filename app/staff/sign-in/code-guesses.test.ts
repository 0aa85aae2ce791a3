/** Somebody who has the password tries codes: few, however many at once, and the log of changes tells. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rates } from '#app/limits.server.ts'
import { listChanges } from '#app/staff/audit/audit.server.ts'
import { createStaffAuth } from '#app/staff/auth/staff-auth.server.ts'
import { codesOf } from '#test/app-codes.ts'
import { fionn } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { silentLog } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { postForm, signInAs } from '#test/staff.ts'

let house: StaffedHouse
let next: string
beforeAll(async () => {
  house = await openStaffedHouse()
  const cookie = await signInAs(house.app, fionn)
  const { api } = createStaffAuth(house.db, house.settings, silentLog)()
  const started = await api.enableTwoFactor({ body: { password: fionn.password }, headers: new Headers({ cookie }) })
  if (!('totpURI' in started)) throw new Error('no key')
  const [code, later] = codesOf(started.totpURI)
  next = later
  await postForm(house.app, '/admin/account', { intent: 'confirm-second-factor', code }, cookie)
})
afterAll(() => house.close())

const begin = async () => cookieOf(await postForm(house.app, '/admin/login', { intent: 'signin', ...fionn }))
const enter = async (code: string, half: string) => {
  const answer = await postForm(house.app, '/admin/login', { intent: 'code', code }, half)
  return { status: answer.status, said: await answer.text() }
}
const recorded = async () => (await listChanges(house.db, { words: 'refused' })).rows

it('a right code costs nothing, a wrong one is in the log', async () => {
  const half = await begin()
  await enter('000000', half)
  expect(await recorded()).toMatchObject([
    { action: 'sign-in refused: wrong code', subject: 'sign-in', who: `${fionn.name} <${fionn.email}>` },
  ])
  expect((await enter(next, half)).status).toBe(302)
})

it('of many wrong codes at once only a few are tried', async () => {
  const halves = [await begin(), await begin(), await begin(), await begin()]
  const guesses = halves.flatMap((half) => [1, 2, 3, 4, 5].map((guess) => enter(`10000${guess}`, half)))
  const refused = (await Promise.all(guesses)).filter(({ said }) => said.includes('Too many attempts'))
  // One was tried before.
  expect(refused).toHaveLength(20 - (rates.signInCode.points - 1))
  expect(refused.every(({ status }) => status === 429)).toBe(true)
  expect(await recorded()).toHaveLength(rates.signInCode.points)
})

it('who has given no password is counted for no account', async () => {
  const app = createTestApp({ db: house.db, settings: house.settings })
  const before = (await recorded()).length
  for (let time = 0; time <= rates.signInCode.points; time++) {
    const answer = await postForm(app, '/admin/login', { intent: 'code', code: '123456' })
    expect(await answer.text()).toContain('Please sign in with your password first')
  }
  expect(await recorded()).toHaveLength(before)
})
