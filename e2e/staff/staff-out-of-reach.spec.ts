/** The console while the server cannot be reached: what was loaded stays, and what was not loads later without a reload. */
import type { Page } from '@playwright/test'
import { expect, visitConsole } from '#e2e/house.ts'
import { enter, openNavigation, orderBath, test } from '#e2e/staff.ts'

/** The tablet was put away and is picked up again, so pages refresh. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const outOfReach = /^No connection\. What you see is from /

test('orders stay on the screen while they cannot be read, and are new again with the connection', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/orders')
  const main = page.getByRole('main')
  await page.route('**/*.data*', (route) => route.abort())
  await comeBack(page)
  await expect(main.getByText(outOfReach)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await expect(main.getByText(/\d+ orders?$/)).toBeVisible()
  await page.unroute('**/*.data*')
  await page.route('**/*.data*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  await comeBack(page)
  await expect(main.getByText(outOfReach)).toBeVisible()
  await page.unroute('**/*.data*')
  await comeBack(page)
  await expect(main.getByText(outOfReach)).toBeHidden()
})

test('what was typed stays while the server cannot take it', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const phone = page.getByLabel('Phone').first()
  await phone.fill('020 912 0999')
  for (const status of [502, 429]) {
    await page.route('**/*.data*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status, body: 'no' }) : route.continue(),
    )
    await phone.press('Enter')
    await expect(page.getByText(status === 429 ? 'Too many requests.' : 'No connection.').first()).toBeVisible()
    await expect(phone).toHaveValue('020 912 0999')
    await page.unroute('**/*.data*')
  }
})

test('what was typed stays when the connection goes between saving something else and reading the page again', async ({
  page,
}) => {
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const phone = page.getByLabel('Telephone')
  await phone.fill('020 912 0999')
  await page.getByLabel('Wi-Fi network').fill('Kilmara Guests')
  await page.route('**/*.data*', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Access details updated successfully')).toBeVisible()
  await expect(page.getByRole('main').getByText(outOfReach)).toBeVisible()
  await expect(phone).toHaveValue('020 912 0999')
  await page.unroute('**/*.data*')
})

test('a page that was never opened keeps the console around it when the connection has gone', async ({ page, context }) => {
  await enter(page)
  const main = page.getByRole('main')
  // Loaded once the page has settled.
  await page.waitForFunction(() => {
    const { routes } = (window as unknown as { __reactRouterManifest: { routes: Record<string, Page> } }).__reactRouterManifest
    type Page = { parentId?: string; module: string; css?: string[] }
    const wanted = Object.values(routes)
      .filter(({ parentId }) => parentId === 'console/console-layout.route')
      .flatMap(({ module, css = [] }) => [module, ...css])
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return wanted.length > 12 && wanted.every((one) => loaded.includes(one))
  })
  await context.setOffline(true)
  for (const name of ['Orders', 'Legal texts', 'Feedback']) {
    await (await openNavigation(page)).getByRole('link', { name, exact: true }).click()
    await expect(main.getByRole('heading', { name })).toBeVisible()
    await expect(main.getByText('This page could not be loaded')).toBeVisible()
  }
  await context.setOffline(false)
  await comeBack(page)
  await expect(main.getByRole('heading', { name: 'Guest Feedback' })).toBeVisible()
})

test('a page that cannot be loaded leaves the way to the others, and comes back on its own', async ({ page }) => {
  await enter(page)
  const rail = page.getByRole('navigation', { name: 'Console' })
  const main = page.getByRole('main')
  const names = await rail.getByRole('link').allTextContents()
  expect(names.length).toBeGreaterThan(8)
  await page.route('**/*.data*', (route) => route.abort())
  for (const name of names.slice(1)) {
    await rail.getByRole('link', { name, exact: true }).click()
    await expect(main.getByText(/^(?:This page could not be loaded|Failed to load )/)).toBeVisible()
    await expect(rail.getByRole('link', { name: 'Orders' })).toBeVisible()
  }
  await rail.getByRole('link', { name: 'Orders' }).click()
  await expect(main.getByText('This page could not be loaded')).toBeVisible()
  // Pressed while the server is still away: with the connection the page loads by itself, and the button disappears.
  const asked = page.waitForRequest(/\/admin\/orders\.data/)
  await main.getByRole('button', { name: 'Try again' }).click()
  await asked
  await page.unroute('**/*.data*')
  await comeBack(page)
  await expect(main.getByText(/\d+ orders?$/)).toBeVisible()
})

test('a mark is refused at its order when the connection goes just after the page has loaded', async ({
  page,
  context,
  house,
}) => {
  await enter(page)
  await orderBath(page, house, 'Lorcan Lull')
  // Neither is the code of notices there yet.
  await page.route(/\/assets\/(?:notices|loaded-ahead)-/, (route) => route.abort())
  await visitConsole(page, '/admin/orders?words=Lorcan')
  const row = page.getByRole('row', { name: /Lorcan Lull/ })
  await context.setOffline(true)
  await row.getByRole('button', { name: 'Mark prepared' }).click()
  await expect(row.getByRole('alert')).toHaveText('No connection. Please try again.')
  await expect(page.getByRole('main').getByText(outOfReach)).toBeVisible()
  await context.setOffline(false)
  await page.unroute(/\/assets\/(?:notices|loaded-ahead)-/)
  await row.getByRole('button', { name: 'Mark prepared' }).click()
  await expect(row.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(row.getByRole('alert')).toHaveCount(0)
})

test('a message is with whom it was when no colleague could be chosen, and an unsent reply is still there', async ({
  page,
  context,
  house,
}) => {
  const aisling = {
    name: 'Aisling Adrift',
    email: 'aisling.adrift@guest.example',
    message: 'Is there a boat?',
    reason: 'general',
  }
  const sent = { data: { ...aisling, phone: '', consent: true }, headers: { Origin: house.url } }
  await page.request.post('/functions/v1/send-contact-email', sent)
  await enter(page)
  await visitConsole(page, '/admin/feedback')
  await page.getByRole('link', { name: aisling.name }).click()
  const list = page.getByLabel('With')
  await expect(list).toHaveValue('')
  // What says that there is no connection is loaded once the page has settled, and this last of all.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/console-not-found\.route-/.test(name)),
  )
  await context.setOffline(true)
  for (const _ of [1, 2]) {
    await list.selectOption({ label: 'Mairead' })
    await expect(list).toHaveValue('')
  }
  const reply = page.getByLabel(/^Reply to/)
  await reply.fill('There is.')
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await expect(page.getByText('No connection. Your reply is still here: please try again.').first()).toBeVisible()
  await expect(reply).toHaveValue('There is.')
  await context.setOffline(false)
  await list.selectOption({ label: 'Mairead' })
  await expect(page.getByText('Assigned to Mairead').first()).toBeVisible()
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await expect(page.getByText('Your reply is kept, but not sent.').first()).toBeVisible()
})
