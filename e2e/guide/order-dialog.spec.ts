import { estateMoment } from '#app/estate/time/estate-day.ts'
import { expect, test } from '#e2e/house.ts'
import { fill, guest, openDialog, stay } from '#e2e/ordering.ts'

test('the first press opens the dialog, by touch and by key, and the last of two counts', { tag: '@once' }, async ({ page }) => {
  const buttons = page.locator('[data-order]')
  await page.goto('/guest-guide')
  await buttons.first().press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Guest Name')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Guest Name')).toBeFocused()
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

test.describe('where the dialog’s code does not come', { tag: '@once' }, () => {
  // What a service worker asks for is not aborted.
  test.use({ serviceWorkers: 'block' })

  test('the button leads to the order page', async ({ page, allowFailedRequests }) => {
    allowFailedRequests()
    await page.route(/\/order-dialog-[^/]*\.js$/, (route) => route.abort())
    await page.goto('/guest-guide')
    await page.getByRole('button', { name: /Breakfast Tray/ }).click()
    await expect(page).toHaveURL(/\/guest-guide\/order\?item=/)
  })
})

test('what is missing is said, and nothing typed is lost', { tag: '@once' }, async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByLabel('Guest Name').fill(guest.name)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(dialog.getByText('Missing Information')).toBeVisible()
  await expect(dialog.getByText('Please fill in all required fields.', { exact: true })).toBeVisible()
  // Announced once.
  await expect(dialog.locator('[aria-live]').filter({ hasText: 'Missing Information' })).toHaveCount(1)
  await expect(dialog.getByRole('status')).toHaveText('')
  await expect(dialog.getByLabel('Stay Date')).toBeFocused()
  // For Safari, which otherwise shows today as if it were chosen.
  await expect(dialog.getByLabel('Stay Date')).toHaveCSS('background-color', 'rgba(255, 255, 255, 0)')
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
  await page.clock.setFixedTime(estateMoment('2027-06-30', '00:00'))
  const dialog = await openDialog(page)
  await fill(dialog)
  await dialog.getByLabel('Stay Date').fill('2027-06-30')
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
  // The notice and the button need room too.
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
      // Coming from either end: what was scrolled past can be reached again.
      for (const from of ['Close', 'Proceed to Payment']) {
        await dialog.getByRole('button', { name: from }).focus()
        await field.focus()
        expect(await field.evaluate(isInSight), `${label} at ${width} × ${height}`).toBe(true)
      }
    }
  }
})

test('on the smallest phone a field to be mended is in sight with its label and its fault', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const dialog = await openDialog(page)
  for (const label of ['Guest Name', 'Stay Date', 'Room Name', 'Email Address']) {
    await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
    const field = dialog.getByLabel(label)
    await expect(field).toBeFocused()
    await expect(dialog.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 })
    const [fault = ''] = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
    await expect(dialog.locator(`[id="${fault}"]`)).toBeInViewport({ ratio: 1 })
    if (label === 'Room Name') await field.selectOption('Stargazer')
    else await field.fill(label === 'Stay Date' ? stay : guest.name)
  }
})

/** Whether its upper and lower edges are uncovered. */
function isInSight(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + width / 2, y) === element)
}

test('of an item that has changed since, the dialog leads to the order page, which shows it as it is now, with everything typed', {
  tag: '@once',
}, async ({ page, allowFailedRequests }) => {
  allowFailedRequests()
  await page.route('/guest-guide', async (route) => {
    const response = await route.fetch()
    const before = (await response.text()).replaceAll('&quot;priceCents&quot;:5000', '&quot;priceCents&quot;:4500')
    await route.fulfill({ response, body: before })
  })
  const dialog = await openDialog(page)
  await fill(dialog)
  await expect(dialog.getByText('€45')).toBeVisible()
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  const form = page.getByRole('main')
  await expect(form.getByText('It is now Outdoor Heated Bath for €50.')).toBeVisible()
  await expect(form.getByLabel('Guest Name')).toHaveValue(guest.name)
  await expect(form.getByLabel('Email Address')).toHaveValue(guest.email)
  await expect(form.getByLabel('Stay Date')).toHaveValue(stay)
  await expect(form.getByLabel('Room Name')).toHaveValue('Stargazer')
  await form.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(page).toHaveURL(/\/demo\/pay\//)
})

test('the room stays for the next order, unless that is not for it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/guest-guide')
  const open = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().click()
    return page.getByRole('dialog').getByLabel('Room Name')
  }
  const close = () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await (await open(/Outdoor Heated Bath/)).selectOption('Stargazer')
  await close()
  const room = await open(/Breakfast Tray/)
  await expect(room).toHaveValue('Stargazer')
  await room.selectOption('Sea Forest Lodge')
  await close()
  await expect(await open(/Outdoor Heated Bath/)).toHaveValue('')
  await close()
  await expect(await open(/Breakfast Tray/)).toHaveValue('Sea Forest Lodge')
})

test('once the payment page is open, another press opens no second one', { tag: '@once' }, async ({ page, context }) => {
  await page.clock.install()
  const dialog = await openDialog(page)
  await fill(dialog)
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/create-checkout') && asked.push(request.url()))
  const proceed = dialog.getByRole('button', { name: 'Proceed to Payment' })
  const opened = context.waitForEvent('page')
  await proceed.click()
  await expect(dialog.getByText('Checkout Opened')).toBeVisible()
  await expect(proceed).toHaveAttribute('aria-disabled', 'true')
  // Filled with a colour, it would look like an offer.
  await expect(proceed).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await proceed.dispatchEvent('click')
  await page.clock.runFor(3_000)
  await expect(dialog).toBeHidden()
  await (await opened).waitForURL(/\/demo\/pay\//)
  expect(asked).toHaveLength(1)
})
