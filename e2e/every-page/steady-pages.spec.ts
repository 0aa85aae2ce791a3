import type { Page } from '@playwright/test'
import { unlock } from '#e2e/guest.ts'
import { expect, test } from '#e2e/house.ts'
import { publicPages } from '#e2e/public-pages.ts'
import { sticksOut } from '#e2e/sticks-out.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Sums up every layout shift that the visitor did not cause, as Chromium counts them. */
const countShifts = () => {
  const page = window as unknown as { shifts: number }
  page.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) page.shifts += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const hasPainted = () =>
  new Promise<void>((painted) => {
    new PerformanceObserver((_list, observer) => {
      observer.disconnect()
      painted()
    }).observe({ type: 'paint', buffered: true })
  })

/** Delays the fonts until the page shows text in fallbacks: the worst case on a slow connection. */
async function fontsComeLate(page: Page) {
  await page.route('**/*.woff2', async (route) => {
    await page.evaluate(hasPainted)
    await route.continue()
  })
}

/** Whether the fonts have loaded. `document.fonts.ready` will not do: it is also true before a font is requested. */
const haveCome = () => {
  const come = [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family.replaceAll('"', ''))
  return ['Newsreader Display', 'Source Sans 3'].every((family) => come.includes(family))
}

const isDrawn = () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))

for (const width of [390, 834, 1440]) {
  test(`nothing jumps and nothing sticks out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(countShifts)
    await fontsComeLate(page)
    for (const path of publicPages({ room: 'sunriser', without: { '/privacy-policy': 'a page like the terms' } })) {
      await page.goto(path)
      await page.waitForFunction(haveCome)
      await page.evaluate(isDrawn)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let y = 0; y < height; y += 700) await page.mouse.wheel(0, 700)
      const { shifts, tooWide } = await page.evaluate(() => ({
        shifts: (window as unknown as { shifts: number }).shifts,
        tooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }))
      expect({ path, tooWide }).toEqual({ path, tooWide: false })
      expect(shifts, path).toBeLessThan(0.01)
    }
  })
}

/** The vertical position of all text on the first screen. Excludes live parts, whose text may arrive at any moment. */
const heights = () =>
  [...document.querySelectorAll('main :is(h1, h2, p, a, button, summary)')]
    .filter((element) => !element.closest('[data-live]'))
    .map((element) => ({ text: element.textContent.trim().slice(0, 40), top: Math.round(element.getBoundingClientRect().top) }))
    .filter(({ text, top }) => text !== '' && top < innerHeight)

/** Places where a line or a row once fitted in one font and not in the other, on two common phones. */
for (const [path, width] of [
  ['/faq', 360],
  ['/guest-guide', 344],
] as const) {
  test(`lines and rows break alike before the fonts come and after: ${path} at ${width} px`, async ({ page }) => {
    const seen = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await seen.promise
      await route.continue()
    })
    await page.setViewportSize({ width, height: 882 })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(hasPainted)
    await page.evaluate(isDrawn)
    const before = await page.evaluate(heights)
    seen.resolve()
    await page.waitForFunction(haveCome)
    await page.evaluate(isDrawn)
    expect(await page.evaluate(heights)).toEqual(before)
  })
}

test('the guide keeps to the screen of a small phone and in large letters, locked and open', async ({ page, house }) => {
  await page.route('**/weather', (route) => route.fulfill({ json: { temperature: -10, word: 'Thunderstorm' } }))
  await page.goto('/guest-guide')
  await expect(page.getByText('Thunderstorm')).toBeVisible()
  await expect(page.locator('[data-live="day-light"][data-known]')).toBeAttached()
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  const look = async () => {
    for (const width of [320, 360, 390, 1440])
      for (const letters of ['100%', '125%', '200%']) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate((letters) => {
          document.documentElement.style.fontSize = letters
        }, letters)
        await page.evaluate(isDrawn)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        const out = await page.evaluate(sticksOut)
        expect({ width, letters, wide, out }).toEqual({ width, letters, wide: width, out: [] })
      }
  }
  await look()
  await page.setViewportSize({ width: 320, height: 800 })
  await unlock(page, house)
  // Opening moves the focus, and the page with it.
  await expect(page.getByRole('button', { name: 'Lock the guide on this device' })).toBeVisible()
  await page.locator('#wifi').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Copy the Wi-Fi key' })).toBeVisible()
  await look()
})

/** What waits until the first view is painted. */
const undrawn = () =>
  [...document.querySelectorAll('main :is(h2, p)')]
    .filter((part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }))
    .map((part) => part.textContent)

for (const path of ['/', '/guest-guide']) {
  test(`a page that has loaded is drawn to its end, and as high as for whom comes to a place on it: ${path}`, async ({
    page,
  }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await page.goto(`${path}#main`)
    await page.waitForFunction(haveCome)
    const whole = await height()
    await page.goto('/faq')
    await page.goto(path)
    expect(await page.evaluate(undrawn)).toEqual([])
    await page.waitForFunction(haveCome)
    expect(await height()).toBe(whole)
  })
}

