/** The longest event of a touch, from the finger to the next frame on the screen (Event Timing). */
import type { Page } from '@playwright/test'

type Watched = { slowest: number; tasks: number[] }

/** Call it before the page is opened. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    Object.assign(watched, { slowest: 0, tasks: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) watched.slowest = Math.max(watched.slowest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
}

/** @returns ms; 16, the smallest value reported, if none took longer. */
export async function slowestEvent(page: Page, touch: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => Object.assign(window, { slowest: 0, tasks: [] })).catch(() => undefined)
  await touch()
  await settled(page)
  return Math.max(16, await page.evaluate(() => (window as unknown as Watched).slowest))
}

/** The longest task since the last touch, or since the page was opened; 0 if none took 50 ms. */
export async function longestTask(page: Page): Promise<number> {
  await settled(page)
  return page.evaluate(() => Math.max(0, ...(window as unknown as Watched).tasks))
}

/** An entry comes with the frame after its event; two more frames make sure of it. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 150)))),
  )
}
