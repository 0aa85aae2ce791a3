/** What staff type into the settings is not lost. */
import type { Locator, Page } from '@playwright/test'
import { expect, visitConsole } from '#e2e/house.ts'
import { enter, mairead, test } from '#e2e/staff.ts'
import { answerQuestions, drafts, keptNote, outlastSession, unsavedQuestion } from '#e2e/typing.ts'

test('the contacts outlast the session and are left only with consent; a password or a code is never kept', async ({
  page,
  context,
}) => {
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const contacts = panel(page, 'Contacts')
  const save = (on: Page) => panel(on, 'Contacts').getByRole('button', { name: 'Save Contacts' })
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
  // Untouched fields keep the colleague's values.
  await expect(instagram).toHaveValue('https://instagram.example/theirs')
  const asked = answerQuestions(page, 'stay')
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Orders' }).click()
  await expect.poll(() => asked).toEqual([unsavedQuestion])
  // A colleague's change to the same field is shown before it is overwritten.
  await save(page).click()
  await expect(contacts.getByText('Saved in the meantime: +353 20 111 1111')).toBeVisible()
  await expect(phone).toHaveValue('+353 20 999 9999')
  // Even while it is being typed over.
  await phone.fill('+353 20 999 999')
  await phone.pressSequentially('9')
  await expect(contacts.getByText('Saved in the meantime: +353 20 111 1111')).toBeVisible()
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

test('of two who change the same setting, the second keeps what was typed, sees the first’s, and saves over it', async ({
  page,
  context,
}) => {
  await enter(page)
  const colleague = await context.newPage()
  for (const one of [page, colleague]) await visitConsole(one, '/admin/settings')
  const network = (on: Page) => on.getByLabel('Wi-Fi network')
  const save = (on: Page) => panel(on, 'Gate and Wi-Fi').getByRole('button', { name: 'Save' })
  await network(colleague).fill('Theirs')
  await save(colleague).click()
  await expect(colleague.getByText('Access details updated successfully').first()).toBeVisible()
  await colleague.close()
  await network(page).fill('Mine')
  await save(page).click()
  await expect(page.getByText('Saved in the meantime: Theirs')).toBeVisible()
  await expect(network(page)).toHaveValue('Mine')
  await save(page).click()
  await expect(page.getByText('Access details updated successfully').first()).toBeVisible()
  await page.reload()
  await expect(network(page)).toHaveValue('Mine')
})

test('a contact that is being mended is at fault no more', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const contacts = panel(page, 'Contacts')
  const [phone, website] = [contacts.getByLabel('Telephone'), contacts.getByLabel('Website')]
  await phone.fill('12')
  await website.fill('http://kilmara.example')
  await contacts.getByRole('button', { name: 'Save Contacts' }).click()
  await expect(contacts.getByText('Please check the marked fields.')).toBeVisible()
  await expect(phone).toHaveAccessibleDescription('Please enter a telephone number.')
  await phone.fill('+353 20 999 9999')
  await expect(phone).toHaveAccessibleDescription('')
  await expect(website).toHaveAttribute('aria-invalid', 'true')
  await expect(contacts.getByText('Please check the marked fields.')).toBeVisible()
  await website.fill('')
  await expect(website).not.toHaveAttribute('aria-invalid')
  await expect(contacts.getByText('Please check the marked fields.')).toBeHidden()
})

test('an invitation outlasts the session, and can be thrown away', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const colleagues = panel(page, 'Colleagues')
  const email = colleagues.getByLabel('Your colleague’s email')
  await email.fill('orla.types@kilmara.example')
  await colleagues.getByLabel('Role').selectOption('admin')
  const password = colleagues.getByLabel('Your password')
  await password.fill(mairead.password)
  await outlastSession(page, colleagues.getByRole('button', { name: 'Invite' }), async () => {
    expect(await drafts(page)).toEqual([expect.stringMatching(/ invite$/)])
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
    expect(kept).toContain('orla.types@kilmara.example')
    expect(kept).not.toContain(mairead.password)
  })
  await expect(password).toHaveValue('')
  await expect(keptNote(colleagues)).toBeInViewport()
  await expect(email).toHaveValue('orla.types@kilmara.example')
  await expect(colleagues.getByLabel('Role')).toHaveValue('admin')
  await colleagues.getByRole('button', { name: 'Throw it away' }).click()
  await expect(email).toHaveValue('')
  await expect(email).toBeFocused()
  await expect(keptNote(colleagues)).toBeHidden()
})

