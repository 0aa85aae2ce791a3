/** What a form looks like when it is refused, and while it is being sent. */
import { wrongPassword } from '#app/guide/guide-wording.ts'
import { expect, test } from '#e2e/house.ts'
import { fill, openDialog } from '#e2e/ordering.ts'

test('a refused guide password is answered in sight', async ({ page, allowFailedRequests }) => {
  allowFailedRequests()
  await page.setViewportSize({ width: 390, height: 420 })
  await page.goto('/guest-guide')
  const field = page.getByLabel('Guide password')
  await field.fill('not this one')
  // The field is at the lower edge, where a keyboard leaves it, and its answer would come below.
  await field.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 10))
  await field.press('Enter')
  await expect(page.getByText(wrongPassword)).toBeInViewport({ ratio: 1 })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('on a failed home page the links home lead there', async ({ page, house, allowFailedRequests }) => {
  allowFailedRequests()
  for (const name of ['Return to Home', /, home$/]) {
    // The same page as for any other failure, once.
    await page.route(
      `${house.url}/`,
      async (route) => route.fulfill({ response: await route.fetch({ url: `${house.url}/none` }) }),
      {
        times: 1,
      },
    )
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible()
    await page.getByRole('link', { name }).first().click()
    await expect(page.locator('.hero')).toBeVisible()
  }
})

test('while an order is sent its button stays fully drawn and no longer answers the pointer', async ({ page }) => {
  await page.route('**/functions/v1/create-checkout', () => {})
  const dialog = await openDialog(page)
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  const button = dialog.getByRole('button', { name: 'Processing' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.mouse.move(0, 0)
  await expect(button).toHaveCSS('opacity', '1')
  const settled = () =>
    button.evaluate(async (one) => {
      await Promise.allSettled(one.getAnimations().map(({ finished }) => finished))
      return getComputedStyle(one).backgroundColor
    })
  const before = await settled()
  await button.hover()
  expect(await settled()).toBe(before)
})
