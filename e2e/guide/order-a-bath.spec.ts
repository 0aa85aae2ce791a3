import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/house.ts'
import { fill, guest, openDialog, stay } from '#e2e/ordering.ts'

async function blockPopUps(page: Page) {
  await page.addInitScript(() => {
    window.open = () => null
  })
}

/** Orders in the guide’s dialog, which opens the payment page in a tab of its own. */
async function orderInNewTab(page: Page) {
  const dialog = await openDialog(page)
  await fill(dialog)
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  return opening
}

test('four inputs lead to the payment page in a new tab; paid, it is confirmed to guest and team', async ({ page, house }) => {
  const dialog = await openDialog(page)
  await expect(dialog.getByLabel('Room Name').getByRole('option')).toHaveText(['Choose your room', 'Stargazer', 'Sunriser'])
  await expect(dialog).toContainText('€50')
  await fill(dialog)
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  const payment = await opening
  await expect(dialog).toContainText('Checkout Opened')
  await expect(dialog).toContainText('Complete your payment in the new tab. You can close this dialog.')
  await expect(payment).toHaveURL(/\/demo\/pay\//)
  await expect(payment.getByText(/demo payment/i)).toBeVisible()
  await expect(payment.getByRole('definition')).toContainText(['Outdoor Heated Bath', guest.name, guest.email])
  await expect(dialog).toBeHidden()
  const notice = page.getByRole('region', { name: /^Notifications/ })
  await expect(notice).toContainText('Checkout OpenedComplete your payment in the new tab.')

  await payment.getByRole('button', { name: /^Pay €50/ }).click()
  await expect(payment.getByRole('heading', { name: 'Order Confirmed' })).toBeVisible()
  await expect(payment.getByText('Demo order: no money has moved')).toBeVisible()
  const id = new URL(payment.url()).searchParams.get('session_id') ?? ''
  await expect(payment.getByText(id.slice(0, 20), { exact: true })).toBeVisible()
  await expect(payment.getByRole('definition')).toHaveText(['Outdoor Heated Bath', /ready by/, 'Stargazer', '€50'])
  await expect(payment.getByRole('link', { name: 'Return to Guest Guide' })).toBeVisible()
  await expect.poll(() => house.mails().filter((mail) => mail.includes(guest.email)).length).toBeGreaterThanOrEqual(2)
  // The page may close before the click has finished.
  const click = () => payment.getByRole('button', { name: 'Close this tab' }).click()
  await Promise.all([payment.waitForEvent('close'), click().catch(() => undefined)])
})

test.describe('the page of an order that was left', { tag: '@once' }, () => {
  // What a service worker asks for is not aborted.
  test.use({ serviceWorkers: 'block' })

  test('responds by itself once its script comes, and when shown again tells of a payment', async ({
    page,
    allowFailedRequests,
  }) => {
    allowFailedRequests()
    const payment = await orderInNewTab(page)
    await payment.waitForURL(/\/demo\/pay\//)
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.goto(`/order-success?left=${payment.url().split('/').at(-1)}`)
    await expect(page.getByRole('link', { name: 'Order again' })).toBeVisible()
    // Until the first try has failed.
    await page.waitForEvent('requestfailed')
    await page.unrouteAll()
    await expect(page.locator('[data-island=order-outcome][data-awake=yes]')).toBeAttached()
    await payment.getByRole('button', { name: /^Pay €50/ }).click()
    await expect(payment.getByRole('heading', { name: 'Order Confirmed' })).toBeVisible()
    // Headless pages are never hidden.
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('heading', { name: 'Order Confirmed' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Order again' })).toHaveCount(0)
  })
})

test('who turns back on the payment page is told that nothing was charged', { tag: '@once' }, async ({ page }) => {
  const payment = await orderInNewTab(page)
  await payment.waitForURL(/\/demo\/pay\//)
  const address = payment.url()
  await payment.getByRole('button', { name: 'Cancel' }).click()
  await expect(payment.getByRole('heading', { name: 'This order was not paid' })).toBeVisible()
  await payment.goto(address)
  await expect(payment.getByRole('main')).toContainText('nothing was charged')
  await payment.getByRole('link', { name: 'Order again' }).click()
  await expect(payment.getByRole('heading', { name: 'Outdoor Heated Bath' })).toBeVisible()
  await expect(payment.getByLabel('Room Name')).toHaveValue('Stargazer')
  await expect(payment.getByLabel('Stay Date')).toHaveValue(stay)
  await payment.goBack()
  await payment.getByRole('link', { name: 'Return to Guest Guide' }).click()
  await expect(payment).toHaveURL(/\/guest-guide$/)
})

test('a failure keeps the form and says so', { tag: '@once' }, async ({ page }) => {
  await page.route('**/functions/v1/create-checkout', (route) => route.fulfill({ status: 200, json: {} }))
  const dialog = await openDialog(page)
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(dialog.getByText('Failed to create checkout session. Please try again.')).toBeVisible()
  await expect(dialog.getByLabel('Email Address')).toHaveValue(guest.email)
  expect(page.context().pages()).toHaveLength(1)
})

test('a blocked pop-up leaves a link', { tag: '@once' }, async ({ page }) => {
  await blockPopUps(page)
  const dialog = await openDialog(page)
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(dialog.getByText('Pop-up Blocked')).toBeVisible()
  await expect(dialog.getByText('Please allow pop-ups for this site to complete checkout.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute('href', /\/demo\/pay\//)
})

test('a link for the old date goes when the form changes', { tag: '@once' }, async ({ page }) => {
  await blockPopUps(page)
  const dialog = await openDialog(page)
  await fill(dialog)
  const pay = dialog.getByRole('link', { name: 'Open the payment page' })
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  const before = await pay.getAttribute('href')
  await dialog.getByLabel('Room Name').selectOption('Sunriser')
  await expect(pay).toBeHidden()
  await expect(dialog.getByText('Pop-up Blocked')).toBeHidden()
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(pay).toHaveAttribute('href', /\/demo\/pay\//)
  const after = (await pay.getAttribute('href')) ?? ''
  expect(after).not.toBe(before)
  await page.goto(after)
  await expect(page.getByRole('main')).toContainText('Sunriser')
})

test.describe('an answer that comes late', { tag: '@once' }, () => {
  /** Holds back the checkout's answer until released. */
  async function holdAnswer(page: Page) {
    const held = Promise.withResolvers<void>()
    await page.route('**/functions/v1/create-checkout', async (route) => {
      const response = await route.fetch()
      await held.promise
      await route.fulfill({ response })
    })
    return async () => {
      const answered = page.waitForResponse('**/functions/v1/create-checkout')
      held.resolve()
      await (await answered).finished()
      // The page has handled it by its next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    }
  }
  async function orderAnother(page: Page) {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Breakfast Tray.*€/ }).click()
    const other = page.getByRole('dialog', { name: /Breakfast Tray/ })
    await expect(other).toBeVisible()
    return other
  }

  test('says nothing in the dialog of another product', async ({ page }) => {
    await blockPopUps(page)
    const letGo = await holdAnswer(page)
    const dialog = await openDialog(page)
    await fill(dialog)
    await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
    const other = await orderAnother(page)
    await letGo()
    await expect(other.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible()
    await expect(other.getByText('Pop-up Blocked')).toBeHidden()
    await expect(other.getByRole('link', { name: 'Open the payment page' })).toBeHidden()
  })

  test('leads its own tab to its payment, and leaves the other dialog open', async ({ page }) => {
    const letGo = await holdAnswer(page)
    const payment = await orderInNewTab(page)
    await page.bringToFront()
    const other = await orderAnother(page)
    await letGo()
    await expect(payment.getByRole('main')).toContainText('Outdoor Heated Bath')
    await expect(other.getByText('Checkout Opened')).toBeHidden()
    await expect(other.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible()
  })

  test('is awaited by a tab that says what comes, and that nothing is charged yet', async ({ page }) => {
    const letGo = await holdAnswer(page)
    const payment = await orderInNewTab(page)
    await expect(payment.getByText('Nothing is charged until you pay there.')).toBeVisible()
    // Made for a phone, not a desktop page shown on one.
    expect(await payment.evaluate(() => document.documentElement.clientWidth)).toBe(page.viewportSize()?.width)
    await letGo()
    await expect(payment).toHaveURL(/\/demo\/pay\//)
  })

  test('gives no link for what the form no longer says', async ({ page }) => {
    await blockPopUps(page)
    const letGo = await holdAnswer(page)
    const dialog = await openDialog(page)
    await fill(dialog)
    await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
    await dialog.getByLabel('Room Name').selectOption('Sunriser')
    await letGo()
    await expect(dialog.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open the payment page' })).toBeHidden()
  })
})

test('an order that nobody knows is said so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/order-success?session_id=cs_test_nothing')
  await expect(page.getByRole('heading', { name: 'No such order was found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
})

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to a form, and the form to payment', async ({ page }) => {
    await page.goto('/guest-guide')
    await page.getByRole('button', { name: /Outdoor Heated Bath/ }).click()
    const main = page.getByRole('main')
    await fill(main)
    await main.getByRole('button', { name: 'Proceed to Payment' }).click()
    await expect(page).toHaveURL(/\/demo\/pay\//)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed' })).toBeVisible()
  })
})
