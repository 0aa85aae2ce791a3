/** Pages that the browser translates: the words that React made are no longer where it put them. */
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/house.ts'
import { fill, guest, openDialog } from '#e2e/ordering.ts'
import { translate } from '#e2e/translator.ts'

// What a service worker asks for is not held back here.
test.use({ serviceWorkers: 'block' })

const message = 'Gibt es einen Ofen?'

async function write(page: Page) {
  const form = page.locator('#contact form')
  await form.locator('[name=name]').fill(guest.name)
  await form.locator('[name=email]').fill(guest.email)
  await form.locator('[name=reason]').selectOption('booking')
  await form.locator('[name=message]').fill(message)
  await form.getByRole('checkbox').check()
  return form
}

/** The function's next answer, which the translator is quicker than, is an error. */
async function failOnce(page: Page, address: string, status = 500) {
  await page.route(
    address,
    async (route) => {
      await expect(page.locator('[role=status] font').filter({ hasText: /\.\.\.|…/ })).toBeAttached()
      await route.fulfill({ status, json: { error: { code: status === 401 ? 'wrong_password' : 'failed', message: 'No.' } } })
    },
    { times: 1 },
  )
}

test('a page that is translated before its form has come keeps what was typed, and the focus', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/#contact')
  const form = page.locator('#contact form')
  await form.locator('[name=name]').fill('Aoife Ní Bhriain')
  await form.locator('[name=message]').fill(message)
  await form.getByRole('checkbox').check()
  await translate(page)
  await form.locator('[name=message]').focus()
  held.resolve()
  await expect(page.locator('[data-island=contact-form][data-awake=yes]')).toBeAttached()
  await expect(form.locator('[name=name]')).toHaveValue('Aoife Ní Bhriain')
  await expect(form.locator('[name=message]')).toHaveValue(message)
  await expect(form.locator('[name=message]')).toBeFocused()
  await expect(form.getByRole('checkbox')).toBeChecked()
})

test('a translated form keeps what was typed when sending fails, and sends more than one message', async ({
  page,
  allowFailedRequests,
}) => {
  allowFailedRequests()
  await page.goto('/')
  await translate(page)
  // Waking, it replaces its fields: what a test writes into them at that moment would be lost.
  await page.locator('#contact form [name=name]').focus()
  await expect(page.locator('[data-island=contact-form][data-awake=yes]')).toBeAttached()
  const form = await write(page)
  await failOnce(page, '**/functions/v1/send-contact-email')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Something went wrong — please check your details').first()).toBeVisible()
  await expect(form.locator('[name=message]')).toHaveValue(message)
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeVisible()
  for (let sent = 0; sent < 2; sent++) {
    await write(page)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.locator('[name=message]')).toHaveValue('')
    await expect(form.getByText(/Sent at/)).toBeVisible()
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeVisible()
  }
})

test('a translated order dialog stays open when ordering fails', { tag: '@once' }, async ({ page, allowFailedRequests }) => {
  allowFailedRequests()
  const dialog = await openDialog(page)
  await translate(page)
  await fill(dialog)
  await failOnce(page, '**/functions/v1/**')
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(dialog.getByText('Failed to create checkout session.')).toBeVisible()
  await expect(dialog.getByLabel('Guest Name')).toHaveValue(guest.name)
})

test('a translated guide says that a password is wrong', { tag: '@once' }, async ({ page, allowFailedRequests }) => {
  allowFailedRequests()
  await page.goto('/guest-guide')
  await translate(page)
  const door = page.getByRole('form', { name: 'Unlock the guide' })
  await door.locator('[name=password]').focus()
  await expect(page.locator('[data-island=gate-code][data-awake=yes]')).toBeAttached()
  await door.locator('[name=password]').fill('wrong')
  await failOnce(page, '**/functions/v1/get-gate-code', 401)
  await door.getByRole('button').click()
  await expect(door.locator('#guide-password-notice')).toContainText('No.')
  await expect(door.locator('[name=password]')).toHaveValue('wrong')
})

test('a translated guide shows and hides its street map as often as it is asked to', { tag: '@once' }, async ({ context }) => {
  await context.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'map', contentType: 'text/html' }))
  const page = await context.newPage()
  await page.goto('/guest-guide')
  await page.locator('[data-island=estate-map]').scrollIntoViewIfNeeded()
  await translate(page)
  for (const label of ['Show', 'Hide', 'Show', 'Hide']) {
    await page.getByRole('button', { name: `${label} the street map` }).click()
  }
  await expect(page.getByRole('button', { name: 'Show the street map' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})
