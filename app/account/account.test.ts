/** The account and settings forms, posted before their script has loaded. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { rates } from '#app/limits.server.ts'
import { fionn, grainne, oisin } from '#test/cast.ts'
import { enterAs, openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { textOf } from '#test/house.ts'

let house: StaffedHouse
let fionnIn: Awaited<ReturnType<typeof enterAs>>
beforeAll(async () => {
  house = await openStaffedHouse()
})
beforeEach(async () => {
  fionnIn = await enterAs(house.app, fionn)
})
afterAll(() => house.close())

async function post(path: string, fields: Record<string, string>) {
  const answer = await fionnIn.post(path, fields)
  const html = await answer.text()
  return { status: answer.status, said: textOf(html), marked: markedIn(html) }
}

/** The names of the fields that are marked as wrong. */
function markedIn(html: string): (string | undefined)[] {
  const inputs = html.match(/<input[^>]*aria-invalid="true"[^>]*>/g) ?? []
  return inputs.map((input) => /name="([^"]*)"/.exec(input)?.[1])
}

it('the account’s forms say that a guess was wrong, and when there were too many', async () => {
  const wish = { intent: 'own-password', current: 'a guess', password: grainne.password, confirmation: grainne.password }
  for (let guess = 1; guess <= rates.signInKnown.points; guess++) {
    expect(await post('/admin/account', wish)).toEqual({
      status: 400,
      said: expect.stringContaining('This is not your password.'),
      marked: ['current'],
    })
  }
  const refused = await post('/admin/account', wish)
  expect(refused).toEqual({ status: 429, marked: [], said: expect.stringContaining('Too many attempts. Please wait a little.') })
})

it('the account’s forms take no new password that is weak, or typed another way the second time', async () => {
  const change = (password: string, confirmation: string) =>
    post('/admin/account', { intent: 'own-password', current: fionn.password, password, confirmation })
  const weak = expect.stringContaining('Password must be at least 8 characters')
  expect(await change('terns', 'terns')).toEqual({ status: 400, said: weak, marked: ['password'] })
  const unlike = expect.stringContaining('Passwords do not match')
  expect(await change('terns in a gale', 'terns in the gale')).toEqual({ status: 400, said: unlike, marked: ['confirmation'] })
})

it('the settings’ forms take no guest password that is too short, or typed another way the second time', async () => {
  const change = (password: string, confirmation: string) =>
    post('/admin/settings', { intent: 'guest-password', password, confirmation })
  const short = expect.stringContaining('Guest password must be at least 4 characters')
  expect(await change('abc', 'abc')).toEqual({ status: 400, said: short, marked: ['password'] })
  const unlike = expect.stringContaining('Passwords do not match')
  expect(await change('larch-gate', 'larch-gatw')).toEqual({ status: 400, said: unlike, marked: ['confirmation'] })
})

it('the settings’ forms say what is missing, and what was done', async () => {
  const invite = (email: string) => post('/admin/settings', { intent: 'invite', email, role: 'staff', password: fionn.password })
  expect(await invite('grainne')).toMatchObject({
    status: 400,
    marked: ['email'],
    said: expect.stringContaining('Please check the email address: it should look like name@example.com.'),
  })
  expect(await invite(oisin.email)).toMatchObject({ status: 200, said: expect.stringContaining('Invitation ready') })
  // As the account's own form, and every guest's, takes it.
  expect(await invite('eoin@óbriain.example')).toMatchObject({ status: 200, said: expect.stringContaining('Invitation ready') })
})

it('the second step says at its fields that the password or the code is wrong', async () => {
  const wrong = { status: 400, marked: ['password'], said: expect.stringContaining('This is not your password.') }
  expect(await post('/admin/account', { intent: 'start-second-factor', password: 'a guess' })).toEqual(wrong)
  const shown = { totpURI: 'otpauth://totp/larch?secret=ABCDEFGH', backupCodes: 'larch' }
  await post('/admin/account', { intent: 'start-second-factor', password: fionn.password })
  const code = await post('/admin/account', { intent: 'confirm-second-factor', code: '000000', ...shown })
  expect(code).toMatchObject({ status: 400, marked: ['code'] })
})

it('the account’s page shows the key of a second step that was begun', async () => {
  const { said } = await post('/admin/account', { intent: 'start-second-factor', password: fionn.password })
  expect(said).toContain('Scan the code, then enter what the app shows')
  expect(said).toContain('Code shown in the app')
  expect(said).toContain('If you cannot scan it, type this key:')
})
