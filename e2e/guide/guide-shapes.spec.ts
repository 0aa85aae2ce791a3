/** The guide on paper, on a very wide screen, and the words on its map. */
import { inDegrees } from '#app/estate/degrees.ts'
import { estate } from '#app/estate/estate.ts'
import { eachOf } from '#e2e/each-of.ts'
import { linesOf, secretsOf, unlock } from '#e2e/guest.ts'
import { expect, test } from '#e2e/house.ts'

test('the names on the map stand clear of its roads, of its shore and of each other', { tag: '@once' }, async ({ page }) => {
  await page.goto('/guest-guide')
  await page.locator('.guide-map').scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
  const touching = await page.locator('.guide-map').evaluate((map) => {
    const free = 4
    const names = [...map.querySelectorAll('text')]
    // The sea's echoes of the shore, drawn shifted, may pass behind a name.
    const lines = [...map.querySelectorAll('path')].filter((line) => !line.hasAttribute('transform'))
    const points = lines.flatMap((line) =>
      Array.from({ length: Math.ceil(line.getTotalLength()) }, (_, at) => line.getPointAtLength(at)),
    )
    const corners = names.flatMap((name) => {
      const { x, y, width, height } = name.getBBox()
      const all = [x, x + width].flatMap((left) => [y, y + height].map((top) => new DOMPoint(left, top)))
      return all.map((corner) => ({ name, point: corner.matrixTransform(own(name)) }))
    })
    function own(name: SVGTextElement) {
      const { a = 1, b = 0, c = 0, d = 1, e = 0, f = 0 } = name.transform.baseVal.consolidate()?.matrix ?? {}
      return new DOMMatrix([a, b, c, d, e, f])
    }
    return names.flatMap((name) => {
      const { x, y, width, height } = name.getBBox()
      const isWithin = (point: DOMPoint, by: number) => {
        const at = new DOMPoint(point.x, point.y).matrixTransform(own(name).inverse())
        return at.x > x - by && at.x < x + width + by && at.y > y - by && at.y < y + height + by
      }
      const met = [
        ...points.filter((point) => isWithin(point, free)),
        ...corners.filter((other) => other.name !== name && isWithin(other.point, -1)).map(({ point }) => point),
      ]
      return met.length > 0 ? [`${name.textContent} at ${Math.round(met[0]?.x ?? 0)}, ${Math.round(met[0]?.y ?? 0)}`] : []
    })
  })
  expect(touching).toEqual([])
})

test('on paper it is two pages at most, and holds no secret', { tag: '@once' }, async ({ page, house }) => {
  const [gateCode = ''] = await secretsOf(house)
  await page.goto('/guest-guide')
  await unlock(page, house)
  await expect(page.getByText(gateCode)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(gateCode)).toBeHidden()
  await expect(page.getByText('Our gate is on the sea side')).toBeVisible()
  for (const bath of await eachOf(page.locator('[data-order*=bath]'))) await expect(bath).toBeVisible()
  const sheets = async () => Number(/\/Count (\d+)/.exec((await page.pdf({ preferCSSPageSize: true })).toString('latin1'))?.[1])
  expect(await sheets()).toBeLessThanOrEqual(2)
  // Three more products do not make a third sheet either.
  const trays = page.locator('[data-order=breakfast_tray]')
  await trays.evaluate((tray) => {
    const one = tray.closest('li')
    one?.after(...[1, 2, 3].map(() => one.cloneNode(true)))
  })
  await expect(trays).toHaveCount(4)
  expect(await sheets()).toBeLessThanOrEqual(2)
})

test('on a very wide screen a section’s heading stands beside its text, and nothing sticks out', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/guest-guide')
  for (const id of ['find-us', 'heated-bath', 'contacts']) {
    const title = await page.locator(`#${id}-title`).boundingBox()
    const body = await page.locator(`#${id} .guide-body`).boundingBox()
    expect(body?.x, id).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? Number.POSITIVE_INFINITY))
    expect(Math.abs((body?.y ?? 0) - (title?.y ?? Number.POSITIVE_INFINITY)), id).toBeLessThanOrEqual(1)
    expect((body?.x ?? 0) + (body?.width ?? 0), id).toBeGreaterThan(1600)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1920)
})

test('on paper the dashes of a list stand at the middle of its first line', { tag: '@once' }, async ({ page }) => {
  await page.goto('/guest-guide')
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    const fromMiddle = await page
      .locator('.guide-plain > li')
      .first()
      .evaluate((line) => {
        const { top } = getComputedStyle(line, '::before')
        return Number.parseFloat(top) - Number.parseFloat(getComputedStyle(line).lineHeight) / 2
      })
    expect(Math.abs(fromMiddle), media).toBeLessThanOrEqual(1.1)
  }
})

test('by night no picture glares, by day and on paper each is as it was', { tag: '@once' }, async ({ page }) => {
  await page.goto('/guest-guide')
  const pictures = page.locator('.guide-body img')
  expect(await pictures.count()).toBeGreaterThan(1)
  for (const picture of await pictures.all()) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(picture).toHaveCSS('filter', /brightness/)
    await page.emulateMedia({ media: 'print' })
    await expect(picture).toHaveCSS('filter', 'none')
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
    await expect(picture).toHaveCSS('filter', 'none')
  }
})

test('where the estate is, to be read out in an emergency, has its region on one line', { tag: '@once' }, async ({ page }) => {
  const { region } = estate.address
  await page.goto('/guest-guide')
  const place = page.locator('.guide-where strong')
  for (const width of [320, 344, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await linesOf(place, region.replaceAll(' ', '\u00a0')), `at ${width} px`).toBe(1)
  }
})

test('where the estate is stands in degrees without a minus, and is copied as maps take it', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/guest-guide')
  for (const section of ['find-us', 'contacts']) await expect(page.locator(`#${section}`)).toContainText(inDegrees(estate.geo, 4))
  const { latitude, longitude } = estate.geo
  await expect(page.locator('#find-us [data-copy]')).toHaveAttribute('data-copy', `${latitude}, ${longitude}`)
})
