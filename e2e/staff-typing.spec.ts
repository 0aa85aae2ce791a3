/** What staff type is not lost without their saying so, and never reaches somebody else. */
import type { Locator, Page } from '@playwright/test'
import { expect, type House, test, visitConsole } from './house.ts'
import { enter, mairead, signIn } from './staff.ts'

const una = { name: 'Una Keane', email: 'una.types@guest.example', message: 'Is there a bell for the harbour boat?' }
const dara = { email: 'dara.types@kilmara.example', password: 'gannets beyond the skerry' }
const unsavedQuestion = 'There are unsaved changes. Leave without saving?'

// Browsers complain of every answer that is a refusal.
test.beforeEach(({ allowFailedRequests }) => allowFailedRequests())

test('what is typed into a legal text is left only with consent: for the other text, for another page, by going back', async ({
  page,
}) => {
  const asked = answerQuestions(page, 'stay')
  const goTo = (name: string) => page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click()
  await enter(page)
  await goTo('Legal texts')
  const title = page.getByRole('heading', { level: 1 })
  const subtitle = page.getByLabel('Subtitle')
  const stored = await subtitle.inputValue()
  await subtitle.fill('In few words')
  // The text that is open already, by its whole address, takes nothing away.
  await page.getByRole('main').getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(page).toHaveURL('/admin/legal?document=terms-and-conditions')
  expect(asked).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).click()
  await expect.poll(() => asked).toEqual([unsavedQuestion])
  await goTo('Orders')
  await expect.poll(() => asked).toHaveLength(2)
  await page.goBack()
  await expect(page).toHaveURL('/admin/legal')
  expect(asked).toHaveLength(2)
  await page.evaluate(() => history.back())
  await expect.poll(() => asked.slice(2)).toEqual([unsavedQuestion])
  await expect(page).toHaveURL('/admin/legal')
  await expect(title).toHaveText('Terms and conditions')
  await expect(subtitle).toHaveValue('In few words')
  answerQuestions(page, 'leave')
  await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(title).toHaveText('Privacy policy')
  await page.getByRole('main').getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(subtitle).toHaveValue(stored)

  // Given up is given up, though the session should turn out to have ended.
  await subtitle.fill('In few words')
  await page.context().clearCookies()
  await goTo('Orders')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  expect(await drafts(page)).toEqual([])
})

test('an entry that is being edited stays while others are searched for, and is asked about beside another', async ({ page }) => {
  const asked = answerQuestions(page, 'stay')
  await enter(page)
  await visitConsole(page, '/admin/concierge-knowledge')
  const stored = await valueAt(page, 0)
  await stored.open()
  const { text } = stored
  const before = await text.inputValue()
  await text.fill('Half a sentence')
  for (const words of ['breakfast', 'no such words at all', '']) {
    await page.getByRole('searchbox').fill(words)
    await expect(page).toHaveURL(new RegExp(`q=${words.replaceAll(' ', '\\+')}(&|$)`))
    await expect(text).toHaveValue('Half a sentence')
  }
  // Another editor, in which nothing was typed, does not hide this one.
  await (await valueAt(page, 1)).open()
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Orders' }).click()
  await expect.poll(() => asked).toEqual([unsavedQuestion])
  await page.getByRole('row', { name: stored.key }).getByRole('button', { name: 'Cancel' }).click()
  await expect(text).toBeHidden()
  await expect(page.getByRole('row', { name: stored.key })).toContainText(before.slice(0, 20))

  // Nor is one left over of an entry that is deleted while it is edited.
  answerQuestions(page, 'leave')
  await stored.open()
  await page.getByRole('button', { name: `Delete ${stored.key}` }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Entry added successfully').first()).toBeVisible()
  await expect(text).toBeHidden()
  await expect(page.getByRole('row', { name: stored.key })).toContainText(before.slice(0, 20))
})

test('an answer that is sent after the session has ended is there again after signing in', async ({ page, house }) => {
  await enter(page)
  const answer = await openMessage(page, house)
  const path = new URL(page.url()).pathname
  const close = page.getByLabel('Close it when the answer is sent')
  await answer.fill('It rings at noon, and')
  await close.uncheck()
  // Nothing is kept but what would be lost.
  expect(await drafts(page)).toEqual([])
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await signIn(page, mairead)
  await expect(keptNote(page)).toBeInViewport()
  expect(new URL(page.url()).pathname).toBe(path)
  await expect(answer).toHaveValue('It rings at noon, and')
  await expect(close).not.toBeChecked()
  expect(await drafts(page)).toEqual([])
  await answer.fill('It rings at noon, and at six.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Your answer is on its way').first()).toBeVisible()
  await expect(answer).toHaveValue('')
  await expect(keptNote(page)).toBeHidden()
  // It is the next answer that is typed now.
  await answer.fill('And')
  await expect(keptNote(page)).toBeHidden()
})

