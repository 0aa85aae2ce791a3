import { expect, test } from '#e2e/house.ts'

test('a pointer that rests on a link has its page fetched, once, and the press shows that one', async ({ page }) => {
  const asked: (string | undefined)[] = []
  await page.goto('/')
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/about') asked.push(request.headers()['sec-purpose'])
  })
  const link = page.getByRole('banner').getByRole('link', { name: 'About' })
  const fetched = page.waitForResponse('**/about')
  await link.hover()
  await fetched
  expect(asked).toEqual(['prefetch'])
  await link.click()
  await expect(page).toHaveURL('/about')
  // Not yet in the DOM types.
  const delivery = () =>
    (performance.getEntriesByType('navigation')[0] as PerformanceEntry & { deliveryType: string }).deliveryType
  expect(await page.evaluate(delivery)).toBe('navigational-prefetch')
})

test('a press that began in a dialog and ends beside it closes nothing', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Check Availability' }).click()
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  const title = await drawer.getByRole('heading', { name: 'Book Your Stay' }).boundingBox()
  const { x = 0, y = 0 } = title ?? {}
  await page.mouse.move(x + 20, y + 5)
  await page.mouse.down()
  await page.mouse.move(20, y + 5, { steps: 4 })
  await page.mouse.up()
  await expect(drawer).toBeVisible()
  await page.mouse.click(20, y + 5)
  await expect(drawer).toBeHidden()
})
