/** Scrolling and touching the console's long pages in a throttled browser. */
import type { Browser, Page } from '@playwright/test'
import { openBrowser, openLaptop, slowDown, slowdown } from '../browser.ts'
import { type Line, median, type Skipped } from '../report.ts'
import { longestTask, slowestEvent, watchEvents } from '../watch-events.ts'

const search = (page: Page) => page.getByRole('searchbox').first()
const touches: Record<
  string,
  { path: string; before?: (page: Page) => Promise<unknown>; touch: (page: Page) => Promise<unknown> }
> = {
  'orders, a row': {
    path: '/admin/orders?status=all&from=',
    touch: (page) =>
      page
        .getByRole('button', { name: /^(Mark prepared|Mark delivered|Undo):/ })
        .first()
        .click(),
  },
  'orders, a letter of the search': {
    path: '/admin/orders?status=all&from=',
    before: (page) => search(page).focus(),
    touch: (page) => page.keyboard.press('b'),
  },
  'inbox, a letter of the search': {
    path: '/admin/feedback?state=all',
    before: (page) => search(page).focus(),
    touch: (page) => page.keyboard.press('b'),
  },
  'inbox, a message': {
    path: '/admin/feedback?state=all',
    touch: (page) => page.locator('main a[href^="/admin/feedback/"]').first().click(),
  },
  'knowledge, sorted': {
    path: '/admin/concierge-knowledge',
    touch: (page) => page.getByRole('columnheader').getByRole('button').last().click(),
  },
  'knowledge, an entry edited': {
    path: '/admin/concierge-knowledge',
    touch: (page) =>
      page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click(),
  },
  'knowledge, a letter of the search': {
    path: '/admin/concierge-knowledge',
    before: (page) => search(page).focus(),
    touch: (page) => page.keyboard.press('b'),
  },
}
const scrolled = [
  '/admin',
  '/admin/orders?status=all&from=',
  '/admin/feedback?state=all',
  '/admin/concierge-knowledge',
  '/admin/analytics?days=365',
  '/admin/changes',
]

export async function measureConsoleTouches(url: string, cookie: string): Promise<(Line | Skipped)[]> {
  const browser = await openBrowser()
  const found: (Line | Skipped)[] = []
  const part = 'large console'
  const how = `processor slowed ${slowdown} times; time on the wall`
  const measure = async (what: string, atMost: number, path: string, work: (page: Page) => Promise<number>) => {
    try {
      const times: number[] = []
      for (let round = 0; round < 3; round++) times.push(await onPage(browser, url, cookie, path, work))
      found.push({ part, what, value: median(times), unit: 'ms', limit: { atMost }, how })
    } catch (error) {
      found.push({ part: `${part}: ${what}`, why: (error as Error).message.split('\n')[0] ?? 'unknown' })
    }
  }
  try {
    for (const path of scrolled) await measure(`scrolling ${path}, longest task`, 50, path, scroll)
    for (const [what, { path, before, touch }] of Object.entries(touches))
      await measure(what, 120, path, async (page) => {
        await before?.(page)
        return slowestEvent(page, () => touch(page))
      })
    return found
  } finally {
    await browser.close()
  }
}

async function onPage(
  browser: Browser,
  url: string,
  cookie: string,
  path: string,
  work: (page: Page) => Promise<number>,
): Promise<number> {
  const page = await openLaptop(browser)
  try {
    await page.context().addCookies(readCookies(cookie, url))
    await watchEvents(page)
    await page.goto(url + path)
    await page.locator('html[data-awake]').waitFor()
    await slowDown(page)
    return await work(page)
  } finally {
    await page.context().close()
  }
}

async function scroll(page: Page): Promise<number> {
  await page.evaluate(() => Object.assign(window, { tasks: [] }))
  await page.mouse.move(700, 500)
  for (let turn = 0; turn < 20; turn++) {
    await page.mouse.wheel(0, 300)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  }
  return longestTask(page)
}

/** In the format of a Cookie header. */
export function readCookies(header: string, url: string) {
  return header.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
}
