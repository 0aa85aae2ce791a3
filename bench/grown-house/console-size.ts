/**
 * The staff console of a house open for years: 100,000 orders, 20,000 knowledge entries, 50,000 messages and a year of events. Requests
 * every page, on the embedded database and on a PostgreSQL server, through the built app, and prints the server's times. `npm run build`
 * first, then `node bench/grown-house/console-size.ts [tries] [embedded|server]`. BENCH_DATABASE_URL replaces the throw-away server.
 */
import type { Measured } from './app-times.ts'
import { measureConsolePages } from './console-pages.ts'
import { type FilledHouse, onEmbedded, onServer } from './filled-house.ts'

const tries = Number(process.argv[2] ?? 9)
const limitMs = 100
const only = process.argv[3]

const measure = async (house: FilledHouse) => {
  say(`filled in ${house.filledInSeconds} s`)
  return measureConsolePages(house, tries)
}
const server = only === 'embedded' ? undefined : await onServer(1, measure)
if (server) print('server', server)
else if (!only) say('No PostgreSQL here: measured on the embedded database alone.')
if (only !== 'server') print('embedded', await onEmbedded(1, measure))

function print(kind: string, rows: ({ page: string } & Measured)[]) {
  say(
    `\n${`${kind}, ms`.padEnd(54)}${'processor'.padStart(11)}${'best'.padStart(8)}${'median'.padStart(8)}${'worst'.padStart(8)}`,
  )
  for (const { page, processor, best, median, worst } of rows) {
    const figures = [best, median, worst].map((ms) => ms.toFixed(0).padStart(8)).join('')
    say(
      `${page.padEnd(54)}${processor.toFixed(0).padStart(11)}${figures}${Math.min(best, kind === 'server' ? best : processor) > limitMs ? '  over' : ''}`,
    )
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