const behindDialogs = {
  '/': (page: Page) => page.getByRole('region', { name: 'Booking' }).getByRole('button').click(),
  '/guest-guide': (page: Page) => page.locator('[data-order]').first().click(),
}

for (const [path, open] of Object.entries(behindDialogs)) {
  test(`behind a dialog the page rests where nobody sees it, and stands still: ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.waitForFunction(haveCome)
    await page.locator('[data-order], #rooms').first().scrollIntoViewIfNeeded()
    const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
    await page.evaluate(isDrawn)
    const before = await place()
    await open(page)
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toBeVisible()
    expect(await page.evaluate(undrawn)).not.toEqual([])
    expect(await place()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect.poll(() => page.evaluate(undrawn)).toEqual([])
    expect(await place()).toEqual(before)
    expect(await page.locator('[style*="block-size"]').count()).toBe(0)
  })
}

/**
 * The style and position of every content element outside islands and live parts, except for custom properties, the guessed height of
 * unseen parts, and what moves.
 */
const looks = () =>
  [...document.querySelectorAll('main *, body > footer *')]
    .filter((element) => !element.closest('[data-island], [data-live], dialog'))
    .map((element) => {
      const style = getComputedStyle(element)
      const seen = [...style]
        .filter((name) => !/^(--|transition|contain-intrinsic)/.test(name))
        .map((name) => style.getPropertyValue(name))
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, element.className, x, y + scrollY, width, height, ...seen].join()
    })

test.describe('with nothing that moves', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/', '/guest-guide']) {
    test(`the whole sheets take the place of the document’s own rules without a trace: ${path}`, async ({ page }) => {
      const seen = Promise.withResolvers<void>()
      await page.route('**/*.css', async (route) => {
        await seen.promise
        await route.continue()
      })
      await page.goto(path)
      await page.waitForFunction(haveCome)
      const own = page.locator('style[data-sheets]')
      await expect(own).toHaveCount(1)
      const before = await page.evaluate(looks)
      seen.resolve()
      await page.locator('[data-island] form').first().scrollIntoViewIfNeeded()
      await expect(own).toHaveCount(0)
      await page.evaluate(() => scrollTo(0, 0))
      await page.evaluate(isDrawn)
      const after = await page.evaluate(looks)
      expect(after.filter((element, at) => element !== before[at])).toEqual([])
      expect(after).toHaveLength(before.length)
    })
  }
})

test('a room’s closer look waits until the page is moved, and stays from then on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/room/sunriser')
  const isDrawnThere = () =>
    page.locator('.room-detail img').evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isDrawnThere()).toBe(false)
  await page.mouse.wheel(0, 900)
  await expect.poll(isDrawnThere).toBe(true)
  await page.mouse.wheel(0, -900)
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
  // As for a screenshot in which nothing moves any more.
  await page.locator('.room-detail').evaluate((look) => {
    for (const motion of look.getAnimations()) motion.finish()
  })
  await page.evaluate(isDrawn)
  expect(await isDrawnThere()).toBe(true)
})