test('so is a legal text, which can be thrown away', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/legal?document=privacy-policy')
  const subtitle = page.getByLabel('Subtitle')
  const stored = await subtitle.inputValue()
  await subtitle.fill('What we know, and')
  await outlastSession(page, page.getByRole('button', { name: 'Save draft' }))
  await expect(keptNote(page)).toBeVisible()
  await expect(subtitle).toHaveValue('What we know, and')
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await expect(subtitle).toHaveValue(stored)
  await expect(subtitle).toBeFocused()
  await expect(keptNote(page)).toBeHidden()
  await page.reload()
  await expect(subtitle).toHaveValue(stored)
})

test('so is the value of an entry, even of one that is not among those searched for', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/concierge-knowledge')
  const { open, text } = await valueAt(page, 0)
  await open()
  await text.fill('Porridge, and')
  await page.getByRole('searchbox').fill('no such words at all')
  await expect(page.getByText('No entry matches')).toBeVisible()
  await outlastSession(page, page.getByRole('button', { name: 'Save' }))
  await expect(page.getByRole('searchbox')).toHaveValue('no such words at all')
  await expect(text).toHaveValue('Porridge, and')
  await expect(keptNote(page)).toBeVisible()
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await expect(text).toBeHidden()
})

test('an entry that is not among those searched for is saved over nothing that was not seen', async ({ page, context }) => {
  await enter(page)
  await visitConsole(page, '/admin/concierge-knowledge')
  const mine = await valueAt(page, 2)
  await mine.open()
  const before = await mine.text.inputValue()
  await mine.text.fill(`${before} Mine.`)
  await page.getByRole('searchbox').fill('no such words at all')
  await expect(page.getByText('No entry matches')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await outlastSession(page, save, async () => {
    const colleague = await context.newPage()
    await visitConsole(colleague, '/admin/concierge-knowledge')
    const theirs = await valueAt(colleague, 2)
    await theirs.open()
    await theirs.text.fill(`${before} Theirs.`)
    await colleague.getByRole('button', { name: 'Save' }).click()
    await expect(colleague.getByText('Entry updated successfully').first()).toBeVisible()
    await colleague.close()
  })
  await expect(mine.text).toHaveValue(`${before} Mine.`)
  await save.click()
  const conflict = page.getByText('Somebody else has changed this entry. It now reads:').locator('..')
  await expect(conflict).toContainText('Theirs.')
  await expect(save).toBeDisabled()
  await conflict.getByRole('button', { name: 'I have seen it' }).click()
  await expect(conflict).toBeHidden()
  await save.click()
  await expect(page.getByText('Entry updated successfully').first()).toBeVisible()
  await expect(mine.text).toBeHidden()
  await page.getByRole('searchbox').fill('')
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: `Edit ${mine.key}`, exact: true }) })
  await expect(row).toContainText('Mine.')
})

