import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addDays, estateDay, longDay } from '#app/estate/time/estate-day.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { cancelOrder, deliverOrder } from '#app/orders/fulfilling/fulfil-orders.server.ts'
import { cathal, niamh } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { someStay, withStripe } from '#test/ordering.ts'
import { guestOrders } from './orders.tables.ts'

describeOnEachDatabase('the team', (house) => {
  const { stripe, needs, tell, paidOrder, reconcile } = withStripe(house)
  const told = () => house.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'order_cancelled_notice'))

  it('hears once of an order that a colleague cancels, although its refund has to wait', async () => {
    const { orderId } = await paidOrder()
    stripe.fail(500)
    await Promise.all([niamh, cathal].map((by) => cancelOrder(house.db, orderId, by, needs)))
    await reconcile()
    stripe.fail(undefined)
    await reconcile()
    const [mail, ...more] = await told()
    expect([mail?.to, more]).toEqual([needs.settings.staffEmail, []])
    expect(mail?.subject).toBe(`Cancelled: Outdoor Heated Bath, Stargazer, ${longDay(someStay)}`)
    expect(mail?.text).toMatch(/(Niamh|Cathal) has cancelled this order\. Please do not prepare or deliver it/)
  })

  it('hears of one that is refunded in full at the provider', async () => {
    const { sessionId } = await paidOrder()
    await tell(...stripe.refund(sessionId, 2000))
    expect(await told()).toEqual([])
    await tell(...stripe.refund(sessionId))
    expect(await told()).toMatchObject([{ text: expect.stringContaining('refunded at the payment provider') }])
  })

  it('does not hear of one that is delivered, or whose day is over', async () => {
    const [delivered, past, today] = [await paidOrder(), await paidOrder(), await paidOrder()]
    await deliverOrder(house.db, delivered.orderId, niamh)
    const stayOn = (id: string, day: string) => house.db.update(guestOrders).set({ stayOn: day }).where(eq(guestOrders.id, id))
    const now = estateDay(new Date())
    await stayOn(past.orderId, addDays(now, -1))
    await stayOn(today.orderId, now)
    for (const { orderId } of [delivered, past]) await cancelOrder(house.db, orderId, niamh, needs)
    expect(await told()).toEqual([])
    await cancelOrder(house.db, today.orderId, niamh, needs)
    expect(await told()).toHaveLength(1)
  })
})
