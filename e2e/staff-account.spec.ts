import { axe } from './axe.ts'
import { expect, test, visitConsole } from './house.ts'
import { enter, mairead, signIn } from './staff.ts'

// Browsers log every refused request as an error.
test.beforeEach(({ allowFailedRequests }) => allowFailedRequests())

test(
  'somebody with the role staff looks after their own account, and comes back to where they were',
  { tag: '@once' },
  async ({ page, browser, house }, { project }) => {
    const grainne = { email: `grainne-${project.name}@kilmara.example`, password: 'kelp on the morning table' }
    await enter(page)
    await visitConsole(page, '/admin/settings')
    await page.getByLabel('Email of a colleague').fill(grainne.email)
    await page.getByLabel('Your password').fill(mairead.password)
    await page.getByRole('button', { name: 'Invite' }).click()
    const link =
      /http\S+invitation=\S+/.exec((await page.getByText(/\/admin\/login\?invitation=/).textContent()) ?? '')?.[0] ?? ''

    const { viewport = null, colorScheme = null } = project.use
    const context = await browser.newContext({ baseURL: house.url, viewport, colorScheme, reducedMotion: 'reduce' })
    const other = await context.newPage()
    await visitConsole(other, link)
    await other.getByLabel(/^Password/).fill(grainne.password)
    await other.getByRole('button', { name: 'Sign Up' }).click()
    await expect(other).toHaveURL('/admin/feedback')

    await other.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Account' }).click()
    await expect(other.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
    const { violations } = await axe(other).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)).toEqual([])
    const fresh = { ...grainne, password: 'heather on the north field' }
    await other.getByLabel('Current password').fill(grainne.password)
    await other.getByLabel(/^New password/).fill(fresh.password)
    await other.getByLabel('Confirm new password').fill(fresh.password)
    await other.getByRole('button', { name: 'Update Password' }).click()
    await expect(other.getByText('Admin password updated successfully')).toBeVisible()

    // Phones too have a way to sign out, on every page.
    for (const path of ['/admin/account', '/admin/orders', '/admin/feedback']) {
      await visitConsole(other, path)
      const box = await other.getByRole('button', { name: 'Sign Out' }).boundingBox()
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(project.name === 'phone' ? 44 : 24)
    }
    await other.getByRole('button', { name: 'Sign Out' }).click()
    await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()

    await visitConsole(other, '/admin/feedback?state=closed')
    await expect(other.getByText('Please log in to access this page.')).toBeVisible()
    await signIn(other, fresh)
    await expect(other.getByText('Success: Logged in successfully')).toBeVisible()
    await expect(other).toHaveURL('/admin/feedback?state=closed')
    await context.close()
  },
)

test('the navigation shows where one is, however narrow the screen', async ({ page }) => {
  await enter(page)
  const nav = page.getByRole('navigation', { name: 'Console' })
  await visitConsole(page, '/admin/privacy')
  await expect(nav.getByRole('link', { name: 'Personal data' })).toBeInViewport({ ratio: 1 })
  await nav.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Settings' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
  await visitConsole(page, '/admin')
  await expect(nav.getByRole('link', { name: 'Dashboard' })).toBeInViewport({ ratio: 1 })
})

test('a link to a page of the console opens it within this document, any other as links do', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await enter(page)
  await page.evaluate(() => Object.assign(window, { first: true }))
  const isFirstDocument = () => page.evaluate(() => 'first' in window)
  const nav = page.getByRole('navigation', { name: 'Console' })
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  await nav.getByRole('link', { name: 'Knowledge' }).click()
  await expect(heading('Knowledge Manager')).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Knowledge' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'On', exact: true }).click()
  await expect(page).toHaveURL('/admin/concierge-knowledge?page=2')
  await page.goBack()
  await expect(page).toHaveURL('/admin/concierge-knowledge')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  const opened = context.waitForEvent('page')
  await nav.getByRole('link', { name: 'Orders' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/admin/orders')
  expect(await isFirstDocument()).toBe(true)
  await page.getByRole('link', { name: /the website$/ }).click()
  await expect(page).toHaveURL('/')
  expect(await isFirstDocument()).toBe(false)
})
