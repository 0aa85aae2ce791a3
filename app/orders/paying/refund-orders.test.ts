import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readToday } from '#app/console/dashboard/dashboard.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { cancelOrder } from '#app/orders/fulfilling/fulfil-orders.server.ts'
import { eraseOrdersOf, nobody } from '#app/orders/order-privacy.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { findOrder, listHistory } from '#app/orders/orders.server.ts'
import { guestOrders } from '#app/orders/orders.tables.ts'
import { type Payment, type Payments, Refused } from '#app/payments/payments.server.ts'
import { createStripePayments } from '#app/payments/stripe.server.ts'
import { cathal, niamh } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { bathWish, inAnHour, openPaying, withStripe } from '#test/ordering.ts'
import { payDemoOrder } from './demo-checkout.server.ts'
import { reconcilePendingOrders } from './reconcile-orders.server.ts'

describeOnEachDatabase('giving money back', (house) => {
  const { stripe, needs, tell, paidOrder, reconcile } = withStripe(house)
  const historyOf = async (id: string) => (await listHistory(house.db, [id])).map(({ what }) => what)
  const mailsOf = (kind: string) => house.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind))
  const asked = () =>
    stripe.requests.filter(({ path }) => path === '/v1/refunds').map(({ form, key }) => [form.get('amount'), key])

  it('refunds what a partial refund at Stripe has left, once', async () => {
    const { sessionId, orderId } = await paidOrder()
    await tell(...stripe.refund(sessionId, 2000))
    expect(await findOrder(house.db, orderId)).toMatchObject({ status: 'paid', refundedCents: 2000 })
    expect(await cancelOrder(house.db, orderId, niamh, needs)).toMatchObject({ status: 'refunded', refundedCents: 5000 })
    await tell(...stripe.refund(sessionId))
    await cancelOrder(house.db, orderId, niamh, needs)
    expect(await reconcile()).toEqual({ looked: 0, failed: 0 })
    expect(asked()).toEqual([['3000', `refund-${orderId}-3000`]])
    expect(await historyOf(orderId)).toEqual([
      'Ordered; sent to payment',
      'Paid',
      '€20 refunded at the payment provider',
      'Cancelled; refund requested',
      'Refunded',
    ])
    const [mail, ...more] = await mailsOf('order_refunded')
    expect(more).toEqual([])
    expect(mail?.text).toContain('€30 is on its way back to your card')
    expect(mail?.text).toContain('€20 had already been refunded')
  })

  it('learns of a partial refund by asking, if no event came', async () => {
    const { sessionId, orderId } = await paidOrder()
    stripe.refund(sessionId, 2050)
    // The team is told what this cancellation refunds, not what seemed due before.
    expect(await cancelOrder(house.db, orderId, niamh, needs)).toMatchObject({ status: 'refunded', backCents: 2950 })
    expect(asked()).toEqual([['2950', `refund-${orderId}-2950`]])
    expect(await historyOf(orderId)).toContain('€20.50 refunded at the payment provider')
  })

  it('counts as done when nothing is left to give back', async () => {
    const { sessionId, orderId } = await paidOrder()
    stripe.refund(sessionId, 2000)
    stripe.refund(sessionId, 3000)
    expect(await cancelOrder(house.db, orderId, niamh, needs)).toMatchObject({ status: 'refunded', backCents: 0 })
    expect(asked()).toEqual([])
    expect((await mailsOf('order_refunded'))[0]?.text).toContain('€50 is on its way back')
  })

  it('that does not succeed is shown to the team until it does', async () => {
    const { orderId } = await paidOrder()
    stripe.fail(500)
    expect(await cancelOrder(house.db, orderId, niamh, needs)).toMatchObject({
      status: 'cancelled',
      backCents: 5000,
      isLate: true,
    })
    expect(await readToday(house.db)).toMatchObject({ lateRefunds: 0 })
    expect(await reconcile()).toEqual({ looked: 1, failed: 1 })
    expect(await readToday(house.db, inAnHour())).toMatchObject({ lateRefunds: 1 })
    stripe.fail(undefined)
    await reconcile()
    expect(await readToday(house.db, inAnHour())).toMatchObject({ lateRefunds: 0 })
  })

  it.each([402, 500, 429] as const)(
    'whose money cannot go back at once (%s) is told to the guest as cancelled, once, and as refunded when it is',
    async (refusal) => {
      const { sessionId, orderId } = await paidOrder()
      await tell(...stripe.refund(sessionId, 2000))
      stripe.fail(refusal, '/v1/refunds')
      await Promise.all([cancelOrder(house.db, orderId, niamh, needs), cancelOrder(house.db, orderId, cathal, needs)])
      await reconcile()
      const [mail, ...more] = await mailsOf('order_cancelled')
      expect([mail?.to, more]).toEqual([bathWish.email, []])
      expect(mail?.text).toContain('This order is cancelled. We will refund €30 to your card')
      expect(await mailsOf('order_refunded')).toEqual([])
      stripe.fail(undefined)
      await reconcile()
      expect((await mailsOf('order_refunded'))[0]?.text).toContain('€30 is on its way back to your card')
      expect(await mailsOf('order_cancelled')).toHaveLength(1)
    },
  )

  it('that is sent with the cancellation is confirmed in one email', async () => {
    const { orderId } = await paidOrder()
    expect(await cancelOrder(house.db, orderId, niamh, needs)).toMatchObject({ isLate: false })
    await reconcile()
    expect(await mailsOf('order_cancelled')).toEqual([])
    expect(await mailsOf('order_refunded')).toHaveLength(1)
  })

  it.each([402, 500] as const)(
    'that was refused with %s is requested anew, not answered with the old refusal',
    async (refusal) => {
      const { orderId } = await paidOrder()
      stripe.fail(refusal, '/v1/refunds')
      await cancelOrder(house.db, orderId, niamh, needs)
      expect(await reconcile()).toEqual({ looked: 1, failed: 1 })
      stripe.fail(undefined)
      expect(await reconcile()).toEqual({ looked: 1, failed: 0 })
      expect(await findOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5000 })
      const keys = new Set(asked().map(([, key]) => key))
      expect([...keys]).toEqual(['', '-1', '-2'].map((attempt) => `refund-${orderId}-5000${attempt}`))
    },
  )

  it.each(['slow', 'hang up', 'cut', 429] as const)('that got no answer (%s) is asked for again as the same', async (trouble) => {
    const payments = createStripePayments(needs.settings, 200)
    const { orderId } = await paidOrder()
    stripe.fail(trouble, '/v1/refunds')
    await cancelOrder(house.db, orderId, niamh, { ...needs, payments })
    stripe.fail(undefined)
    await reconcile()
    expect(await findOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5000 })
    expect([...stripe.charges.values()].map((charge) => charge.amount_refunded)).toEqual([5000])
    expect(new Set(asked().map(([, key]) => key))).toEqual(new Set([`refund-${orderId}-5000`]))
  })

  it('is not repeated when it was done in spite of a failure', async () => {
    const { sessionId, orderId } = await paidOrder()
    const { payments } = needs
    const refund: Payments['refund'] = async (order) => {
      await payments.refund(order)
      throw new Refused('a mishap after it')
    }
    const failing = { ...needs, payments: { ...payments, refund } }
    expect(await cancelOrder(house.db, orderId, niamh, failing)).toMatchObject({ status: 'cancelled', refundAttempt: 1 })
    // Two requests at once, one of them with an older answer from Stripe.
    const outdated = { ...(await payments.findPayment({ sessionId })), refundedCents: 0 } as Payment
    const behind = { ...needs, payments: { ...payments, findPayment: async () => outdated }, now: inAnHour() }
    await Promise.all([reconcilePendingOrders(house.db, behind), reconcile()])
    expect(await findOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5000 })
    expect([...stripe.charges.values()].map((charge) => charge.amount_refunded)).toEqual([5000])
    expect(await mailsOf('order_refunded')).toHaveLength(1)
  })

  it('that two were refused at once counts as one attempt', async () => {
    const { orderId } = await paidOrder()
    stripe.fail(402, '/v1/refunds')
    await cancelOrder(house.db, orderId, niamh, needs)
    const { payments } = needs
    const both = Promise.withResolvers<void>()
    let asking = 0
    // Neither is refused before both have read the order.
    const refund: Payments['refund'] = async (order) => {
      if (++asking === 2) both.resolve()
      await both.promise
      return payments.refund(order)
    }
    const together = { ...needs, payments: { ...payments, refund }, now: inAnHour() }
    await Promise.all([reconcilePendingOrders(house.db, together), reconcilePendingOrders(house.db, together)])
    expect(await findOrder(house.db, orderId)).toMatchObject({ refundAttempt: 2 })
  })

  it('after the guest has been forgotten writes to nobody', async () => {
    const { sessionId, orderId } = await paidOrder()
    const later = new Date(Date.now() + 60 * 86_400_000)
    await house.db.transaction((tx) => eraseOrdersOf(tx, bathWish.email, later))
    await tell(...stripe.refund(sessionId))
    expect(await findOrder(house.db, orderId)).toMatchObject({ status: 'refunded', ...nobody })
    expect(await mailsOf('order_refunded')).toEqual([])
  })

  it.each(['Stripe', 'nothing'])('of a demo order waits for nobody, with %s configured since', async (since) => {
    const demo = await openPaying(house.db)
    const place = async () => (await placeOrder(house.db, bathWish, demo)).orderId
    const [paid, owed, left] = [await place(), await place(), await place()]
    for (const id of [paid, owed]) await payDemoOrder(house.db, id, 'pay', demo)
    const present = { ...needs, payments: since === 'Stripe' ? needs.payments : undefined }

    expect(await cancelOrder(house.db, paid, niamh, present)).toMatchObject({ status: 'refunded' })
    const [mail] = await mailsOf('order_refunded')
    expect(mail?.text).toContain('This was a demonstration: no money has moved.')
    expect(mail?.text).not.toContain('back to your card')
    expect(mail?.subject).toMatch(/^Your demo order at .* is cancelled$/)

    // Left by an earlier version, waiting for Stripe.
    await house.db.update(guestOrders).set({ cancelledAt: new Date() }).where(eq(guestOrders.id, owed))
    expect(await reconcilePendingOrders(house.db, { ...present, now: inAnHour() })).toEqual({ looked: 2, failed: 0 })
    expect([(await findOrder(house.db, owed))?.status, (await findOrder(house.db, left))?.status]).toEqual([
      'refunded',
      'expired',
    ])
    expect(asked()).toEqual([])
  })
})
