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

for (const width of [390, 834, 1440]) {
  test(`nothing jumps and nothing sticks out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(countShifts)
    for (const path of ['/', '/about', '/dining', '/gallery', '/room/sunriser', '/faq', '/terms-and-conditions']) {
      await page.goto(path)
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
