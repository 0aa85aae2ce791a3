/** A new house's console: what its first page loads, how soon it responds, and how many pages a CPU second renders. */
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { makeFirstAccount } from '#test/first-account.ts'
import { openBrowser, openLaptop, slowDown, slowdown, threadTime } from '../browser.ts'
import { ask } from '../hour/ask.ts'
import { type Line, median } from '../report.ts'
import { cpuSeconds, setupCode, startHouse } from '../running.ts'
import { readCookies } from './console-touches.ts'

const warm = 150
const pages = ['/admin', '/admin/orders', '/admin/feedback', '/admin/concierge-knowledge', '/admin/products', '/admin/changes']

export async function measureConsole(quick: boolean): Promise<Line[]> {
  const house = await startHouse()
  const browser = await openBrowser()
  try {
    const cookie = await makeFirstAccount(house.url, setupCode)
    return [
      await weighScripts(browser, house.url, cookie),
      ...(await untilInteractive(browser, house.url, cookie, quick ? 3 : 7)),
      await renderedPages(house, cookie, quick ? 50 : 200),
    ]
  } finally {
    await browser.close()
    await house.stop()
  }
}

async function weighScripts(browser: Browser, url: string, cookie: string): Promise<Line> {
  const page = await openLaptop(browser)
  await page.context().addCookies(readCookies(cookie, url))
  const scripts: Promise<Buffer>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.body())
  })
  await page.goto(`${url}/admin`)
  await page.locator('html[data-awake]').waitFor()
  const inline = await page.evaluate(() => [...document.scripts].filter((one) => !one.src).map((one) => one.textContent ?? ''))
  const files = await Promise.all(scripts)
  const bytes = [...inline.map((text) => Buffer.from(text)), ...files].reduce(
    (sum, each) => sum + brotliCompressSync(each).length,
    0,
  )
  await page.context().close()
  return {
    part: 'console',
    what: 'scripts until the dashboard answers, brotli',
    value: bytes / 1024,
    unit: 'KB',
    limit: { atMost: 130 },
    how: `${files.length} files, ${inline.length} inline`,
  }
}

async function untilInteractive(browser: Browser, url: string, cookie: string, rounds: number): Promise<Line[]> {
  const wall: number[] = []
  const thread: number[] = []
  for (let round = 0; round < rounds; round++) {
    wall.push((await openDashboard(browser, url, cookie, 'slow')).awakeAt)
    thread.push(slowdown * (await openDashboard(browser, url, cookie, 'as it is')).worked)
  }
  const line = (what: string, times: number[], how: string): Line => ({
    part: 'console',
    what,
    value: median(times),
    unit: 'ms',
    limit: { atMost: 1_500 },
    how: `${rounds} loads, ${how}`,
  })
  return [
    line(`/admin interactive, processor slowed ${slowdown} times`, wall, 'time on the wall'),
    line(`/admin interactive, the page's own processor time by ${slowdown}`, thread, 'main thread'),
  ]
}

async function openDashboard(browser: Browser, url: string, cookie: string, speed: 'slow' | 'as it is') {
  const page = await openLaptop(browser)
  await page.context().addCookies(readCookies(cookie, url))
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement.hasAttribute('data-awake')) return
      Object.assign(window, { awakeAt: performance.now() })
      observer.disconnect()
    }).observe(document, { attributes: true, subtree: true })
  })
  const worked = await threadTime(page)
  if (speed === 'slow') await slowDown(page)
  await page.goto(`${url}/admin`)
  await page.locator('html[data-awake]').waitFor()
  const awakeAt = await page.evaluate(() => (window as unknown as { awakeAt: number }).awakeAt)
  const found = { awakeAt, worked: await worked() }
  await page.context().close()
  return found
}

/** Interleaved rounds: the first pages rendered warm up the code of all others. */
async function renderedPages(house: { url: string; pid: number }, cookie: string, times: number): Promise<Line> {
  for (const path of pages) await visit(house.url, cookie, path, warm)
  const rounds: number[] = []
  const used: Record<string, number> = Object.fromEntries(pages.map((path) => [path, 0]))
  for (let round = 0; round < 3; round++) {
    let seconds = 0
    for (const path of pages) {
      const before = cpuSeconds(house.pid)
      await visit(house.url, cookie, path, times)
      const spent = cpuSeconds(house.pid) - before
      seconds += spent
      used[path] = (used[path] ?? 0) + spent
    }
    rounds.push((pages.length * times) / seconds)
  }
  const rates = pages.map((path) => `${path} ${Math.round((rounds.length * times) / (used[path] ?? 0))}`)
  return {
    part: 'console',
    what: 'rendered pages per second of processor',
    value: median(rounds),
    unit: '',
    limit: { atLeast: 400 },
    how: `median of ${rounds.length} rounds (${rounds.map(Math.round).join(', ')}), embedded database included; ${rates.join(', ')}`,
  }
}

/** Four at a time, as different visitors. */
async function visit(url: string, cookie: string, path: string, times: number) {
  let left = times
  const one = async () => {
    while (left-- > 0) {
      const { status } = await ask(url, { path, headers: { cookie, 'x-forwarded-for': `10.1.${visits++ % 250}.1` } })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
  }
  await Promise.all([one(), one(), one(), one()])
}

let visits = 0
