/** Where the team's notices go: never, unnoticed, to an address that does not exist. */
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readContactChanges, refreshContacts, writeContactChanges } from '#app/estate/contacts/contacts.server.ts'
import { contactFields, withStaffEmail } from '#app/estate/contacts/contacts.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { startLines } from '#app/settings.server.ts'
import { aoife, fionn } from '#test/cast.ts'
import { enterAs, openStaffedHouse, type StaffedHouse } from '#test/console.ts'

const nothing = Object.fromEntries(contactFields.map((name) => [name, '']))
let house: StaffedHouse
let admin: Awaited<ReturnType<typeof enterAs>>
beforeAll(async () => {
  house = await openStaffedHouse({ environment: { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'Larch <stay@larch.ie>' } })
  admin = await enterAs(house.app, fionn)
})
afterEach(async () => {
  await house.db.execute(sql`truncate estate_contacts`)
  await refreshContacts(house.db)
})
afterAll(() => house.close())

const save = async (fields: Record<string, string>) => {
  const seen = JSON.stringify(await readContactChanges(house.db))
  return admin.post('/admin/settings', { intent: 'contacts', ...nothing, ...fields, seen })
}
const notified = async () => {
  await house.db.delete(mailOutbox)
  const headers = { 'Content-Type': 'application/json' }
  await house.app.request('/functions/v1/send-contact-email', { method: 'POST', headers, body: JSON.stringify(aoife) })
  const mails = await house.db.select({ kind: mailOutbox.kind, to: mailOutbox.to }).from(mailOutbox)
  return mails.find(({ kind }) => kind === 'contact_notice')?.to
}

it('without an address of their own they follow the one about stays that was entered in Settings', async () => {
  expect(await notified()).toBe('stay@kilmara.example')
  expect((await save({ stayEmail: 'stay@larch.ie' })).status).toBe(200)
  expect(await notified()).toBe('stay@larch.ie')
  expect((await save({ stayEmail: 'stay@larch.ie', staffEmail: 'team@larch.ie' })).status).toBe(200)
  expect(await notified()).toBe('team@larch.ie')
})

it('an address set by the operator stays theirs, whatever the one about stays is', async () => {
  const settings = withStaffEmail({ staffEmail: '', houseStaffEmail: 'desk@larch.ie' })
  await writeContactChanges(house.db, { ...(await readContactChanges(house.db)), stayEmail: 'stay@larch.ie' })
  await refreshContacts(house.db)
  expect(settings.staffEmail).toBe('desk@larch.ie')
})

it('the start and Settings say that they go to an address that does not exist, until there is another', async () => {
  const settings = withStaffEmail(house.settings)
  const fault = 'Notices of messages, requests and orders go to stay@kilmara.example, which nobody reads.'
  expect(startLines(settings).join()).toContain(fault)
  expect(await admin.read('/admin/settings')).toContain(`Email Wrong addressSMTP server. ${fault}`)
  await save({ stayEmail: 'stay@larch.ie' })
  expect(startLines(settings).join()).not.toContain('Mail ')
  expect(await admin.read('/admin/settings')).toContain('Email LiveSMTP server')
})

it('from a console that was found open, notices are not redirected by way of the address about stays', async () => {
  await house.db.execute(sql`update staff_sessions set created_at = now() - interval '16 minutes'`)
  expect((await save({ stayEmail: 'private@elsewhere.ie' })).status).toBe(403)
  await writeContactChanges(house.db, { ...(await readContactChanges(house.db)), staffEmail: 'team@larch.ie' })
  expect((await save({ staffEmail: 'team@larch.ie', stayEmail: 'private@elsewhere.ie' })).status).toBe(403)
  expect((await save({})).status).toBe(403)
  await house.db.execute(sql`update staff_sessions set created_at = now()`)
})
