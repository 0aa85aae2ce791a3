/** The Chromium in which pages are measured: the one `npm test` uses. */
import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../build-tools/find-chromium.mjs'

/** How much slower than this machine a phone is assumed to be. */
export const slowdown = 4

/** @param port for DevTools protocol clients */
export function openBrowser(port?: number): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArgs, ...(port ? [`--remote-debugging-port=${port}`] : [])],
  })
}

/** A phone with nothing stored or cached. Without the film, which would only cost time. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  return page
}

export async function openLaptop(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  return page
}

/** Throttles the page from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** @returns a function that gives the main thread's working time in ms: other programs add nothing to it, throttling does */
export async function threadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}
