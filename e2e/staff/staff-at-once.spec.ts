/** Two colleagues at the same thing: the second is told what the first did, and loses nothing. */
import type { Page } from '@playwright/test'
import { expect, visitConsole } from '#e2e/house.ts'
import {
  colleagueDeletes,
  editNewProduct,
  enter,
  inAnotherBrowser,
  invite,
  mairead,
  orderBath,
  signIn,
  test,
} from '#e2e/staff.ts'
import { answerQuestions, drafts } from '#e2e/typing.ts'

test('of two who change the same entry the second is shown what the first saved', async ({ page, house, browser }) => {
  const key = 'two of us'
  await enter(page)
  await visitConsole(page, '/admin/concierge-knowledge')
  await page.getByRole('button', { name: 'Add Entry' }).click()
  await page.getByRole('dialog').getByLabel('Key').fill(key)
  await page.getByRole('dialog').getByLabel('Value').fill('As it was.')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Entry added successfully')).toBeVisible()
  await visitConsole(page, `/admin/concierge-knowledge?q=${key}`)
  await page.getByRole('button', { name: `Edit ${key}` }).click()
  await page.getByLabel(`Value of ${key}`).fill('Mine.')
  await inAnotherBrowser(browser, house, async (other) => {
    await visitConsole(other, '/admin/login')
    await signIn(other, mairead)
    await expect(other.getByText('Success: Logged in successfully')).toBeVisible()
    await visitConsole(other, `/admin/concierge-knowledge?q=${key}`)
    await other.getByRole('button', { name: `Edit ${key}` }).click()
    await other.getByLabel(`Value of ${key}`).fill('Theirs.')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Entry updated successfully')).toBeVisible()
  })
  const seen = page.getByRole('button', { name: 'I have seen it: let me save my version' })
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(/concierge-knowledge\.data/, async (route) => {
    if (route.request().method() === 'GET') {
      asked.resolve()
      await answered.promise
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await asked.promise
  // While the page reloads, Save could not take the focus back.
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled()
  await expect(seen).toBeHidden()
  answered.resolve()
  await expect(page.getByText('This entry has been changed in the meantime. It now reads:')).toBeVisible()
  await expect(page.getByText('Theirs.')).toBeVisible()
  await expect(page.getByLabel(`Value of ${key}`)).toHaveValue('Mine.')
  await expect(seen).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Entry updated successfully')).toBeVisible()
})

test('a product that a colleague deletes while it is edited keeps its form, which says so', async ({ page, context }) => {
  const name = 'Sheepskin by the Fire'
  await enter(page)
  const sheet = await editNewProduct(page, name, 'sheepskin')
  await sheet.getByLabel('Description').fill('Laid out at dusk.')
  await colleagueDeletes(context, name)
  await sheet.getByRole('button', { name: 'Update Product' }).click()
  await expect(sheet.getByRole('alert')).toContainText('This product is no longer on the list.')
  await expect(page.getByRole('row', { name })).toHaveCount(0)
  await expect(sheet.getByLabel('Description')).toHaveValue('Laid out at dusk.')
})

test('who marks an order that a colleague has cancelled is told, although it has left the list', async ({
  page,
  house,
  context,
}) => {
  const guest = 'Muireann Late'
  await enter(page)
  await orderBath(page, house, guest)
  await visitConsole(page, '/admin/orders')
  const row = page.getByRole('row', { name: guest })
  // This tab does not hear of the cancellation by itself.
  const listed = /admin\/orders\.data/
  await page.route(listed, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
  const colleague = await context.newPage()
  await visitConsole(colleague, '/admin/orders')
  await colleague.getByRole('row', { name: guest }).getByRole('button', { name: 'Cancel…' }).click()
  await colleague.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(colleague.getByRole('row', { name: guest })).toHaveCount(0)
  await colleague.close()
  await page.unroute(listed)
  await row.getByRole('button', { name: 'Mark delivered' }).click()
  await expect(row).toHaveCount(0)
  const told = page.getByRole('region', { name: /^Notifications/ })
  await expect(told).toContainText(`Outdoor Heated Bath, Sunriser, for ${guest}`)
  await expect(told).toContainText('This order has since been cancelled. Please do not prepare or deliver it.')
  await told.getByRole('link', { name: 'Show the order' }).click()
  await expect(row).toContainText(/cancelled/i)
})

test('a colleague who is made an administrator has the new pages in their open tab', async ({ page, house, browser }) => {
  const saoirse = { email: 'saoirse@kilmara.example', password: 'gannets off the headland' }
  await enter(page)
  const link = await invite(page, saoirse.email, 'staff')
  await inAnotherBrowser(browser, house, async (other) => {
    await visitConsole(other, link)
    await other.getByLabel(/^Password/).fill(saoirse.password)
    await other.getByRole('button', { name: 'Sign Up' }).click()
    const pages = other.getByRole('navigation', { name: 'Console' }).getByRole('link')
    await expect(pages).toHaveText(['Orders', 'Feedback', 'Account'])
    await visitConsole(page, '/admin/settings')
    const row = page.getByRole('row').filter({ has: page.getByText(saoirse.email) })
    await row.getByRole('button', { name: 'Make administrator' }).click()
    const question = page.getByRole('alertdialog', { name: /^Make .* an administrator\?$/ })
    await question.getByLabel('Your password').fill(mairead.password)
    await question.getByRole('button', { name: 'Make administrator' }).click()
    await expect(page.getByText('Saoirse is now an administrator')).toBeVisible()
    await pages.filter({ hasText: 'Orders' }).click()
    await expect(other.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await pages.filter({ hasText: 'Settings' }).click()
    await expect(other.getByRole('heading', { name: 'Admin Settings' })).toBeVisible()
  })
})

for (const { where, path, type, save } of [
  {
    where: 'a legal text',
    path: '/admin/legal?document=privacy-policy',
    type: async (other: Page) => other.getByLabel('Subtitle').fill('What we know about you, and why'),
    save: 'Save draft',
  },
  {
    where: 'a product',
    path: '/admin/products',
    async type(other: Page) {
      await other.getByRole('button', { name: 'Add Product' }).click()
      await other.getByRole('dialog').getByLabel('Description').fill('What we know about you, and why')
    },
    save: 'Create Product',
  },
])
  test(`who is made less while they type ${where} has what they typed for copying`, async ({ page, house, browser }) => {
    const email = `liadan.${path.replace(/\W/g, '')}@kilmara.example`
    await enter(page)
    const link = await invite(page, email, 'admin')
    await inAnotherBrowser(browser, house, async (other) => {
      await visitConsole(other, link)
      await other.getByLabel(/^Password/).fill('curlews over the marsh')
      await other.getByRole('button', { name: 'Sign Up' }).click()
      await expect(other.getByText('Admin account created successfully')).toBeVisible()
      await visitConsole(other, path)
      await type(other)

      await visitConsole(page, '/admin/settings')
      const row = page.getByRole('row').filter({ has: page.getByText(email) })
      await row.getByRole('button', { name: /^Make staff/ }).click()
      const question = page.getByRole('alertdialog', { name: /^Make .* staff\?$/ })
      await question.getByLabel('Your password').fill(mairead.password)
      await question.getByRole('button', { name: 'Make staff' }).click()
      await expect(page.getByText(/^Liadan.* is now staff/)).toBeVisible()

      const asked = answerQuestions(other, 'stay')
      await other.getByRole('button', { name: save }).click()
      await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
      expect(asked).toEqual([])
      const kept = other.getByRole('region', { name: 'What you had typed' })
      await expect(kept).toContainText('What we know about you, and why')
      // Their session is still theirs to end, and nothing of it stays.
      await other.getByRole('button', { name: 'Sign Out' }).click()
      await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
      expect(await drafts(other)).toEqual([])
    })
  })

test('the link of an invitation goes with it', async ({ page }) => {
  const email = 'nobody.yet@kilmara.example'
  await enter(page)
  await invite(page, email, 'staff')
  const link = page.getByText(/\/admin\/login\?invitation=/)
  await expect(link).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page
    .getByRole('row')
    .filter({ has: page.getByText(email) })
    .getByRole('button', { name: 'Withdraw' })
    .click()
  await expect(page.getByText('Invitation withdrawn')).toBeVisible()
  await expect(link).toBeHidden()
})
