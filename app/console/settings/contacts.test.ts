/** The contacts that staff enter appear on every surface, and disappear from all when removed. */
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { newId } from '#app/db/new-id.server.ts'
import { readContactChanges } from '#app/estate/contacts/contacts.server.ts'
import { setContacts } from '#app/estate/contacts/contacts.ts'
import { placeholderContacts } from '#app/estate/owner-to-confirm.ts'
import { listKnowledge } from '#app/knowledge/knowledge.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { aoife, fionn, grainne } from '#test/cast.ts'
import { openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { createTestApp } from '#test/house.ts'
import { getAs, postForm, signInAs } from '#test/staff.ts'

/** Waits for the state, not for a fixed time, so that it holds on a busy machine too. */
const patiently = { timeout: 60_000 }
const nothing = { stayEmail: '', helloEmail: '', phone: '', website: '', instagram: '', facebook: '', tiktok: '', staffEmail: '' }
let house: StaffedHouse
let cookie: string
beforeAll(async () => {
  house = await openStaffedHouse({ role: 'admin' })
  cookie = await signInAs(house.app, fionn)
})
afterEach(async () => {
  await house.db.execute(sql`truncate estate_contacts`)
  setContacts(nothing)
})
afterAll(() => house.close())

const save = (fields: Record<string, string>, seen: Record<string, string> = {}, who = cookie) =>
  postForm(
    house.app,
    '/admin/settings',
    { intent: 'contacts', ...nothing, ...fields, seen: JSON.stringify({ ...nothing, ...seen }) },
    who,
  )
const read = async (path: string, who = '') => (await getAs(house.app, path, who)).text()
const ask = async (message: string) => {
  const body = JSON.stringify({ message, visitorId: 'one', conversationHistory: [] })
  const headers = { 'Content-Type': 'application/json' }
  return (await house.app.request('/functions/v1/wild-concierge', { method: 'POST', headers, body })).text()
}

it('where mails of guests and to the staff go is not changed from a console that was found open', async () => {
  const staffEmail = 'private@elsewhere.example'
  await house.db.execute(sql`update staff_sessions set created_at = now() - interval '16 minutes'`)
  // Nor where guests write to, by replying to an email or from any page.
  for (const name of ['staffEmail', 'stayEmail', 'helloEmail']) {
    const refused = await save({ [name]: staffEmail, phone: '053 900 1234' })
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('sign out and in again')])
  }
  expect((await save({ phone: '053 900 1234' })).status).toBe(200)
  await house.db.execute(sql`update staff_sessions set created_at = now()`)
  expect((await save({ staffEmail }, { phone: '053 900 1234' })).status).toBe(200)
})

it('contacts that staff enter stand on pages, in structured data, mails and answers, and go back to the house’s own', {
  timeout: 180_000,
}, async () => {
  const surfaces = ['/', '/faq', '/guest-guide', '/order-success', '/terms-and-conditions']
  for (const path of surfaces) expect(await read(path)).toContain(placeholderContacts.phone)
  const written = { stayEmail: 'door@larch.example', phone: '053 900 1234', instagram: 'https://social.example/larch' }
  expect((await save({ ...written, staffEmail: 'team@larch.example' })).status).toBe(200)

  // What applies without theirs is what an emptied field goes back to.
  expect(await read('/admin/settings', cookie)).toMatch(
    new RegExp(`<input(?=[^>]*name="staffEmail")(?=[^>]*value="team@larch.example")[^>]*placeholder="${written.stayEmail}"`),
  )

  // Shared documents follow the database's notice.
  await vi.waitUntil(async () => (await read('/')).includes('+353539001234'), patiently)
  const home = await read('/')
  for (const words of [...Object.values(written), '"telephone":"+353539001234"']) expect(home).toContain(words)
  // Published legal texts are staff's to change; the page around them shows the new address.
  for (const path of surfaces.slice(0, 4)) expect(await read(path)).not.toContain(placeholderContacts.phone)
  expect(await read('/terms-and-conditions')).toContain('mailto:door@larch.example')
  await vi.waitUntil(async () => (await ask('What is your phone number?')).includes('053 900 1234'), patiently)
  expect((await listKnowledge(house.db)).find(({ key }) => key === 'phone')?.value).toContain('053 900 1234')

  const headers = { 'Content-Type': 'application/json' }
  await house.app.request('/functions/v1/send-contact-email', { method: 'POST', headers, body: JSON.stringify(aoife) })
  const mails = (await house.db.select().from(mailOutbox)).filter(({ kind }) => kind.startsWith('contact_'))
  expect(mails.map(({ to }) => to).sort()).toEqual([aoife.email, 'team@larch.example'])
  for (const { text } of mails) expect(text).toContain('053 900 1234 · door@larch.example')

  // A process starting now knows them too.
  setContacts(nothing)
  expect(await (await createTestApp({ ...house.database, settings: house.settings }).request('/faq')).text()).toContain(
    '053 900 1234',
  )

  expect((await save({}, { ...written, staffEmail: 'team@larch.example' })).status).toBe(200)
  await vi.waitUntil(async () => (await read('/')).includes(placeholderContacts.phone), patiently)
  expect(await readContactChanges(house.db)).toEqual(nothing)
})

