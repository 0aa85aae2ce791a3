/** The day of arrival in the booking bar, which only wide windows have. */
import { expect, test } from '#e2e/house.ts'

test('an empty day says “Any day”, and any day may be sent', async ({ page }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 1200)
  const bar = page.getByRole('region', { name: 'Booking' })
  const [day, any] = [bar.getByLabel('Check-in'), bar.getByText('Any day')]
  await expect(any).toBeVisible()
  // Nobody is told that it has to be filled in, or of a day that is none.
  await expect(bar).toMatchAriaSnapshot('- text: Check-in\n- textbox "Check-in"')
  await day.focus()
  await expect(any).toBeHidden()
  await day.blur()
  await expect(any).toBeVisible()
  await bar.getByRole('button', { name: 'Check Availability' }).click()
  const frame = page.locator('#booking iframe')
  await expect(frame).toHaveAttribute('src', /demo\/booking/)
  expect(new URL((await frame.getAttribute('src')) ?? '').searchParams.has('checkin')).toBe(false)
})

test('a day that was chosen is shown, also to somebody who comes back', async ({ page }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 1200)
  const bar = page.getByRole('region', { name: 'Booking' })
  const [day, any] = [bar.getByLabel('Check-in'), bar.getByText('Any day')]
  await day.fill('2031-05-06')
  await day.blur()
  await expect(any).toBeHidden()
  await page.goto('/faq')
  await page.goBack()
  await expect(bar).toBeVisible()
  await expect(day).toHaveValue('2031-05-06')
  await expect(any).toBeHidden()
})
