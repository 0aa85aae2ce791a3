import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { guestOrders } from '#app/orders/orders.tables.ts'
import { undeliveredUntil } from '#app/orders/orders-at.ts'
import { payDemoOrder } from '#app/orders/paying/demo-checkout.server.ts'
import { grainne } from '#test/cast.ts'
import { enterAs, openStaffedHouse } from '#test/console.ts'
import { bathWish, openPaying } from '#test/ordering.ts'

it('what was left undelivered yesterday is one link away from today’s orders, also for whoever has no dashboard', async () => {
  const { app, db, close } = await openStaffedHouse()
  const needs = await openPaying(db)
  const { open, read } = await enterAs(app, grainne)
  expect(await read('/admin/orders')).toMatch(/Nothing to prepare/)
  const { orderId } = await placeOrder(db, bathWish, needs)
  await payDemoOrder(db, orderId, 'pay', needs)
  expect(await read('/admin/orders')).not.toContain('earlier days')
  const yesterday = addDays(estateDay(new Date()), -1)
  await db.update(guestOrders).set({ stayOn: yesterday }).where(eq(guestOrders.id, orderId))
  const page = await (await open('/admin/orders')).text()
  const to = undeliveredUntil(yesterday)
  expect(page).toMatch(/1 undelivered order(<!-- -->)? from earlier days/)
  expect(page).toContain(`href="${to.replaceAll('&', '&amp;')}"`)
  expect(page).toContain('Nothing else to prepare')
  expect(await read(to)).toMatch(/1 order\b.*Outdoor Heated Bath/)
  expect(await read(to)).not.toContain('earlier days')
  await close()
})
