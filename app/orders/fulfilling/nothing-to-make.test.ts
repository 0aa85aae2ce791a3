import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readToday } from '#app/console/dashboard/dashboard.server.ts'
import { addDays } from '#app/estate/time/estate-day.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { requirePayments } from '#app/orders/order-functions.server.ts'
import { listOrders } from '#app/orders/order-list.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { guestOrders } from '#app/orders/orders.tables.ts'
import { payDemoOrder } from '#app/orders/paying/demo-checkout.server.ts'
import { fionn } from '#test/cast.ts'
import { enterAs } from '#test/console.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { bathWish, openOrdering, someStay } from '#test/ordering.ts'
import { signUp } from '#test/staff.ts'

describeOnEachDatabase('a late check-out, at which there is nothing to make', (house) => {
  it('is not begun, ready, late or left undelivered', async () => {
    const opened = await openOrdering(house.db)
    const needs = { ...opened, payments: requirePayments(opened.payments) }
    await signUp(house.db, fionn)
    const { read } = await enterAs(createTestApp(needs), fionn)
    const bath = await placeOrder(house.db, bathWish, needs)
    const late = await placeOrder(house.db, { ...bathWish, roomName: 'Sunriser' }, needs)
    const sold = { itemType: 'late_checkout', itemName: 'Late Check-out', category: 'late_checkout' } as const
    await house.db.update(guestOrders).set(sold).where(eq(guestOrders.id, late.orderId))
    for (const { orderId } of [bath, late]) await payDemoOrder(house.db, orderId, 'pay', needs)

    const notice = (await house.db.select().from(mailOutbox)).find(({ subject }) => subject.includes('Late Check-out'))
    expect(notice).toMatchObject({ kind: 'order_notice', text: expect.not.stringMatching(/Begin by|11 am/) })

    const page = await read('/admin/orders?category=late_checkout')
    expect(page).toMatch(/Nothing to make\s*Sunriser Demo\s*Late Check-out/)
    expect(page).not.toMatch(/11:00|ready|[Pp]repared|[Dd]elivered/)

    expect((await listOrders(house.db, { open: true })).rows.map(({ id }) => id)).toEqual([bath.orderId])
    expect((await readToday(house.db, new Date(`${someStay}T20:00Z`))).days[0]).toMatchObject({
      toDo: 1,
      rooms: [
        { room: 'Sunriser', tasks: [{ beginBy: undefined, state: undefined }] },
        { room: 'Stargazer', tasks: [{ beginBy: '11:30', state: 'late' }] },
      ],
    })
    expect((await readToday(house.db, new Date(`${addDays(someStay, 1)}T20:00Z`))).overdue).toBe(1)
  })
})