test('so is a new entry, for which the sheet is opened', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/concierge-knowledge?q=breakfast')
  await page.getByRole('button', { name: 'Add Entry' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add Entry' })
  await sheet.getByLabel('Category').selectOption('policies')
  await sheet.getByLabel('Key').fill('bells')
  await sheet.getByLabel('Value').fill('One, by the')
  await outlastSession(page, sheet.getByRole('button', { name: 'Add', exact: true }))
  expect(page.url()).toContain('q=breakfast')
  await expect(keptNote(sheet)).toBeVisible()
  await expect(sheet.getByLabel('Category')).toHaveValue('policies')
  await expect(sheet.getByLabel('Key')).toHaveValue('bells')
  await expect(sheet.getByLabel('Value')).toHaveValue('One, by the')
  // Closing it asks, as it does of what has just been typed.
  const asked = answerQuestions(page, 'leave')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(sheet).toBeHidden()
  expect(asked).toEqual([unsavedQuestion])
})

test('so is the entry that answers a guest’s question', async ({ page, house }) => {
  const message = 'Is there a lighthouse to climb, please?'
  await page.request.post('/functions/v1/wild-concierge', { data: { message }, headers: { Origin: house.url } })
  await enter(page)
  await visitConsole(page, '/admin/concierge')
  await page.getByRole('button', { name: `Write entry: ${message}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Add Entry' })
  await sheet.getByLabel('Value').fill('There is one,')
  await outlastSession(page, sheet.getByRole('button', { name: 'Add', exact: true }))
  await expect(keptNote(sheet)).toBeVisible()
  await expect(sheet.getByText(message)).toBeVisible()
  await expect(sheet.getByLabel('Value')).toHaveValue('There is one,')
  await sheet.getByRole('button', { name: 'Throw it away' }).click()
  await expect(sheet).toBeHidden()
})

test('and when a colleague has dismissed the question meanwhile, it can be added all the same', async ({
  page,
  context,
  house,
}) => {
  const message = 'May we fly a kite from the tower, please?'
  await page.request.post('/functions/v1/wild-concierge', { data: { message }, headers: { Origin: house.url } })
  await enter(page)
  await visitConsole(page, '/admin/concierge')
  await page.getByRole('button', { name: `Write entry: ${message}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Add Entry' })
  await sheet.getByLabel('Key').fill('kites')
  await sheet.getByLabel('Value').fill('On a line of')
  const add = sheet.getByRole('button', { name: 'Add', exact: true })
  await outlastSession(page, add, async () => {
    const colleague = await context.newPage()
    await visitConsole(colleague, '/admin/concierge')
    await colleague.getByRole('button', { name: `Dismiss: ${message}` }).click()
    await expect(colleague.getByText(`“${message}” was dismissed.`)).toBeVisible()
    await colleague.close()
  })
  await expect(keptNote(sheet)).toBeVisible()
  await expect(sheet.getByText('The question is not on the list any more')).toBeVisible()
  await expect(sheet.getByLabel('Value')).toHaveValue('On a line of')
  await sheet.getByLabel('Value').fill('On a line of thirty metres.')
  await add.click()
  await expect(page.getByText('Entry added successfully').first()).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await drafts(page)).toEqual([])
})

test('so is a product, which is saved over nothing that was not seen', async ({ page, context }) => {
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
  await expect(sheet.getByText('has changed this product meanwhile')).toBeVisible()
  await sheet.getByRole('button', { name: 'I have seen it' }).click()
  await save.click()
  await expect(page.getByText('Product updated successfully').first()).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.reload()
  await expect(page.getByRole('row', { name: /Breakfast Tray for 2/ })).toContainText('€15.50')
  await expect(sheet).toBeHidden()
})

test('a product that a colleague has deleted meanwhile leaves what was typed to be copied', async ({ page, context }) => {
  const name = 'Driftwood Fire'
  await enter(page)
  await visitConsole(page, '/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Item Type').fill('driftwood_fire')
  await sheet.getByLabel('Name', { exact: true }).fill(name)
  await sheet.getByLabel('Price (€)').fill('20')
  await sheet.getByRole('button', { name: 'Create Product' }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await sheet.getByLabel('Description').fill('Laid and lit at dusk,\nby the')
  await outlastSession(page, sheet.getByRole('button', { name: 'Update Product' }), async () => {
    const colleague = await context.newPage()
    colleague.on('dialog', (dialog) => void dialog.accept())
    await visitConsole(colleague, '/admin/products')
    await colleague.getByRole('button', { name: `Delete ${name}` }).click()
    await expect(colleague.getByText(`${name} was deleted.`)).toBeVisible()
    await colleague.close()
  })
  const left = page.getByRole('status').filter({ hasText: 'is not on the list any more' })
  await expect(left).toContainText('Laid and lit at dusk,')
  await expect(left).toContainText(name)
  await expect(sheet).toBeHidden()
  // Seen is not yet copied.
  await page.reload()
  await expect(left).toContainText('Laid and lit at dusk,')
  await left.getByRole('button', { name: 'Throw it away' }).click()
  await expect(left).toBeHidden()
  await expect(page.getByLabel('Search')).toBeFocused()
  expect(await drafts(page)).toEqual([])
})

test('so are the contacts of the settings, which are left only with consent; never a password or a code', async ({
  page,
  context,
}) => {
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const contacts = panel(page, 'Contacts')
  const save = (on: Page) => panel(on, 'Contacts').getByRole('button', { name: 'Save contacts' })
  const [phone, website, instagram] = ['Telephone', 'Website', 'Instagram'].map((label) => contacts.getByLabel(label)) as [
    Locator,
    Locator,
    Locator,
  ]
  await panel(page, 'Gate and Wi-Fi').getByLabel('Gate code').fill('4711')
  await page.getByLabel('Current password').fill('a secret')
  await phone.fill('+353 20 999 9999')
  await website.fill('https://kilmara.example/mine')
  await outlastSession(page, save(page), async () => {
    expect(await drafts(page)).toEqual([expect.stringMatching(/ contacts$/)])
    const colleague = await context.newPage()
    await visitConsole(colleague, '/admin/settings')
    await panel(colleague, 'Contacts').getByLabel('Telephone').fill('+353 20 111 1111')
    await panel(colleague, 'Contacts').getByLabel('Instagram').fill('https://instagram.example/theirs')
    await save(colleague).click()
    await expect(colleague.getByText('Contacts updated successfully').first()).toBeVisible()
    await colleague.close()
  })
  await expect(keptNote(contacts)).toBeInViewport()
  await expect(phone).toHaveValue('+353 20 999 9999')
  // What was not touched is as the colleague has left it.
  await expect(instagram).toHaveValue('https://instagram.example/theirs')
  const asked = answerQuestions(page, 'stay')
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Orders' }).click()
  await expect.poll(() => asked).toEqual([unsavedQuestion])
  // What the colleague has saved in the same field is told before it is saved over.
  await save(page).click()
  await expect(contacts.getByText('A colleague has saved: +353 20 111 1111')).toBeVisible()
  await expect(phone).toHaveValue('+353 20 999 9999')
  await save(page).click()
  await expect(page.getByText('Contacts updated successfully').first()).toBeVisible()
  await expect(keptNote(contacts)).toBeHidden()
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL('/admin/orders')
  expect(asked).toHaveLength(1)
  await visitConsole(page, '/admin/settings')
  await expect(phone).toHaveValue('+353 20 999 9999')
  await expect(website).toHaveValue('https://kilmara.example/mine')
  await expect(instagram).toHaveValue('https://instagram.example/theirs')
  for (const field of [phone, website, instagram]) await field.fill('')
  await save(page).click()
  await expect(page.getByText('Contacts updated successfully').first()).toBeVisible()
})

test('so is an invitation, which can be thrown away', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const colleagues = panel(page, 'Colleagues')
  const email = colleagues.getByLabel('Email of a colleague')
  await email.fill('orla.types@kilmara.example')
  await colleagues.getByLabel('Role').selectOption('admin')
  await outlastSession(page, colleagues.getByRole('button', { name: 'Invite' }))
  await expect(keptNote(colleagues)).toBeInViewport()
  await expect(email).toHaveValue('orla.types@kilmara.example')
  await expect(colleagues.getByLabel('Role')).toHaveValue('admin')
  await colleagues.getByRole('button', { name: 'Throw it away' }).click()
  await expect(email).toHaveValue('')
  await expect(email).toBeFocused()
  await expect(keptNote(colleagues)).toBeHidden()
})

test('what was typed reaches nobody else at the same machine', async ({ page, context, house }) => {
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const invite = page.locator('form', { has: page.getByRole('button', { name: 'Invite' }) })
  await invite.getByLabel('Email of a colleague').fill(dara.email)
  await invite.getByLabel('Role').selectOption('staff')
  await invite.getByRole('button', { name: 'Invite' }).click()
  const link = /http\S+invitation=\S+/.exec((await invite.getByText(/invitation=/).textContent()) ?? '')?.[0] ?? ''

  const answer = await openMessage(page, house)
  const path = new URL(page.url()).pathname
  const login = (on: Page) => on.getByRole('heading', { name: 'Admin Login' })
  await answer.fill('For Una alone')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(login(page)).toBeVisible()
  expect(await drafts(page)).toHaveLength(1)
  await visitConsole(page, link)
  await page.getByLabel(/^Password/).fill(dara.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/admin/feedback')
  expect(await drafts(page)).toEqual([])
  await visitConsole(page, path)
  await expect(answer).toHaveValue('')
  await expect(keptNote(page)).toBeHidden()

  // Whoever signs out in one tab leaves nothing in the others, be they at the login or not.
  const [session, atLogin] = [await context.cookies(), await context.newPage()]
  await visitConsole(atLogin, path)
  await atLogin.getByLabel(/^Answer by mail/).fill('Of Dara’s')
  await context.clearCookies()
  await atLogin.getByRole('button', { name: 'Send answer' }).click()
  await expect(login(atLogin)).toBeVisible()
  expect(await drafts(atLogin)).toHaveLength(1)
  await context.addCookies(session)
  await answer.fill('Of Dara’s, too')
  const third = await context.newPage()
  await visitConsole(third, '/admin/feedback')
  await third.getByRole('button', { name: 'Sign out' }).click()
  await expect(login(third)).toBeVisible()
  await expect(login(page)).toBeVisible()
  expect(await drafts(page)).toEqual([])
  await expect.poll(() => drafts(atLogin)).toEqual([])
})

const keptNote = (within: Page | Locator) => within.getByText('What you had typed is here again.')

const panel = (page: Page, title: string) => page.locator('section', { has: page.getByRole('heading', { name: title }) })

const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')))

/** From now on. @returns what was asked, as it is. */
function answerQuestions(page: Page, answer: 'stay' | 'leave'): string[] {
  const asked: string[] = []
  page.removeAllListeners('dialog')
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (answer === 'leave' ? dialog.accept() : dialog.dismiss())
  })
  return asked
}

async function openMessage(page: Page, house: House): Promise<Locator> {
  const data = { ...una, phone: '', reason: 'general', consent: true }
  const sent = await page.request.post('/functions/v1/send-contact-email', { data, headers: { Origin: house.url } })
  expect(sent.ok()).toBe(true)
  await visitConsole(page, '/admin/feedback')
  await page.getByRole('link', { name: una.name }).first().click()
  await expect(page.getByRole('article').filter({ hasText: una.message })).toBeVisible()
  return page.getByLabel(`Answer by mail to ${una.email}`)
}

/** An entry of the list that is not being edited yet. */
async function valueAt(page: Page, at: number) {
  const label = await page
    .getByRole('button', { name: /^Edit / })
    .nth(at)
    .getAttribute('aria-label')
  const key = (label ?? '').replace(/^Edit /, '')
  const open = () => page.getByRole('button', { name: `Edit ${key}`, exact: true }).click()
  return { key, open, text: page.getByLabel(`Value of ${key}`, { exact: true }) }
}

/** Saves without a session, and comes back with it to where the login would lead. `meanwhile`: what others do. */
async function outlastSession(page: Page, save: Locator, meanwhile = async () => {}) {
  const session = await page.context().cookies()
  await page.context().clearCookies()
  await save.click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await page.context().addCookies(session)
  await meanwhile()
  await visitConsole(page, new URL(page.url()).searchParams.get('next') ?? '')
}
