import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Adds up every layout shift that the visitor did not cause, as Chromium counts them. */
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

/** Holds the fonts back until the page shows its words in others: the worst that a slow line can do to them. */
async function fontsComeLate(page: Page) {
  await page.route('**/*.woff2', async (route) => {
    await page.evaluate(hasPainted)
    await route.continue()
  })
}

/** Whether the fonts have come. `document.fonts.ready` would not do: it is true as well before a font is asked for. */
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
    for (const path of ['/', '/about', '/dining', '/gallery', '/room/sunriser', '/faq', '/terms-and-conditions']) {
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
