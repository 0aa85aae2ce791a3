/** The console without script: each form shows its outcome, and a refusal keeps what was typed. */
import type { Page } from '@playwright/test'
import { expect, type House, visitConsole } from '#e2e/house.ts'
import { enter, orderBath, test } from '#e2e/staff.ts'

const inPage = (page: Page, words: string | RegExp) => page.getByRole('main').getByRole('status').filter({ hasText: words })

/** Ticks the confirmation beside a button, without which the browser blocks the form. */
async function surely(page: Page, name: string) {
  const button = page.getByRole('button', { name })
  const form = page.locator('form').filter({ has: button })
  await form.getByRole('checkbox', { name: /^(?:Yes, for good|Erase|Remove)/ }).check()
  await button.click()
}

/** Posts like other programs: a console form if the path is one, otherwise what guests send. */
async function send(page: Page, house: House, path: string, sent: Record<string, string | boolean>) {
  const body = path.startsWith('/admin') ? { form: sent } : { data: sent }
  const answer = await page.request.post(path, { ...body, headers: { Origin: house.url } })
  expect(answer.status(), await answer.text()).toBe(200)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  /** Two windows of one signed-in person: the second has not seen what the first has done. */
  let late: Page
  test.beforeEach(async ({ page, browser, house }) => {
    const withScript = await browser.newContext({ baseURL: house.url, javaScriptEnabled: true })
    await enter(await withScript.newPage())
    await page.context().addCookies(await withScript.cookies())
    await withScript.close()
    late = await page.context().newPage()
  })

  async function openTwice(page: Page, path: string) {
    for (const one of [page, late]) await one.goto(path)
  }

  test('a product is switched off and deleted, once', async ({ page, house }) => {
    const kite = { itemType: 'box_kite', category: 'food', name: 'Box kite', price: '9', displayOrder: '90', active: 'on' }
    await send(page, house, '/admin/products', { intent: 'create', ...kite })
    await openTwice(page, '/admin/products')
    await page.getByRole('button', { name: 'Deactivate Box kite' }).click()
    await expect(inPage(page, 'Product updated successfully')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Activate Box kite', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Delete Box kite' }).click()
    await expect(inPage(page, 'Product updated')).toBeVisible()
    await surely(page, 'Delete Box kite')
    await expect(inPage(page, 'Product deleted successfully')).toBeVisible()
    await surely(late, 'Delete Box kite')
    await expect(inPage(late, 'This product is no longer on the list.')).toBeVisible()
  })

  test('an order is cancelled once the question has been read, and once', async ({ page, house }) => {
    await orderBath(page, house, 'Nuala Roe')
    await openTwice(page, '/admin/orders?room=Sunriser&open=on')
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Nuala Roe' }) })
    const question = (one: Page) => one.getByRole('alertdialog', { name: 'Cancel Nuala Roe’s order?' })
    await row.getByRole('button', { name: 'Cancel…' }).click()
    await question(page).getByRole('button', { name: 'Keep the order' }).click()
    await expect(question(page)).toBeHidden()
    await expect(page).toHaveURL('/admin/orders?room=Sunriser&open=on')
    await row.getByRole('button', { name: 'Cancel…' }).click()
    await late.goto(page.url())
    await question(page).getByRole('button', { name: 'Cancel the order' }).click()
    await expect(
      inPage(page, 'Outdoor Heated Bath, Sunriser: cancelled. This was a demo order: no money has moved.'),
    ).toBeVisible()
    await expect(row).toHaveCount(0)
    await question(late).getByRole('button', { name: 'Cancel the order' }).click()
    await expect(question(late)).toBeHidden()
    await expect(inPage(late, 'Cancelled')).toBeVisible()
  })

  test('a product is added and changed, and what was refused is still there', async ({ page }) => {
    await openTwice(page, '/admin/products')
    await page.getByRole('button', { name: 'Add Product' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add Product' })
    await sheet.getByLabel('Item Type').fill('paper_kite')
    await sheet.getByLabel('Name').fill('Paper kite')
    await sheet.getByLabel('Price (€)').fill('nine')
    await sheet.getByLabel('Sunriser').check()
    await sheet.getByLabel('Active: guests can order it').uncheck()
    await sheet.getByRole('button', { name: 'Create Product' }).click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await expect(sheet.getByLabel('Item Type')).toHaveValue('paper_kite')
    await expect(sheet.getByLabel('Sunriser')).toBeChecked()
    await expect(sheet.getByLabel('Stargazer')).not.toBeChecked()
    await expect(sheet.getByLabel('Active: guests can order it')).not.toBeChecked()
    await sheet.getByLabel('Price (€)').fill('9')
    await sheet.getByRole('button', { name: 'Create Product' }).click()
    await expect(inPage(page, 'Product created successfully')).toBeVisible()
    await expect(sheet).toBeHidden()

    for (const one of [page, late]) {
      await one.goto('/admin/products')
      await one.getByRole('button', { name: 'Edit Paper kite' }).click()
    }
    const edited = page.getByRole('dialog', { name: 'Edit Paper kite' })
    await edited.getByRole('button', { name: 'Cancel' }).click()
    await expect(edited).toBeHidden()
    await page.getByRole('button', { name: 'Edit Paper kite' }).click()
    await edited.getByLabel('Price (€)').fill('11')
    await edited.getByRole('button', { name: 'Update Product' }).click()
    await expect(inPage(page, 'Product updated successfully')).toBeVisible()
    const behind = late.getByRole('dialog', { name: 'Edit Paper kite' })
    await behind.getByLabel('Description').fill('With a tail.')
    await behind.getByRole('button', { name: 'Update Product' }).click()
    await expect(behind.getByRole('alert')).toContainText(
      'has changed this product in the meantime. It now reads: Paper kite, €11',
    )
    await expect(behind.getByLabel('Description')).toHaveValue('With a tail.')
    await behind.getByLabel('Price (€)').fill('11')
    await behind.getByRole('button', { name: 'Update Product' }).click()
    await expect(inPage(late, 'Product updated successfully')).toBeVisible()
  })

  test('an entry is added, imported and changed, and saved over none that was not seen', async ({ page }) => {
    await page.goto('/admin/concierge-knowledge')
    await page.getByRole('button', { name: 'Add Entry' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add Entry' })
    await sheet.getByLabel('Category').selectOption('facilities')
    await sheet.getByLabel('Value').fill('In the hall.')
    await sheet.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await expect(sheet.getByLabel('Category')).toHaveValue('facilities')
    await expect(sheet.getByLabel('Value')).toHaveValue('In the hall.')
    await sheet.getByLabel('Key').fill('kite_strings')
    await sheet.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(inPage(page, 'Entry added successfully')).toBeVisible()

    await page.getByRole('button', { name: 'Import CSV' }).click()
    const list = page.getByRole('dialog', { name: 'Import entries' })
    await list.getByLabel('Or paste it here').fill('category,key\nfacilities,kite_tails')
    await list.getByRole('button', { name: 'Import' }).click()
    await expect(list.getByRole('alert')).toBeVisible()
    await list.getByLabel('Or paste it here').fill('category,key,value\nfacilities,kite_tails,Of ribbon.')
    await list.getByRole('button', { name: 'Import' }).click()
    await expect(list).toBeHidden()

    for (const one of [page, late]) {
      await one.goto('/admin/concierge-knowledge?q=kite_strings')
      await one.getByRole('button', { name: 'Edit kite_strings' }).click()
      await expect(one).toHaveURL(/\?q=kite_strings&opens=/)
    }
    const value = 'Value of kite_strings'
    await page.getByLabel(value).fill('In the boot room.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(inPage(page, 'Entry updated successfully')).toBeVisible()
    await expect(page.getByLabel(value)).toBeHidden()
    await late.getByLabel(value).fill('In the loft.')
    await late.getByRole('button', { name: 'Save' }).click()
    await expect(late.getByText('It now reads:')).toBeVisible()
    await expect(late.getByText('In the boot room.')).toBeVisible()
    await expect(late.getByLabel(value)).toHaveValue('In the loft.')
    await late.getByRole('button', { name: 'Save' }).click()
    await expect(inPage(late, 'Entry updated successfully')).toBeVisible()
    await expect(late.getByText('In the loft.')).toBeVisible()
  })

  test('an entry is deleted, once, and what was searched for is still shown', async ({ page, house }) => {
    const entry = { category: 'facilities', key: 'box_kites', value: 'One in the hall.' }
    await send(page, house, '/admin/concierge-knowledge', { intent: 'add', ...entry })
    await openTwice(page, '/admin/concierge-knowledge?q=box_kites')
    await page.getByRole('button', { name: 'Delete box_kites' }).click()
    await expect(page.getByRole('button', { name: 'Delete box_kites' })).toBeVisible()
    await surely(page, 'Delete box_kites')
    await expect(inPage(page, 'Entry deleted successfully')).toBeVisible()
    await expect(page.getByText('No entry matches')).toBeVisible()
    await surely(late, 'Delete box_kites')
    await expect(inPage(late, 'Error')).toBeVisible()
  })

  test('a person is erased once the question has been read', async ({ page, house }) => {
    const email = 'aidan.erased@guest.example'
    const message = { name: 'Aidan Flood', email, message: 'Are there kites?', reason: 'general', phone: '', consent: true }
    await send(page, house, '/functions/v1/send-contact-email', message)
    await page.goto('/admin/privacy')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Look it up' }).click()
    await page.getByRole('button', { name: 'Erase' }).click()
    await expect(page.getByRole('button', { name: 'Erase' })).toBeVisible()
    await surely(page, 'Erase')
    await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible()
  })

  test('a question is dismissed, once', async ({ page, house }) => {
    const message = 'is there a falconry mews?'
    await send(page, house, '/functions/v1/wild-concierge', { message })
    await openTwice(page, '/admin/concierge')
    await page.getByRole('button', { name: `Dismiss: ${message}` }).click()
    await expect(inPage(page, 'Question dismissed')).toBeVisible()
    await late.getByRole('button', { name: `Dismiss: ${message}` }).click()
    await expect(inPage(late, 'Somebody has already dealt with this question.')).toBeVisible()
  })

  test('a message is assigned and answered, and a second answer waits for the first to be read', async ({ page, house }) => {
    const ronan = { name: 'Rónán Tighe', email: 'ronan.waits@guest.example', message: 'Are there kites?', reason: 'general' }
    await send(page, house, '/functions/v1/send-contact-email', { ...ronan, phone: '', consent: true })
    await page.goto('/admin/feedback')
    const path = await page.getByRole('link', { name: ronan.name }).getAttribute('href')
    await openTwice(page, path ?? '')
    await page.getByLabel('With').selectOption({ label: 'Mairead' })
    await page.getByRole('button', { name: 'Assign' }).click()
    await expect(inPage(page, 'Assigned to ')).toBeVisible()
    await page.getByLabel(/^Reply to/).fill('There is one.')
    await page.getByRole('button', { name: 'Keep reply' }).click()
    await expect(inPage(page, 'Your reply is kept, but not sent.')).toBeVisible()
    await expect(page.getByLabel(/^Reply to/)).toHaveValue('')

    const second = late.getByLabel(/^Reply to/)
    await second.fill('There are two,\nif the wind is right.')
    await late.getByLabel('Mark as done when the reply is kept').uncheck()
    await late.getByRole('button', { name: 'Keep reply' }).click()
    await expect(inPage(late, 'You have already replied.')).toBeVisible()
    await expect(late.getByRole('article').filter({ hasText: 'There is one.' })).toBeVisible()
    await expect(second).toHaveValue('There are two,\nif the wind is right.')
    await expect(late.getByLabel('Mark as done when the reply is kept')).not.toBeChecked()
    await late.getByRole('button', { name: 'Keep reply' }).click()
    await expect(inPage(late, 'Your reply is kept, but not sent.')).toBeVisible()
  })

  test('a legal text is looked at and drafted, and none is saved over another unseen', async ({ page }) => {
    await openTwice(page, '/admin/legal?document=privacy-policy')
    await page.getByLabel('Subtitle').fill('With kites')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(inPage(page, 'As the public would read it')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('With kites')
    await expect(page.getByLabel('Subtitle')).toHaveValue('With kites')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(inPage(page, 'Draft saved')).toBeVisible()

    await late.getByLabel('Subtitle').fill('Without kites')
    await late.getByRole('button', { name: 'Publish' }).click()
    await expect(inPage(late, 'Please check it again.')).toBeVisible()
    await expect(late.getByLabel('Subtitle')).toHaveValue('Without kites')
    await late.getByRole('button', { name: 'I have seen it: let me save my version' }).click()
    await expect(inPage(late, 'Draft saved')).toBeVisible()
    await expect(late.getByLabel('Subtitle')).toHaveValue('Without kites')
    await late.getByRole('button', { name: 'Discard draft' }).click()
    await expect(late.getByLabel('Subtitle')).toHaveValue('Without kites')
    await late.getByLabel('Discard the draft').check()
    await late.getByRole('button', { name: 'Discard draft' }).click()
    await expect(inPage(late, 'Draft discarded')).toBeVisible()
    await expect(late.getByLabel('Subtitle')).not.toHaveValue('Without kites')
  })
})

test('what only script can do is not offered without it, and the account says so', async ({ page, browser, house }) => {
  await enter(page)
  const context = await browser.newContext({ baseURL: house.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/admin/login')
  await expect(plain.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Use a passkey' })).toBeHidden()
  await context.addCookies(await page.context().cookies())
  await plain.goto('/admin/account')
  // Playwright finds no text within this element.
  const said = plain.locator('section', { has: plain.getByRole('heading', { name: 'Passkeys' }) }).locator('noscript p')
  await expect(said).toHaveText('A passkey can be added only with JavaScript.')
  await expect(said).toBeVisible()
  await expect(plain.getByLabel('Name of this device')).toBeHidden()
  await expect(plain.getByRole('button', { name: 'Add a passkey' })).toBeHidden()
  // Nor does it leave a gap.
  await expect(plain.locator('form', { has: plain.getByLabel('Name of this device') })).toHaveCSS('display', 'none')
  await context.close()

  await visitConsole(page, '/admin/account')
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
})

test('with JavaScript it is said once, in the corner, and the Enter key sends no legal text', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await enter(page)
  await visitConsole(page, '/admin/legal?document=privacy-policy')
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/admin/legal'))
      sent.push(new URLSearchParams(request.postData() ?? '').get('intent') ?? undefined)
  })
  await page.getByLabel('Subtitle').fill('With kites')
  await page.getByLabel('Subtitle').press('Enter')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(inPage(page, 'Draft saved')).toHaveCount(0)
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('Draft discarded')).toBeVisible()
  await expect(inPage(page, 'Draft discarded')).toHaveCount(0)
  expect(sent).toEqual(['draft', 'discard'])
})
