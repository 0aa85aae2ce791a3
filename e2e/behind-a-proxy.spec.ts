/** As in production, guests and team use https, and requests reach the house as http. */
import { unlock } from './guest.ts'
import { test as base, expect, type House, openHouse, visitConsole } from './house.ts'
import { enter, mairead, signIn } from './staff.ts'
import { openTlsFront } from './tls-front.ts'

// biome-ignore lint/complexity/noBannedTypes: Playwright's word for no fixtures of a test.
const test = base.extend<{}, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const front = await openTlsFront()
      const { close, ...house } = await openHouse({ BASE_URL: front.url, TRUST_PROXY: '1' })
      front.leadTo(house.url)
      await use({ ...house, url: front.url })
      front.close()
      await close()
    },
    { scope: 'worker' },
  ],
})
// Not `ignoreHTTPSErrors`: with it the browser makes each connection twice, and when busy may give up with ERR_TOO_MANY_RETRIES.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--ignore-certificate-errors'] }),
})
// One house for both.
test.describe.configure({ mode: 'default' })

test('the team signs up, out and in again, with cookies that https alone carries', async ({ page, context, house }) => {
  await enter(page)
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).toContain('__Host-staff.session_token')
  expect(cookies.filter(({ secure, name }) => !secure || !name.startsWith('__Host-'))).toEqual([])
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  await visitConsole(page, '/admin/login')
  await signIn(page, mairead)
  await expect(page).toHaveURL(`${house.url}/admin`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the guide opens and locks, and a public page names its public address', async ({ page, house }) => {
    await page.goto('/guest-guide')
    await unlock(page, house)
    await page.getByRole('button', { name: 'Lock the guide on this device' }).click()
    await expect(page.getByLabel('Guide password')).toBeVisible()
    await page.goto('/about')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${house.url}/about`)
  })
})
