import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { expect, test } from '#e2e/house.ts'

test.beforeEach(({ allowFailedRequests }) => allowFailedRequests())

test('the booking drawer opened without signal loads once there is some', async ({ page, context }) => {
  await page.goto('/room/stargazer')
  const open = page.getByRole('button', { name: 'Check Availability' }).filter({ visible: true }).first()
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  const engine = drawer.locator('iframe').contentFrame()
  await context.setOffline(true)
  await open.click()
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContainEqual(expect.stringMatching(/^chrome-error:/))
  await drawer.getByRole('button', { name: /close/i }).click()
  await context.setOffline(false)
  await open.click()
  await expect(engine.getByLabel('Check-in')).toBeVisible()

  // What was begun there is still there when the drawer is opened again.
  await engine.getByLabel('Check-in').fill('2031-05-14')
  await drawer.getByRole('button', { name: /close/i }).click()
  await open.click()
  await expect(engine.getByLabel('Check-in')).toHaveValue('2031-05-14')
})

test('a booking page that is late can be asked for again', { tag: '@once' }, async ({ page, context }) => {
  await page.goto('/room/stargazer')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Check Availability' }).filter({ visible: true }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  const again = drawer.getByRole('link', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 12_000 })
  await context.setOffline(false)
  await again.click()
  await expect(drawer.locator('iframe').contentFrame().getByLabel('Check-in')).toBeVisible()
  await expect(again).toBeHidden()
  await expect(drawer).toBeVisible()
})

test('a late check-out widget that did not come is said after 8 seconds, and asked for again', { tag: '@once' }, async ({
  page,
}) => {
  await page.route('**/demo/booking-widget.js', (route) => route.abort())
  await page.goto('/')
  await page.locator('#pricing-section').getByText('1-Night Flexi', { exact: true }).first().click()
  const open = page.locator('[commandfor=late-checkout]:visible').first()
  const popup = page.getByRole('dialog', { name: 'One night, late checkout' })
  const late = popup.getByText('The booking is taking longer than it should.')
  await open.click()
  await expect(late).toBeHidden()
  await expect(late).toBeVisible({ timeout: 12_000 })
  await expect(popup.getByRole('link', { name: /^0/ })).toHaveAttribute('href', /^tel:/)
  await page.unrouteAll()
  await popup.getByRole('button', { name: /close/i }).click()
  await open.click()
  await expect(popup.getByLabel('Arrival')).toBeVisible()
  await expect(late).toBeHidden()
  await expect(page.locator('script[src*=booking-widget]')).toHaveCount(1)
  await popup.getByRole('button', { name: /close/i }).click()
  await open.click()
  await expect(page.locator('script[src*=booking-widget]')).toHaveCount(1)
})

test.describe('a guest on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', viewport: { width: 1440, height: 900 }, isMobile: false })

  test('is told of a check-in day that has passed at the estate; the booking asks for another', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/')
    await page.locator('#pricing-section').scrollIntoViewIfNeeded()
    const bar = page.getByRole('region', { name: 'Booking' })
    const day = bar.getByLabel('Check-in')
    const today = estateDay(new Date())
    await expect(day).toHaveAttribute('min', today)
    await day.fill(addDays(today, -1))
    await day.blur()
    await expect(bar.getByText('This day has passed. Please choose today or later.')).toBeInViewport({ ratio: 1 })
    await bar.getByRole('button', { name: 'Check Availability' }).click()
    const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
    await expect(drawer.locator('iframe')).toHaveAttribute('src', /\?mode=twoNight&guests=2$/)
    await drawer.getByRole('button', { name: /close/i }).click()
    await day.fill(today)
    await day.blur()
    await expect(bar.getByText('This day has passed.')).toBeHidden()
    await bar.getByRole('button', { name: 'Check Availability' }).click()
    await expect(drawer.locator('iframe')).toHaveAttribute('src', new RegExp(`checkin=${today}`))
  })
})
