/** A console page whose script is still loading: presses and input are neither lost nor carried out unconfirmed. */
import type { Page } from '@playwright/test'
import { expect } from '#e2e/house.ts'
import { enter, test } from '#e2e/staff.ts'

/** @returns a function that releases it and waits until the page responds */
async function holdProgram(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return async () => {
    held.resolve()
    await expect(page.locator('html[data-awake]')).toBeAttached()
  }
}

test('what is asked first is asked also while the page’s program is on its way', async ({ page }) => {
  await enter(page)
  const comes = await holdProgram(page)
  await page.goto('/admin/products', { waitUntil: 'commit' })
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  const remove = page.getByRole('button', { name: 'Delete Grazing Box standard' })
  await remove.click()
  await expect.poll(() => asked).toEqual(['Are you sure you want to delete this product?\n\nGrazing Box standard'])
  await comes()
  await remove.click()
  await expect.poll(() => asked).toHaveLength(2)
  await expect(remove).toBeVisible()
})

test('a sheet that is asked for while the page’s program is on its way opens, and stays closed once it is closed', async ({
  page,
}) => {
  await enter(page)
  const comes = await holdProgram(page)
  await page.goto('/admin/concierge-knowledge?category=facilities', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add Entry' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add Entry' })
  await expect(sheet).toBeVisible()
  await sheet.getByLabel('Key').fill('kites_at_dawn')
  await sheet.getByLabel('Value').fill('Ask for one.')
  await comes()
  await expect(page).toHaveURL('/admin/concierge-knowledge?category=facilities')
  await expect(sheet.getByLabel('Key')).toHaveValue('kites_at_dawn')
  await expect(sheet.getByLabel('Value')).toHaveValue('Ask for one.')
  await expect(sheet.getByLabel('Value')).toBeFocused()
  // It is protected like anything typed later.
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.accept()
  })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  expect(asked).toEqual(['There are unsaved changes. Leave without saving?'])
  await page.reload()
  await expect(page.locator('html[data-awake]')).toBeAttached()
  await expect(sheet).toBeHidden()
})

test('what was refused while the page’s program was on its way is over once it has been saved', async ({ page }) => {
  await enter(page)
  const comes = await holdProgram(page)
  await page.goto('/admin/products', { waitUntil: 'commit' })
  const edit = page.getByRole('button', { name: 'Edit Additional Bath Reheat' })
  await edit.click()
  const sheet = page.getByRole('dialog', { name: 'Edit' })
  await sheet.getByLabel('Price (€)').fill('eleven')
  await sheet.getByRole('button', { name: 'Update Product' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await comes()
  await sheet.getByLabel('Price (€)').fill('11')
  await sheet.getByRole('button', { name: 'Update Product' }).click()
  await expect(sheet).toBeHidden()
  await edit.click()
  await expect(sheet.getByLabel('Price (€)')).toHaveValue('11.00')
  await expect(sheet.getByRole('alert')).toBeHidden()
})

test('what is chosen from a list while the page’s program is on its way stays chosen', async ({ page }) => {
  await enter(page)
  const comes = await holdProgram(page)
  await page.goto('/admin/settings', { waitUntil: 'commit' })
  await page.getByLabel('Your colleague’s email').fill('aoife.early@kilmara.example')
  await page.getByLabel('Role').selectOption('admin')
  await comes()
  await expect(page.getByLabel('Role')).toHaveValue('admin')
  await expect(page.getByLabel('Your colleague’s email')).toHaveValue('aoife.early@kilmara.example')
})

test('what is typed into a legal text while the page’s program is on its way is what is saved', async ({ page }) => {
  await enter(page)
  const comes = await holdProgram(page)
  await page.goto('/admin/legal?document=privacy-policy', { waitUntil: 'commit' })
  const section = page
    .locator('details')
    .filter({ has: page.getByLabel('Title') })
    .first()
  const typed = { Subtitle: 'Typed early', Title: 'Who asks', Content: '<p>Nobody asks.</p>' }
  await page.getByLabel('Subtitle').fill(typed.Subtitle)
  await section.locator('summary').click()
  await section.getByLabel('Title').fill(typed.Title)
  await section.getByLabel(/^Content/).fill(typed.Content)
  await section.getByLabel('Icon').selectOption('season')
  await comes()
  await expect(section.locator('summary')).toHaveText('1. Who asks')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Subtitle')).toHaveValue(typed.Subtitle)
  await section.locator('summary').click()
  await expect(section.getByLabel('Title')).toHaveValue(typed.Title)
  await expect(section.getByLabel(/^Content/)).toHaveValue(typed.Content)
  await expect(section.getByLabel('Icon')).toHaveValue('season')
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('Draft discarded').first()).toBeVisible()
})

test('what is searched for while the page’s program is on its way is found', async ({ page }) => {
  await enter(page)
  const comes = await holdProgram(page)
  await page.goto('/admin/products', { waitUntil: 'commit' })
  await page.getByLabel('Search').pressSequentially('reheat')
  await comes()
  await expect(page.getByLabel('Search')).toHaveValue('reheat')
  await expect(page.getByRole('row', { name: /Breakfast Tray/ })).toBeHidden()
  await expect(page.getByRole('row', { name: /Bath Reheat/ })).toBeVisible()
  // It goes on where it was.
  await page.keyboard.type('s')
  await expect(page.getByLabel('Search')).toHaveValue('reheats')
})

test('a list that is pasted while the page’s program is on its way stays', async ({ page }) => {
  await enter(page)
  const comes = await holdProgram(page)
  await page.goto('/admin/products?opens=import', { waitUntil: 'commit' })
  const list = page.getByLabel('Or paste it here')
  await list.fill('item_type,name\nfire_pit,Fire pit')
  await comes()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('missing: price, category.')
  await expect(list).toHaveValue('item_type,name\nfire_pit,Fire pit')
})
