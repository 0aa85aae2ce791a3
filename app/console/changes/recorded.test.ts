/** What the audit log says of those who only look, or take something away: sign-ins, exports, dismissed questions. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conciergeQuestions } from '#app/concierge/concierge.tables.ts'
import { retention } from '#app/estate/policies.ts'
import { estateDay } from '#app/estate/time/estate-day.ts'
import { forgetOldChanges, listChanges, recordChanges } from '#app/staff/audit/audit.server.ts'
import { createStaffAuth } from '#app/staff/auth/staff-auth.server.ts'
import { auditLog, staffPasskeys } from '#app/staff/staff.tables.ts'
import { codesOf } from '#test/app-codes.ts'
import { answerTo, challengeIn, storedPasskey } from '#test/authenticator.ts'
import { fionn, grainne } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { silentLog } from '#test/database.ts'
import { textOf } from '#test/house.ts'
import { getAs, postForm, signInAs } from '#test/staff.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse({ environment: {} })
})
afterAll(() => house.close())

const login = (fields: Record<string, string>, cookie = '') => postForm(house.app, '/admin/login', fields, cookie)
const latest = async (subject: string) => (await listChanges(house.db, { subject })).rows
const signIns = async () => (await latest('sign-in')).map(({ who, action }) => `${who}: ${action}`)
const grainneSays = (proof: string) => `${grainne.name} <${grainne.email}>: sign-in with ${proof}`

it('a sign-in is recorded, with how it was done, and a failed or unfinished one is not', async () => {
  await login({ intent: 'signin', email: grainne.email, password: 'wrong' })
  await login({ intent: 'code', code: '123456' })
  expect(await signIns()).toEqual([])
  const cookie = await signInAs(house.app, grainne)
  expect(await signIns()).toEqual([grainneSays('the password')])

  const headers = { 'Content-Type': 'application/json' }
  const { email, password } = grainne
  const sign = () =>
    house.app.request('/api/auth/sign-in/email', { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  await sign()
  expect(await signIns()).toHaveLength(2)

  const { api } = createStaffAuth(house.db, house.settings, silentLog)()
  const started = await api.enableTwoFactor({ body: { password }, headers: new Headers({ cookie }) })
  if (!('totpURI' in started)) throw new Error('no key')
  const [code, next] = codesOf(started.totpURI)
  await postForm(house.app, '/admin/account', { intent: 'confirm-second-factor', code }, cookie)
  await sign()
  const half = async () => cookieOf(await login({ intent: 'signin', ...grainne }))
  await half()
  expect(await signIns()).toHaveLength(2)
  await login({ intent: 'code', code: next }, await half())
  await login({ intent: 'code', code: started.backupCodes[0] ?? '' }, await half())

  await house.db.insert(staffPasskeys).values({ userId: house.colleague.id, ...storedPasskey() })
  const asked = await postForm(house.app, '/admin/login.data', { intent: 'start-passkey' })
  const answer = JSON.stringify(answerTo(challengeIn(await asked.text())))
  await login({ intent: 'passkey', answer }, cookieOf(asked))
  const proofs = ['a passkey', 'password and backup code', 'password and app', 'the password', 'the password']
  expect(await signIns()).toEqual(proofs.map(grainneSays))
})

it.each(['/admin/orders.csv', '/admin/newsletter.csv', '/admin/changes.csv'])(
  '%s is recorded, and has a name with its day',
  async (path) => {
    const before = (await latest('privacy')).length
    expect((await getAs(house.app, path)).status).toBe(302)
    expect(await latest('privacy')).toHaveLength(before)
    const answer = await getAs(house.app, path, await signInAs(house.app, fionn))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/ filename="[a-z]+-\d{4}-\d\d-\d\d\.csv"$/)
    const title = { o: 'Orders', n: 'Newsletter', c: 'Changes' }[path[7] ?? '']
    expect(await latest('privacy')).toMatchObject([
      { action: 'exported', title, who: `${fionn.name} <${fionn.email}>` },
      ...Array(before).fill({}),
    ])
  },
)

it('a question dismissed or reopened is recorded, without its words', async () => {
  const asked = {
    reason: 'handed_over',
    topic: 'none',
    confidence: 0,
    firstAskedAt: new Date(),
    lastAskedAt: new Date(),
  } as const
  const question = 'may my parrot fly about the cabin'
  const [{ id } = { id: '' }] = await house.db
    .insert(conciergeQuestions)
    .values({ ...asked, question, gist: 'parrot' })
    .returning()
  const cookie = await signInAs(house.app, fionn)
  const post = (intent: string) => postForm(house.app, '/admin/concierge', { intent, id }, cookie)
  expect([(await post('dismiss')).status, (await post('dismiss')).status, (await post('reopen')).status]).toEqual([200, 409, 200])
  const said = await latest('knowledge')
  expect(said).toMatchObject(['reopened', 'dismissed'].map((action) => ({ action, subjectId: id, title: 'One question' })))
  expect(JSON.stringify(said)).not.toContain('parrot')
})

it('the page says it in words, and its search and filter find it', async () => {
  const cookie = await signInAs(house.app, fionn)
  const read = async (query: string) => textOf(await (await getAs(house.app, `/admin/changes${query}`, cookie)).text())
  expect(await read('')).toContain('Personal data Newsletter exported')
  expect(await read('?q=parrot')).toContain('No change matches')
  expect(await read('?subject=knowledge')).toContain('Knowledge One question dismissed')
  for (const query of ['?q=passkey', '?q=Sign-in+with+a+passkey', '?subject=sign-in']) {
    const page = await read(query)
    expect([query, page]).toEqual([query, expect.stringContaining('Sign-in with a passkey')])
    expect(page).not.toContain('exported')
  }
})

it('what is searched among the changes of one thing stays among them, until another subject is chosen', async () => {
  const cookie = await signInAs(house.app, fionn)
  const open = async (query: string) => (await getAs(house.app, `/admin/changes?${query}`, cookie)).text()
  const change = { action: 'updated', subject: 'product', title: 'Kites' } as const
  await recordChanges(house.db, null, [
    { ...change, subjectId: 'one', title: 'One kite' },
    { ...change, subjectId: 'other', title: 'Other kite' },
  ])
  const arrived = await open('subject=product&id=one')
  expect(arrived).toMatch(/<input type="hidden" name="of" value="product"\/?>/)
  expect(arrived).toMatch(/<input type="checkbox"[^>]* name="id"[^>]* checked=""[^>]* value="one"/)
  const found = async (query: string) => (textOf(await open(query)).match(/One kite|Other kite|Grazing/g) ?? []).join()
  const today = `from=${estateDay(new Date())}`
  expect(await found(`${today}&subject=product&of=product&id=one`)).toBe('One kite')
  expect(await found(`${today}&subject=product&of=product`)).toBe('Other kite,One kite')
  expect(await found('subject=&of=product&id=one')).toBe('Other kite,One kite')
  expect(await found('id=one')).toBe('One kite')
})

it('sign-ins are forgotten as other lines are', async () => {
  const line = { who: 'Fionn', action: 'sign-in with the password', subject: 'sign-in', title: 'Sign-in' }
  const months = retention.auditLogMonths
  const ago = (days: number) => sql`now() - interval '${sql.raw(`${months} months ${days} days`)}'`
  await house.db.insert(auditLog).values([
    { ...line, at: ago(1), subjectId: 'old' },
    { ...line, at: ago(-1), subjectId: 'young' },
  ])
  await forgetOldChanges(house.db)
  const kept = async (subjectId: string) => (await listChanges(house.db, { subjectId })).rows.length
  expect([await kept('old'), await kept('young')]).toEqual([0, 1])
})
