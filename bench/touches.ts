/** How long a page takes to answer a touch, on a processor slowed down. */
import type { Browser } from '@playwright/test'
import { openBrowser, openPhone, slowDown, slowdown } from './browser.ts'
import { type Line, median, type Skipped } from './report.ts'
import type { House } from './running.ts'
import { type Touch, touches } from './touch-list.ts'
import { slowestEvent, watchEvents } from './watch-events.ts'

export async function measureTouches({ url }: House, quick: boolean): Promise<(Line | Skipped)[]> {
  const browser = await openBrowser()
  const found: (Line | Skipped)[] = []
  try {
    for (const [what, touch] of Object.entries(touches)) {
      const times: number[] = []
      try {
        for (let round = 0; round < (quick ? 1 : 3); round++) times.push(await answerTime(browser, url, touch))
      } catch (error) {
        const [why = 'unknown'] = (error as Error).message.split('\n')
        found.push({ part: `touch: ${what}`, why })
        continue
      }
      const how = `slowest event, processor slowed ${slowdown} times; ${times.length} rounds, time on the wall`
      found.push({ part: 'touch', what, value: median(times), unit: 'ms', limit: { atMost: 120 }, how })
    }
    return found
  } finally {
    await browser.close()
  }
}

async function answerTime(browser: Browser, url: string, { path, before, touch, atOnce }: Touch): Promise<number> {
  const page = await openPhone(browser)
  page.setDefaultTimeout(20_000)
  try {
    await watchEvents(page)
    if (atOnce) {
      await slowDown(page)
      await page.goto(url + path, { waitUntil: 'commit' })
    } else {
      await page.goto(url + path, { waitUntil: 'load' })
      await before?.(page)
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
      await slowDown(page)
    }
    return await slowestEvent(page, () => touch(page))
  } finally {
    await page.context().close()
  }
}
