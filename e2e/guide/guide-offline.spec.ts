import { testBehindFront as test } from '#e2e/front.ts'
import { keptPaths, secretsOf, unlock, untilKept, untilOpensOffline } from '#e2e/guest.ts'
import { expect } from '#e2e/house.ts'
import { fill, guest } from '#e2e/ordering.ts'

test('who only glanced at a new version has the one before without signal, codes and all, and later the new one', {
  tag: '@once',
}, async ({ context, front, house }) => {
  const [gateCode = ''] = await secretsOf(house)
  const guide = `${front.url}/guest-guide`
  const page = await context.newPage()
  await page.goto(guide)
  await unlock(page, house)
  await expect(page.getByText(gateCode)).toBeVisible()
  await untilKept(page)
  const versionOf = async () => new Set((await keptPaths(page)).filter((path) => /\.(js|css)$/.test(path)).map(isNext))

  front.deploy()
  const glance = await context.newPage()
  await glance.goto(guide)
  await expect(glance.locator('script[data-entry*="next-"]')).toBeAttached()
  await glance.close()
  const openWithoutSignal = async () => {
    await context.setOffline(true)
    const later = await context.newPage()
    await later.goto(guide)
    await expect(later.getByText(gateCode)).toBeVisible()
    await expect(later.getByText(/this is the guide as it was on/)).toBeAttached()
    await later.close()
    await context.setOffline(false)
  }
  await openWithoutSignal()

  await page.goto(guide)
  await page.keyboard.press('Shift')
  await expect.poll(versionOf).toEqual(new Set([true]))
  await openWithoutSignal()
})

const isNext = (path: string) => path.startsWith('/assets/next-')

test('the kept guide stands in for a proxy that has no house behind it', { tag: '@once' }, async ({ context, front, house }) => {
  const [gateCode = ''] = await secretsOf(house)
  const page = await context.newPage()
  await page.goto(`${front.url}/guest-guide`)
  await unlock(page, house)
  await untilKept(page)
  front.fail(/^\/(?:guest-guide|functions)/)
  for (const path of ['/guest-guide', '/guest-guide?success=true']) {
    const later = await context.newPage()
    await later.goto(front.url + path)
    await expect(later.getByText(gateCode)).toBeVisible()
    await later.close()
  }
})

