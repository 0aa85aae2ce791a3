/** No page of the console leads somebody to one that they may not open. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { navOf } from '#app/staff/console-nav.ts'
import { fionn, grainne } from '#test/cast.ts'
import { enterAs, openStaffedHouse, type StaffedHouse } from '#test/console.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse()
})
afterAll(() => house.close())

it.each([
  ['admin', fionn],
  ['staff', grainne],
] as const)('every page of %s links to what they may open', async (role, person) => {
  const { open } = await enterAs(house.app, person)
  const links = new Map<string, string>()
  for (const { to } of navOf(role))
    for (const [, path = ''] of (await (await open(to)).text()).matchAll(/<a [^>]*href="(\/admin[^"?#]*)/g)) links.set(path, to)
  expect(links.size).toBeGreaterThan(2)
  for (const [path, from] of links) expect(`${(await open(path)).status} ${path}, from ${from}`).toBe(`200 ${path}, from ${from}`)
})
