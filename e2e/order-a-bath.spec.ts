import type { Page } from '@playwright/test'
import { addDays, estateDay } from '#app/estate/estate-day.ts'
import { expect, test, untilIslandAwake } from './house.ts'

const stay = addDays(estateDay(new Date()), 10)
const guest = { name: 'Aoife Byrne', email: 'aoife@guests.example' }

async function openDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Outdoor Heated Bath' })
  await page.goto('/guest-guide')
  // Before that a tap leads to the order page, rightly; here the dialog is meant.
  await untilIslandAwake(page, 'order-dialog')
  await page.getByRole('button', { name: /Outdoor Heated Bath.*€50/ }).click()
  await expect(dialog).toBeVisible()
  return dialog
}

async function fill(place: ReturnType<Page['locator']>) {
  await place.getByLabel('Guest Name').fill(guest.name)
  await place.getByLabel('Stay Date').fill(stay)
  await place.getByLabel('Room Name').selectOption('Stargazer')
  await place.getByLabel('Email Address').fill(guest.email)
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
  await expect(payment.getByRole('main')).toContainText(`${guest.name}, ${guest.email}`)
  await expect(dialog).toBeHidden()

  await payment.getByRole('button', { name: /^Pay €50/ }).click()
  await expect(payment.getByRole('heading', { name: 'Order Confirmed' })).toBeVisible()
  const id = new URL(payment.url()).searchParams.get('session_id') ?? ''
  await expect(payment.getByText(id.slice(0, 20), { exact: true })).toBeVisible()
  await expect(payment.getByRole('link', { name: 'Return to Guest Guide' })).toBeVisible()
  await expect.poll(() => house.mails().filter((mail) => mail.includes(guest.email)).length).toBeGreaterThanOrEqual(2)
  await untilIslandAwake(payment, 'order-outcome')
  // The click may be cut off by what it does.
  const click = () => payment.getByRole('button', { name: 'Close this tab' }).click()
  await Promise.all([payment.waitForEvent('close'), click().catch(() => undefined)])
})

test('what is missing is said, and nothing typed is lost', { tag: '@once' }, async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByLabel('Guest Name').fill(guest.name)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(dialog.getByText('Missing Information')).toBeVisible()
  await expect(dialog.getByText('Please fill in all required fields.').first()).toBeVisible()
  await expect(dialog.getByLabel('Stay Date')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /Outdoor Heated Bath/ }).click()
  await expect(dialog.getByLabel('Guest Name')).toHaveValue(guest.name)
  await expect(dialog.getByText('Missing Information')).toBeHidden()
})

test('a day too soon is refused with the rule’s sentence', { tag: '@once' }, async ({ page }) => {
  const dialog = await openDialog(page)
  await fill(dialog)
  await dialog.getByLabel('Stay Date').fill(estateDay(new Date()))
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(dialog.getByText(/cannot be ordered on the day itself\. The first day you can choose now is/)).toBeVisible()
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
  await page.addInitScript(() => {
    window.open = () => null
  })
  const dialog = await openDialog(page)
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(dialog.getByText('Pop-up Blocked')).toBeVisible()
  await expect(dialog.getByText('Please allow pop-ups for this site to complete checkout.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open the payment page' })).toHaveAttribute('href', /\/demo\/pay\//)
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
