/** Emails whose link opens an account: what the outbox still has of them. */
import { expect, it } from 'vitest'
import { describeOnEachDatabase, silentLog } from '#test/database.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { deliverDueMails } from './delivery.server.ts'
import { mailOutbox } from './mail.tables.ts'
import { openMailTransport } from './mail-transport.server.ts'
import { type Mail, queueMail } from './outbox.server.ts'

const mail: Mail = {
  kind: 'test',
  from: 'Kilmara <stay@kilmara.example>',
  to: 'aoife@guests.example',
  subject: 'Your key',
  text: 'It is under the stone.',
  html: '<p>It is under the stone.</p>',
}
const written = mail.text + mail.html

describeOnEachDatabase('a sent mail', (house) => {
  const stored = async () => (await house.db.select().from(mailOutbox)).map(({ text, html }) => text + html).sort()
  const deliver = (smtpUrl: string, now?: () => Date) =>
    deliverDueMails({
      db: house.db,
      transport: openMailTransport({ smtpUrl, dataDir: '/nowhere', mailFrom: mail.from }),
      log: silentLog,
      now,
    })

  it('is kept as it was written, but no key to an account', async () => {
    await queueMail(house.db, mail)
    await queueMail(house.db, { ...mail, holdsKey: true })
    await using away = await startSmtpServer({ closed: 'greeting' })
    await deliver(away.url)
    expect(await stored()).toEqual([written, written])

    await using smtp = await startSmtpServer()
    await deliver(smtp.url, () => new Date(Date.now() + 120_000))
    expect(smtp.received.map(({ raw }) => raw.includes(mail.text))).toEqual([true, true])
    expect(await stored()).toEqual(['', written])
  })
})
