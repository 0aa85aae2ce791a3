/** How long the main thread is blocked after the first paint, in thread time from a trace, which other work does not lengthen. */
import type { Browser } from '@playwright/test'
import { openPhone, slowdown } from '../browser.ts'
import { type Line, median } from '../report.ts'

type Event = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number; args?: { name?: string } }

/** A task blocks by as much as it exceeds this, ms. */
const longTask = 50

export async function measureBlocked(browser: Browser, url: string, rounds: number): Promise<Line> {
  const blocked: number[] = []
  const longest: number[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await openPhone(browser)
    const categories = [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'loading',
      'blink.user_timing',
      '__metadata',
    ]
    await browser.startTracing(page, { categories })
    await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] }
    await page.context().close()
    const tasks = tasksAfterPaint(traceEvents).map((ms) => ms * slowdown)
    blocked.push(tasks.reduce((sum, ms) => sum + Math.max(0, ms - longTask), 0))
    longest.push(Math.max(0, ...tasks))
  }
  return {
    part: 'home',
    what: `blocked after first paint, processor time by ${slowdown}`,
    value: median(blocked),
    unit: 'ms',
    limit: { atMost: 0 },
    how: `${rounds} traces; longest task ${Math.round(median(longest))} ms`,
  }
}

/** Milliseconds of the thread that painted first, task by task. */
function tasksAfterPaint(events: Event[]): number[] {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('the trace knows no first paint')
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const main = mains.find(({ pid }) => pid === paint.pid)
  return events
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === main?.pid && tid === main.tid && ts > paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000)
}
