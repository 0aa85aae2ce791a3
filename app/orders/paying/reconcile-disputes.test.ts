import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readToday } from '#app/console/dashboard/dashboard.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { cancelOrder } from '#app/orders/fulfilling/fulfil-orders.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { getOrder, listHistory } from '#app/orders/orders.server.ts'
import { guestOrders, paymentDisputes } from '#app/orders/orders.tables.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import { niamh } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { bathWish, openOrdering, withStripe } from '#test/ordering.ts'
import { reconcileDisputes } from './reconcile-disputes.server.ts'

const day = 86_400
const ago = (days: number) => Math.floor(Date.now() / 1000) - days * day

describeOnEachDatabase('disputes of which no event came', (house) => {
  const { stripe, needs, tell, reconcile: settle } = withStripe(house)

  const reconcile = () => reconcileDisputes(house.db, needs)
  async function paidOrder() {
    const placed = await placeOrder(house.db, bathWish, needs)
    stripe.pay(placed.sessionId)
    await settle()
    return placed
  }
  const disputesOf = async () => (await house.db.select().from(mailOutbox)).filter(({ kind }) => kind.includes('dispute'))

  it('are found, and told once; so is the decision, and what it holds up goes on', async () => {
    const { sessionId, orderId } = await paidOrder()
    stripe.dispute(sessionId)
    for (let run = 0; run < 2; run++) await reconcile()
    expect((await disputesOf()).map(({ kind }) => kind)).toEqual(['order_disputed'])
    expect(await readToday(house.db)).toMatchObject({ disputes: 1 })

    await cancelOrder(house.db, orderId, niamh, needs)
    stripe.dispute(sessionId, { status: 'won' })
    for (let run = 0; run < 2; run++) await reconcile()
    expect((await disputesOf()).map(({ kind }) => kind).sort()).toEqual(['order_dispute_closed', 'order_disputed'])
    expect(await readToday(house.db)).toMatchObject({ disputes: 0 })
    await settle()
    expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5000 })
  })

  it('are found, too, of a payment of the wrong amount', async () => {
    const { sessionId } = await placeOrder(house.db, bathWish, needs)
    stripe.pay(sessionId)
    stripe.getSession(sessionId).amount_total = 4000
    await settle()
    stripe.dispute(sessionId, { amount: 4000 })
    await reconcile()
    expect((await disputesOf()).map(({ kind }) => kind)).toEqual(['order_disputed'])
  })

  it('are asked for as far back as the oldest undecided one, and a month else', async () => {
    const [known, old] = [await paidOrder(), await paidOrder()]
    stripe.dispute(known.sessionId, { created: ago(20) })
    await reconcile()
    await house.db.update(paymentDisputes).set({ openedAt: new Date(ago(90) * 1000) })
    stripe.dispute(known.sessionId, { created: ago(90), status: 'lost' })
    await reconcile()
    expect(await getOrder(house.db, known.orderId)).toMatchObject({ lostCents: 5000 })

    stripe.dispute(old.sessionId, { created: ago(40) })
    await reconcile()
    expect(await house.db.$count(paymentDisputes)).toBe(1)
  })

  it('are all found, however many there are, and those of others are left alone', async () => {
    const { sessionId, orderId } = await paidOrder()
    stripe.dispute(sessionId)
    const [ours] = stripe.disputes.values()
    if (!ours) throw new Error('no dispute')
    for (let other = 0; other < 150; other++)
      stripe.disputes.set(`du_${other}`, { ...ours, id: `du_${other}`, payment_intent: `pi_${other}` })
    await reconcile()
    expect(await house.db.select().from(paymentDisputes)).toMatchObject([{ id: ours.id, orderId }])
  })

  it('wait while Stripe does not answer; one that cannot be stored holds up no other', async () => {
    const [broken, other] = [await paidOrder(), await paidOrder()]
    for (const { sessionId } of [broken, other]) stripe.dispute(sessionId)
    stripe.fail(500, '/v1/disputes')
    await expect(reconcile()).rejects.toThrow('status 500')
    stripe.fail(undefined)
    const [first] = stripe.disputes.values()
    Object.assign(first ?? {}, { amount: 2 ** 40 })
    const lines: string[] = []
    needs.log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
    await reconcile()
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ dispute: first?.id }])
    expect(await house.db.select().from(paymentDisputes)).toMatchObject([{ orderId: other.orderId }])
    expect((await listHistory(house.db, [other.orderId])).at(-1)?.what).toContain('Disputed')
  })

  it('are not lost again by an answer from before one was won', async () => {
    const { sessionId, orderId } = await paidOrder()
    stripe.dispute(sessionId, { status: 'lost' })
    const { payments } = needs
    const listDisputes: Payments['listDisputes'] = async (since) => {
      const answer = await payments.listDisputes(since)
      await tell(...stripe.dispute(sessionId, { status: 'won' }))
      return answer
    }
    await reconcileDisputes(house.db, { ...needs, payments: { ...payments, listDisputes } })
    expect(await getOrder(house.db, orderId)).toMatchObject({ lostCents: 0 })
    expect((await disputesOf()).map(({ kind }) => kind)).toEqual(['order_dispute_closed'])
  })

  it('are none where nobody takes payments, or demos do', async () => {
    const demo = await openOrdering(house.db)
    for (const payments of [undefined, demo.payments]) await reconcileDisputes(house.db, { ...needs, payments })
    expect(stripe.requests).toEqual([])
    expect(await house.db.$count(guestOrders)).toBe(0)
  })
})
