import { axe } from '#e2e/axe.ts'
import { eachOf } from '#e2e/each-of.ts'
import { expect, visitConsole } from '#e2e/house.ts'
import { enter, invite, openNavigation, signIn, test } from '#e2e/staff.ts'

test(
  'somebody with the role staff looks after their own account, and comes back to where they were',
  { tag: '@once' },
  async ({ page, browser, house }, { project }) => {
    const grainne = { email: `grainne-${project.name}@kilmara.example`, password: 'kelp on the morning table' }
    await enter(page)
    const link = await invite(page, grainne.email, 'staff')

    const { viewport = null, colorScheme = null } = project.use
    const context = await browser.newContext({ baseURL: house.url, viewport, colorScheme, reducedMotion: 'reduce' })
    const other = await context.newPage()
    await visitConsole(other, link)
    await other.getByLabel(/^Password/).fill(grainne.password)
    await other.getByRole('button', { name: 'Sign Up' }).click()
    await expect(other).toHaveURL('/admin/feedback')

    await (await openNavigation(other)).getByRole('link', { name: 'Account' }).click()
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
      await openNavigation(other)
      const box = await other.getByRole('button', { name: 'Sign Out' }).boundingBox()
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(project.name === 'phone' ? 44 : 24)
    }
    await other.getByRole('button', { name: 'Sign Out' }).click()
    await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    // The page does not keep, for the next person here, what its scripts were given.
    expect(await other.content()).not.toContain(grainne.email)

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
  await visitConsole(page, '/admin/privacy')
  const nav = await openNavigation(page)
  await expect(nav.locator('[aria-current=page]')).toHaveText('Personal data')
  for (const link of await eachOf(nav.getByRole('link'))) await expect(link).toBeInViewport({ ratio: 1 })
  await nav.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Settings' })).toBeVisible()
  await expect((await openNavigation(page)).locator('[aria-current=page]')).toHaveText('Settings')
})

test('on a phone the menu opens and closes by key and tap, and hides nothing focused', { tag: '@once' }, async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/orders')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const nav = page.getByRole('navigation', { name: 'Console' })
  await expect(nav).toBeHidden()
  await menu.press('Enter')
  await expect(nav).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(nav.getByRole('link', { name: 'Dashboard' })).toBeFocused()
  const { violations } = await axe(page).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(nav).toBeHidden()
  await expect(menu).toBeFocused()

  await menu.click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(nav).toBeHidden()
  await menu.click()
  await page.mouse.click(190, 20)
  await expect(nav).toBeHidden()
  await menu.press('Enter')
  for (let stop = await nav.getByRole('link').count(); stop > 0; stop--) await page.keyboard.press('Tab')
  await expect(nav.getByRole('link').last()).toBeFocused()
  // Sign Out, Close, and then the page.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
  await expect(nav).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()

  await menu.click()
  await nav.getByRole('link', { name: 'Orders' }).click()
  await expect(nav).toBeHidden()
  await menu.click()
  await nav.getByRole('link', { name: 'Newsletter' }).click()
  await expect(page.getByRole('heading', { name: 'Newsletter', level: 1 })).toBeVisible()
  await expect(nav).toBeHidden()
})

test('on a phone the menu leads on without JavaScript', { tag: '@once' }, async ({ page, browser, house }, { project }) => {
  await enter(page)
  const { viewport = null } = project.use
  const context = await browser.newContext({ baseURL: house.url, viewport, javaScriptEnabled: false })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  await plain.goto('/admin/orders')
  const nav = await openNavigation(plain)
  await nav.getByRole('link', { name: 'Newsletter' }).click()
  await expect(plain.getByRole('heading', { name: 'Newsletter', level: 1 })).toBeVisible()
  await expect(nav).toBeHidden()
  await context.close()
})

test('a link to a page of the console opens it within this document, any other as links do', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await enter(page)
  await page.evaluate(() => Object.assign(window, { first: true }))
  const isFirstDocument = () => page.evaluate(() => 'first' in window)
  const nav = await openNavigation(page)
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  await nav.getByRole('link', { name: 'Knowledge' }).click()
  await expect(heading('Knowledge Manager')).toBeVisible()
  await expect((await openNavigation(page)).locator('[aria-current=page]')).toHaveText('Knowledge')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL('/admin/concierge-knowledge?page=2')
  await page.goBack()
  await expect(page).toHaveURL('/admin/concierge-knowledge')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  const opened = context.waitForEvent('page')
  await (await openNavigation(page)).getByRole('link', { name: 'Orders' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/admin/orders')
  expect(await isFirstDocument()).toBe(true)
  await page.getByRole('link', { name: /the website$/ }).click()
  await expect(page).toHaveURL('/')
  expect(await isFirstDocument()).toBe(false)
})

test('a browser that has no passkeys says so, without asking for one', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await visitConsole(page, '/admin/login')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('status').getByText('This browser cannot use passkeys.')).toBeVisible()
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([])
})
