import { eq, ilike, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { retention } from '#app/estate/policies.ts'
import { estateDay } from '#app/estate/time/estate-day.ts'
import { taxYearsBefore } from '#app/estate/time/periods.ts'
import { guideRequests } from '#app/guide/guide.tables.ts'
import { receiveGuideRequest } from '#app/guide/requests/guide-requests.server.ts'
import { answerMessage } from '#app/inbox/inbox.server.ts'
import { inboxReplies, inboxThreads } from '#app/inbox/inbox.tables.ts'
import { runDueJobs } from '#app/jobs/scheduled-jobs.server.ts'
import { legalFacts } from '#app/legal/first-edition/legal-facts.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { contactMessages } from '#app/messages/messages.tables.ts'
import { subscribe, unsubscribe } from '#app/newsletter/newsletter.server.ts'
import { newsletterSubscribers } from '#app/newsletter/newsletter.tables.ts'
import { nobody } from '#app/orders/order-privacy.server.ts'
import { guestOrders, stripeEvents } from '#app/orders/orders.tables.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { findProduct } from '#app/products/products.server.ts'
import { guardAuditLog } from '#app/staff/audit/audit.seed.ts'
import { recordChange } from '#app/staff/audit/audit.server.ts'
import { inviteColleague } from '#app/staff/invitations.server.ts'
import { auditLog, staffInvitations } from '#app/staff/staff.tables.ts'
import { meanwhile } from '#test/at-once.ts'
import { aoife, fionn, grainne, oisin } from '#test/cast.ts'
import { describeOnEachDatabase, silentLog } from '#test/database.ts'
import { bathWish } from '#test/ordering.ts'
import { mailSettings } from '#test/settings.ts'
import { signUp } from '#test/staff.ts'
import { erasePerson, exportPerson, findPerson, measurePerson } from './person.server.ts'
import { retentionJobs } from './retention.server.ts'

const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const niamh = { ...aoife, name: 'Niamh', email: 'niamh@guests.example', message: 'Mine stays.' }
const confirmation = {
  kind: 'order_confirmation',
  from: mailSettings.mailFrom,
  to: aoife.email,
  subject: 'Your order',
  text: 'Dear Aoife',
  html: '<p>Dear Aoife</p>',
}
const wish = {
  name: 'Aoife Byrne',
  email: 'AOIFE@guests.example',
  room: 'Stargazer',
  request_type: 'General Enquiry' as const,
  message: 'Towels?',
}

async function order(db: Db, set: Partial<typeof guestOrders.$inferInsert>) {
  await seedProducts(db)
  const product = await findProduct(db, 'heated_bath')
  if (!product) throw new Error('no bath')
  const { itemType, itemName, roomName, email, guestName } = bathWish
  const sold = {
    productId: product.id,
    itemType,
    itemName,
    category: product.category,
    amountCents: product.priceCents,
    roomName,
    email,
    guestName,
  }
  const key = crypto.randomUUID()
  await db
    .insert(guestOrders)
    .values({ ...sold, stayOn: '2026-01-02', provider: 'demo', idempotencyKey: key, checkoutExpiresAt: now, ...set })
}

/** Aoife wrote, asked, subscribed, was answered and ordered; Niamh did some of these too. */
async function fill(db: Db) {
  const admin = await signUp(db, fionn)
  const { id } = await receiveMessage(db, mailSettings, aoife)
  await receiveMessage(db, mailSettings, niamh)
  await answerMessage(db, mailSettings, admin, { id, seen: 0, text: 'It is free.', close: true })
  await receiveGuideRequest(db, mailSettings, wish)
  await subscribe(db, mailSettings, { name: 'Aoife', email: 'Aoife@Guests.example', consent: true })
  await order(db, { paidAt: now, deliveredAt: now })
  await order(db, { expiredAt: now })
  return admin
}

describeOnEachDatabase('a person’s data', (house) => {
  it('is given out whole: what they wrote, what was answered, what they agreed to', async () => {
    const admin = await fill(house.db)
    expect((await measurePerson(house.db, ' aoife@GUESTS.example ')).extent).toEqual({
      messages: 1,
      requests: 1,
      orders: 2,
      ordersWaiting: 0,
      subscriptions: 1,
      mails: 3,
    })
    const text = await exportPerson(house.db, admin, aoife.email)
    const file = JSON.parse(text)
    expect(file.messages[0]).toMatchObject({
      message: aoife.message,
      consentText: expect.stringContaining('privacy'),
      answers: [{ text: 'It is free.' }],
    })
    expect(file.newsletter).toMatchObject({ consentText: expect.any(String), consentAt: expect.any(String) })
    expect(text).not.toContain('niamh')
    const fieldsOf = (one: object) => Object.keys(one).join(' ')
    expect([file.messages[0], file.guideRequests[0], file.orders[0], file.newsletter, file.mails[0]].map(fieldsOf)).toEqual([
      'id name email phone reason message consentText consentAt createdAt answers',
      'id name email room requestType message createdAt answeredAt answeredBy answers',
      'id createdAt productId itemType itemName category amountCents roomName stayOn email guestName provider stripeSessionId paymentIntent checkoutExpiresAt paidAt expiredAt mischargedAt preparedAt deliveredAt cancelledAt refundedAt refundedCents lostCents refundFailedAt status disputes history',
      'id name email discountCode consentText consentAt unsubscribedAt createdAt',
      'kind subject text queuedAt sentAt',
    ])
    await expect(exportPerson(house.db, admin, 'nobody')).rejects.toThrow('email address')
  })

  it('says that the team answered, not which colleague', async () => {
    const admin = await fill(house.db)
    const unanswered = JSON.parse(await exportPerson(house.db, admin, aoife.email)).guideRequests[0]
    expect(unanswered).toMatchObject({ answeredAt: null, answeredBy: null })
    await answerMessage(house.db, mailSettings, admin, { id: unanswered.id, seen: 0, text: 'On the shelf.', close: true })
    expect((await house.db.select().from(guideRequests))[0]?.answeredBy).toBe(fionn.email)
    const text = await exportPerson(house.db, admin, aoife.email)
    expect(JSON.parse(text).guideRequests[0]).toMatchObject({ answeredAt: expect.any(String), answeredBy: 'the team' })
    expect(text).not.toContain(fionn.email)
  })

  it('is erased on request, except what tax law keeps, which then names nobody; others’ stays', async () => {
    const admin = await fill(house.db)
    const erased = await erasePerson(house.db, admin, aoife.email, mailSettings)
    expect(erased).toEqual({
      messages: 1,
      requests: 1,
      subscriptions: 1,
      mails: 5,
      ordersDeleted: 1,
      ordersAnonymised: 1,
      ordersWaiting: 0,
    })
    expect(
      await house.db
        .select({ email: guestOrders.email, name: guestOrders.guestName, cents: guestOrders.amountCents })
        .from(guestOrders),
    ).toEqual([{ email: nobody.email, name: nobody.guestName, cents: 5_000 }])
    expect(await measurePerson(house.db, niamh.email)).toMatchObject({ extent: { messages: 1, mails: 1 } })
    expect(await house.db.select().from(inboxReplies)).toEqual([])

    // Nothing in the database names her any more, not even the audit log.
    const { rows } = await house.db.execute<{ table_name: string }>(sql`
      select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
    for (const { table_name } of rows) {
      const found = await house.db.execute<{ n: number }>(sql`
        select count(*)::int as n from ${sql.identifier(table_name)} as t where t::text ilike '%aoife%'`)
      expect([table_name, found.rows[0]?.n]).toEqual([table_name, 0])
    }
  })

  it('in orders under way waits until they are done', async () => {
    const admin = await fill(house.db)
    const toCome = { paidAt: now, stayOn: estateDay(now) }
    const waiting = [{}, toCome, { mischargedAt: now }, { paidAt: now, cancelledAt: now }, { ...toCome, cancelledAt: now }]
    const done = [
      { paidAt: now },
      { mischargedAt: now, expiredAt: now },
      { ...toCome, deliveredAt: now },
      { ...toCome, cancelledAt: now, refundedAt: now },
    ]
    for (const set of waiting) await order(house.db, { ...set, roomName: 'waits' })
    for (const set of done) await order(house.db, set)
    const aboutOrder = await queueMail(house.db, confirmation)
    const measured = async () => (await measurePerson(house.db, aoife.email, now)).extent
    expect(await measured()).toMatchObject({ orders: waiting.length + done.length + 2, ordersWaiting: waiting.length })
    expect(await erasePerson(house.db, admin, aoife.email, mailSettings, now)).toMatchObject({
      ordersWaiting: waiting.length,
      ordersAnonymised: done.length + 1,
      mails: 5,
      messages: 1,
    })
    expect(await measured()).toMatchObject({ messages: 0, orders: waiting.length, ordersWaiting: waiting.length })
    const left = (await findPerson(house.db, aoife.email)).orders
    expect(left.map(({ roomName }) => roomName)).toEqual(waiting.map(() => 'waits'))
    const mails = await house.db.select({ id: mailOutbox.id }).from(mailOutbox).where(ilike(mailOutbox.text, '%aoife%'))
    expect(mails).toEqual([aboutOrder])
  })

  it('is erased with an answer that is being written, whichever comes first', async () => {
    const admin = await signUp(house.db, fionn)
    const write = async () => (await receiveMessage(house.db, mailSettings, aoife)).id
    const answer = (db: Db, id: string) =>
      answerMessage(db, mailSettings, admin, { id, seen: 0, text: 'It is free.', close: true })
    const answered = await write()
    const erasedAfter = await meanwhile(
      house,
      (tx) => answer(tx, answered),
      () => erasePerson(house.db, admin, aoife.email, mailSettings),
    )
    expect(erasedAfter).toMatchObject({ value: { messages: 1, mails: 3 } })
    const erased = await write()
    const answeredAfter = await meanwhile(
      house,
      (tx) => erasePerson(tx, admin, aoife.email, mailSettings),
      () => answer(house.db, erased),
    )
    expect(answeredAfter).toMatchObject({ reason: { status: 404 } })
    expect(await house.db.select().from(inboxReplies)).toEqual([])
    expect(await house.db.select().from(mailOutbox)).toEqual([])
  })

  it('is deleted when its time is over, and not a day before', async () => {
    const admin = await fill(house.db)
    await inviteColleague(house.db, mailSettings, admin, { email: oisin.email, role: 'staff' })
    await house.db.update(staffInvitations).set({ expiresAt: ago(1) })
    await inviteColleague(house.db, mailSettings, admin, { email: grainne.email, role: 'staff' })
    await house.db.update(contactMessages).set({ createdAt: ago(3 * 366) })
    // A reply a month ago keeps the conversation.
    const [reply] = await house.db
      .update(inboxReplies)
      .set({ at: ago(30) })
      .returning()
    await house.db.update(guideRequests).set({ createdAt: ago(360) })
    await receiveGuideRequest(house.db, mailSettings, { ...wish, message: 'Old' })
    await house.db
      .update(guideRequests)
      .set({ createdAt: ago(367) })
      .where(eq(guideRequests.message, 'Old'))
    const { token } = (
      await house.db.select({ token: newsletterSubscribers.unsubscribeToken }).from(newsletterSubscribers)
    )[0] ?? { token: '' }
    await unsubscribe(house.db, token)
    await house.db.update(newsletterSubscribers).set({ unsubscribedAt: ago(35 * 30) })
    await subscribe(house.db, mailSettings, { name: 'Niamh', email: niamh.email, consent: true })
    await subscribe(house.db, mailSettings, { name: 'Oisín', email: oisin.email, consent: true })
    // Still subscribed, however long ago: kept.
    await house.db.update(newsletterSubscribers).set({ consentAt: ago(10 * 366) })
    await house.db
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: ago(37 * 31) })
      .where(eq(newsletterSubscribers.email, oisin.email))
    const lawful = taxYearsBefore(now, retention.ordersYears)
    await order(house.db, { paidAt: lawful, createdAt: lawful })
    await order(house.db, { paidAt: lawful, createdAt: new Date(lawful.getTime() - 1) })
    for (const days of [29, 31]) await order(house.db, { expiredAt: now, createdAt: ago(days) })
    // Both were charged: one is still to be settled by a person, one has been.
    await order(house.db, { mischargedAt: lawful, createdAt: new Date(lawful.getTime() - 1) })
    await order(house.db, { mischargedAt: lawful, expiredAt: lawful, createdAt: new Date(lawful.getTime() - 1) })
    await order(house.db, { mischargedAt: now, expiredAt: now, createdAt: ago(31) })
    const longAgo = { type: 'charge.refunded', receivedAt: ago(300) }
    await house.db.insert(stripeEvents).values([
      { ...longAgo, id: 'evt_handled_long_ago', processedAt: ago(91) },
      { ...longAgo, id: 'evt_handled', processedAt: ago(89) },
      { ...longAgo, id: 'evt_open' },
    ])
    await house.db.update(mailOutbox).set({ sentAt: ago(89) })
    const [mail] = await house.db.select().from(mailOutbox).limit(1)
    await house.db
      .update(mailOutbox)
      .set({ sentAt: ago(91) })
      .where(eq(mailOutbox.id, mail?.id ?? ''))
    const mails = await house.db.$count(mailOutbox)
    await guardAuditLog(house.db)
    const changes = await house.db.$count(auditLog)
    await recordChange(house.db, null, { action: 'updated', subject: 'guide', title: 'long ago' })
    await house.db.execute(sql`alter table audit_log disable trigger user`)
    await house.db
      .update(auditLog)
      .set({ at: ago(25 * 31) })
      .where(eq(auditLog.title, 'long ago'))
    await house.db.execute(sql`alter table audit_log enable trigger user`)

    await runDueJobs({ db: house.db, jobs: retentionJobs(() => now), log: silentLog })

    expect((await house.db.select().from(contactMessages)).map(({ id }) => id)).toEqual([reply?.messageId])
    expect(await house.db.$count(inboxThreads)).toBe(2)
    expect((await house.db.select().from(guideRequests)).map(({ message }) => message)).toEqual(['Towels?'])
    const kept = await house.db.select().from(newsletterSubscribers).orderBy(newsletterSubscribers.email)
    expect(kept.map(({ email }) => email.toLowerCase())).toEqual([aoife.email, niamh.email])
    expect(await house.db.$count(guestOrders)).toBe(6)
    const events = await house.db.select({ id: stripeEvents.id }).from(stripeEvents).orderBy(stripeEvents.id)
    expect(events.map(({ id }) => id)).toEqual(['evt_handled', 'evt_open'])
    expect(await house.db.$count(mailOutbox)).toBe(mails - 1)
    expect((await house.db.select().from(staffInvitations)).map(({ email }) => email)).toEqual([grainne.email])
    expect(await house.db.$count(auditLog)).toBe(changes)
    await expect(house.db.delete(auditLog)).rejects.toThrow()
    const { rows } = await house.db.execute(sql`select name, last_error from scheduled_jobs where last_error is not null`)
    expect(rows).toEqual([])
    await house.db.execute(sql`drop trigger audit_log_no_truncate on audit_log`)
  })
})

it('the privacy policy and the jobs read the same periods', () => {
  expect(legalFacts.retention).toBe(retention)
})
