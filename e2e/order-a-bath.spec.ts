import type { Page } from '@playwright/test'
import { addDays, estateDay } from '#app/estate/estate-day.ts'
import { expect, test } from './house.ts'

const stay = addDays(estateDay(new Date()), 10)
const guest = { name: 'Aoife Byrne', email: 'aoife@guests.example' }

async function openDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Outdoor Heated Bath' })
  await page.goto('/guest-guide')
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

async function blockPopUps(page: Page) {
  await page.addInitScript(() => {
    window.open = () => null
  })
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
  const notice = page.getByRole('region', { name: /^Notifications/ })
  await expect(notice).toContainText('Checkout OpenedComplete your payment in the new tab.')

  await payment.getByRole('button', { name: /^Pay €50/ }).click()
  await expect(payment.getByRole('heading', { name: 'Order Confirmed' })).toBeVisible()
  await expect(payment.getByText('Demo order: no money has moved')).toBeVisible()
  const id = new URL(payment.url()).searchParams.get('session_id') ?? ''
  await expect(payment.getByText(id.slice(0, 20), { exact: true })).toBeVisible()
  await expect(payment.getByRole('link', { name: 'Return to Guest Guide' })).toBeVisible()
  await expect.poll(() => house.mails().filter((mail) => mail.includes(guest.email)).length).toBeGreaterThanOrEqual(2)
  // The click may be cut off by what it does.
  const click = () => payment.getByRole('button', { name: 'Close this tab' }).click()
  await Promise.all([payment.waitForEvent('close'), click().catch(() => undefined)])
})

test('the first press opens the dialog, by touch and by key, and the last of two counts', { tag: '@once' }, async ({ page }) => {
  const buttons = page.locator('[data-order]')
  await page.goto('/guest-guide')
  await buttons.first().press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(buttons.first()).toBeFocused()

  await page.goto('/guest-guide')
  await page.evaluate(() => {
    const [one, other] = document.querySelectorAll<HTMLElement>('[data-order]')
    one?.click()
    other?.click()
  })
  await expect(dialog.getByRole('heading')).toHaveText((await buttons.nth(1).locator('span').first().textContent()) ?? '')
  await expect(page).toHaveURL(/\/guest-guide$/)
})

test('where the dialog’s code does not come, the button leads to the order page', { tag: '@once' }, async ({
  page,
  allowFailedRequests,
}) => {
  allowFailedRequests()
  await page.route('**/assets/order-dialog-*.js', (route) => route.abort())
  await page.goto('/guest-guide')
  await page.getByRole('button', { name: /Breakfast Tray/ }).click()
  await expect(page).toHaveURL(/\/guest-guide\/order\?item=/)
})

test('what is missing is said, and nothing typed is lost', { tag: '@once' }, async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByLabel('Guest Name').fill(guest.name)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(dialog.getByText('Missing Information')).toBeVisible()
  await expect(dialog.getByText('Please fill in all required fields.', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Stay Date')).toBeFocused()
  await dialog.getByLabel('Stay Date').fill(stay)
  await expect(dialog.getByLabel('Stay Date')).not.toHaveAttribute('aria-invalid')
  await expect(dialog.getByLabel('Room Name')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Room Name').selectOption('Stargazer')
  await expect(dialog.getByText('Missing Information')).toBeVisible()
  await dialog.getByLabel('Email Address').fill('a')
  await expect(dialog.getByText('Missing Information')).toBeHidden()
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
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

test('an address that is none is named in the house’s words, and has the focus', { tag: '@once' }, async ({ page }) => {
  const dialog = await openDialog(page)
  await fill(dialog)
  const email = dialog.getByLabel('Email Address')
  await email.fill('niamh')
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(email).toHaveAccessibleDescription('Please write it like name@example.com.')
  await expect(email).toBeFocused()
})

test('on a low screen the field with the focus is in sight', { tag: '@once' }, async ({ page }) => {
  const dialog = await openDialog(page)
  // The notice and the button want room, too.
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(dialog.getByText('Missing Information')).toBeVisible()
  for (const [width, height] of [
    [390, 500],
    [360, 560],
    [390, 660],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const label of ['Guest Name', 'Stay Date', 'Room Name', 'Email Address']) {
      const field = dialog.getByLabel(label)
      // From both ends: what was scrolled past comes back, too.
      for (const from of ['Close', 'Proceed to Payment']) {
        await dialog.getByRole('button', { name: from }).focus()
        await field.focus()
        expect(await field.evaluate(isInSight), `${label} at ${width} × ${height}`).toBe(true)
      }
    }
  }
})

/** Whether nothing lies on its upper or lower edge. */
function isInSight(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + width / 2, y) === element)
}

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
  /** Holds the answer of the checkout back until it is let go. */
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
      // What the page does with it is done by its next frame.
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
    const dialog = await openDialog(page)
    await fill(dialog)
    const opening = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
    const payment = await opening
    await page.bringToFront()
    const other = await orderAnother(page)
    await letGo()
    await expect(payment.getByRole('main')).toContainText('Outdoor Heated Bath')
    await expect(other.getByText('Checkout Opened')).toBeHidden()
    await expect(other.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible()
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
