/** Lighthouse, as a phone: simulated network and CPU, medians. */
import { publicPaths } from '#app/site/search-engines/sitemap.ts'
import { freePort } from '#test/free-port.ts'
import { openBrowser } from '../browser.ts'
import { startHydratedPage } from '../hydrated-page.ts'
import { type Line, median, type Skipped } from '../report.ts'
import type { House } from '../running.ts'
import { fetchLighthouse } from './fetch-lighthouse.ts'
import { startWithoutScripts } from './without-scripts.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const pages = [...publicPaths, '/guest-guide']
type Judged = { scores: number[]; lcp: number; cls: number; blocked: number; broken: string[] }

/** LCP compared with the same page without scripts and with a conventional page. */
export async function measureFirstPaint({ url }: House, quick: boolean): Promise<(Line | Skipped)[]> {
  const [bare, hydrated] = [await startWithoutScripts(url), await startHydratedPage()]
  try {
    return await withLighthouse(async (judge) => {
      const sides = { ours: url, bare: bare.url, hydrated: hydrated.url }
      const times: Record<keyof typeof sides, number[]> = { ours: [], bare: [], hydrated: [] }
      for (let round = 0; round < (quick ? 1 : 5); round++)
        for (const side of ['ours', 'bare', 'hydrated'] as const) times[side].push((await judge(`${sides[side]}/`)).lcp)
      const [ours, without, theirs] = [median(times.ours), median(times.bare), median(times.hydrated)]
      const how = (other: number) => `${Math.round(ours)} against ${Math.round(other)} ms; ${times.ours.length} interleaved runs`
      const line = (what: string, other: number, atMost: number): Line => ({
        part: 'paint',
        what,
        value: ours / other,
        unit: 'x',
        limit: { atMost },
        how: how(other),
      })
      return [
        line('LCP of the home page, against it without scripts', without, 1.05),
        line('LCP of the home page, against the default hydrated page', theirs, 0.55),
      ]
    })
  } finally {
    await Promise.all([bare.stop(), hydrated.stop()])
  }
}

/** Every public page and the guide. */
export function measureLighthouse({ url }: House, quick: boolean): Promise<Line[]> {
  return withLighthouse(async (judge) => {
    const lines: Line[] = []
    for (const path of quick ? pages.filter((page) => page === '/' || page === '/guest-guide') : pages) {
      const runs: Judged[] = []
      for (let round = 0; round < (quick ? 1 : 5); round++) runs.push(await judge(url + path))
      const scores = categories.map((_, at) => median(runs.map((run) => run.scores[at] ?? 0)))
      const figure = (read: (run: Judged) => number) => median(runs.map(read))
      const how = `${scores.join('/')}; LCP ${Math.round(figure((run) => run.lcp))} ms, blocked ${Math.round(figure((run) => run.blocked))} ms; ${runs.length} runs`
      const broken = [...new Set(runs.flatMap((run) => run.broken))]
      lines.push({
        part: 'lighthouse',
        what: `${path}, lowest of four`,
        value: Math.min(...scores),
        unit: '',
        limit: { atLeast: 100 },
        how: [how, ...broken].join('; '),
      })
      const shift = figure((run) => run.cls)
      lines.push({ part: 'lighthouse', what: `${path}, CLS`, value: shift, unit: '', limit: { atMost: 0.005 } })
    }
    return lines
  })
}

async function withLighthouse<T>(work: (judge: (url: string) => Promise<Judged>) => Promise<T>): Promise<T> {
  const lighthouse = await fetchLighthouse()
  const port = await freePort()
  const browser = await openBrowser(port)
  const once = async (url: string): Promise<Judged> => {
    const found = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] })
    const number = (audit: string) => found?.lhr.audits[audit]?.numericValue ?? Number.NaN
    return {
      scores: categories.map((name) => Math.round(100 * (found?.lhr.categories[name]?.score ?? Number.NaN))),
      lcp: number('largest-contentful-paint'),
      cls: number('cumulative-layout-shift'),
      blocked: number('total-blocking-time'),
      broken: Object.entries(found?.lhr.audits ?? {}).flatMap(([name, { score, scoreDisplayMode }]) =>
        scoreDisplayMode === 'binary' && score === 0 ? name : [],
      ),
    }
  }
  try {
    return await work(async (url) => {
      // On a busy machine a run sometimes sees no paint at all.
      for (let tries = 0; tries < 3; tries++) {
        const judged = await once(url)
        if (![...judged.scores, judged.lcp, judged.cls].some(Number.isNaN)) return judged
      }
      throw new Error(`Lighthouse sees no paint of ${url}`)
    })
  } finally {
    await browser.close()
  }
}
