import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { longDay } from '#app/estate/time/estate-day.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { guestProducts } from '#app/products/products.tables.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp, textOf } from '#test/house.ts'
import { bathWish, openOrdering, someStay } from '#test/ordering.ts'
import { requirePayments } from './order-functions.server.ts'
import { orderIdOf } from './order-status.ts'
import { guestOrders, paymentDisputes } from './orders.tables.ts'

describeOnEachDatabase('the page after an order', (house) => {
  async function order(variables?: Record<string, string>) {
    const needs = await openOrdering(house.db, undefined, variables)
    const app = createTestApp(needs)
    const { orderId, sessionId } = await placeOrder(house.db, bathWish, { ...needs, payments: requirePayments(needs.payments) })
    const read = async (path: string) => (await app.request(path)).text()
    const answer = (given: string) =>
      app.request(`/demo/pay/${orderId}`, { method: 'POST', body: new URLSearchParams({ answer: given }) })
    return { orderId, sessionId, read, answer, page: () => read(`/order-success?session_id=${sessionId}`) }
  }

  it('says above the Order ID what was ordered, and nothing of who ordered it', async () => {
    const { sessionId, answer, page } = await order()
    await answer('pay')
    const html = await page()
    expect(textOf(html)).toMatch(
      new RegExp(
        `Order Confirmed.*What Outdoor Heated Bath When ${longDay(someStay)}, ready by 3:30 pm Where Stargazer Price €50 Order ID ${orderIdOf(sessionId)}`,
      ),
    )
    for (const personal of [bathWish.guestName, 'Aoife', bathWish.email]) expect(html).not.toContain(personal)
    expect(textOf(html)).not.toContain('Order again')
  })

  it('says at the address of an order that was left and paid after all what it says of any other', async () => {
    const { orderId, sessionId, answer, read } = await order()
    const left = () => read(`/order-success?left=${orderId}`)
    expect(textOf(await left())).toContain('This order was not paid')
    expect(await left()).not.toContain('Order ID')
    await answer('pay')
    expect(textOf(await left())).toMatch(new RegExp(`Order Confirmed.*Order ID ${orderIdOf(sessionId)}`))
    expect(textOf(await left())).not.toContain('Order again')
  })

  it('promises a confirmation by email only where emails are sent', async () => {
    const promised = 'and a confirmation is on its way to you by email.'
    const mailing = await order({ SMTP_URL: 'smtp://127.0.0.1:9' })
    await mailing.answer('pay')
    expect(textOf(await mailing.page())).toContain(`Your demo payment has arrived, ${promised}`)
    const silent = await order()
    await silent.answer('pay')
    const text = textOf(await silent.page())
    expect(text).toContain('Your demo payment has arrived. We send no emails yet, so please keep the Order ID.')
    expect(text).not.toContain(promised)
  })

  it('says of a cancelled order that its refund waits for as long as the bank has not decided', async () => {
    const { orderId, answer, page } = await order()
    await answer('pay')
    const set = { provider: 'stripe', cancelledAt: new Date(), refundedCents: 2000 } as const
    await house.db.update(guestOrders).set(set).where(eq(guestOrders.id, orderId))
    expect(textOf(await page())).toContain('We are refunding your card.')
    const dispute = { id: 'du_1', orderId, amountCents: 5000, reason: 'fraudulent', openedAt: new Date(), refundable: false }
    await house.db.insert(paymentDisputes).values(dispute)
    const text = textOf(await page())
    expect(text).toContain('Once it has decided, we will refund whatever part of the €30 is still due to you.')
    expect(text).not.toContain('We are refunding')
  })

  it('says of a cancelled order whose payment the bank has taken back that the bank returned it, not that we did', async () => {
    const { orderId, answer, page } = await order()
    await answer('pay')
    const now = new Date()
    const set = { provider: 'stripe', cancelledAt: now, refundedAt: now, lostCents: 5000 } as const
    await house.db.update(guestOrders).set(set).where(eq(guestOrders.id, orderId))
    expect(textOf(await page())).toContain('This order is cancelled Your bank has already returned your payment.')
    await house.db.update(guestOrders).set({ refundedCents: 3000, lostCents: 2000 }).where(eq(guestOrders.id, orderId))
    expect(textOf(await page())).toContain('This order is refunded Your money has gone back to your card.')
  })

  it('says nothing to who only knows the Order ID', async () => {
    const { sessionId, answer, read } = await order()
    await answer('pay')
    const text = textOf(await read(`/order-success?session_id=${orderIdOf(sessionId)}`))
    expect(text).toContain('No such order was found')
    expect(text).not.toMatch(/Heated Bath|€50/)
  })

  it('of an order that was left names no payment that its address gives', async () => {
    const { orderId, read } = await order()
    const text = textOf(await read(`/order-success?left=${orderId}&session_id=call-0900-now`))
    expect(text).toContain('This order was not paid')
    expect(text).not.toMatch(/Order ID|call-0900/)
  })

  it('of an order not paid leads to the same item, room and day again', async () => {
    const { answer, page, read } = await order()
    await answer('cancel')
    const again = /href="([^"]+)"[^>]*>Order again/.exec(await page())?.[1]?.replaceAll('&amp;', '&')
    expect(again).toBe(`/guest-guide/order?item=heated_bath&roomName=Stargazer&stayDate=${someStay}`)
    const form = await read(again ?? '')
    expect(form).toMatch(/<option[^>]* selected=""[^>]*>Stargazer/)
    expect(form).toContain(`value="${someStay}"`)
  })

  it('does not offer again what cannot be ordered any more; a room or day that has become impossible is chosen anew', async () => {
    const { answer, page, read } = await order()
    await answer('cancel')
    const impossible = await read('/guest-guide/order?item=heated_bath&roomName=Stormchaser&stayDate=2020-01-01')
    expect(impossible).toMatch(/<option[^>]* selected=""[^>]*>Choose your room/)
    expect(impossible).not.toContain('2020-01-01"')
    await house.db.update(guestProducts).set({ active: false }).where(eq(guestProducts.itemType, 'heated_bath'))
    expect(textOf(await page())).toMatch(/This order was not paid.*Return to Guest Guide/)
    expect(textOf(await page())).not.toContain('Order again')
  })

  it('says what of the price has been given back, as long as it is a part', async () => {
    const { answer, page } = await order()
    await answer('pay')
    expect(textOf(await page())).not.toContain('Refunded')
    await house.db.update(guestOrders).set({ refundedCents: 20_00 })
    expect(textOf(await page())).toMatch(/Order Confirmed.*Price €50 Refunded €20 Order ID/)
    await house.db.update(guestOrders).set({ refundedCents: 50_00 })
    expect(textOf(await page())).not.toContain('Refunded')
  })

  it('still says what was ordered when its guest is forgotten', async () => {
    const { answer, page } = await order()
    await answer('pay')
    await house.db.update(guestOrders).set({ guestName: 'Erased on request', email: 'erased@guests.invalid' })
    expect(textOf(await page())).toContain('What Outdoor Heated Bath')
  })
})
