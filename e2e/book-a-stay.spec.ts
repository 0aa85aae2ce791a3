import { expect, test } from './house.ts'

test('a tap on Check Availability opens the drawer, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/')
  const button = page.locator('main').getByRole('button', { name: 'Check Availability' }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  await expect(drawer).toBeVisible()
  await expect(drawer.locator('iframe')).toHaveAttribute('src', /mode=twoNight/)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
})

test('the drawer of a room carries room and mode, and closes beside itself and by its button', async ({ page }) => {
  await page.goto('/')
  const card = page
    .locator('#pricing-section')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Stormchaser' }) })
  await page.locator('#pricing-section').getByText('1-Night Flexi', { exact: true }).first().click()
  await card.getByRole('button', { name: 'Check Availability' }).click()
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  await expect(drawer).toContainText('Stormchaser')
  const frame = drawer.locator('iframe')
  await expect(frame).toHaveAttribute('src', /room=stormchaser/)
  await expect(frame).toHaveAttribute('src', /mode=oneNightFlexi/)
  await expect(frame.contentFrame().getByText(/demo/i).first()).toBeVisible()
  await drawer.getByRole('button', { name: /close/i }).click()
  await expect(drawer).toBeHidden()
})

test('/#book opens the drawer', async ({ page }) => {
  await page.goto('/#book')
  await expect(page.getByRole('dialog', { name: 'Book Your Stay' })).toBeVisible()
})

test('a booking page that does not load is said so, with another way', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.route('**/demo/booking*', () => {})
  await page.locator('main').getByRole('button', { name: 'Check Availability' }).first().click()
  await page.clock.fastForward(8_500)
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  await expect(drawer.getByRole('link', { name: /new tab/i })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Check Availability leads to the booking page with the room', async ({ page }) => {
    await page.goto('/')
    const card = page
      .locator('#pricing-section')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Sunriser' }) })
    await expect(card).toContainText('€229')
    await expect(card).toContainText('€269')
    await card.getByRole('button', { name: 'Check Availability' }).click()
    await expect(page).toHaveURL(/\/demo\/booking\?.*room=sunriser/)
  })
})
