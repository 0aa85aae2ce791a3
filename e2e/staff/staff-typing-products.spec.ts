/** What staff type into a product is not lost, and never overwrites unseen changes. */
import type { Locator, Page } from '@playwright/test'
import { expect, visitConsole } from '#e2e/house.ts'
import { colleagueDeletes, editNewProduct, enter, test } from '#e2e/staff.ts'
import { drafts, keptNote, outlastSession } from '#e2e/typing.ts'

test('a product outlasts the session, and is saved over nothing that was not seen', async ({ page, context }) => {
  await enter(page)
  await visitConsole(page, '/admin/products')
  const edit = (on: Page) => on.getByRole('button', { name: 'Edit Breakfast Tray for 2' }).click()
  const sheet = page.getByRole('dialog')
  const save = sheet.getByRole('button', { name: 'Update Product' })
  await edit(page)
  await sheet.getByLabel('Price (€)').fill('15.50')
  await sheet.getByRole('checkbox', { name: 'Stargazer' }).check()
  await outlastSession(page, save, async () => {
    const colleague = await context.newPage()
    await visitConsole(colleague, '/admin/products')
    await edit(colleague)
    await colleague.getByLabel('Description').fill('With an egg.')
    await colleague.getByRole('button', { name: 'Update Product' }).click()
    await expect(colleague.getByText('Product updated successfully').first()).toBeVisible()
    await colleague.close()
  })
  await expect(keptNote(sheet)).toBeVisible()
  await expect(sheet.getByLabel('Price (€)')).toHaveValue('15.50')
  await expect(sheet.getByRole('checkbox', { name: 'Stargazer' })).toBeChecked()
  await expect(sheet.getByRole('checkbox', { name: 'Active' })).toBeChecked()
  await save.click()
  await expect(sheet.getByRole('alert')).toContainText('has changed this product in the meantime')
  await expect(sheet.getByRole('button', { name: 'I have seen it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Product updated successfully').first()).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.reload()
  await expect(page.getByRole('row', { name: /Breakfast Tray for 2/ })).toContainText('€15.50')
  await expect(sheet).toBeHidden()
})

test('a pasted list outlasts the session, and its sheet is opened', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/products')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const sheet = page.getByRole('dialog', { name: 'Import products' })
  const pasted = 'item_type,name,price,category\nno_such,Of no kind,1.00,none'
  await sheet.getByLabel('Or paste it here').fill(pasted)
  await outlastSession(page, sheet.getByRole('button', { name: 'Import', exact: true }))
  await expect(keptNote(sheet)).toBeVisible()
  await expect(sheet.getByLabel('Or paste it here')).toHaveValue(pasted)
  await expect(page.getByText('is no longer on the list')).toBeHidden()
  await sheet.getByRole('button', { name: 'Throw it away' }).click()
  await expect(sheet.getByLabel('Or paste it here')).toHaveValue('')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
})

test('a list too long to be sent stays in its sheet, which says so', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/products')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const sheet = page.getByRole('dialog', { name: 'Import products' })
  await sheet.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(sheet.getByLabel('Or paste it here')).toHaveAccessibleDescription('Please fill this in.')
  const buffer = Buffer.from(`item_type,name,price,category\n${'x'.repeat(2_200_000)}`)
  await sheet.getByLabel('File').setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer })
  await sheet.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(sheet.getByRole('alert')).toContainText('This is too long to send in one go.')
  expect((await sheet.getByLabel('Or paste it here').inputValue()).length).toBeGreaterThan(2_200_000)
})

test('a product that a colleague has deleted meanwhile leaves what was typed to be copied', async ({ page, context }) => {
  const name = 'Driftwood Fire'
  await enter(page)
  const sheet = await editNewProduct(page, name, 'driftwood_fire')
  await sheet.getByLabel('Description').fill('Laid and lit at dusk,\nby the')
  await outlastSession(page, sheet.getByRole('button', { name: 'Update Product' }), () => colleagueDeletes(context, name))
  const left = page.getByRole('status').filter({ hasText: 'is no longer on the list' })
  await expect(left).toContainText('Laid and lit at dusk,')
  await expect(left).toContainText(name)
  await expect(sheet).toBeHidden()
  // Seen does not mean copied.
  await page.reload()
  await expect(left).toContainText('Laid and lit at dusk,')
  await left.getByRole('button', { name: 'Throw it away' }).click()
  await expect(left).toBeHidden()
  await expect(page.getByLabel('Search')).toBeFocused()
  expect(await drafts(page)).toEqual([])
})

test('what is wrong with a product is said in its sheet, at the field that needs it first, and not in the corner under it', async ({
  page,
}) => {
  await enter(page)
  await visitConsole(page, '/admin/products')
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('button', { name: 'Add Product' }).click()
  const sheet = page.getByRole('dialog')
  const create = sheet.getByRole('button', { name: 'Create Product' })
  await create.click()
  await expect(sheet.getByRole('alert')).toContainText('Please fill in all required fields.')
  const [name, itemType, price] = ['Name', 'Item Type', 'Price (€)'].map((label) => sheet.getByLabel(label, { exact: true })) as [
    Locator,
    Locator,
    Locator,
  ]
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport({ ratio: 1 })
  for (const wrong of [name, itemType, price]) await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  // A field being corrected is no longer wrong, and the message above the buttons goes with the last one.
  await name.fill('Kelp Wrap')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(itemType).not.toHaveAttribute('aria-invalid')
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(sheet.getByRole('alert')).toBeVisible()
  await price.fill('35')
  await expect(sheet.getByRole('alert')).toBeHidden()
  await create.click()
  await expect(sheet).toBeHidden()
  const corner = page.getByRole('region', { name: /^Notifications/ })
  await expect(corner.getByText('Product created successfully')).toBeVisible()
  await expect(corner.getByText('Validation Error')).toHaveCount(0)
})

test('while a product is being saved nothing asks whether to leave it unsaved', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/products')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  let answer = () => {}
  await page.route(/\/admin\/products\.data/, async (route) => {
    if (route.request().method() === 'POST')
      await new Promise<void>((go) => {
        answer = go
      })
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add Product' }).click()
  const sheet = page.getByRole('dialog')
  const itemType = sheet.getByLabel('Item Type')
  // Its name makes it up, until it is written otherwise.
  await sheet.getByLabel('Name', { exact: true }).fill('Slow, slow kite')
  await expect(itemType).toHaveValue('slow_slow_kite')
  await expect(itemType).toHaveAccessibleDescription(/It cannot be changed later/)
  await itemType.fill('slow_kite')
  await sheet.getByLabel('Name', { exact: true }).fill('Slow kite')
  await expect(itemType).toHaveValue('slow_kite')
  await sheet.getByLabel('Price (€)').fill('20')
  await sheet.getByRole('button', { name: 'Create Product' }).click()
  await expect(sheet.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeVisible()
  expect(asked).toEqual([])
  answer()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Product created successfully').first()).toBeVisible()
})
