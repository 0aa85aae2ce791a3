/** The console of a house open for years: what its pages cost the server, and how they respond in a slow browser. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { portOf } from '#test/port-of.ts'
import { measureConsoleTouches } from '../console/console-touches.ts'
import type { Line, Skipped } from '../report.ts'
import { measureConsolePages } from './console-pages.ts'
import { yearsOfABusyHouse } from './console-size-house.ts'
import { type FilledHouse, onEmbedded } from './filled-house.ts'

const limitMs = 100

/** @param quick with a hundredth of the data, to check that everything can be measured */
export function measureLargeConsole(quick: boolean): Promise<(Line | Skipped)[]> {
  const share = quick ? 0.01 : 1
  return onEmbedded(share, async (house) => [...(await serverTimes(house, share)), ...(await inTheBrowser(house))])
}

async function serverTimes(house: FilledHouse, share: number): Promise<Line[]> {
  const { orders, letters, requests, entries } = yearsOfABusyHouse(share)
  const rows = await measureConsolePages(house, 7)
  const over = rows.filter(({ processor }) => processor > limitMs)
  const slowest = rows.reduce((most, row) => (row.processor > most.processor ? row : most))
  const table = [
    '## The large console',
    '',
    'Milliseconds for one answer: of processor, the least of 7; on the wall, the median.',
    '',
    '| page | processor | median |',
    '|---|---|---|',
    ...rows.map(
      ({ page, processor, median }) => `| ${page.replaceAll('|', '\\|')} | ${processor.toFixed(0)} | ${median.toFixed(0)} |`,
    ),
  ]
  const part = 'large console'
  return [
    {
      part,
      what: `slowest of ${rows.length} pages: ${slowest.page}`,
      value: slowest.processor,
      unit: 'ms',
      limit: { atMost: limitMs },
      how:
        over.length > 0
          ? `${over.length} over the limit`
          : `${orders} orders, ${letters + requests} messages, ${entries} entries; embedded database`,
      table,
    },
  ]
}

async function inTheBrowser({ app, cookie }: FilledHouse): Promise<(Line | Skipped)[]> {
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  try {
    return await measureConsoleTouches(`http://localhost:${portOf(server)}`, cookie)
  } finally {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
}
