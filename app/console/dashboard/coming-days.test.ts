import { expect, it } from 'vitest'
import { addDays } from '#app/estate/time/estate-day.ts'
import { deliverOrder } from '#app/orders/fulfilling/fulfil-orders.server.ts'
import { requirePayments } from '#app/orders/order-functions.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { payDemoOrder } from '#app/orders/paying/demo-checkout.server.ts'
import { fionn } from '#test/cast.ts'
import { enterAs } from '#test/console.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { bathWish, openOrdering, someStay } from '#test/ordering.ts'
import { signUp } from '#test/staff.ts'
import { readToday } from './dashboard.server.ts'

describeOnEachDatabase('the coming days', (house) => {
  it('say what comes next while today and tomorrow are quiet, and what the week brings', async () => {
    const opened = await openOrdering(house.db)
    const needs = { ...opened, payments: requirePayments(opened.payments) }
    const staff = await signUp(house.db, fionn)
    const at = (day: string) => readToday(house.db, new Date(`${day}T12:00Z`))
    expect((await at(someStay)).next).toBeUndefined()

    await placeOrder(house.db, { ...bathWish, stayDate: addDays(someStay, -1) }, needs)
    const tray = { itemType: 'breakfast_tray', itemName: 'Breakfast Tray for 2', roomName: 'Stormchaser' }
    for (const wish of [{ ...bathWish, ...tray }, bathWish]) {
      const { orderId } = await placeOrder(house.db, wish, needs)
      await payDemoOrder(house.db, orderId, 'pay', needs)
    }
    const bath = { day: someStay, beginBy: '11:30', what: 'Outdoor Heated Bath', room: 'Stargazer' }
    const long = await at(addDays(someStay, -20))
    expect([long.next, long.week.every(({ orders }) => orders === 0)]).toEqual([bath, true])
    const soon = await at(addDays(someStay, -6))
    expect([soon.next, soon.week.at(-1)]).toEqual([bath, { day: someStay, orders: 2, rooms: ['Stargazer', 'Stormchaser'] }])
    expect(soon.week.slice(0, -1).every(({ orders }) => orders === 0)).toBe(true)
    // Shown in full above.
    expect((await at(addDays(someStay, -1))).next).toBeUndefined()

    const { read } = await enterAs(createTestApp(opened), fionn)
    expect(await read('/admin')).toMatch(/The next seven days Next: \w{3} \d+ \w+, 11:30, Outdoor Heated Bath, Stargazer/)

    const { rows } = await house.db.execute<{ id: string }>(
      "select id from guest_orders where category = 'bath' and paid_at is not null",
    )
    await deliverOrder(house.db, rows[0]?.id ?? '', staff)
    expect((await at(addDays(someStay, -6))).next).toMatchObject({ day: someStay, what: tray.itemName })
  })
})
