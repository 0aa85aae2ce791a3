import { expect, it } from 'vitest'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { fionn } from '#test/cast.ts'
import { enterAs } from '#test/console.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp, textOf } from '#test/house.ts'
import { bathWish, openOrdering } from '#test/ordering.ts'
import { signUp } from '#test/staff.ts'
import { requirePayments } from './order-functions.server.ts'
import { findOrder } from './orders.server.ts'
import { guestOrders } from './orders.tables.ts'
import { mischargedOrders } from './orders-at.ts'

describeOnEachDatabase('an order for which the wrong amount was charged', (house) => {
  it('waits for a person, who settles it; so is its guest told', async () => {
    const needs = await openOrdering(house.db)
    const app = createTestApp(needs)
    await signUp(house.db, fionn)
    const { open, read: page, post } = await enterAs(app, fionn)
    const { orderId: id } = await placeOrder(house.db, bathWish, { ...needs, payments: requirePayments(needs.payments) })
    const mark = (words = 'settled') => post('/admin/orders', { id, intent: words })
    expect((await mark()).status).toBe(409)
    expect(await page('/admin')).not.toContain('wrong amount')
    await house.db.update(guestOrders).set({ provider: 'stripe', mischargedAt: new Date() })
    expect(await page('/admin')).toContain('1 payment of the wrong amount')
    expect(await page(mischargedOrders)).toMatch(/Different amount paid.*Not the €50 of this order.*Settled…/)
    const [head = '', row = ''] = (await (await open('/admin/orders.csv?status=all')).text()).split('\r\n')
    expect(row.split(',')[head.split(',').indexOf('Different Amount Paid')]).toMatch(/^\d{4}-/)
    const { stripeSessionId } = (await findOrder(house.db, id)) ?? {}
    const told = async () => [
      (await page(`/order-success?session_id=${stripeSessionId}`)).includes('You paid a different amount'),
      await (await app.request(`/functions/v1/order-status?session_id=${stripeSessionId}`)).json(),
    ]
    expect(await told()).toEqual([true, { status: 'mischarged' }])
    expect((await mark('delivered')).status).toBe(409)
    expect(textOf(await (await mark()).text())).toContain('Outdoor Heated Bath, Stargazer: settled with Aoife Byrne.')
    expect(await page('/admin')).not.toContain('wrong amount')
    expect(await page('/admin/orders?status=expired')).not.toContain('Different amount paid')
    expect(await told()).toEqual([true, { status: 'mischarged' }])
  })
})
