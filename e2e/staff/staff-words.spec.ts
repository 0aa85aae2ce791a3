/** The console's failure messages, word for word, and that it works without a mouse. */
import { expect, visitConsole } from '#e2e/house.ts'
import { enter, mairead, signIn, test } from '#e2e/staff.ts'

test.describe.configure({ mode: 'serial' })

test('without a connection every form says what failed and keeps what was typed', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await enter(page)
  const says = (words: string) => expect(page.getByText(words).first()).toBeVisible()
  await page.route('**/*.data*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))

  await visitConsole(page, '/admin/products')
  await page.getByRole('button', { name: 'Delete Breakfast Tray for 2' }).click()
  await says('Failed to delete product')
  await page.getByRole('button', { name: 'Edit Breakfast Tray for 2' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Update Product' }).click()
  await says('Failed to update product')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add Product' }).click()
  for (const [label, value] of [
    ['Item Type', 'kite'],
    ['Name', 'Kite'],
    ['Price (€)', '9'],
  ] as const)
    await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Create Product' }).click()
  await says('Failed to create product')
  await page.unroute('**/*.data*')
  await dialog.getByRole('button', { name: 'Create Product' }).click()
  await says('Product created successfully')
  await page.route('**/*.data*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))

  await visitConsole(page, '/admin/concierge-knowledge?q=check')
  await page.getByRole('button', { name: 'Add Entry' }).click()
  await dialog.getByLabel('Key').fill('kites')
  await dialog.getByLabel('Value').fill('One in the hall.')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await says('Failed to add entry')
  await visitConsole(page, '/admin/concierge-knowledge?q=check')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Save' }).click()
  await says('Failed to update entry')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await says('Failed to delete entry')

  await visitConsole(page, '/admin/settings')
  await expect(page.getByRole('listitem').filter({ hasText: 'Emails are written to' })).toContainText('Not sent')
  for (const [button, labels, words] of [
    ['Update Password', ['Current password', /^New password/, 'Confirm new password'], 'Failed to update password'],
    ['Update Guest Password', [/^New guest password/, 'Confirm guest password'], 'Failed to update guest password'],
  ] as const) {
    const form = page.locator('form', { has: page.getByRole('button', { name: button }) })
    for (const label of labels) await form.getByLabel(label).fill(mairead.password)
    await form.getByRole('button', { name: button }).click()
    await says(words)
  }
  await page.unroute('**/*.data*')
  const own = page.locator('form', { has: page.getByRole('button', { name: 'Update Password' }) })
  await own.getByRole('button', { name: 'Update Password' }).click()
  await says('Admin password updated successfully')

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await page.route('**/*.data*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await signIn(page, mairead)
  await says('Authentication failed')
  await page.unroute('**/*.data*')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(mairead.email)
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
  await says('Password reset email sent! Check your inbox.')
})

test('without a connection every page says what could not be read, and is there again with it', async ({ page }) => {
  await enter(page)
  await page.route('**/*.data*', (route) => route.abort())
  const main = page.getByRole('main')
  const go = (name: string) => page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true }).click()
  await main.getByRole('button', { name: 'Refresh' }).click()
  await expect(main.getByText('Failed to load dashboard metrics')).toBeVisible()
  await go('Products')
  await expect(main.getByText('Failed to load products')).toBeVisible()
  // What is unknown is not called empty, and cannot be added to.
  await expect(main.getByText('No products yet')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeHidden()
  await go('Knowledge')
  await expect(main.getByText('Failed to load knowledge entries')).toBeVisible()
  await expect(main.getByText('No entries yet')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Knowledge Manager' })).toBeVisible()
  await page.unroute('**/*.data*')
  await go('Products')
  await expect(page.getByRole('button', { name: 'Edit Outdoor Heated Bath' })).toBeVisible()
})

test('a product is changed with the keyboard alone', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/products')
  const reach = async (name: string) => {
    const wanted = page.getByRole('button', { name })
    for (let presses = 0; presses < 80; presses++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${name}`)
  }
  await reach('Edit Outdoor Heated Bath')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit Outdoor Heated Bath' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Description').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Sea water, larch and stars.')
  await reach('Update Product')
  await page.keyboard.press('Space')
  await expect(page.getByText('Product updated successfully').first()).toBeVisible()
  await expect(dialog).toBeHidden()
})
