import type { Page } from '@playwright/test'
import { axe } from '#e2e/axe.ts'
import { linesOf, passwordOf, secretsOf, unlock, untilKept } from '#e2e/guest.ts'
import { expect, test } from '#e2e/house.ts'

/** Everything the service worker keeps, as one text. */
function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })
}

test('the guide opens to its password, copies, joins the Wi-Fi and locks again', async ({ page, context, house }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [gateCode = '', wifiKey = ''] = await secretsOf(house)
  await page.goto('/guest-guide')
  await expect(page.getByText('See your booking confirmation')).toBeVisible()
  await unlock(page, house)
  const code = page.getByRole('status').filter({ hasText: gateCode })
  await expect(code).toBeFocused()
  // The focus was moved there for screen readers, and there is nothing to operate, so it has no ring. Controls keep theirs.
  await expect(code).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy the gate code' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Copy the gate code' })).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('status').filter({ hasText: 'The guide is open on this device.' })).toBeAttached()
  await page.getByRole('button', { name: 'Copy the gate code' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(gateCode)

  await page.goto('/guest-guide#wifi')
  await expect(page.getByText(wifiKey)).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code to join the Wi-Fi' })).toBeVisible()

  await page.getByRole('button', { name: 'Lock the guide on this device' }).click()
  await expect(page.getByText(wifiKey)).toHaveCount(0)
  await expect(page.getByLabel('Guide password')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'The guide is locked on this device.' })).toBeAttached()
  await page.reload()
  await expect(page.getByLabel('Guide password')).toBeVisible()
  await expect(page.getByText(gateCode)).toHaveCount(0)
})

test('the guide opens and locks on a phone that has no room to keep anything', { tag: '@once' }, async ({ page, house }) => {
  const [gateCode = '', wifiKey = ''] = await secretsOf(house)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
  await page.goto('/guest-guide')
  await unlock(page, house)
  await expect(page.getByText(gateCode)).toBeVisible()
  await page.getByRole('button', { name: 'Lock the guide on this device' }).click()
  await expect(page.getByLabel('Guide password')).toBeVisible()
  await expect(page.getByText(wifiKey)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'The guide is locked on this device.' })).toBeAttached()
  await page.reload()
  await expect(page.getByLabel('Guide password')).toBeVisible()
  await expect(page.getByText(gateCode)).toHaveCount(0)
})

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })
  test('who comes back from a payment is told', async ({ page }) => {
    await page.goto('/guest-guide?success=true')
    await expect(page.getByText('Order Successful!')).toBeVisible()
  })
  test('the guide opens to its password, and shows no button that could not answer', async ({ page, house }) => {
    const [gateCode = ''] = await secretsOf(house)
    await page.goto('/guest-guide')
    await unlock(page, house)
    await expect(page.getByText(gateCode)).toBeVisible()
    await expect(page.getByText('Kept on this device until')).toBeVisible()
    await expect(page.getByText('even where there is no signal')).toBeHidden()
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Lock the guide on this device' }).click()
    await expect(page.getByLabel('Guide password')).toBeVisible()
  })
})

