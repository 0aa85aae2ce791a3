import type { Page } from '@playwright/test'
import { secretsOf, unlock } from '#e2e/guest.ts'
import { expect, test as inHouse } from '#e2e/house.ts'
import { publicPages } from '#e2e/public-pages.ts'
import { enter, openNavigation } from '#e2e/staff.ts'
import { sticksOut } from '#e2e/sticks-out.ts'
import { wordsUnderButton } from '#e2e/under-film-button.ts'

/** Sets the browser's own text size, which also affects the layout's breakpoints. In a browser of its own. */
const test = inHouse.extend({
  page: async ({ playwright, house }, use, { project }) => {
    const { launchOptions, contextOptions, viewport, deviceScaleFactor, isMobile, hasTouch } = project.use
    const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await use(await browser.newPage({ ...contextOptions, viewport, deviceScaleFactor, isMobile, hasTouch, baseURL: house.url }))
    await browser.close()
  },
})

async function expectWithin(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  const width = page.viewportSize()?.width
  expect({ path: page.url(), width, wide, out: await page.evaluate(sticksOut) }).toMatchObject({ width, wide: width, out: [] })
}

test('in letters of 200 % the site keeps to the screen of a phone, and a dialog has room for its title', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [...publicPages(), '/guest-guide']) {
      await page.goto(path)
      await expectWithin(page)
    }
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/room/stormchaser')
    expect({ width, lines: await page.getByRole('heading', { level: 1 }).evaluate(linesOf) }).toEqual({ width, lines: 1 })
  }
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/gallery')
    await page.locator('[data-photo]').first().click()
    const viewer = page.getByRole('dialog', { name: 'The gallery, one by one' })
    await expect(viewer).toBeVisible()
    await expect.poll(() => viewer.evaluate(({ scrollWidth }) => scrollWidth)).toBe(width)
  }
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Check Availability' }).first().click()
  await expectWideTitle(page, 'Book Your Stay')
  await page.goto('/guest-guide')
  await page.getByRole('button', { name: /Outdoor Heated Bath/ }).click()
  await expectWideTitle(page, 'Outdoor Heated Bath')
  // The frames of a refused form make its fields wider.
  const dialog = page.getByRole('dialog', { name: 'Outdoor Heated Bath' })
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(dialog.getByText('Missing Information')).toBeVisible()
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect({ width, cut: Math.max(0, await dialog.getByLabel('Room Name').evaluate(cutOff)) }).toEqual({ width, cut: 0 })
  }
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('in letters of 200 % the gate code is on one line of a phone', { tag: '@once' }, async ({ page, house }) => {
  const [gateCode = ''] = await secretsOf(house)
  await page.goto('/guest-guide')
  await unlock(page, house)
  const code = page.getByText(gateCode)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect({ width, lines: await code.evaluate(linesOf) }).toEqual({ width, lines: 1 })
  }
})

function linesOf(title: Element): number {
  const words = document.createRange()
  words.selectNodeContents(title)
  return new Set([...words.getClientRects()].map(({ top }) => top)).size
}

/** By how much the words of a choice are wider than the space for them. */
function cutOff(choice: Element): number {
  const { paddingLeft, paddingRight, font } = getComputedStyle(choice)
  const words = document.createElement('span')
  words.textContent = (choice as HTMLSelectElement).selectedOptions[0]?.textContent ?? ''
  Object.assign(words.style, { position: 'absolute', whiteSpace: 'nowrap', font })
  document.body.append(words)
  const { width } = words.getBoundingClientRect()
  words.remove()
  return width - (choice.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
}

test('in letters of 200 % the console keeps to the screen of a phone, and its navigation shows whole words', {
  tag: '@once',
}, async ({ page, allowFailedRequests }) => {
  allowFailedRequests()
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page)
  for (const path of ['', '/orders', '/feedback', '/products', '/analytics', '/legal', '/changes', '/settings', '/account']) {
    await page.goto(`/admin${path}`)
    await page.evaluate(() => document.fonts.ready)
    expect({ path, wide: await page.evaluate(() => document.documentElement.scrollWidth) }).toEqual({ path, wide: 390 })
    const here = (await openNavigation(page)).locator('[aria-current=page]')
    await here.scrollIntoViewIfNeeded()
    await expect(here).toBeInViewport({ ratio: 0.99 })
    expect({ path, wide: await page.evaluate(() => document.documentElement.scrollWidth) }).toEqual({ path, wide: 390 })
  }
})

async function expectWideTitle(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name })
  const [title, whole] = [await dialog.getByRole('heading', { name }).boundingBox(), await dialog.boundingBox()]
  expect(title?.width).toBeGreaterThan((whole?.width ?? 0) / 2)
}

test('in letters of 200 % the film’s button lies on no word', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  // The film itself does not play here.
  await page.locator('[data-film] button').evaluate((button) => button.removeAttribute('hidden'))
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 })
    expect({ width, under: await page.evaluate(wordsUnderButton) }).toEqual({ width, under: [] })
  }
})
