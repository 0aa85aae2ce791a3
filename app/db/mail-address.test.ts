import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { guideRequests } from '#app/guide/guide.tables.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { contactMessages } from '#app/messages/messages.tables.ts'
import { newsletterSubscribers } from '#app/newsletter/newsletter.tables.ts'
import { guestOrders } from '#app/orders/orders.tables.ts'
import { aoife } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { addressBegins, isAddress } from './mail-address.ts'

describeOnEachDatabase('mail addresses', (house) => {
  /** With sequential scans off, as if the table were too long for one. */
  const planOf = (query: SQL) =>
    house.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return JSON.stringify((await tx.execute(sql`explain ${query}`)).rows)
    })

  it('everything about one person is found by an index', async () => {
    for (const [index, table, address] of [
      ['contact_messages_email', contactMessages, contactMessages.email],
      ['guide_requests_email', guideRequests, guideRequests.email],
      ['guest_orders_email', guestOrders, guestOrders.email],
      ['newsletter_subscribers_email', newsletterSubscribers, newsletterSubscribers.email],
      ['mail_outbox_to', mailOutbox, mailOutbox.to],
      ['mail_outbox_reply_to', mailOutbox, mailOutbox.replyTo],
    ] as const)
      expect(await planOf(sql`select 1 from ${table} where ${isAddress(address, 'Aoife@guests.example')}`)).toContain(index)
  })

  it('orders are found by the beginning of an address', async () => {
    const plan = await planOf(sql`select 1 from ${guestOrders} where ${addressBegins(guestOrders.email, 'Aoife@gu')}`)
    expect(plan).toContain('Index Cond')
    expect(plan).toContain('guest_orders_email')
  })

  it('an address is the same in any case, and no character stands for others', async () => {
    await house.db.insert(contactMessages).values({
      ...aoife,
      email: 'Aoife_B%@Guests.example',
      message: 'Is there a train?',
      consentText: 'Yes',
      consentAt: new Date(),
    })
    const finds = async (where: SQL) => (await house.db.select().from(contactMessages).where(where)).length
    const { email } = contactMessages
    expect(await finds(isAddress(email, 'aoife_b%@guests.EXAMPLE'))).toBe(1)
    expect(await finds(isAddress(email, 'aoife_b%@guests'))).toBe(0)
    expect(await finds(addressBegins(email, 'AOIFE_B%@guests'))).toBe(1)
    expect(await finds(addressBegins(email, 'aoife%'))).toBe(0)
    expect(await finds(addressBegins(email, 'aoife_b_'))).toBe(0)
    expect(await finds(addressBegins(email, 'b%@guests'))).toBe(0)
  })
})
