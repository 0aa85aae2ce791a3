/** A guest's open guide is locked: nothing of it may remain visible. */
import { secretsOf, unlock } from '#e2e/guest.ts'
import { expect, test } from '#e2e/house.ts'

test('a guide that came open is locked in every part of it, also where nobody has been yet', { tag: '@once' }, async ({
  page,
  house,
}) => {
  const [gateCode = '', wifiKey = ''] = await secretsOf(house)
  await page.goto('/guest-guide')
  await unlock(page, house)
  await expect(page.getByText(gateCode)).toBeVisible()
  await page.goto('/guest-guide?open=1')
  await expect(page.getByText(wifiKey)).toBeAttached()
  await page.getByRole('button', { name: 'Lock the guide on this device' }).first().click()
  await expect(page.getByLabel('Guide password')).toBeVisible()
  await expect(page.getByText(wifiKey)).toHaveCount(0)
  await page.locator('#wifi').scrollIntoViewIfNeeded()
  await page.locator('[data-island=wifi-access]').hover({ force: true })
  await expect(page.locator('[data-island=wifi-access][data-awake=yes]')).toBeAttached()
  await expect(page.getByText(wifiKey)).toHaveCount(0)
  await expect(page.getByText(gateCode)).toHaveCount(0)
})

test('a guest whose guide the house has locked reads why the password may not open it', { tag: '@once' }, async ({
  page,
  context,
  house,
  allowFailedRequests,
}) => {
  allowFailedRequests()
  const [gateCode = ''] = await secretsOf(house)
  const ended = page.getByText('It was open here and is locked again: the password may have changed.')
  await page.goto('/guest-guide')
  await expect(page.getByLabel('Guide password')).toBeVisible()
  await expect(ended).toHaveCount(0)
  await unlock(page, house)
  await expect(page.getByText(gateCode)).toBeVisible()
  // What a changed password does: the house no longer knows the session.
  await context.clearCookies()
  await page.reload()
  await expect(ended).toBeVisible()
  await expect(page.getByText(gateCode)).toHaveCount(0)
  await unlock(page, house)
  await expect(page.getByText(gateCode)).toBeVisible()
  await expect(ended).toHaveCount(0)
  // The guest’s own locking needs no explanation.
  await page.getByRole('button', { name: 'Lock the guide on this device' }).first().click()
  await expect(page.getByLabel('Guide password')).toBeVisible()
  await expect(ended).toHaveCount(0)
})

test('a guest whose browser has deleted what it kept asks the house for it', { tag: '@once' }, async ({
  page,
  browser,
  house,
}) => {
  const [gateCode = ''] = await secretsOf(house)
  await page.goto('/guest-guide')
  await unlock(page, house)
  await expect(page.getByText(gateCode)).toBeVisible()
  // As Safari does after a week without a visit.
  await page.evaluate(async () => {
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
  await page.goto('/about')
  await page.goto('/guest-guide')
  await page.getByRole('link', { name: 'Already opened here? Show the codes' }).click()
  await expect(page.getByText(gateCode)).toBeVisible()
  const stranger = await (await browser.newContext({ baseURL: house.url })).newPage()
  await stranger.goto('/guest-guide')
  await stranger.getByRole('link', { name: 'Already opened here? Show the codes' }).click()
  await expect(stranger.getByText('The guide is not open on this device.')).toBeVisible()
  await stranger.context().close()
})

test('a guest whose time is over reads since when, and what to do', { tag: '@once' }, async ({
  page,
  context,
  house,
  allowFailedRequests,
}) => {
  allowFailedRequests()
  const [gateCode = ''] = await secretsOf(house)
  await page.goto('/guest-guide')
  await unlock(page, house)
  await expect(page.getByText(gateCode)).toBeVisible()
  await context.clearCookies()
  await page.clock.setFixedTime(Date.now() + 15 * 86_400_000)
  await page.reload()
  await expect(page.getByText(/It was open here until \d+ \w+\. Open it again while you have signal\./)).toBeVisible()
  await expect(page.getByText(gateCode)).toHaveCount(0)
})

test('an empty password is named at its field, with script and without, and is no guess', { tag: '@once' }, async ({
  page,
  browser,
  house,
}) => {
  let guesses = 0
  page.on('request', (request) => {
    guesses += Number(request.url().includes('get-gate-code'))
  })
  const bare = await (await browser.newContext({ baseURL: house.url, javaScriptEnabled: false })).newPage()
  for (const guide of [page, bare]) {
    await guide.goto('/guest-guide')
    await guide.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(guide.getByLabel('Guide password')).toHaveAccessibleDescription('Please fill this in.')
    await expect(guide.getByLabel('Guide password')).toHaveAttribute('aria-invalid', 'true')
  }
  expect(guesses).toBe(0)
  await bare.context().close()
})

for (const [what, init] of [
  [
    'refuses its database',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  ],
  ['has no database', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
] as const) {
  test(`in a browser that ${what} the guide opens, and locks here and in the house`, { tag: '@once' }, async ({
    page,
    house,
  }) => {
    const [gateCode = ''] = await secretsOf(house)
    await page.addInitScript(init)
    await page.goto('/guest-guide')
    await unlock(page, house)
    await expect(page.getByText(gateCode)).toBeVisible()
    const told = page.waitForResponse((response) => response.request().postData() === 'form=lock')
    await page.getByRole('button', { name: 'Lock the guide on this device' }).first().click()
    await expect(page.getByLabel('Guide password')).toBeVisible()
    await expect(page.getByText(gateCode)).toHaveCount(0)
    await told
    await page.goto('/guest-guide?open=1')
    await expect(page.getByLabel('Guide password')).toBeVisible()
    await expect(page.getByText(gateCode)).toHaveCount(0)
  })
}
