import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { deliverDueMails } from '#app/mail/delivery.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { openMailTransport } from '#app/mail/mail-transport.server.ts'
import { describeOnEachDatabase, silentLog } from '#test/database.ts'
import { mailSettings } from '#test/settings.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { findSubscription, subscribe, unsubscribe } from './newsletter.server.ts'
import { newsletterSubscribers } from './newsletter.tables.ts'
import { newsletterConsentText } from './newsletter-consent.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { subscription } from './subscription.ts'

const saoirse = { name: 'Saoirse', email: 'Saoirse@guests.example', consent: true } as const

describeOnEachDatabase('a subscription', (house) => {
  const tokenOf = async () => (await house.db.select().from(newsletterSubscribers))[0]?.unsubscribeToken ?? ''

  it('is welcomed with the code and one-click unsubscribe', async () => {
    await using smtp = await startSmtpServer()
    expect(await subscribe(house.db, mailSettings, saoirse)).toEqual({ status: 'subscribed' })
    await deliverDueMails({ db: house.db, transport: openMailTransport({ ...mailSettings, smtpUrl: smtp.url }), log: silentLog })

    const [welcome] = smtp.received
    expect(welcome?.to).toEqual([saoirse.email])
    expect(welcome?.raw).toContain('WILD10')
    // The address may be anybody's: nothing else that was typed is sent.
    expect(welcome?.raw).not.toContain('Welcome, Saoirse')
    expect(welcome?.header('List-Unsubscribe')).toBe(`<${mailSettings.baseUrl}/newsletter/unsubscribe/${await tokenOf()}>`)
    expect(welcome?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  })

  it('counts once, however the address is written, and sends no second mail', async () => {
    await subscribe(house.db, mailSettings, saoirse)
    expect(await subscribe(house.db, mailSettings, { ...saoirse, email: 'saoirse@GUESTS.example' })).toEqual({
      status: 'already_subscribed',
    })
    expect(await house.db.$count(newsletterSubscribers)).toBe(1)
    expect(await house.db.$count(mailOutbox)).toBe(1)
  })

  it('counts once when it comes ten times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(house.db, mailSettings, saoirse)))
    expect(answers.filter(({ status }) => status === 'subscribed')).toHaveLength(1)
    expect(await house.db.$count(mailOutbox)).toBe(1)
  })

  it('ends by its token, as often as that is asked, takes back a welcome still unsent, and may begin again', async () => {
    await subscribe(house.db, mailSettings, saoirse)
    const token = await tokenOf()
    expect(await findSubscription(house.db, token)).toEqual({ name: 'Saoirse', email: saoirse.email, unsubscribedAt: null })
    expect(await unsubscribe(house.db, token)).toBe(true)
    const left = await findSubscription(house.db, token)
    expect(left?.unsubscribedAt).toBeInstanceOf(Date)
    expect(await house.db.$count(mailOutbox)).toBe(0)
    expect(await unsubscribe(house.db, token)).toBe(true)
    expect(await findSubscription(house.db, token)).toEqual(left)

    expect(await subscribe(house.db, mailSettings, { ...saoirse, name: null })).toEqual({ status: 'subscribed' })
    expect(await findSubscription(house.db, token)).toMatchObject({ name: null, unsubscribedAt: null })
    await house.db.update(mailOutbox).set({ sentAt: new Date() })
    await unsubscribe(house.db, token)
    expect(await house.db.$count(mailOutbox)).toBe(1)
  })

  it('is not found by any other token', async () => {
    for (const token of ['', '\0', 'x'.repeat(32), '../../etc/passwd']) {
      expect(await findSubscription(house.db, token)).toBeUndefined()
      expect(await unsubscribe(house.db, token)).toBe(false)
    }
  })
})

describe('the newsletter form', () => {
  it('shows the words that are kept as what was agreed to', () => {
    expect(renderToStaticMarkup(createElement(NewsletterForm, {}))).toContain(newsletterConsentText)
  })

  it('needs an address and consent, not a name', () => {
    expect(subscription.parse({ email: ' a@guests.example ', consent: 'on' })).toEqual({
      name: null,
      email: 'a@guests.example',
      consent: true,
    })
    const answer = subscription.safeParse({ name: 'x'.repeat(101), email: '' })
    expect(answer.error?.issues.map((issue) => issue.message)).toEqual([
      'Please keep the name within 100 characters.',
      'Please enter your email address.',
      'Please agree to receive our newsletter.',
    ])
  })

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (name, email) => void subscription.safeParse({ name, email, consent: true })),
    )
  })
})
