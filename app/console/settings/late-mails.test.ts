/** Emails that a mail server has not accepted for a while: the console tells the team, long before they are given up. */
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

it('emails that have waited for long are reported, with the reason', { timeout: 60_000 }, async () => {
  const addresses = { MAIL_FROM: 'stay@larch.ie', STAFF_EMAIL: 'team@larch.ie' }
  const house = await openStaffedHouse({ environment: { SMTP_URL: 'smtp://localhost:1', ...addresses } })
  const admin = await enterAs(house.app, fionn)
  const queue = async (minutes: number, lastError?: string) => {
    const queuedAt = sql`now() - ${`${minutes} minutes`}::interval`
    const { id } = await queueMail(house.db, mail)
    await house.db.update(mailOutbox).set({ queuedAt, lastError }).where(sql`id = ${id}`)
  }
  await queue(29, reason)
  expect(await admin.read('/admin')).not.toContain('could not be sent')
  expect(await admin.read('/admin/settings')).toMatch(/Email LiveSMTP server .*None\. Every email/)

  await queue(31)
  await queue(50, reason)
  expect(await admin.read('/admin')).toContain('2 emails could not be sent')
  const page = await admin.read('/admin/settings')
  expect(page).toMatch(/Email DelayedSMTP server .*2 emails have been waiting since .{10,30}: Invalid login: 535 bad credentials/)
  expect(page).not.toContain('None. Every email')
  await house.close()
})
