/** What a browser loads of the home page before any interaction, and what its scripts cost. */
import { brotliCompressSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { openBrowser, openPhone } from '../browser.ts'
import { type Line, median } from '../report.ts'
import type { House } from '../running.ts'
import { measureBlocked } from './blocked.ts'

export async function measureHome({ url }: House, quick: boolean): Promise<Line[]> {
  const browser = await openBrowser()
  try {
    const newPage = () => openPhone(browser)
    return [
      ...(await weigh(url, await newPage())),
      await scriptTime(url, newPage, quick ? 3 : 9),
      await measureBlocked(browser, url, quick ? 3 : 9),
    ]
  } finally {
    await browser.close()
  }
}

async function weigh(url: string, page: Page): Promise<Line[]> {
  const asked: { type: string; path: string }[] = []
  page.on('request', (request) => asked.push({ type: request.resourceType(), path: new URL(request.url()).pathname }))
  await page.goto(url, { waitUntil: 'networkidle' })
  const html = await fetch(url).then((answer) => answer.text())
  const inline = [...html.matchAll(/<script(?![^>]*type="(?:application\/ld\+json|text\/plain)")[^>]*>(.*?)<\/script>/gs)]
  const files = await Promise.all(
    asked.filter(({ type }) => type === 'script').map(async ({ path }) => (await fetch(url + path)).arrayBuffer()),
  )
  const scripts = [...inline.map(([, code = '']) => Buffer.from(code)), ...files.map((file) => Buffer.from(file))]
  const sheets = asked.filter(({ type }) => type === 'stylesheet')
  const styles = await Promise.all(sheets.map(async ({ path }) => Buffer.from(await (await fetch(url + path)).arrayBuffer())))
  const squeezed = (parts: Buffer[]) => parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0)
  const expected = ['document', 'font', 'image', 'media']
  const others = asked.filter(({ type, path }) => !expected.includes(type) && !path.startsWith('/favicon'))
  const names = others.map(({ path }) => path).join(' ')
  return [
    { part: 'home', what: 'scripts before any touch, brotli', value: squeezed(scripts), unit: 'B', limit: { atMost: 3 * 1024 } },
    {
      part: 'home',
      what: 'HTML with CSS, brotli',
      value: squeezed([Buffer.from(html), ...styles]),
      unit: 'B',
      limit: { atMost: 16 * 1024 },
      how: 'with the inline script and all of the content',
    },
    {
      part: 'home',
      what: 'requests but document, fonts, pictures and film',
      value: others.length,
      unit: '',
      limit: { atMost: 0 },
      how: names,
    },
  ]
}

/** CPU time of the page's scripts until load, as Chromium counts it. */
async function scriptTime(url: string, newPage: () => Promise<Page>, rounds: number): Promise<Line> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url, { waitUntil: 'load' })
    times.push(1000 * (await metric(session, 'ScriptDuration')))
    await page.context().close()
  }
  return {
    part: 'home',
    what: 'script time on load',
    value: median(times),
    unit: 'ms',
    limit: { atMost: 5 },
    how: `${rounds} loads`,
  }
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN
}
