/** The same bath, paid for twice: nobody is stopped, and the team is told. */
import { expect, it } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { addDays } from '#app/estate/time/estate-day.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { cancelOrder } from '#app/orders/fulfilling/fulfil-orders.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { payDemoOrder } from '#app/orders/paying/demo-checkout.server.ts'
import { meanwhile } from '#test/at-once.ts'
import { niamh } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { bathWish, openPaying, someStay } from '#test/ordering.ts'
import { listOrders } from './order-list.server.ts'
import { findTwins } from './twin-orders.server.ts'

describeOnEachDatabase('orders for the same item, room and day', (house) => {
  async function paid(wish: Partial<typeof bathWish> = {}) {
    const needs = await openPaying(house.db)
    const { orderId } = await placeOrder(house.db, { ...bathWish, ...wish }, needs)
    await payDemoOrder(house.db, orderId, 'pay', needs)
    return orderId
  }
  const twins = async () => [...(await findTwins(house.db, (await listOrders(house.db, {})).rows))].sort()
  const told = async () => {
    const mails = await house.db.select().from(mailOutbox)
    return mails.filter(({ text }) => text.includes('another paid order')).map(({ kind }) => kind)
  }

  it('are marked as such, and said in the team’s mail about the second', async () => {
    const first = await paid()
    expect([await twins(), await told()]).toEqual([[], []])
    const second = await paid({ guestName: 'Dup' })
    expect(await twins()).toEqual([first, second].sort())
    expect(await told()).toEqual(['order_notice'])
    await cancelOrder(house.db, first, niamh, await openPaying(house.db))
    expect(await twins()).toEqual([])
  })

  it('are said to be so when both are paid at the same moment', async () => {
    const needs = await openPaying(house.db)
    const [first, second] = [await placeOrder(house.db, bathWish, needs), await placeOrder(house.db, bathWish, needs)]
    const pay = (db: Db, { orderId }: typeof first) => payDemoOrder(db, orderId, 'pay', needs)
    await meanwhile(
      house,
      (tx) => pay(tx, first),
      () => pay(house.db, second),
    )
    expect(await twins()).toEqual([first.orderId, second.orderId].sort())
    expect(await told()).toEqual(['order_notice'])
  })

  it('are not those of another day or room, nor one that nobody has paid', async () => {
    await paid()
    await paid({ stayDate: addDays(someStay, 1) })
    await paid({ roomName: 'Sunriser' })
    await placeOrder(house.db, bathWish, await openPaying(house.db))
    expect([await twins(), await told()]).toEqual([[], []])
  })
})
