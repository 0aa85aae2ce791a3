/** Where something is in the window, and the window's size. */
import type { Locator, Page } from '@playwright/test'

/** The position of the first match in the window. */
export async function edges(place: Locator) {
  const { x, y, width, height } = (await place.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: Math.round(x), right: Math.round(x + width), top: Math.round(y), bottom: Math.round(y + height), width, height }
}

/** Resizes the window, and waits until the page is redrawn. */
export async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((width) => innerWidth === width, width)
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
}