test('the guide opens without signal before its pictures have come, also by an address with a slash', { tag: '@once' }, async ({
  context,
  front,
}) => {
  const release = front.hold(/^\/pictures\//)
  const page = await context.newPage()
  await page.goto(`${front.url}/guest-guide`, { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await untilOpensOffline(page)
  await context.setOffline(true)
  for (const path of ['/guest-guide', '/guest-guide/']) {
    const later = await context.newPage()
    await later.goto(front.url + path, { waitUntil: 'commit' })
    await expect(later.getByText('Our gate is on the sea side')).toBeAttached()
    await expect(later.getByText(/this is the guide as it was on/)).toBeAttached()
  }
  await context.setOffline(false)
  release()
  await untilKept(page)
})

test('a request that cannot be sent without signal says so, and keeps its words', { tag: '@once' }, async ({ page, context }) => {
  await page.goto('/guest-guide')
  await untilKept(page)
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto('/guest-guide#contact-us')
  const form = later.getByRole('form', { name: 'Contact us' })
  await form.getByLabel('Name').fill('Aoife Byrne')
  await form.getByLabel('Email').fill('aoife@guests.example')
  await form.getByLabel('Room').selectOption('Stargazer')
  await form.getByLabel('Request').selectOption('Maintenance issue')
  await form.getByLabel('Message').fill('The lamp by the door flickers.')
  await form.getByRole('button', { name: 'Send Request' }).click()
  await expect(later.getByText('Failed to send message. Please try again or contact us directly.').first()).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('The lamp by the door flickers.')
  const needs = form.getByText(/^No signal.*Sending needs signal\. Ring 0.* and we will do it for you/)
  await expect(needs).toBeVisible()
  await expect(needs.getByRole('link')).toHaveAttribute('href', /^tel:\+/)
  // Even if the device never reports that the signal is back, an answer does.
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Send Request' }).click()
  await expect(form.getByText(/^Sent at/)).toBeVisible()
  await expect(needs).toBeHidden()
})

test('an enquiry asked for without signal leads to the form with its request chosen, by its address too', {
  tag: '@once',
}, async ({ page, context }) => {
  await page.goto('/guest-guide')
  await untilKept(page)
  const address = await page.getByRole('link', { name: 'Enquire about wine' }).getAttribute('href')
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto(address ?? '')
  await expect(later.getByRole('form', { name: 'Contact us' }).getByLabel('Request')).toHaveValue('Wine Cellar Enquiry')
})

test('without signal the guide says so at its top, from the first glance until the signal is back', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await page.goto('/guest-guide')
  const line = page.getByText('No signal. You are reading the saved guide.')
  await expect(line).toBeHidden()
  await untilKept(page)
  await context.setOffline(true)
  await expect(line).toBeVisible()
  const later = await context.newPage()
  await later.goto('/guest-guide', { waitUntil: 'commit' })
  // Before any island has woken, and without moving anything.
  await expect(later.locator('html')).toHaveAttribute('data-no-signal')
  await expect(later.getByText('No signal. You are reading the saved guide.')).toBeInViewport()
  const top = () => later.locator('.guide-hero').evaluate((hero) => hero.getBoundingClientRect().top)
  const before = await top()
  await context.setOffline(false)
  await expect(line).toBeHidden()
  await later.keyboard.press('Shift')
  await expect(async () => {
    await later.evaluate(() => dispatchEvent(new Event('online')))
    await expect(later.getByText('No signal. You are reading the saved guide.')).toBeHidden({ timeout: 100 })
  }).toPass()
  expect(await top()).toBe(before)
})

test('the street map waits for signal, and says so', { tag: '@once' }, async ({ page, context }) => {
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ body: '<p>map</p>', contentType: 'text/html' }),
  )
  await page.goto('/guest-guide')
  await untilKept(page)
  const later = await context.newPage()
  await later.goto('/guest-guide')
  await context.setOffline(true)
  await later.getByRole('button', { name: 'Show the street map' }).click()
  await expect(later.getByText('The street map needs signal')).toBeVisible()
  await expect(later.locator('iframe')).toHaveCount(0)
  await context.setOffline(false)
  await expect(later.locator('iframe')).toBeVisible()
  await expect(later.getByText('The street map needs signal')).toBeHidden()
})

test('an order without signal says at once what to do instead, keeps what is typed, and goes once there is one', {
  tag: '@once',
}, async ({ page, context }) => {
  await page.goto('/guest-guide')
  await untilKept(page)
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto('/guest-guide')
  await later.getByRole('button', { name: /Outdoor Heated Bath.*€50/ }).click()
  const dialog = later.getByRole('dialog', { name: 'Outdoor Heated Bath' })
  await expect(dialog.getByText(/^No signal.*Ordering needs signal\. Ring 0.* and we will do it for you/)).toBeVisible()
  await fill(dialog)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(dialog.getByText(/^Not sent: no signal.*Ring 0/)).toBeVisible()
  await expect(dialog.getByText('Failed to create checkout session')).toBeHidden()
  await expect.poll(() => context.pages().length).toBe(2)
  await context.setOffline(false)
  await expect(dialog.getByText(/^The signal is back.*Nothing has been ordered/)).toBeVisible()
  await expect(dialog.getByText(/no signal/)).toBeHidden()
  await expect(dialog.getByLabel('Email Address')).toHaveValue(guest.email)
  const opening = later.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(await opening).toHaveURL(/\/demo\/pay\//)
  await expect(dialog.getByText(/signal/)).toBeHidden()
})
