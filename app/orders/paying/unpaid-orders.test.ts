import { expect, it } from 'vitest'
import { requirePayments } from '#app/orders/order-functions.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { getOrder, listHistory } from '#app/orders/orders.server.ts'
import { guestOrders } from '#app/orders/orders.tables.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp, textOf } from '#test/house.ts'
import { bathWish, openOrdering } from '#test/ordering.ts'

describeOnEachDatabase('a guest who turns back on the payment page', (house) => {
  async function open() {
    const needs = await openOrdering(house.db)
    const app = createTestApp(needs)
    const { orderId } = await placeOrder(house.db, bathWish, { ...needs, payments: requirePayments(needs.payments) })
    const answer = (given: string) =>
      app.request(`/demo/pay/${orderId}`, { method: 'POST', body: new URLSearchParams({ answer: given }) })
    const read = async (path: string) => textOf(await (await app.request(path)).text())
    const places = async () => (await app.request(`/demo/pay/${orderId}`)).headers.get('location')
    return { orderId, answer, read, places }
  }

  it('is told that nothing was charged, now and on every later visit; the team, that it was cancelled', async () => {
    const { orderId, answer, read, places } = await open()
    const cancelled = await answer('cancel')
    const outcome = cancelled.headers.get('location') ?? ''
    expect([cancelled.status, outcome]).toEqual([303, expect.stringMatching(/^\/order-success\?session_id=demo_/)])
    expect(await read(outcome)).toMatch(
      /This order was not paid The payment page was closed, and nothing was charged\..*Return to Guest Guide/,
    )
    expect(await places()).toBe(outcome)
    expect((await answer('pay')).headers.get('location')).toBe(outcome)
    expect((await listHistory(house.db, [orderId])).at(-1)?.what).toBe('Closed: cancelled on the payment page')
  })

  it('has no demo page left once payments are real: nobody pays there without paying', async () => {
    const { orderId } = await open()
    const app = createTestApp(await openOrdering(house.db, 'http://localhost:1'))
    const page = `/demo/pay/${orderId}`
    expect((await app.request(page)).status).toBe(404)
    expect((await app.request(page, { method: 'POST', body: new URLSearchParams({ answer: 'pay' }) })).status).toBe(404)
    expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'pending' })
  })

  it('returns from the provider’s page to the same words while its checkout is open, and to the actual state afterwards', async () => {
    const { orderId, answer, read } = await open()
    await house.db.update(guestOrders).set({ provider: 'stripe' })
    const left = `/order-success?left=${orderId}`
    expect(await read(left)).toMatch(
      /This order was not paid You left the payment page, and nothing was charged\..*Return to Guest Guide/,
    )
    await house.db.update(guestOrders).set({ provider: 'demo' })
    await answer('pay')
    expect(await read(left)).toContain('Order Confirmed')
    expect(await read('/order-success?left=nothing')).toContain('No such order was found')
  })
})
