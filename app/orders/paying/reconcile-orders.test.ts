import { expect, it } from 'vitest'
import { cancelOrder } from '#app/orders/fulfilling/fulfil-orders.server.ts'
import { requirePayments, stripeWebhook } from '#app/orders/order-functions.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { findOrderByCheckout, getOrder } from '#app/orders/orders.server.ts'
import { guestOrders } from '#app/orders/orders.tables.ts'
import type { CheckoutRequest, Payments } from '#app/payments/payments.server.ts'
import { niamh } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { countMails } from '#test/mails.ts'
import { bathWish, inAnHour, openOrdering, webhook, withStripe } from '#test/ordering.ts'
import { reconcilePendingOrders } from './reconcile-orders.server.ts'

describeOnEachDatabase('the reconciliation', (house) => {
  const { stripe, needs, reconcile } = withStripe(house)

  function tell(body: string): Promise<Response> {
    return stripeWebhook(webhook(body), needs)
  }
  const statusOf = async (sessionId: string) => (await findOrderByCheckout(house.db, sessionId))?.status
  const mails = () => countMails(house.db)

  it('settles orders for which no event came', async () => {
    const paid = await placeOrder(house.db, bathWish, needs)
    const left = await placeOrder(house.db, bathWish, needs)
    const open = await placeOrder(house.db, bathWish, needs)
    stripe.pay(paid.sessionId)
    stripe.expire(left.sessionId)
    stripe.fail(500)
    await placeOrder(house.db, bathWish, needs).catch(() => {})
    expect(await reconcile()).toEqual({ looked: 3, failed: 3 })
    stripe.fail(undefined)
    expect(await reconcile()).toEqual({ looked: 3, failed: 0 })
    expect([await statusOf(paid.sessionId), await statusOf(left.sessionId), await statusOf(open.sessionId)]).toEqual([
      'paid',
      'expired',
      'pending',
    ])
    expect(await mails()).toEqual({ order_notice: 1, order_confirmation: 1 })
  })

  it('comes to every order, however many older ones can never be settled', async () => {
    const newest = await placeOrder(house.db, bathWish, needs)
    const [{ id, status, search, ...order } = {}] = await house.db.select().from(guestOrders)
    const never = Array.from({ length: 200 }, (_, nth) => ({
      ...(order as typeof guestOrders.$inferInsert),
      createdAt: new Date(Date.now() - 86_400_000),
      idempotencyKey: `never-${nth}`,
      stripeSessionId: `cs_never_${nth}`,
    }))
    await house.db.insert(guestOrders).values(never)
    stripe.pay(newest.sessionId)
    const findPayment: Payments['findPayment'] = async (by) => {
      if ('sessionId' in by && by.sessionId.startsWith('cs_never')) throw new Error('about this one it says nothing')
      return needs.payments.findPayment(by)
    }
    const pass = () =>
      reconcilePendingOrders(house.db, { ...needs, payments: { ...needs.payments, findPayment }, now: inAnHour() })
    expect(await pass()).toEqual({ looked: 200, failed: 200 })
    expect(await pass()).toEqual({ looked: 200, failed: 199 })
    expect(await statusOf(newest.sessionId)).toBe('paid')
  })

  it('closes at once an order that never got a payment page, as of a house that was killed', async () => {
    const { sessionId, orderId } = await placeOrder(house.db, bathWish, needs)
    const pass = () => reconcilePendingOrders(house.db, { ...needs, now: new Date(Date.now() + 4 * 60_000) })
    await pass()
    expect(await statusOf(sessionId)).toBe('pending')
    await house.db.update(guestOrders).set({ stripeSessionId: null })
    await pass()
    expect((await getOrder(house.db, orderId)).status).toBe('expired')
  })

  it('asks an unavailable provider once, and nobody about demo orders', async () => {
    const demo = await openOrdering(house.db)
    await placeOrder(house.db, bathWish, needs)
    await placeOrder(house.db, bathWish, needs)
    const left = await placeOrder(house.db, bathWish, { ...demo, payments: requirePayments(demo.payments) })
    for (const trouble of ['hang up', 'cut', 429] as const) {
      stripe.fail(trouble)
      const { failed } = await reconcile()
      expect([trouble, failed]).toEqual([trouble, 1])
    }
    expect(await statusOf(left.sessionId)).toBe('expired')
    stripe.fail(undefined)
    expect(await reconcile()).toEqual({ looked: 2, failed: 0 })
  })

  it('stops waiting when the house stops, without counting that as a failure', async () => {
    await placeOrder(house.db, bathWish, needs)
    await placeOrder(house.db, bathWish, needs)
    const stopping = new AbortController()
    const asked: unknown[] = []
    const findPayment: Payments['findPayment'] = (by) => {
      asked.push(by)
      queueMicrotask(() => stopping.abort())
      return new Promise(() => {})
    }
    const payments = { ...needs.payments, findPayment }
    const pass = reconcilePendingOrders(house.db, { ...needs, payments, signal: stopping.signal, now: inAnHour() })
    expect(await pass).toEqual({ looked: 1, failed: 0 })
    expect(asked).toHaveLength(1)
  })

  it('stops waiting for a refund, too, which is asked for again', async () => {
    const { sessionId, orderId } = await placeOrder(house.db, bathWish, needs)
    for (const event of stripe.pay(sessionId)) await tell(event.body)
    stripe.fail('hang up', '/v1/refunds')
    await cancelOrder(house.db, orderId, niamh, needs)
    stripe.fail(undefined)
    const stopping = new AbortController()
    const refund: Payments['refund'] = () => {
      queueMicrotask(() => stopping.abort())
      return new Promise(() => {})
    }
    const payments = { ...needs.payments, refund }
    const pass = reconcilePendingOrders(house.db, { ...needs, payments, signal: stopping.signal, now: inAnHour() })
    expect(await pass).toEqual({ looked: 1, failed: 0 })
    await reconcile()
    expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'refunded' })
  })

  it('asks once a day about a refund that failed, because the team settles it', async () => {
    const { sessionId } = await placeOrder(house.db, bathWish, needs)
    stripe.pay(sessionId)
    const now = inAnHour()
    const failed = { paidAt: now, cancelledAt: new Date(now.getTime() - 3_600_000), refundFailedAt: now }
    const lookedFor = async (lookedAt: Date) => {
      await house.db.update(guestOrders).set({ ...failed, lookedAt })
      return (await reconcilePendingOrders(house.db, { ...needs, now })).looked
    }
    expect(await lookedFor(new Date(now.getTime() - 23 * 3_600_000))).toBe(0)
    expect(await lookedFor(new Date(now.getTime() - 25 * 3_600_000))).toBe(1)
  })

  it('leaves alone an order whose payment page is being opened, and a refund that was only just asked for', async () => {
    const { payments } = needs
    const now = () => reconcilePendingOrders(house.db, needs)
    const meanwhile: unknown[] = []
    async function openCheckout(checkout: CheckoutRequest) {
      meanwhile.push(await now())
      return payments.openCheckout(checkout)
    }
    const { sessionId, orderId } = await placeOrder(house.db, bathWish, { ...needs, payments: { ...payments, openCheckout } })
    expect(await statusOf(sessionId)).toBe('pending')
    for (const event of stripe.pay(sessionId)) await tell(event.body)
    stripe.fail(500)
    await cancelOrder(house.db, orderId, niamh, needs)
    expect([...meanwhile, await now()]).toEqual(Array(2).fill({ looked: 0, failed: 0 }))
  })
})
