/** Mails that a mail server has not taken for a while: the team reads it in the console, long before they are given up. */
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { fionn } from '#test/cast.ts'
import { enterAs, openStaffedHouse } from '#test/console.ts'

const mail = {
  kind: 'test',
  from: 'stay@kilmara.example',
  to: 'aoife@guests.example',
  subject: 'Stars',
  text: 'Clear.',
  html: '',
}
const reason = 'Invalid login: 535 bad credentials'

it('mails that have waited for long are told, with the reason', { timeout: 60_000 }, async () => {
  const house = await openStaffedHouse({ environment: { SMTP_URL: 'smtp://localhost:1' } })
  const admin = await enterAs(house.app, fionn)
  const queue = async (minutes: number, lastError?: string) => {
    const queuedAt = sql`now() - ${`${minutes} minutes`}::interval`
    const { id } = await queueMail(house.db, mail)
    await house.db.update(mailOutbox).set({ queuedAt, lastError }).where(sql`id = ${id}`)
  }
  await queue(29, reason)
  expect(await admin.read('/admin')).not.toContain('could not be sent')
  expect(await admin.read('/admin/settings')).toMatch(/Mail LiveSMTP server .*None\. Every mail/)

  await queue(31)
  await queue(50, reason)
  expect(await admin.read('/admin')).toContain('2 mails could not be sent')
  const page = await admin.read('/admin/settings')
  expect(page).toMatch(/Mail Not leavingSMTP server .*2 mails have waited since .{10,30}: Invalid login: 535 bad credentials/)
  expect(page).not.toContain('None. Every mail')
  await house.close()
})
