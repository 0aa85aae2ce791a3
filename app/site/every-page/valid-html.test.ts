import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicPaths } from '#app/site/search-engines/sitemap.ts'
import { openTestHouse, type TestHouse } from '#test/house.ts'
import { checkHtml, whyNoHtmlChecker } from '#test/html-checker.ts'

const reason = whyNoHtmlChecker()
const others = [
  '/guest-guide',
  '/order-success',
  '/admin/login',
  '/nowhere',
  '/room/nowhere',
  '/demo/booking?room=sunriser&mode=twoNight',
  '/demo/vouchers',
  '/newsletter/unsubscribe/x',
]

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

it('no option submits its label, which a browser may have translated', async () => {
  for (const path of [...publicPaths, ...others]) expect(await house.read(path), path).not.toMatch(/<option(?![^>]* value=)/)
})

describe.skipIf(reason)(`the Nu HTML checker${reason ? ` (left out: ${reason})` : ''}`, () => {
  it('finds nothing on any public page', { timeout: 180_000 }, async () => {
    const pages = new Map<string, string>()
    for (const path of [...publicPaths, ...others]) pages.set(path, await house.read(path))
    expect(checkHtml(pages)).toEqual([])
  })
})