test('a password left empty is named at its field, and not by the browser', async ({ page }) => {
  await enter(page)
  for (const [path, title, button, labels] of [
    ['/admin/settings', 'Admin password', 'Update Password', ['Current password', /^New password/, 'Confirm new password']],
    ['/admin/settings', 'Guest guide password', 'Update Guest Password', [/^New guest password/, 'Confirm guest password']],
    ['/admin/account', 'Second step at sign-in', 'Set up an authenticator app', ['Your password']],
  ] as const) {
    await visitConsole(page, path)
    const fields = labels.map((label) => panel(page, title).getByLabel(label))
    const first = panel(page, title).getByLabel(labels[0])
    await panel(page, title).getByRole('button', { name: button }).click()
    for (const field of fields) await expect(field).toHaveAccessibleDescription('Please fill this in.')
    await expect(first).toBeFocused()
    await first.fill('terns')
    await expect(first).toHaveAccessibleDescription('')
  }
})

test('what is wrong with an invitation is seen once, at its field, and announced', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const colleagues = panel(page, 'Colleagues')
  const [email, password] = [colleagues.getByLabel('Your colleague’s email'), colleagues.getByLabel('Your password')]
  // The first refusal refreshes the page, which takes its time; nobody has to wait for that.
  await page.route('**/admin/settings.data*', (route) => (route.request().method() === 'GET' ? undefined : route.continue()))
  for (const [given, guess, field, said] of [
    [mairead.email, mairead.password, email, 'There is already an account with this address.'],
    ['orla.invited@kilmara.example', 'a guess', password, 'This is not your password.'],
  ] as const) {
    await email.fill(given)
    await password.fill(guess)
    await password.press('Enter')
    await expect(field).toHaveAccessibleDescription(said)
    await expect(colleagues.getByRole('alert')).toHaveText(said)
    await expect(colleagues.getByRole('alert')).not.toHaveClass('note')
  }
})

test('what is wrong with the address of a person who is looked up is seen once, at its field', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/privacy')
  const email = page.getByLabel('Email')
  await email.fill('aidan at home')
  await page.getByRole('button', { name: 'Look it up' }).click()
  const said = 'Please check the email address: it should look like name@example.com.'
  await expect(email).toHaveAccessibleDescription(said)
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('aidan at home')
  await email.fill('aidan@guests.example')
  await expect(email).toHaveAccessibleDescription('')
  await email.press('Enter')
  await expect(page.getByText('We hold nothing under aidan@guests.example.')).toBeVisible()
  // A toast stays for longer than all of this takes.
  await expect(page.getByText(said)).toHaveCount(0)
})

const panel = (page: Page, title: string) => page.locator('section', { has: page.getByRole('heading', { name: title }) })

test('what is wrong with a new password is seen once, at its field', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Update Guest Password' }) })
  const [password, again] = [form.locator('[name=password]'), form.locator('[name=confirmation]')]
  const settled = async () => {
    await again.press('Enter')
    await expect(form.getByRole('button', { name: 'Update Guest Password' })).toBeEnabled()
  }
  await password.fill('larch-gate')
  await again.fill('larch-gatw')
  await settled()
  const said = async () => {
    await expect(again).toHaveAccessibleDescription('Passwords do not match')
    await expect(form.getByRole('alert')).toHaveText('Passwords do not match')
    await expect(form.getByRole('alert')).not.toHaveClass('note')
    await expect(page.getByText('Passwords do not match')).toHaveCount(2)
  }
  await said()
  await again.fill('larch-gatd')
  await expect(again).toHaveAccessibleDescription('')
  await settled()
  await said()
})
