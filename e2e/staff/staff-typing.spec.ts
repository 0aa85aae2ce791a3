/** What staff type is never lost without their consent, and never reaches anybody else. */
import type { Locator, Page } from '@playwright/test'
import { expect, type House, visitConsole } from '#e2e/house.ts'
import { enter, invite, mairead, signIn, test } from '#e2e/staff.ts'
import { answerQuestions, drafts, keptNote, outlastSession, unsavedQuestion } from '#e2e/typing.ts'

const una = { name: 'Una Keane', email: 'una.types@guest.example', message: 'Is there a bell for the harbour boat?' }
const dara = { email: 'dara.types@kilmara.example', password: 'gannets beyond the skerry' }

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
  // Following a link to the document that is already open loses nothing.
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

  // What was discarded stays so, even if the session turns out to have ended.
  await subtitle.fill('In few words')
  await page.context().clearCookies()
  await goTo('Orders')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  expect(await drafts(page)).toEqual([])
})

test('what is wrong with a legal text is said at its field, in its section', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/legal?document=privacy-policy')
  const section = page.getByRole('group').filter({ has: page.getByText(/^2\. /) })
  const title = section.getByLabel('Title', { exact: true })
  await section.locator('summary').click()
  const stored = await title.inputValue()
  await title.fill('')
  await section.locator('summary').click()
  await expect(title).toBeHidden()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(title).toHaveAccessibleDescription('Section 2: Please give it a title.')
  await expect(title).toBeFocused()
  await title.fill(stored)
  await expect(title).toHaveAccessibleDescription('')
  await expect(title).toBeVisible()
})

test('a legal text outlasts the session, and can be thrown away', async ({ page }) => {
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

test('an answer that is sent after the session has ended is there again after signing in', async ({ page, house }) => {
  await enter(page)
  const answer = await openMessage(page, house)
  const path = new URL(page.url()).pathname
  const close = page.getByLabel('Mark as done when the reply is kept')
  await answer.fill('It rings at noon, and')
  await close.uncheck()
  // Only what would be lost is kept.
  expect(await drafts(page)).toEqual([])
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(page.getByText('that change was not made')).toBeVisible()
  await signIn(page, mairead)
  await expect(keptNote(page)).toBeInViewport()
  expect(new URL(page.url()).pathname).toBe(path)
  await expect(answer).toHaveValue('It rings at noon, and')
  await expect(close).not.toBeChecked()
  expect(await drafts(page)).toEqual([])
  await answer.fill('It rings at noon, and at six.')
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await expect(page.getByText('Your reply is kept, but not sent.').first()).toBeVisible()
  await expect(answer).toHaveValue('')
  await expect(keptNote(page)).toBeHidden()
  // Now the next reply is being typed.
  await answer.fill('And')
  await expect(keptNote(page)).toBeHidden()
})

test('a reply that outlasts the session answers what was there when it was begun, not what has come since', async ({
  page,
  house,
}) => {
  await enter(page)
  const answer = await openMessage(page, house)
  const path = new URL(page.url()).pathname
  await answer.fill('It rings at noon.')
  const keep = page.getByRole('button', { name: 'Keep reply' })
  await outlastSession(page, keep, async () => {
    const form = { intent: 'answer', seen: '0', text: 'It rings at one.', close: 'on' }
    await page.request.post(path, { form, headers: { Origin: house.url } })
  })
  await expect(keptNote(page)).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'It rings at one.' })).toBeVisible()
  await keep.click()
  await expect(page.getByText('You have already replied. Please read that reply first.').first()).toBeVisible()
  await expect(answer).toHaveValue('It rings at noon.')
  await keep.click()
  await expect(page.getByRole('article').filter({ hasText: 'It rings at noon.' })).toBeVisible()
})

test('what is wrong with an answer is seen once, at its field', async ({ page, house }) => {
  const orna = { name: 'Orna Finn', email: 'orna.types@guest.example', message: 'May we bring a kite?' }
  const data = { ...orna, phone: '', reason: 'general', consent: true }
  await page.request.post('/functions/v1/send-contact-email', { data, headers: { Origin: house.url } })
  await enter(page)
  await visitConsole(page, '/admin/feedback')
  await page.getByRole('link', { name: orna.name }).click()
  const box = page.getByLabel(`Reply to ${orna.email}`)
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await expect(box).toHaveAccessibleDescription('Please fill this in.')
  await expect(box).toBeFocused()
  await box.fill(' ')
  await expect(box).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await expect(box).toHaveAccessibleDescription('Please write a reply.')
  await expect(box).toBeFocused()
  await box.fill('You may.')
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'You may.' })).toBeVisible()
  await expect(page.getByText('Please write a reply.')).toHaveCount(0)
})

test('what was typed reaches nobody else at the same machine', async ({ page, context, house }) => {
  await enter(page)
  const link = await invite(page, dara.email, 'staff')

  const answer = await openMessage(page, house)
  const path = new URL(page.url()).pathname
  const login = (on: Page) => on.getByRole('heading', { name: 'Admin Login' })
  await answer.fill('For Una alone')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Keep reply' }).click()
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

  // Signing out in one tab leaves nothing in the others, whether at the login or not.
  const [session, atLogin] = [await context.cookies(), await context.newPage()]
  await visitConsole(atLogin, path)
  await atLogin.getByLabel(/^Reply to/).fill('Of Dara’s')
  await context.clearCookies()
  await atLogin.getByRole('button', { name: 'Keep reply' }).click()
  await expect(login(atLogin)).toBeVisible()
  expect(await drafts(atLogin)).toHaveLength(1)
  await context.addCookies(session)
  await answer.fill('Of Dara’s, too')
  const third = await context.newPage()
  await visitConsole(third, '/admin/feedback')
  await third.getByRole('button', { name: 'Sign Out' }).click()
  await expect(login(third)).toBeVisible()
  await expect(login(page)).toBeVisible()
  expect(await drafts(page)).toEqual([])
  await expect.poll(() => drafts(atLogin)).toEqual([])
})

async function openMessage(page: Page, house: House): Promise<Locator> {
  const data = { ...una, phone: '', reason: 'general', consent: true }
  const sent = await page.request.post('/functions/v1/send-contact-email', { data, headers: { Origin: house.url } })
  expect(sent.ok()).toBe(true)
  await visitConsole(page, '/admin/feedback')
  await page.getByRole('link', { name: una.name }).first().click()
  await expect(page.getByRole('article').filter({ hasText: una.message })).toBeVisible()
  return page.getByLabel(`Reply to ${una.email}`)
}
