import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readToday } from '#app/console/dashboard/dashboard.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { cancelOrder, closeMischarged, deliverOrder, prepareOrder } from '#app/orders/fulfilling/fulfil-orders.server.ts'
import { orderStatus, stripeWebhook } from '#app/orders/order-functions.server.ts'
import { listOrders } from '#app/orders/order-list.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { findOrderByCheckout, listHistory } from '#app/orders/orders.server.ts'
import { guestOrders } from '#app/orders/orders.tables.ts'
import { sign } from '#app/payments/stripe-account.fake.ts'
import { cathal, niamh } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { keepLog } from '#test/kept-log.ts'
import { countMails } from '#test/mails.ts'
import { bathWish, openOrdering, webhook, withStripe } from '#test/ordering.ts'
import { payDemoOrder } from './demo-checkout.server.ts'

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

describeOnEachDatabase('settling orders', (house) => {
  const { stripe, needs, reconcile } = withStripe(house)

  async function tell(body: string, signature = sign(body)): Promise<number> {
    return stripeWebhook(webhook(body, signature), needs).then(
      (answer) => answer.status,
      (refusal: { status: number }) => refusal.status,
    )
  }
  const statusOf = async (sessionId: string) => (await findOrderByCheckout(house.db, sessionId))?.status
  const mails = () => countMails(house.db)

  it('believes no event without a fitting signature', async () => {
    const { sessionId } = await placeOrder(house.db, bathWish, needs)
    const [event] = stripe.pay(sessionId)
    if (!event) throw new Error('no event')
    expect(await tell(event.body, sign(event.body, 'whsec_other'))).toBe(400)
    expect(await tell(event.body, 'nonsense')).toBe(400)
    expect(await tell(event.body.replace('5000', '1'), event.signature)).toBe(400)
    expect(await tell(event.body, sign(event.body, undefined, inSeconds(-330)))).toBe(400)
    // Dated ahead, it could be replayed until then.
    const { log, lines } = keepLog('warn')
    needs.log = log
    expect(await tell(event.body, sign(event.body, undefined, inSeconds(360)))).toBe(400)
    // The operator can tell a wrong clock from a wrong secret.
    const { secondsAhead } = JSON.parse(lines[0] ?? '')
    expect(Math.abs(secondsAhead - 360)).toBeLessThan(60)
    expect(await statusOf(sessionId)).toBe('pending')
    // Clocks differ a little.
    expect(await tell(event.body, sign(event.body, undefined, inSeconds(120)))).toBe(200)
    expect(await statusOf(sessionId)).toBe('paid')
  })

  it('refuses for good what names things as Stripe never does', async () => {
    const { sessionId } = await placeOrder(house.db, bathWish, needs)
    const [event] = stripe.pay(sessionId)
    const told = JSON.parse(event?.body ?? '')
    const session = told.data.object
    for (const strange of [
      { ...told, id: 'evt_\0' },
      { ...told, id: undefined },
      { ...told, id: 7 },
      { ...told, type: 'checkout.session.completed\0' },
      { ...told, data: { object: { ...session, id: 'cs_\0' } } },
      { ...told, data: { object: { ...session, payment_intent: 'pi_\0' } } },
      { ...told, type: 'charge.dispute.created', data: { object: { id: 'du_\0' } } },
    ])
      expect(await tell(JSON.stringify(strange))).toBe(400)
    expect(await findOrderByCheckout(house.db, 'cs_\0')).toBeUndefined()
    expect(await statusOf(sessionId)).toBe('pending')
  })

  const completed = (session: object) =>
    JSON.stringify({ id: 'evt_told', object: 'event', type: 'checkout.session.completed', data: { object: session } })

  it('trusts a signed event that a checkout is paid, when Stripe does not answer, or does not know checkout or payment', async () => {
    const { log, lines: logged } = keepLog('warn')
    needs.log = log
    for (const stripeIs of ['down', 'without memory', 'behind']) {
      const { sessionId, orderId } = await placeOrder(house.db, bathWish, needs)
      const session = { ...stripe.sessions.get(sessionId), payment_status: 'paid', payment_intent: `pi_${orderId}` }
      if (stripeIs === 'down') stripe.fail(500)
      if (stripeIs === 'without memory') stripe.sessions.delete(sessionId)
      const body = completed(session).replace('evt_told', `evt_${orderId}`)
      for (let times = 0; times < 2; times++) expect(await tell(body), stripeIs).toBe(200)
      stripe.fail(undefined)
      expect(await statusOf(sessionId), stripeIs).toBe('paid')
    }
    expect(await mails()).toEqual({ order_notice: 3, order_confirmation: 3 })
    // Once each, though each event came twice, and naming nobody.
    const lines = logged.map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { err: { message: expect.stringContaining('status 500') } },
      { answer: 'unknown' },
      { answer: 'open' },
    ])
    for (const line of lines) {
      expect(line).toMatchObject({
        level: 40,
        event: expect.stringMatching(/^evt_/),
        msg: expect.stringContaining('event’s word alone'),
      })
    }
    for (const personal of [bathWish.email, bathWish.guestName]) expect(logged.join()).not.toContain(personal)
  })

  it('asks Stripe for what an event does not say', async () => {
    const { sessionId } = await placeOrder(house.db, bathWish, needs)
    const unpaid = { ...stripe.sessions.get(sessionId) }
    expect(await tell(completed(unpaid).replace('evt_told', 'evt_early'))).toBe(200)
    expect(await statusOf(sessionId)).toBe('pending')
    stripe.pay(sessionId)
    expect(await tell(completed({ id: unpaid.id }))).toBe(200)
    expect(await statusOf(sessionId)).toBe('paid')
  })

  it('trusts a signed event that a checkout has expired, while Stripe does not answer; one that was paid after all is settled', async () => {
    for (const stripeIs of ['down', 'without memory', 'behind']) {
      const { sessionId } = await placeOrder(house.db, bathWish, needs)
      const open = { ...stripe.getSession(sessionId) }
      const [event] = stripe.expire(sessionId)
      if (stripeIs === 'down') stripe.fail(500)
      else if (stripeIs === 'without memory') stripe.sessions.delete(sessionId)
      else stripe.sessions.set(sessionId, open)
      for (let times = 0; times < 2; times++) expect(await tell(event?.body ?? ''), stripeIs).toBe(200)
      expect(await statusOf(sessionId), stripeIs).toBe('expired')
      stripe.fail(undefined)
    }
    expect(await mails()).toEqual({})
    const { sessionId } = await placeOrder(house.db, bathWish, needs)
    const [expired] = stripe.expire(sessionId)
    stripe.getSession(sessionId).status = 'open'
    const [paid] = stripe.pay(sessionId)
    stripe.fail(500)
    for (const event of [expired, paid, expired]) expect(await tell(event?.body ?? '')).toBe(200)
    expect(await statusOf(sessionId)).toBe('paid')
    expect(await mails()).toEqual({ order_notice: 1, order_confirmation: 1 })
  })

  it('lets an event that tells of no end come again while Stripe does not answer', async () => {
    const { sessionId } = await placeOrder(house.db, bathWish, needs)
    const body = completed({ ...stripe.sessions.get(sessionId) })
    stripe.pay(sessionId)
    stripe.fail(500)
    expect([await tell(body), await statusOf(sessionId)]).toEqual([503, 'pending'])
    stripe.fail(undefined)
    expect([await tell(body), await statusOf(sessionId)]).toEqual([200, 'paid'])
  })

  const others = [
    ['amount', { amount_total: 1 }, 'Not settled: €0.01 paid instead of €50'],
    ['currency', { currency: 'jpy' }, 'Not settled: 5000 in the smallest unit of JPY paid instead of €50'],
  ] as const

  it.each(others)('settles nothing for another %s that is told by the event alone', async (_what, other) => {
    const { sessionId } = await placeOrder(house.db, bathWish, needs)
    const session = { ...stripe.sessions.get(sessionId), payment_status: 'paid', ...other }
    stripe.fail(500)
    expect(await tell(completed(session))).toBe(200)
    expect(await statusOf(sessionId)).toBe('pending')
  })

  it.each(others)(
    'settles nothing for another %s, and tells the team, once, until a person has settled it',
    async (_what, paid, noted) => {
      const { log, lines: logged } = keepLog()
      needs.log = log
      const { sessionId, orderId } = await placeOrder(house.db, bathWish, needs)
      const [event, other] = stripe.pay(sessionId)
      Object.assign(stripe.sessions.get(sessionId) ?? {}, paid)
      for (const body of [event?.body, other?.body, event?.body?.replace('evt_', 'evt_b')])
        expect(await tell(body ?? '')).toBe(200)
      expect(await statusOf(sessionId)).toBe('pending')
      const notes = (await listHistory(house.db, [orderId])).map(({ what }) => what)
      expect(notes).toEqual(['Ordered; sent to payment', noted])
      expect(await mails()).toEqual({ order_mischarged: 1 })
      const [mail] = await house.db.select().from(mailOutbox)
      expect(mail).toMatchObject({ to: needs.settings.staffEmail, replyTo: bathWish.email })
      expect(mail?.text).toContain('for an order of €50')
      expect(logged).toEqual([expect.stringContaining(orderId)])
      expect(logged.join()).not.toContain(bathWish.guestName)
      const waiting = async () => (await readToday(house.db)).mischarged
      expect(await waiting()).toBe(1)
      // Asking would yield nothing new, so the provider is not asked.
      expect(await reconcile()).toEqual({ looked: 0, failed: 0 })
      await closeMischarged(house.db, orderId, niamh)
      expect([await waiting(), await statusOf(sessionId)]).toEqual([0, 'expired'])
      expect(await tell(event?.body?.replace('evt_', 'evt_c') ?? '')).toBe(200)
      expect([await waiting(), await statusOf(sessionId), await mails()]).toEqual([0, 'expired', { order_mischarged: 1 }])
    },
  )

  it('of the wrong amount for an already closed order are reported too', async () => {
    const { sessionId, orderId } = await placeOrder(house.db, bathWish, needs)
    await house.db.update(guestOrders).set({ expiredAt: new Date() }).where(eq(guestOrders.id, orderId))
    const [event] = stripe.pay(sessionId)
    Object.assign(stripe.sessions.get(sessionId) ?? {}, { amount_total: 1 })
    expect(await tell(event?.body ?? '')).toBe(200)
    expect([await statusOf(sessionId), (await readToday(house.db)).mischarged]).toEqual(['pending', 1])
  })

  it('cancels with the money back, later when Stripe is down, and once', async () => {
    const { sessionId, orderId } = await placeOrder(house.db, bathWish, needs)
    await expect(cancelOrder(house.db, orderId, niamh, needs)).rejects.toMatchObject({ status: 409 })
    for (const event of stripe.pay(sessionId)) await tell(event.body)
    await prepareOrder(house.db, orderId, niamh)
    await prepareOrder(house.db, orderId, cathal)
    stripe.fail(500)
    expect(await cancelOrder(house.db, orderId, niamh, needs)).toMatchObject({ status: 'cancelled' })
    stripe.fail(undefined)
    await reconcile()
    await cancelOrder(house.db, orderId, niamh, needs)
    for (const late of [prepareOrder, deliverOrder]) {
      await expect(late(house.db, orderId, niamh)).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile' })
    }
    await reconcile()
    expect(await statusOf(sessionId)).toBe('refunded')
    expect((await listHistory(house.db, [orderId])).map(({ who, what }) => `${who}: ${what}`)).toEqual([
      'guest: Ordered; sent to payment',
      'payments: Paid',
      'Niamh: Prepared',
      'Niamh: Cancelled; refund requested',
      'payments: Refunded',
    ])
    const once = { order_notice: 1, order_confirmation: 1, order_cancelled_notice: 1, order_cancelled: 1, order_refunded: 1 }
    expect(await mails()).toEqual(once)
    expect(stripe.requests.filter(({ path }) => path === '/v1/refunds').length).toBeGreaterThan(0)
  })

  it('tells team and guest what, when, where and for whom', async () => {
    const { sessionId } = await placeOrder(house.db, { ...bathWish, guestName: 'Aoife <b>Byrne' }, needs)
    for (const event of stripe.pay(sessionId)) await tell(event.body)
    const sent = await house.db.select().from(mailOutbox)
    expect(sent.map(({ to }) => to).sort()).toEqual(['aoife@guests.example', needs.settings.staffEmail].sort())
    for (const mail of sent) {
      for (const words of [
        'Outdoor Heated Bath',
        'Stargazer',
        bathWish.stayDate.slice(0, 4),
        '3:30 pm',
        '€50',
        'Aoife <b>Byrne',
      ]) {
        expect(mail.text).toContain(words)
      }
      expect(mail.html).toContain('Aoife &lt;b&gt;Byrne')
    }
    const confirmation = sent.find(({ kind }) => kind === 'order_confirmation')
    expect(confirmation?.text).toContain(`${needs.settings.baseUrl}/terms-and-conditions`)
  })

  it('handles demo payments the same way, and closes abandoned ones, but touches no Stripe order', async () => {
    const real = await placeOrder(house.db, bathWish, needs)
    expect(await payDemoOrder(house.db, real.orderId, 'pay', needs)).toBeUndefined()
    const demo = await openOrdering(house.db)
    Object.assign(needs, demo)
    const paid = await placeOrder(house.db, bathWish, needs)
    const cancelled = await placeOrder(house.db, bathWish, needs)
    const left = await placeOrder(house.db, bathWish, needs)
    expect(paid.url).toBe(`${needs.settings.baseUrl}/demo/pay/${paid.orderId}`)
    await payDemoOrder(house.db, paid.orderId, 'pay', needs)
    await payDemoOrder(house.db, paid.orderId, 'cancel', needs)
    await payDemoOrder(house.db, cancelled.orderId, 'cancel', needs)
    await payDemoOrder(house.db, cancelled.orderId, 'pay', needs)
    await reconcile()
    const all = await listOrders(house.db, {})
    const statuses = Object.fromEntries(all.rows.map(({ id, status }) => [id, status]))
    expect(statuses).toEqual({
      [real.orderId]: 'pending',
      [paid.orderId]: 'paid',
      [cancelled.orderId]: 'expired',
      [left.orderId]: 'expired',
    })
    expect(await mails()).toEqual({ order_notice: 1, order_confirmation: 1 })
    expect(await cancelOrder(house.db, paid.orderId, niamh, needs)).toMatchObject({ status: 'refunded' })
    const answer = await orderStatus(
      new Request(`http://localhost/functions/v1/order-status?session_id=${paid.sessionId}`),
      needs,
    )
    expect(await answer.json()).toEqual({ status: 'refunded' })
  })
})