it('a contact that is no address or number is refused in its field', async () => {
  const answer = await save({ stayEmail: 'nobody', phone: 'ring us', website: 'http://plain.example' })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  for (const words of [
    'Please check the email address: it should look like name@example.com.',
    'Please enter a telephone number.',
    'begins with https://',
  ])
    expect(page).toContain(words)
  expect(await readContactChanges(house.db)).toEqual(nothing)
})

it.each(['1800 123 456', '44 20 7946 0000', '123 4567', '053 123 4567 / 087 123 4567', '()()()'])(
  'the telephone number %s, which phones abroad or even here could not dial, is refused in its field',
  async (phone) => {
    const answer = await save({ phone })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('This number cannot be dialled.')])
    expect(await readContactChanges(house.db)).toEqual(nothing)
  },
)

it('changes of two who save from the same screen are both kept, and none saves over what they have not seen', async () => {
  const colleague = await signInAs(house.app, grainne)
  expect((await save({ phone: '053 900 1234' })).status).toBe(200)
  expect((await save({ helloEmail: 'hello@larch.example' }, {}, colleague)).status).toBe(200)
  expect(await readContactChanges(house.db)).toMatchObject({ phone: '053 900 1234', helloEmail: 'hello@larch.example' })
  const late = await save({ phone: '053 900 9999' }, {}, colleague)
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining('This has been changed in the meantime: telephone'),
  ])
  expect(await readContactChanges(house.db)).toMatchObject({ phone: '053 900 1234' })

  const access = { gateCodeFallback: 'See your booking confirmation', wifiName: 'Kilmara', wifiKey: '', gateCode: '1' }
  const gate = (fields: Partial<typeof access>, seen: typeof access, who: string) =>
    postForm(house.app, '/admin/settings', { intent: 'access', ...seen, ...fields, seen: JSON.stringify(seen) }, who)
  await postForm(house.app, '/admin/settings', { intent: 'access', ...access }, cookie)
  expect((await gate({ gateCode: '2' }, access, cookie)).status).toBe(200)
  expect((await gate({ wifiName: 'Larch' }, access, colleague)).status).toBe(200)
  expect((await gate({ gateCode: '3' }, access, colleague)).status).toBe(409)
  const page = await read('/admin/settings', cookie)
  expect(page).toMatch(/name="gateCode"[^>]*value="2"/)
  expect(page).toMatch(/name="wifiName"[^>]*value="Larch"/)
})

it('the guest password’s field says that a short one is soon guessed', async () => {
  const page = await read('/admin/settings', cookie)
  expect(page).toContain('a single short word can be guessed within days')
})

it('a role that does not exist is refused', async () => {
  const fields = { intent: 'role', id: newId(), role: 'owner' }
  expect((await postForm(house.app, '/admin/settings', fields, cookie)).status).toBe(400)
})
