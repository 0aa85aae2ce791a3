import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estate } from '#app/estate/estate.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { receiptsAnHour } from '#app/limits.server.ts'
import { deliverDueMails } from '#app/mail/delivery.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { openMailTransport } from '#app/mail/mail-transport.server.ts'
import { randomId } from '#app/ui/forms/sending-id.ts'
import { aoife } from '#test/cast.ts'
import { describeOnEachDatabase, silentLog } from '#test/database.ts'
import { mailSettings } from '#test/settings.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { contactMessage } from './contact-message.ts'
import { contactConsentText } from './contact-reasons.ts'
import { contactNoticeEmail, contactReceiptEmail } from './messages.email.ts'
import { receiveMessage } from './messages.server.ts'
import { contactMessages } from './messages.tables.ts'

describeOnEachDatabase('a message', (house) => {
  it('is kept with its consent, told to the team, and the guest that it has come', async () => {
    const { id } = await receiveMessage(house.db, mailSettings, aoife)
    const { consent, ...said } = aoife
    expect(await house.db.select().from(contactMessages)).toMatchObject([
      { id, ...said, consentText: contactConsentText, consentAt: expect.any(Date), createdAt: expect.any(Date) },
    ])
    const mails = await house.db.select().from(mailOutbox).orderBy(mailOutbox.kind)
    expect(mails).toMatchObject([
      {
        kind: 'contact_notice',
        to: mailSettings.staffEmail,
        replyTo: aoife.email,
        subject: 'Accommodation Booking: Aoife Byrne',
      },
      // The notices' own address may be private: only the public one is given away.
      { kind: 'contact_receipt', to: aoife.email, replyTo: estate.contacts.stayEmail },
    ])
  })

  it('that is sent again because its answer was lost comes once', async () => {
    const sent = contactMessage.parse({ ...aoife, sendingId: randomId() })
    for (const again of [sent, sent]) expect(await receiveMessage(house.db, mailSettings, again)).toEqual({ id: sent.sendingId })
    expect(await house.db.$count(contactMessages)).toBe(1)
    expect(await house.db.$count(mailOutbox)).toBe(2)
    await receiveMessage(house.db, mailSettings, contactMessage.parse({ ...aoife, sendingId: 'no id' }))
    expect(await house.db.$count(contactMessages)).toBe(2)
  })

  it('is one link away from the team’s notice, whose answer by email the console would not know of', async () => {
    const { id } = await receiveMessage(house.db, mailSettings, aoife)
    const [notice] = await house.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'contact_notice'))
    expect(notice?.html).toContain(`href="${mailSettings.baseUrl}/admin/feedback/${id}"`)
    expect(notice?.text).toContain('If you reply to this email instead, mark the message as done in the console.')
  })

  it('comes however often its address is typed, which gets no more than some receipts in an hour', async () => {
    const sixth = { ...aoife, email: aoife.email.toUpperCase() }
    for (const message of [...Array(receiptsAnHour).fill(aoife), sixth]) await receiveMessage(house.db, mailSettings, message)
    const kinds = (await house.db.select().from(mailOutbox)).map(({ kind }) => kind).sort()
    expect(kinds).toEqual([...Array(6).fill('contact_notice'), ...Array(5).fill('contact_receipt')])
    await receiveMessage(house.db, mailSettings, { ...aoife, email: 'somebody@else.example' })
    await house.db.update(contactMessages).set({ createdAt: sql`now() - interval '59 minutes'` })
    await receiveMessage(house.db, mailSettings, aoife)
    expect(await house.db.$count(mailOutbox, eq(mailOutbox.kind, 'contact_receipt'))).toBe(6)
    await house.db.update(contactMessages).set({ createdAt: sql`now() - interval '61 minutes'` })
    await receiveMessage(house.db, mailSettings, aoife)
    expect(await house.db.$count(mailOutbox, eq(mailOutbox.kind, 'contact_receipt'))).toBe(7)
  })

  it('comes from many who type one address at once, which gets no more receipts for it', async () => {
    const aloud = { ...aoife, email: aoife.email.toUpperCase() }
    await Promise.all(Array.from({ length: 12 }, (_, at) => receiveMessage(house.db, mailSettings, at % 2 ? aoife : aloud)))
    expect(await house.db.$count(contactMessages)).toBe(12)
    expect(await house.db.$count(mailOutbox, eq(mailOutbox.kind, 'contact_receipt'))).toBe(receiptsAnHour)
  })

  it('arrives as two mails once the mail server, down at first, is back', async () => {
    const down = await startSmtpServer()
    await down[Symbol.asyncDispose]()
    const transport = openMailTransport({ ...mailSettings, smtpUrl: down.url })
    const deliver = (minutes: number) =>
      deliverDueMails({ db: house.db, transport, log: silentLog, now: () => new Date(Date.now() + minutes * 60_000) })
    await receiveMessage(house.db, mailSettings, aoife)
    await deliver(0)

    await using smtp = await startSmtpServer({ port: down.port })
    await deliver(2)
    await deliver(60)
    expect(smtp.received.map((mail) => [mail.to, mail.header('Reply-To')])).toEqual(
      expect.arrayContaining([
        [[mailSettings.staffEmail], aoife.email],
        [[aoife.email], estate.contacts.stayEmail],
      ]),
    )
    expect(smtp.received).toHaveLength(2)
  })

  it('is not kept when its mails cannot be queued', async () => {
    await expect(receiveMessage(house.db, { ...mailSettings, staffEmail: '\0' }, aoife)).rejects.toThrow()
    expect(await house.db.$count(contactMessages)).toBe(0)
  })

  it('of any text that the form lets through can be stored', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, phone, message) => {
        const parsed = contactMessage.safeParse({ ...aoife, name, phone, message })
        if (parsed.success) await receiveMessage(house.db, mailSettings, parsed.data)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the contact form', () => {
  it('says in plain words what is missing', () => {
    const answer = contactMessage.safeParse({ name: ' ', email: 'aoife', reason: '', message: '', consent: false })
    expect(answer.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      ['name', 'Please tell us your name.'],
      ['email', 'Please check the email address: it should look like name@example.com.'],
      ['reason', 'Please choose one.'],
      ['message', 'Please write your message.'],
      ['consent', 'Please agree to our privacy policy to continue.'],
    ])
  })

  it('takes the same from a form as from JSON', () => {
    const form = { ...aoife, name: '  Aoife \t Byrne ', phone: ' ', message: 'One\r\nTwo\r\n', consent: 'on' }
    expect(contactMessage.parse(form)).toEqual({ ...aoife, phone: null, message: 'One\nTwo' })
  })

  it('lets through only what is tidy, within limits, and the same when asked again', () => {
    const anything = fc.anything({ withNullPrototype: true })
    const field = fc.oneof(fc.string({ unit: 'binary', maxLength: 130 }), anything)
    const { name, phone, message } = fieldLimits
    const limits = { name, email: fieldLimits.email, phone, message }
    const email = fc.oneof(fc.emailAddress(), field)
    let accepted = 0
    fc.assert(
      fc.property(field, email, field, field, (name, address, phone, message) => {
        const parsed = contactMessage.safeParse({ ...aoife, name, email: address, phone, message })
        if (!parsed.success) return
        accepted++
        expect(contactMessage.parse(parsed.data)).toEqual(parsed.data)
        for (const [key, limit] of Object.entries(limits)) {
          const value = parsed.data[key as keyof typeof limits] ?? ''
          expect(value.length).toBeLessThanOrEqual(limit)
          expect(value).not.toMatch(key === 'message' ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u)
        }
      }),
      { numRuns: 500 },
    )
    // Both outcomes were covered.
    expect(accepted).toBeGreaterThan(0)
    expect(accepted).toBeLessThan(250)
    expect(contactMessage.safeParse(null).success).toBe(false)
  })
})

describe('the mails', () => {
  const written = { ...aoife, name: '<b>Aoife</b>', message: '<script>alert(1)</script>\nBest, A' }
  it('show the team what was written as text, never as markup', () => {
    const { html, text } = contactNoticeEmail(written, 'https://kilmara.example/admin/feedback/1')
    expect(html).not.toMatch(/<script|<b>/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>\nBest, A')
    expect(text).toContain('> <script>alert(1)</script>\n> Best, A')
  })
  it('carry nothing that was typed to an address that may be anybody’s', () => {
    const { subject, html, text } = contactReceiptEmail(written)
    expect(`${subject} ${html} ${text}`).not.toMatch(/Aoife|alert|Best, A/)
    expect(text).toContain('Accommodation Booking')
  })
})
