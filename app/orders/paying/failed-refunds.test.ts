import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readToday } from '#app/console/dashboard/dashboard.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { cancelOrder, closeFailedRefund } from '#app/orders/fulfilling/fulfil-orders.server.ts'
import { eraseOrdersOf, nobody } from '#app/orders/order-privacy.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { findOrder, listHistory } from '#app/orders/orders.server.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import { niamh } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { bathWish, inAnHour, withStripe } from '#test/ordering.ts'

describeOnEachDatabase('a refund', (house) => {
  const { stripe, needs, tell, paidOrder, reconcile } = withStripe(house)
  const historyOf = async (id: string) => (await listHistory(house.db, [id])).map(({ what }) => what)
  const mailsOf = (kind: string) => house.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind))
  const asked = () =>
    stripe.requests.filter(({ path }) => path === '/v1/refunds').map(({ form, key }) => [form.get('amount'), key])

  it('is left to the team when the bank returns it: recorded, mailed once, not retried', async () => {
    const { sessionId, orderId } = await paidOrder()
    await expect(closeFailedRefund(house.db, orderId, niamh)).rejects.toMatchObject({ status: 409 })
    await cancelOrder(house.db, orderId, niamh, needs)
    const failed = stripe.failRefund(sessionId)
    await tell(...failed, ...failed, ...failed.map(({ body }) => ({ body: body.replace('evt_', 'evt_again_') })))
    expect(await findOrder(house.db, orderId)).toMatchObject({ status: 'cancelled', refundedCents: 0 })
    await reconcile()
    // A colleague whose page still had the button is not told that the money is on its way.
    expect(await cancelOrder(house.db, orderId, niamh, needs)).toMatchObject({ status: 'cancelled', backCents: 0 })
    expect(asked()).toHaveLength(1)
    expect((await historyOf(orderId)).slice(-2)).toEqual(['Refunded', 'Refund failed: €50 came back from the guest’s bank'])
    const [mail, ...more] = await mailsOf('order_refund_failed')
    expect([mail?.to, more]).toEqual([needs.settings.staffEmail, []])
    expect(mail?.text).toContain('€50 is back with our payment provider')
    expect(await readToday(house.db)).toMatchObject({ lateRefunds: 1 })

    await closeFailedRefund(house.db, orderId, niamh)
    expect(await closeFailedRefund(house.db, orderId, niamh)).toMatchObject({ status: 'refunded' })
    await reconcile()
    expect((await historyOf(orderId)).slice(-1)).toEqual(['Refunded another way'])
    expect(await readToday(house.db, inAnHour())).toMatchObject({ lateRefunds: 0 })

    // Refunding it in Stripe as well sends no second email.
    await tell(...stripe.refund(sessionId))
    expect((await historyOf(orderId)).slice(-1)).toEqual(['€50 refunded at the payment provider'])
    expect(await mailsOf('order_refunded')).toHaveLength(1)
  })

  it('that the bank returns after it has taken the same money is owed to nobody', async () => {
    const { sessionId, orderId } = await paidOrder()
    await cancelOrder(house.db, orderId, niamh, needs)
    await tell(...stripe.dispute(sessionId), ...stripe.dispute(sessionId, { status: 'lost' }))
    await tell(...stripe.failRefund(sessionId))
    await reconcile()
    expect(await findOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 0, refundFailedAt: null })
    expect((await historyOf(orderId)).at(-1)).toContain('which has taken that money itself')
    expect(await mailsOf('order_refund_failed')).toEqual([])
    expect(await readToday(house.db, inAnHour())).toMatchObject({ lateRefunds: 0 })
  })

  it('that failed for a guest who has been forgotten is told to the team without them', async () => {
    const { sessionId, orderId } = await paidOrder()
    await cancelOrder(house.db, orderId, niamh, needs)
    await house.db.transaction((tx) => eraseOrdersOf(tx, bathWish.email, new Date()))
    await tell(...stripe.failRefund(sessionId))
    const [mail] = await mailsOf('order_refund_failed')
    expect(mail?.replyTo).toBeNull()
    expect(mail?.text).toContain('The guest’s bank rejected the refund')
    expect(mail?.text).not.toContain(nobody.email)
  })

  it('that failed can be repeated at Stripe, and the guest is told', async () => {
    const { sessionId, orderId } = await paidOrder()
    await cancelOrder(house.db, orderId, niamh, needs)
    await tell(...stripe.failRefund(sessionId))
    await tell(...stripe.refund(sessionId))
    expect(await findOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5000 })
    expect(await mailsOf('order_refunded')).toHaveLength(2)
  })

  it('does not count as failed when a late event is about the payment only, and Stripe does not answer', async () => {
    const { sessionId, orderId } = await placeOrder(house.db, bathWish, needs)
    const paid = stripe.pay(sessionId)
    await tell(...paid)
    await tell(...stripe.refund(sessionId, 2000))
    const late = (id: string) => tell(...paid.map(({ body }) => ({ body: body.replace('evt_', id) })))
    stripe.fail(500)
    await late('evt_late_')
    stripe.fail(undefined)
    await cancelOrder(house.db, orderId, niamh, needs)
    stripe.sessions.delete(sessionId)
    await late('evt_later_')
    expect(await findOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5000, refundFailedAt: null })
    expect(await mailsOf('order_refund_failed')).toEqual([])
    expect(asked()).toEqual([['3000', `refund-${orderId}-3000`]])
  })

  it('does not mistake an outdated answer for a failed refund', async () => {
    const { sessionId, orderId } = await paidOrder()
    const events = stripe.refund(sessionId, 1000)
    const { payments } = needs
    const overtaken: Payments = {
      ...payments,
      async findPayment(by) {
        const answer = await payments.findPayment(by)
        await cancelOrder(house.db, orderId, niamh, { ...needs, payments })
        return answer
      },
    }
    needs.payments = overtaken
    await expect(tell(...events)).rejects.toMatchObject({ status: 503 })
    needs.payments = payments
    await tell(...events)
    expect(await findOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5000 })
    expect(await mailsOf('order_refund_failed')).toEqual([])
    expect(await mailsOf('order_refunded')).toHaveLength(1)
  })
})
