/** The Chromium in which pages are measured: the one that `npm test` finds. */
import { existsSync } from 'node:fs'
import { type Browser, chromium, devices, type Page } from '@playwright/test'

/** How much slower than this machine a phone is taken to be. */
export const slowdown = 4

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** @param port for who speaks to it by the DevTools protocol */
export function openBrowser(port?: number): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path))
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      ...(port ? [`--remote-debugging-port=${port}`] : []),
    ],
  })
}

/** Nothing stored, nothing cached. Without its film, which would only cost. */
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

/** Slowed down from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** @returns what says how long the page's main thread has worked, in ms of its own time: other programs add nothing to it, slowing down does. */
export async function threadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}
