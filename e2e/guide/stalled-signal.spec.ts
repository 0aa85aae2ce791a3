/** A signal with one bar: what is asked for neither comes nor fails. */
import type { Page } from '@playwright/test'
import { passwordOf, unlock } from '#e2e/guest.ts'
import { expect, test } from '#e2e/house.ts'
import { fill, guest, openDialog, stay } from '#e2e/ordering.ts'

// What a service worker asks for is not held back here.
test.use({ serviceWorkers: 'block' })

/** From now on our functions do not answer, and a guest's patience (patience.ts) is a twentieth of what it is. */
async function stall(page: Page) {
  await page.addInitScript(() => {
    const whole = AbortSignal.timeout
    AbortSignal.timeout = (ms) => whole.call(AbortSignal, 'isHealed' in window ? ms : ms / 20)
  })
  await page.route('**/functions/v1/**', () => {})
}

/** They answer again, and may take their time. */
async function heal(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => void Object.assign(window, { isHealed: true }))
}

test('an order that nobody answers can be sent again, with everything as typed, and opens one payment', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await stall(page)
  const dialog = await openDialog(page)
  await fill(dialog)
  const opened = context.waitForEvent('page')
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  const unheard = await opened
  await expect(dialog.getByText('Failed to create checkout session. Please try again.')).toBeVisible({ timeout: 5_000 })
  await expect.poll(() => unheard.isClosed()).toBe(true)
  await expect(dialog.getByLabel('Guest Name')).toHaveValue(guest.name)
  await expect(dialog.getByLabel('Stay Date')).toHaveValue(stay)
  await heal(page)
  const paying = context.waitForEvent('page')
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(await paying).toHaveURL(/demo/)
  expect(context.pages()).toHaveLength(2)
})

test('the guide’s door says so, and opens at the next try', { tag: '@once' }, async ({ page, house }) => {
  await stall(page)
  await page.goto('/guest-guide')
  await unlock(page, house)
  await expect(page.getByText('There is no connection just now. Please try again.')).toBeVisible({ timeout: 5_000 })
  await expect(page.getByLabel('Guide password')).toHaveValue(passwordOf(house))
  await heal(page)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.locator('[data-secret]').first()).toBeVisible()
})

test('what is being sent is said, and after a while that it takes longer', { tag: '@once' }, async ({ page, house }) => {
  await page.clock.install()
  await page.route('**/functions/v1/**', () => {})
  const late = 'This is taking longer than usual. Please leave the page open: what you typed is kept.'
  await page.goto('/guest-guide')
  await unlock(page, house)
  const door = page.getByRole('form', { name: 'Unlock the guide' })
  await expect(door.getByRole('status').filter({ hasText: 'Opening…' })).toBeAttached()
  await page.clock.runFor(8_500)
  await expect(door.getByRole('status').filter({ hasText: `Opening… ${late}` })).toBeAttached()
  const dialog = await openDialog(page)
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Processing...' })).toBeAttached()
  await page.clock.runFor(8_500)
  await expect(dialog.locator('p', { hasText: late })).toBeVisible()
})

test('a contact form says so, even if the code for its notice does not come', { tag: '@once' }, async ({ page }) => {
  await stall(page)
  await page.route(/\/notices-[^/]*\.js$/, () => {})
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Full name').fill(guest.name)
  await form.getByLabel('Email').fill(guest.email)
  await form.getByLabel('Reason').selectOption('booking')
  await form.getByLabel('Message').fill('Is the lodge free at Easter?')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: /send/i }).click()
  await expect(form.getByText('Something went wrong — please check your details and try again.')).toBeVisible({ timeout: 6_000 })
  await expect(form.getByLabel('Message')).toHaveValue('Is the lodge free at Easter?')
})

test('a message that arrived although its answer was lost is sent again and comes once', { tag: '@once' }, async ({
  page,
  house,
  allowFailedRequests,
}) => {
  allowFailedRequests()
  const said = 'Is the hammock up, twice?'
  let lost = 0
  await page.route('**/functions/v1/send-contact-email', async (route) => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Contact' })
  await form.getByLabel('Full name').fill(guest.name)
  await form.getByLabel('Email').fill(guest.email)
  await form.getByLabel('Reason').selectOption('booking')
  await form.getByLabel('Message').fill(said)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Something went wrong — please check your details').first()).toBeVisible()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText(/Sent at/)).toBeVisible()
  await expect.poll(() => house.mails().filter((mail) => mail.includes(said)).length).toBe(1)
})

test('a photo whose viewer does not come opens by itself', { tag: '@once' }, async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/gallery')
  await page.locator('a[data-photo]').first().click()
  await expect(page).toHaveURL(/\.(avif|webp|jpe?g)$/, { timeout: 12_000 })
})
