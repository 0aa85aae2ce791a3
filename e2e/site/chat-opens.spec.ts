/** When the chat opens by itself, and when it does not. */
import { expect, test } from '#e2e/house.ts'

test('the chat opens by itself once, half a minute after the page, and leaves the focus where it is', async ({ page }) => {
  const chat = page.locator('#concierge')
  await page.clock.install({ time: '2026-06-10T10:00:00Z' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Skip to the page' }).focus()
  await page.clock.pauseAt('2026-06-10T10:00:29Z')
  await expect(chat).toBeHidden()
  await page.clock.pauseAt('2026-06-10T10:01:00Z')
  await expect(chat).toBeVisible()
  await page.clock.resume()
  await expect(page.getByRole('log')).toContainText('automated assistant')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  await page.goto('/faq')
  await page.clock.fastForward(60_000)
  await expect(chat).toBeHidden()
})

test('on a phone held sideways the chat that opens by itself leaves most of the page in sight, until it is used', async ({
  page,
}) => {
  const chat = page.locator('#concierge')
  await page.clock.install()
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/about')
    await page.evaluate(() => localStorage.clear())
    await page.clock.fastForward(31_000)
    await expect(chat).toBeVisible()
    await expect(page.getByRole('log')).toContainText('automated assistant')
    // All of it, without a scrollbar, above its button and below the page's header.
    const header = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => {
        const { x = 0, y = 0, height: high = height } = (await chat.boundingBox()) ?? {}
        return {
          beside: x > width / 3,
          below: y > (header?.height ?? height),
          above: y + high < height - 56,
          whole: await chat.evaluate(({ scrollHeight, clientHeight }) => scrollHeight === clientHeight),
        }
      })
      .toEqual({ beside: true, below: true, above: true, whole: true })
    // Until it is awake nobody can turn to it.
    await expect(chat.getByRole('textbox')).toBeEnabled()
    await chat.getByRole('textbox').focus()
    await expect.poll(() => chat.boundingBox()).toMatchObject({ x: 0, y: 0, width, height })
    await page.getByRole('button', { name: 'Close the chat' }).click()
  }
})

test('the chat does not open by itself while somebody writes, and gives way to what is gone on to', async ({ page }) => {
  const chat = page.locator('#concierge')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await page.goto('/#contact')
  const field = (name: string) => page.getByRole('form', { name: 'Contact' }).getByLabel(name)
  await field('Full Name').fill('Aoife')
  await page.clock.fastForward(60_000)
  await expect(chat).toBeHidden()

  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  await expect(chat.getByRole('textbox')).toBeFocused()
  await field('Message').focus()
  await expect(chat).toBeHidden()
  await expect(field('Message')).toBeFocused()

  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  await chat.getByRole('link', { name: 'Need human help?' }).click()
  await expect(chat).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
})

test('in Safari, where a click focuses no button, the opened chat is ready to be typed into, and Escape closes it', async ({
  page,
}) => {
  const chat = page.locator('#concierge')
  await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault(), true))
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  await expect(chat.getByRole('textbox')).toBeFocused()
  await expect(chat.getByRole('button', { name: 'Can we bring our dog?' })).toBeVisible()
  await chat.getByRole('textbox').blur()
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
})

test('the chat opens neither over a dialog nor for whom closed it before', async ({ page }) => {
  const chat = page.locator('#concierge')
  await page.clock.install()
  await page.goto('/#book')
  await expect(page.getByRole('dialog', { name: 'Book Your Stay' })).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(chat).toBeHidden()
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  await page.getByRole('button', { name: 'Close the chat' }).click()
  await expect(chat).toBeHidden()
  await page.clock.fastForward(60_000)
  await expect(chat).toBeHidden()
})

test('the chat that would cover the focus stays closed, and has its one opening still', async ({ page }) => {
  const chat = page.locator('#concierge')
  const launcher = page.getByRole('button', { name: 'Ask the Wild Concierge' })
  await page.clock.install()
  await page.goto('/')
  await launcher.focus()
  await page.clock.fastForward(60_000)
  await expect(chat).toBeHidden()
  await expect(launcher).toBeFocused()
  await page.goto('/faq')
  await page.clock.fastForward(60_000)
  await expect(chat).toBeVisible()
})

test('a browser without popovers shows no chat, nor its button, and the page is whole', async ({ page, house }) => {
  // What such a browser makes of the page: the selector means nothing to it, nor does the attribute.
  await page.route(`${house.url}/**`, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(':popover-open', ':popover-none')
      .replace(/ popover(target\w*)?="/gi, ' data-no="')
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers, body })
  })
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await page.clock.install()
  for (const path of ['/', '/guest-guide', '/room/stargazer']) {
    await page.goto(path)
    await expect(page.locator('#concierge')).toBeHidden()
    await expect(page.locator('.chat-launcher')).toBeHidden()
    // Nor does it fail to open by itself.
    await page.clock.fastForward(31_000)
    await expect(page.locator('#concierge')).toBeHidden()
  }
})
