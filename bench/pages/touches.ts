/** How long a page takes to respond to a touch, on a throttled CPU. */
import type { Browser } from '@playwright/test'
import { openBrowser, openPhone, slowDown, slowdown, threadTime } from '../browser.ts'
import { type Line, median, type Skipped } from '../report.ts'
import type { House } from '../running.ts'
import { slowestEvent, watchEvents } from '../watch-events.ts'
import { type Touch, touches } from './touch-list.ts'

export async function measureTouches({ url }: House, quick: boolean): Promise<(Line | Skipped)[]> {
  const measured = new Map(Object.keys(touches).map((what) => [what, [] as Round[]]))
  const skipped: Skipped[] = []
  // Every touch once before the next round: a moment when the machine is busy costs several touches one round, not one touch all of them.
  for (let round = 0; round < (quick ? 1 : 5); round++) {
    const browser = await openBrowser()
    try {
      for (const [what, rounds] of measured) {
        try {
          rounds.push(await measureOne(browser, url, touches[what] as Touch))
        } catch (error) {
          const [why = 'unknown'] = (error as Error).message.split('\n')
          skipped.push({ part: `touch: ${what}`, why })
          measured.delete(what)
        }
      }
    } finally {
      await browser.close()
    }
  }
  return [...Array.from(measured, ([what, rounds]) => lineOf(what, rounds)), ...skipped]
}

/**
 * `slowest` is the longest event on the throttled CPU. `worked` is all that the main thread did for the touch, times the same factor. It
 * includes more than the event that is waited for, but is the steadier figure on a busy machine.
 */
type Round = { slowest: number; worked: number }

async function measureOne(browser: Browser, url: string, touch: Touch): Promise<Round> {
  const { slowest } = await answer(browser, url, touch, 'slow')
  // Measured apart: Chromium throttles by making the thread work for nothing.
  const { thread } = await answer(browser, url, touch, 'as it is')
  return { slowest, worked: slowdown * thread }
}

function lineOf(what: string, rounds: Round[]): Line {
  const times = rounds.map(({ slowest }) => slowest)
  const worked = Math.round(median(rounds.map((round) => round.worked)))
  const how = `slowest event, median of ${times.length} rounds (${Math.min(...times)} to ${Math.max(...times)}), time on the wall; all that the main thread did from touch to rest, by ${slowdown}: ${worked} ms of processor`
  return { part: 'touch', what, value: median(times), unit: 'ms', limit: { atMost: 120 }, how }
}

async function answer(browser: Browser, url: string, { path, before, touch, atOnce }: Touch, speed: 'slow' | 'as it is') {
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
