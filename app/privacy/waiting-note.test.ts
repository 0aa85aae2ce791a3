import { expect, it } from 'vitest'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { fionn } from '#test/cast.ts'
import { enterAs, openStaffedHouse } from '#test/console.ts'
import { bathWish, openPaying } from '#test/ordering.ts'

it('the note about orders under way touches neither the table above nor the line below', async () => {
  const house = await openStaffedHouse()
  const { email } = bathWish
  await placeOrder(house.db, bathWish, await openPaying(house.db))
  const fionnIn = await enterAs(house.app, fionn)
  const page = await (await fionnIn.post('/admin/privacy', { intent: 'erase', email, sure: 'yes' })).text()
  const [, classes] = /<p class="(note[^"]*)"[^>]*>[^<]*(?:<!-- -->)?[^<]*<!-- -->/.exec(page) ?? []
  expect(page).toContain('Erase again when they are done')
  expect(classes).toBe('note my-4')
  await house.close()
})
