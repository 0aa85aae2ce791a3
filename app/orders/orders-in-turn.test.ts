import { expect, it } from 'vitest'
import { addDays, estateTime } from '#app/estate/time/estate-day.ts'
import { workKinds, workOf } from '#app/products/ordering-rules.ts'
import { guestProducts } from '#app/products/products.tables.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { openOrdering, someStay } from '#test/ordering.ts'
import { listOrders } from './order-list.server.ts'
import { guestOrders } from './orders.tables.ts'

describeOnEachDatabase('the team’s list of orders', (house) => {
  const morrow = addDays(someStay, 1)

  /** One of each kind of work for each room and day, paid, the latest work first. */
  async function orderAll(rooms: string[]) {
    await openOrdering(house.db)
    const [product] = await house.db.select({ id: guestProducts.id }).from(guestProducts)
    const moment = new Date('2026-07-01T10:00:00Z')
    const orders = [morrow, someStay].flatMap((stayOn) =>
      rooms.flatMap((roomName) =>
        workKinds.map(({ category, named = 'plain' }) => ({ category, itemType: `a_${named}_one`, stayOn, roomName })),
      ),
    )
    await house.db.insert(guestOrders).values(
      orders.map((order, at) => ({
        ...{ ...order, productId: product?.id ?? '', itemName: order.itemType, amountCents: 1_000, provider: 'demo' as const },
        ...{ email: 'aoife@guests.example', guestName: 'Aoife Byrne', idempotencyKey: String(at) },
        ...{ checkoutExpiresAt: moment, paidAt: moment },
      })),
    )
  }
  const all = { status: 'paid' } as const

  it('is sorted by day, by when to begin, and by room, as the page shows it', async () => {
    await orderAll(['Sunriser', 'Stargazer'])
    const { rows } = await listOrders(house.db, all)
    expect(rows).toHaveLength(4 * workKinds.length)
    const turns = rows.map((order) => {
      const work = workOf(order, order.stayOn)
      return [order.stayOn, work ? estateTime(work.beginAt) : '', order.roomName].join(' ')
    })
    expect(turns).toEqual(turns.toSorted())
    expect(new Set(turns.map((turn) => turn.split(' ')[1])).size).toBeGreaterThan(4)
  })

  it('says which day a page begins or ends within', async () => {
    await orderAll(['Sunriser'])
    const perDay = workKinds.length
    const cutOf = async (page: number, perPage: number) => {
      const { rows, cut } = await listOrders(house.db, all, page, perPage)
      return [rows.length, cut.before, cut.after]
    }
    expect(await cutOf(1, 50)).toEqual([2 * perDay, undefined, undefined])
    expect(await cutOf(1, perDay)).toEqual([perDay, undefined, undefined])
    expect(await cutOf(2, perDay)).toEqual([perDay, undefined, undefined])
    expect(await cutOf(1, perDay - 1)).toEqual([perDay - 1, undefined, someStay])
    expect(await cutOf(2, perDay - 1)).toEqual([perDay - 1, someStay, morrow])
    expect(await cutOf(3, perDay - 1)).toEqual([2, morrow, undefined])
    expect(await cutOf(9, perDay - 1)).toEqual([2, morrow, undefined])
  })

  it.each([{}, all, { from: someStay, to: someStay }, { roomName: 'Sunriser' }, { open: true }])(
    'shows each order once and in turn, however long its pages are: %o',
    async (filter) => {
      await orderAll(['Sunriser', 'Stargazer'])
      const whole = (await listOrders(house.db, filter, 1, 1_000)).rows.map(({ id }) => id)
      expect(whole.length).toBeGreaterThan(8)
      for (const perPage of [1, 3, 7, whole.length]) {
        const pages = Array.from({ length: Math.ceil(whole.length / perPage) }, (_, at) => at + 1)
        const read: string[] = []
        for (const page of pages) read.push(...(await listOrders(house.db, filter, page, perPage)).rows.map(({ id }) => id))
        expect(read).toEqual(whole)
      }
    },
  )
})
