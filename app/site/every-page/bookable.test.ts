/** On a phone the header has no booking button: a page whose bar was forgotten could not be booked from, and nobody would notice. */
import { expect, it } from 'vitest'
import { publicPaths } from '#app/site/search-engines/sitemap.ts'
import { openTestHouse } from '#test/house.ts'

it('every public page has one booking bar, from its own route or from its handle', async () => {
  const house = await openTestHouse()
  const bars = async (path: string) => [path, (await house.read(path)).match(/<section class="booking-bar [^>]*>/g)?.length]
  expect(await Promise.all(publicPaths.map(bars))).toEqual(publicPaths.map((path) => [path, 1]))
  // An order, paid or not, is no moment to book.
  expect(await bars('/order-success')).toEqual(['/order-success', undefined])
  await house.close()
})
