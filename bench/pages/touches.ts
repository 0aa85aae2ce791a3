/** How long a page takes to respond to a touch, on a throttled CPU. */
import type { Browser } from '@playwright/test'
import { openBrowser, openPhone, slowDown, slowdown, threadTime } from '../browser.ts'
import { type Line, median, type Skipped } from '../report.ts'
import type { House } from '../running.ts'
import { slowestEvent, watchEvents } from '../watch-events.ts'
import { type Touch, touches } from './touch-list.ts'

export async function measureTouches({ url }: House, quick: boolean): Promise<(Line | Skipped)[]> {
  const browser = await openBrowser()
  const found: (Line | Skipped)[] = []
  try {
    for (const [what, touch] of Object.entries(touches)) {
      const times: number[] = []
      const worked: number[] = []
      try {
        for (let round = 0; round < (quick ? 1 : 5); round++) {
          times.push((await answer(browser, url, touch, 'slow')).slowest)
          worked.push(slowdown * (await answer(browser, url, touch, 'as it is')).thread)
        }
      } catch (error) {
        const [why = 'unknown'] = (error as Error).message.split('\n')
        found.push({ part: `touch: ${what}`, why })
        continue
      }
      const thread = Math.round(median(worked))
      const how = `slowest event, median of ${times.length} rounds (${Math.min(...times)} to ${Math.max(...times)}), time on the wall; all that the main thread did from touch to rest, by ${slowdown}: ${thread} ms of processor`
      found.push({ part: 'touch', what, value: median(times), unit: 'ms', limit: { atMost: 120 }, how })
    }
    return found
  } finally {
    await browser.close()
  }
}

/**
 * `thread` includes more than the event that is waited for, but is the steadier figure on a busy machine. It cannot be used with
 * throttling, which Chromium does by making the thread work for nothing.
 */
type Answered = { slowest: number; thread: number }

async function answer(
  browser: Browser,
  url: string,
  { path, before, touch, atOnce }: Touch,
  speed: 'slow' | 'as it is',
): Promise<Answered> {
  const slow = async () => void (speed === 'slow' && (await slowDown(page)))
  const page = await openPhone(browser)
  page.setDefaultTimeout(20_000)
  try {
    await watchEvents(page)
    const worked = await threadTime(page)
    if (atOnce) {
      await slow()
      await page.goto(url + path, { waitUntil: 'commit' })
    } else {
      await page.goto(url + path, { waitUntil: 'load' })
      await before?.(page)
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
      await slow()
    }
    const begun = await worked()
    const slowest = await slowestEvent(page, () => touch(page))
    return { slowest, thread: (await worked()) - begun }
  } finally {
    await page.context().close()
  }
}
