/** What `settle-orders.test.ts` does not cover: reports that must change nothing. */
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { eraseOrdersOf } from '#app/orders/order-privacy.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { getOrder, listHistory } from '#app/orders/orders.server.ts'
import { orderById } from '#app/orders/orders-at.ts'
import type { Payment } from '#app/payments/payments.server.ts'
import { meanwhile } from '#test/at-once.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { keepLog } from '#test/kept-log.ts'
import { countMails } from '#test/mails.ts'
import { bathWish, openPaying } from '#test/ordering.ts'
import { applyPayment, expireOrder } from './settle-orders.server.ts'

describeOnEachDatabase('a report of the provider', (house) => {
  let needs: Awaited<ReturnType<typeof openPaying>>
  let paid: Payment & { orderId: string }
  beforeEach(async () => {
    needs = await openPaying(house.db)
    const { orderId, sessionId } = await placeOrder(house.db, bathWish, needs)
    const { amountCents } = await getOrder(house.db, orderId)
    paid = { sessionId, orderId, state: 'paid', amountCents, currency: 'eur', paymentIntent: 'pi_1', refundedCents: 0 }
  })

  const known = async () => [
    await getOrder(house.db, paid.orderId),
    await listHistory(house.db, [paid.orderId]),
    await countMails(house.db),
  ]

  it('changes nothing of an order that is paid, whether it names another amount or an end that came late', async () => {
    await applyPayment(house.db, paid, needs)
    const settled = await known()
    expect(settled[0]).toMatchObject({ status: 'paid' })
    await applyPayment(house.db, { ...paid, amountCents: 1 }, needs)
    await applyPayment(house.db, { ...paid, state: 'expired' }, needs)
    await expireOrder(house.db, { id: paid.orderId }, 'Closed: never paid')
    expect(await known()).toEqual(settled)
  })

  it('of a partial refund that failed leads the team to the order, which stands and so is in no list of what is owed', async () => {
    await applyPayment(house.db, { ...paid, refundedCents: 2_000 }, needs)
    expect(await applyPayment(house.db, paid, needs, 2_000)).toMatchObject({ status: 'paid', refundedCents: 0 })
    const [mail] = await house.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'order_refund_failed'))
    expect(mail?.text).toContain(orderById(paid.orderId))
  })

  it('of the right amount settles what another amount had held up', async () => {
    expect(await applyPayment(house.db, { ...paid, amountCents: 1 }, needs)).toMatchObject({ status: 'pending' })
    expect(await applyPayment(house.db, paid, needs)).toMatchObject({ status: 'paid', mischargedAt: null })
  })

  it('that comes late, while its guest is being erased, leaves an order of which nothing is erased yet', async () => {
    await expireOrder(house.db, { id: paid.orderId }, 'Closed: never paid')
    const erased = await meanwhile(
      house,
      (tx) => applyPayment(tx, paid, needs),
      () => house.db.transaction((tx) => eraseOrdersOf(tx, bathWish.email, new Date())),
    )
    expect(erased).toMatchObject({ value: { deleted: 0, waiting: 1 } })
    expect(await getOrder(house.db, paid.orderId)).toMatchObject({ status: 'paid', email: bathWish.email })
  })

  it('pays no order that has another checkout, though it names it, and the log says so', async () => {
    const before = await known()
    const { log, lines } = keepLog()
    expect(await applyPayment(house.db, { ...paid, sessionId: 'cs_other' }, { ...needs, log })).toBeUndefined()
    await applyPayment(house.db, { ...paid, sessionId: 'cs_left', state: 'expired' }, { ...needs, log })
    expect(await known()).toEqual(before)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { orderId: paid.orderId, sessionId: 'cs_other', msg: 'a payment belongs to no order here' },
    ])
  })
})
