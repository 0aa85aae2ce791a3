import { expect, it } from 'vitest'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { cancelOrder } from '#app/orders/fulfilling/fulfil-orders.server.ts'
import { getOrder, listHistory } from '#app/orders/orders.server.ts'
import { niamh } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { withStripe } from '#test/ordering.ts'
import { reconcileRefunds } from './reconcile-refunds.server.ts'

describeOnEachDatabase('refunds of which no event came', (house) => {
  const { stripe, needs, paidOrder } = withStripe(house)
  const reconcile = () => reconcileRefunds(house.db, needs)
  const historyOf = async (id: string) => (await listHistory(house.db, [id])).map(({ what }) => what).slice(2)
  const kinds = async () => (await house.db.select().from(mailOutbox)).map(({ kind }) => kind).slice(2)
  const lookups = () => stripe.requests.filter(({ path }) => path.startsWith('/v1/checkout/sessions/cs_')).length

  it('are found, in part and whole, once', async () => {
    const { sessionId, orderId } = await paidOrder()
    stripe.refund(sessionId, 2000)
    for (let run = 0; run < 2; run++) await reconcile()
    expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'paid', refundedCents: 2000 })
    stripe.refund(sessionId)
    const asked = lookups()
    for (let run = 0; run < 3; run++) await reconcile()
    // What we know already is not asked for again.
    expect(lookups()).toBe(asked + 1)
    expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5000 })
    expect(await historyOf(orderId)).toEqual(['€20 refunded at the payment provider', 'Refunded'])
    expect(await kinds()).toEqual(['order_cancelled_notice', 'order_refunded'])
  })

  it('are found when the bank has returned them', async () => {
    const { sessionId, orderId } = await paidOrder()
    await cancelOrder(house.db, orderId, niamh, needs)
    stripe.failRefund(sessionId)
    for (let run = 0; run < 2; run++) await reconcile()
    expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'cancelled', refundedCents: 0 })
    expect(await kinds()).toEqual(['order_cancelled_notice', 'order_refunded', 'order_refund_failed'])
  })

  it('of others who use the account are left alone, and one that cannot be checked holds up no other', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    for (const { sessionId } of [first, second]) stripe.refund(sessionId)
    stripe.giveBack(
      { id: 'ch_1', object: 'charge', payment_intent: 'pi_other', amount: 900, amount_refunded: 0, refunded: false },
      900,
    )
    stripe.fail(500, `/v1/checkout/sessions/${first.sessionId}`)
    await reconcile()
    expect((await getOrder(house.db, first.orderId)).status).toBe('paid')
    expect((await getOrder(house.db, second.orderId)).status).toBe('refunded')
    stripe.fail(undefined)
    await reconcile()
    expect((await getOrder(house.db, first.orderId)).status).toBe('refunded')
  })
})
