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

test('a page without the mode switch carries its room and the mode that the house begins with', async ({ page }) => {
  await page.goto('/room/sunriser')
  await page.locator('main').getByRole('button', { name: 'Check Availability' }).first().click()
  const frame = page.getByRole('dialog', { name: 'Book Your Stay' }).locator('iframe')
  await expect(frame).toHaveAttribute('src', /\?room=sunriser&mode=twoNight$/)
})

test('date and guests travel once they are chosen, and not before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const bar = page.getByRole('region', { name: 'Booking' })
  const chosen = async (choose: () => Promise<unknown>) => {
    await page.goto('/')
    await page.locator('#pricing-section').scrollIntoViewIfNeeded()
    await choose()
    await bar.getByRole('button', { name: 'Check Availability' }).click()
    const frame = page.getByRole('dialog', { name: 'Book Your Stay' }).locator('iframe')
    await expect(frame).toHaveAttribute('src', /mode=/)
    const { searchParams } = new URL((await frame.getAttribute('src')) ?? '')
    return Object.fromEntries(searchParams)
  }
  const guests = bar.getByLabel('Guests')
  const look = () => expect(guests.getByRole('option')).toHaveText(['2', '4', '6'])
  expect(await chosen(look)).toEqual({ mode: 'twoNight' })
  expect(await chosen(() => bar.getByLabel('Mode').selectOption('oneNightFlexi'))).toEqual({ mode: 'oneNightFlexi' })
  expect(await chosen(() => guests.selectOption('2'))).toEqual({ mode: 'twoNight', guests: '2' })
  const withDate = await chosen(() => bar.getByLabel('Check-in').fill('2031-05-14'))
  expect(withDate).toEqual({ mode: 'twoNight', checkin: '2031-05-14', guests: '2' })
})

test('/#book opens the drawer, as often as the link is followed', async ({ page }) => {
  await page.goto('/#book')
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  await expect(drawer).toBeVisible()
  for (let time = 0; time < 2; time++) {
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await page.evaluate(() => Object.assign(document.createElement('a'), { href: '/#book' }).click())
    await expect(drawer).toBeVisible()
  }
})

test('a booking page that does not load is said so after 8 seconds, with another way', async ({ page }) => {
  await page.goto('/')
  await page.route('**/demo/booking*', () => {})
  await page.locator('main').getByRole('button', { name: 'Check Availability' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  await expect(drawer.getByRole('link', { name: /new tab/i })).toBeVisible()
  const late = drawer.getByText('The booking page is taking longer than it should.')
  await expect(late).toBeHidden()
  await expect(late).toBeVisible({ timeout: 10_000 })
})

test('a booking page that fails has another way beside it', async ({ page, allowFailedRequests }) => {
  allowFailedRequests()
  await page.goto('/')
  await page.route('**/demo/booking*', (route) => route.abort())
  const open = page.locator('main').getByRole('button', { name: 'Check Availability' }).first()
  await open.click()
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  await expect(drawer.getByRole('link', { name: /new tab/i })).toHaveAttribute('href', /\/demo\/booking\?mode=twoNight/)
  await expect(drawer.getByRole('link', { name: /^0/ })).toHaveAttribute('href', /^tel:/)
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
