import { expect, it } from 'vitest'
import { euro } from '#app/estate/money.ts'
import { type Room, rooms } from '#app/rooms/rooms.ts'
import { fionn } from '#test/cast.ts'
import { enterAs } from '#test/console.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { openOrdering } from '#test/ordering.ts'
import { signUp } from '#test/staff.ts'
import { otherPriceOnSite } from './late-check-out-price.ts'
import { addProduct } from './staff-products.server.ts'

const room = rooms[0] as Room
const late = { category: 'late_checkout', priceCents: room.lateCheckoutCents, roomRestrictions: [room.name] } as const

it('a late check-out at the price that the site states for its rooms agrees, and so does anything else', () => {
  expect(otherPriceOnSite({ ...late, roomRestrictions: [...late.roomRestrictions] })).toBeUndefined()
  expect(otherPriceOnSite({ category: 'food', priceCents: 1, roomRestrictions: null })).toBeUndefined()
})

describeOnEachDatabase('a late check-out at one price for every room', (house) => {
  it('is listed with the prices that the site states instead', async () => {
    const needs = await openOrdering(house.db)
    const by = await signUp(house.db, fionn)
    const product = { itemType: 'late', name: 'Late Check-out', description: null, active: true, displayOrder: 9 }
    await addProduct(house.db, by, { ...product, ...late, roomRestrictions: null, stripePriceId: null })
    const { read } = await enterAs(createTestApp(needs), fionn)
    const page = await read('/admin/products')
    for (const { name, lateCheckoutCents } of rooms)
      expect(page.includes(`${euro(lateCheckoutCents)} in ${name}`), name).toBe(lateCheckoutCents !== late.priceCents)
  })
})
