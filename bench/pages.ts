/** What a browser fetches of a page before anybody touches it, what that costs it, and how long it takes to answer a touch. */
import { brotliCompressSync } from 'node:zlib'
import { type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { type Line, median } from './report.ts'

const slowdown = 4

/** Each leaves the page as it found it. On the home page, but for the last. */
const interactions: Record<string, { path: string; touch: (page: Page) => Promise<void> }> = {
  menu: { path: '/', touch: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  'booking drawer': {
    path: '/',
    touch: (page) => page.locator('main').getByRole('button', { name: 'Check Availability' }).first().click(),
  },
  'mode of the prices': {
    path: '/',
    touch: (page) => page.locator('#pricing-section').getByText('1-Night Flexi', { exact: true }).first().click(),
  },
  'a question': { path: '/', touch: (page) => page.locator('#faq summary').first().click() },
  'booking popup': { path: '/', touch: (page) => page.locator('main [commandfor=late-checkout]').first().click() },
  chat: { path: '/', touch: (page) => page.getByRole('button', { name: 'Ask the Wild Concierge' }).click() },
  'gallery viewer': { path: '/gallery', touch: (page) => page.locator('main [data-island-for=gallery-viewer]').first().click() },
}

export async function measurePages(url: string, quick: boolean): Promise<Line[]> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  const newPage = async () =>
    (await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } })).newPage()
  try {
    const lines = [...(await weigh(url, await newPage())), await scriptTime(url, newPage, quick ? 3 : 9)]
    for (const [what, { path, touch }] of Object.entries(interactions)) {
      const times: number[] = []
      for (let round = 0; round < (quick ? 1 : 5); round++) times.push(await answerTime(url + path, await newPage(), touch))
      const how = `slowest event, processor slowed ${slowdown} times; time on the wall`
      lines.push({ part: 'touch', what, value: median(times), unit: 'ms', limit: { atMost: 120 }, how })
    }
    return lines
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
  const others = asked.filter(({ type, path }) => !expected.includes(type) && path !== '/favicon.ico')
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

/** Processor time that the page's scripts took until it had loaded, as Chromium counts it. */
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

/** The longest event of a touch, from the finger to the next picture on the screen (Event Timing), ms; 16 when none took longer. */
async function answerTime(url: string, page: Page, touch: (page: Page) => Promise<void>): Promise<number> {
  await page.addInitScript(() => {
    const watched = window as unknown as { slowest: number }
    watched.slowest = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) watched.slowest = Math.max(watched.slowest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(url, { waitUntil: 'load' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await touch(page)
  // An entry comes with the picture after the event; two more make sure of it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  )
  const slowest = await page.evaluate(() => (window as unknown as { slowest: number }).slowest)
  await page.context().close()
  return Math.max(16, slowest)
}
