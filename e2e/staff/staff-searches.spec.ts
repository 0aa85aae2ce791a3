/** The fields by which a list is searched say what it shows, however that came about, and find what was typed on a phone. */
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { expect, visitConsole } from '#e2e/house.ts'
import { enter, openNavigation, orderBath, test } from '#e2e/staff.ts'

test('the fields say what the list of orders shows after Back, and after the link to all of them', async ({ page, house }) => {
  await enter(page)
  await orderBath(page, house, 'Úna O’Shea')
  await visitConsole(page, '/admin/orders')
  const fields = page.getByRole('search')
  const [room, status] = [fields.getByLabel('Room'), fields.getByLabel('Status')]
  const show = fields.getByRole('button', { name: 'Show' })
  // What is chosen is shown at once: otherwise the field would say something else than the list below it.
  await room.focus()
  await room.selectOption('Stargazer')
  await expect(page).toHaveURL(/room=Stargazer/)
  await expect(room).toBeFocused()
  await room.selectOption('All rooms')
  await expect(page).toHaveURL(/room=&/)
  await page.goBack()
  await expect(page).toHaveURL(/room=Stargazer/)
  await expect(room).toHaveValue('Stargazer')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^From .*, Stargazer, paid$/)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await fields.getByLabel('To do only').check()
  await expect(page).toHaveURL(/open=on/)
  await status.selectOption('Cancelled')
  await expect(page).toHaveURL(/status=cancelled/)
  await (await openNavigation(page)).getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL('/admin/orders')
  await expect(status).toHaveValue('paid')
  await expect(room).toHaveValue('')

  await fields.getByRole('searchbox').fill("una o'shea")
  await show.click()
  await expect(page).toHaveURL(/words=una/)
  await expect(show).toBeFocused()
  await expect(page.getByRole('row', { name: /Úna O’Shea/ })).toBeVisible()
})

test('who does not find an order on the days shown looks for it among all', async ({ page, house }) => {
  await enter(page)
  await orderBath(page, house, 'Gobnait Ní Bhriain')
  await visitConsole(page, `/admin/orders?to=${estateDay(new Date())}`)
  await page.getByRole('searchbox').fill('gobnait')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No order matches')).toBeVisible()
  await page.getByRole('link', { name: 'Look for “gobnait” among all orders' }).click()
  await expect(page.getByRole('row', { name: /Gobnait/ })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('gobnait')
})

test('who asks the concierge one question after another stays in the field', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/concierge/why')
  const question = page.getByRole('searchbox', { name: 'A guest asks' })
  for (const words of ['Is there parking?', 'Is there a sauna?']) {
    await question.fill(words)
    await question.press('Enter')
    await expect(page.getByRole('heading', { name: `“${words}”` })).toBeVisible()
    await expect(question).toBeFocused()
  }
})

test('who types a search types on while it is found, and the link to all messages empties the fields', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/feedback')
  const [words, state] = [page.getByRole('searchbox'), page.getByLabel('Show')]
  await words.pressSequentially('byr')
  await expect(page).toHaveURL(/q=byr&/)
  await page.keyboard.type('ne')
  await expect(page).toHaveURL(/q=byrne&/)
  await expect(words).toHaveValue('byrne')
  await expect(words).toBeFocused()
  await state.focus()
  await state.selectOption('Done')
  await expect(page).toHaveURL(/state=closed/)
  await expect(state).toBeFocused()
  await (await openNavigation(page)).getByRole('link', { name: 'Feedback' }).click()
  await expect(page).toHaveURL('/admin/feedback')
  await expect(words).toHaveValue('')
  await expect(state).toHaveValue('open')
})

test('who follows a link right after typing gets there, however long it takes', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/concierge-knowledge')
  const link = (await openNavigation(page)).getByRole('link', { name: 'Newsletter' })
  await page.route('**/admin/newsletter.data*', async (route) => {
    // Longer than the pause after which what was typed is searched.
    await page.evaluate(() => new Promise((later) => setTimeout(later, 500)))
    await route.continue()
  })
  const words = page.getByRole('searchbox')
  await words.evaluate((field: HTMLInputElement) => field.focus())
  await page.keyboard.type('bath')
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL('/admin/newsletter')
})

test('a legal text is saved from any of its sections', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/legal')
  await page.getByRole('button', { name: 'Add section' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeInViewport()
})

test('what changes are about is chosen, and shown at once', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/changes')
  const about = page.getByLabel('About')
  await about.selectOption('Product')
  await expect(page).toHaveURL(/subject=product/)
  await expect(about).toHaveValue('product')
})

test('a search keeps the order that was chosen for the list', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/concierge-knowledge')
  const updated = page.getByRole('columnheader', { name: 'Updated' })
  await updated.getByRole('button').click()
  await expect(updated).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('searchbox').fill('bath')
  await expect(page).toHaveURL(/q=bath/)
  await expect(updated).toHaveAttribute('aria-sort', 'ascending')
  await updated.getByRole('button').click()
  await expect(updated).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('searchbox').fill('sauna')
  await expect(page).toHaveURL(/q=sauna/)
  await expect(updated).toHaveAttribute('aria-sort', 'descending')
})

test('who looks at the changes of one thing goes on looking at those, until they choose otherwise', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/changes?subject=product&id=none-such')
  const only = page.getByLabel('Only this one')
  await page.getByLabel('From', { exact: true }).fill(estateDay(new Date()))
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/from=\d/)
  await expect(page.getByText('No change matches')).toBeVisible()
  await expect(only).toBeChecked()
  await page.getByLabel('About').selectOption('Everything')
  await expect(page.getByRole('row', { name: /Mairead/ }).first()).toBeVisible()
  await expect(only).toBeHidden()
})

test('changes are found by their days', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/changes')
  const today = estateDay(new Date())
  const changes = page.getByRole('row', { name: /Mairead/ })
  await expect(changes.first()).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill(today)
  await page.getByLabel('To', { exact: true }).fill(addDays(today, -1))
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('No change matches')).toBeVisible()
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(/^This is before the From date/)
  await page.getByLabel('To', { exact: true }).fill(today)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(changes.first()).toBeVisible()
})

test('a product is found with accents or without', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/products')
  await page.getByLabel('Search').fill('BREAKFÁST')
  await expect(page.getByRole('row', { name: /Breakfast Tray for 2/ })).toBeVisible()
})

test('products say in which order guests see them, and are sorted by it again', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/products')
  const numbers = () => page.locator('tbody tr > td:first-child').allTextContents()
  const inOrder = await numbers()
  expect(inOrder.length).toBeGreaterThan(3)
  expect(inOrder.map(Number)).toEqual(inOrder.map(Number).toSorted((a, b) => a - b))
  await page.getByRole('button', { name: 'Name', exact: false }).click()
  expect(await numbers()).not.toEqual(inOrder)
  await page.getByRole('button', { name: 'No.' }).click()
  expect(await numbers()).toEqual(inOrder)
})