test('nothing that a locked visitor’s browser gets or keeps holds a secret', { tag: '@once' }, async ({ page, house }) => {
  const secrets = await secretsOf(house)
  const found: string[] = []
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const body = response.text().catch(() => '')
    bodies.push(
      body.then(
        (text) =>
          void found.push(...secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${response.url()}`)),
      ),
    )
  })
  for (const address of ['/', '/guest-guide', '/guest-guide?open=1', '/guest-guide?test=true']) await page.goto(address)
  await page.goto('/guest-guide')
  await untilKept(page)
  await Promise.all(bodies)
  expect(found).toEqual([])
  const kept = await keptText(page)
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([])
})

test('after one visit the guide opens without signal, and says from when it is', { tag: '@once' }, async ({ page, context }) => {
  // The top of the page is out of view, but is stored as well.
  await page.goto('/guest-guide#arrival')
  await untilKept(page)
  await context.setOffline(true)
  const later = await context.newPage()
  const started = Date.now()
  await later.goto('/guest-guide#arrival', { waitUntil: 'commit' })
  await expect(later.getByText('Our gate is on the sea side')).toBeVisible()
  const milliseconds = Date.now() - started
  test.info().annotations.push({ type: 'opened without signal', description: `${milliseconds} ms` })
  await expect(later.getByText(/this is the guide as it was on/)).toBeAttached()
  await later.locator('.guide-hero').scrollIntoViewIfNeeded()
  await expect(later.locator('.guide-hero img')).toHaveJSProperty('complete', true)
  await expect(later.getByText('Sun up')).toBeVisible()
  await context.setOffline(false)
})

test('the gate code stays without signal while the guide is open on this device, and in no cache', { tag: '@once' }, async ({
  page,
  context,
  house,
}) => {
  const [gateCode = '', wifiKey = ''] = await secretsOf(house)
  await page.goto('/guest-guide')
  await unlock(page, house)
  await expect(page.getByText(gateCode)).toBeVisible()
  await untilKept(page)
  const kept = await keptText(page)
  for (const secret of [gateCode, wifiKey, passwordOf(house)]) expect(kept).not.toContain(secret)

  await context.setOffline(true)
  const other = await context.newPage()
  await other.goto('/guest-guide')
  await expect(other.getByText(gateCode)).toBeVisible()
  await other.getByRole('button', { name: 'Lock the guide on this device' }).click()
  // Locked in every tab at once, and for good, although the server has not been told.
  for (const tab of [other, page]) await expect(tab.getByText(gateCode)).toHaveCount(0)
  await other.reload()
  await expect(other.getByLabel('Guide password')).toBeVisible()
  await expect(other.getByText(gateCode)).toHaveCount(0)

  const told = (tab: Page) => expect.poll(() => tab.evaluate(() => localStorage.getItem('guestGuideLockOwed'))).toBe(null)
  await context.setOffline(false)
  await told(other)
  await page.reload()
  await expect(page.getByLabel('Guide password')).toBeVisible()
})

test('an enquiry leads to the form with its request chosen', { tag: '@once' }, async ({ page }) => {
  await page.goto('/guest-guide')
  await page.getByRole('link', { name: 'Enquire about wine' }).click()
  await expect(page.getByLabel('Request')).toHaveValue('Wine Cellar Enquiry')
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeInViewport()
})

test('a request needs all its fields, and is sent', { tag: '@once' }, async ({ page, house }) => {
  await page.goto('/guest-guide#contact-us')
  const form = page.getByRole('form', { name: 'Contact us' })
  await form.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByText('Missing Information')).toBeVisible()
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
  const request = form.getByLabel('Request')
  await expect(request).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('link', { name: 'Enquire about wine' }).click()
  await expect(request).toHaveValue('Wine Cellar Enquiry')
  await expect(request).not.toHaveAttribute('aria-invalid')
  await form.getByLabel('Name').fill('Aoife Byrne')
  const email = `aoife-${test.info().project.name}@guests.example`
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Room').selectOption('Stargazer')
  await form.getByLabel('Request').selectOption('Maintenance issue')
  await form.getByLabel('Message').fill('The lamp by the door flickers.')
  await form.getByRole('button', { name: 'Send Request' }).click()
  await expect(
    page.getByText('Thank you! Your request has been received. Our team will contact you shortly.').first(),
  ).toBeVisible()
  await expect.poll(() => house.mails().filter((mail) => mail.includes(`Reply-To: ${email}`)).length).toBe(1)
  // Stays when the notice and the button's words have gone.
  await expect(form.getByRole('button', { name: 'Send Request' })).toBeVisible()
  const sent = form.getByText(new RegExp(`^Sent at \\d+:\\d\\d [ap]m\\. We will reply to ${email}\\.$`))
  expect(await linesOf(sent, email)).toBe(1)
})

test('the first press of any button of the guide counts', { tag: '@once' }, async ({ context, house }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ body: '<p>map</p>', contentType: 'text/html' }),
  )
  const page = await context.newPage()
  const visit = () => page.goto(`${house.url}/guest-guide`)
  await visit()
  const copy = page.getByRole('button', { name: 'Copy the coordinates' })
  await copy.click()
  const copied = page.getByRole('button', { name: 'Copied the coordinates' })
  await expect(copied).toBeVisible()
  // Pressed again before that, it still resets.
  await copied.click()
  await expect(copy).toBeVisible()
  await visit()
  await page.getByRole('button', { name: 'Show the street map' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  await page.getByRole('button', { name: 'Hide the street map' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show the street map' })).toBeFocused()
  await visit()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByLabel('Guide password')).toBeFocused()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await page.getByLabel('Guide password').fill('no such word')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('That is not the guide’s password.')).toBeVisible()
})

test('who comes back from a payment is told, and the address is plain again', { tag: '@once' }, async ({ page }) => {
  await page.goto('/guest-guide?success=true')
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Order Successful!')
  // Once, even out of view.
  await expect(page.getByText('Order Successful!')).toHaveCount(1)
  await expect(page).toHaveURL(/\/guest-guide$/)
})

test('no street map is asked for before the guest asks', { tag: '@once' }, async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '<p>map</p>', contentType: 'text/html' }))
  await page.goto('/guest-guide')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute('href', /52\.6012,-6\.2118/)
})

test('the guide has nothing to complain about, locked and open', async ({ page, house }) => {
  const complaints = async () => {
    const { violations } = await axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
  }
  await page.goto('/guest-guide')
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  expect(await complaints()).toEqual([])
  await unlock(page, house)
  // Opening moves the focus, and the page with it.
  await expect(page.getByRole('button', { name: 'Lock the guide on this device' })).toBeVisible()
  await page.locator('#wifi').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Copy the Wi-Fi key' })).toBeVisible()
  expect(await complaints()).toEqual([])
})

test('the contents say where in the guide one is', async ({ page }) => {
  await page.goto('/guest-guide')
  for (const section of ['add-ons', 'wifi', 'find-us']) {
    await page.locator(`#${section}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect(page.locator('.guide-contents [aria-current]')).toHaveAttribute('href', `#${section}`)
  }
  await expect(page.locator('#add-ons').getByRole('img')).toBeAttached()
})
