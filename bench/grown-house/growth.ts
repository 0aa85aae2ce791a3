/**
 * What every page and function costs with 1, 10 and 100 times the orders, messages, knowledge entries, subscribers and events, on the
 * embedded database. Nothing may grow faster than the logarithm of the data, except where more must be returned.
 */

import type { Line, Skipped } from '../report.ts'
import { inMs, type Measured, timesOf } from './app-times.ts'
import { yearsOfABusyHouse } from './console-size-house.ts'
import { type FilledHouse, onEmbedded } from './filled-house.ts'
import { grown } from './growth-list.ts'

/**
 * How many times all rows are measured, so that a noisy minute of the machine spoils no row; and how often each row is requested each time.
 */
const passes = 3
const tries = 4
/** In ms; smaller differences are noise. */
const noise = 3

/** `lengths`: of the answers, in characters. */
type Row = { name: string; ms: number[]; lengths: number[]; wrong: string | undefined }

/** @param quick leaves the largest size out */
export async function measureGrowth(quick: boolean): Promise<(Line | Skipped)[]> {
  const sizes = quick ? [1, 10] : [1, 10, 100]
  const largest = sizes.at(-1) ?? 1
  const rows: Row[] = grown.map(({ name }) => ({ name, ms: [], lengths: [], wrong: undefined }))
  for (const size of sizes) {
    await onEmbedded(size / 100, async (house) => {
      console.error(`  ${size} times, filled in ${house.filledInSeconds} s`)
      // Compiling would make the smallest house look slow.
      if (size === sizes[0]) for (const at of rows.keys()) await answerOf(house, at).catch(() => undefined)
      const least = new Map<Row, Answered>()
      for (let pass = 0; pass < passes; pass++) for (const [at, row] of rows.entries()) await measureRow(house, row, at, least)
      for (const [row, { mainThread, length }] of least) {
        row.ms.push(mainThread)
        row.lengths.push(length)
      }
    })
  }
  const judged = rows.filter(({ wrong, ms }) => !wrong && ms.length === sizes.length)
  const tooFast = judged.filter((row) => growsTooFast(row, largest))
  const slowest = judged.reduce((most, row) =>
    (row.ms.at(-1) ?? 0) > (most.ms.at(-1) ?? 0) && timesAsMuch(row) < 1.2 ? row : most,
  )
  const { orders, letters, requests, entries, events, subscribers, changes } = yearsOfABusyHouse(largest / 100)
  const how = `at ${largest} times: ${orders} orders, ${letters + requests} messages, ${entries} entries, ${subscribers} subscribers, ${changes} changes, ${events} events`
  return [
    {
      part: 'growth',
      what: `of ${judged.length} pages and functions, grow faster than logarithmic`,
      value: tooFast.length,
      unit: '',
      limit: { atMost: 0 },
      how: tooFast.map(({ name }) => name).join('; ') || how,
      table: tableOf(rows, sizes, how),
    },
    { part: 'growth', what: `slowest at ${largest} times: ${slowest.name}`, value: slowest.ms.at(-1) ?? 0, unit: 'ms', how },
    ...rows.flatMap(({ name, wrong }) => (wrong ? [{ part: `growth: ${name}`, why: wrong }] : [])),
    {
      part: 'growth of pictures',
      why: 'they come with the build: a page looks each up by its name, and its cost follows what it shows',
    },
  ]
}

async function measureRow(house: FilledHouse, row: Row, at: number, least: Map<Row, Answered>): Promise<void> {
  if (row.wrong) return
  try {
    const answer = await answerOf(house, at)
    const before = least.get(row)
    if (!before || answer.mainThread < before.mainThread) least.set(row, answer)
  } catch (error) {
    row.wrong = (error as Error).message
    least.delete(row)
  }
}

async function answerOf(house: FilledHouse, at: number): Promise<Answered> {
  const { name, ask, before } = grown[at] ?? { name: '', ask: () => new Response() }
  if (!before) return timesOf(name, () => answered(ask(house)), tries)
  // A request with preparation is measured without warming up.
  const all: Answered[] = []
  for (let time = 0; time < tries; time++) {
    await before(house)
    all.push(await once(() => ask(house)))
  }
  return all.reduce((least, each) => (each.mainThread < least.mainThread ? each : least))
}

/** A 404 is an answer too. */
async function answered(answer: Response | Promise<Response>): Promise<Response> {
  const { status, body, headers } = await answer
  return status === 404 ? new Response(body, { headers }) : new Response(body, { status, headers })
}

type Answered = Pick<Measured, 'mainThread' | 'length'>

async function once(ask: () => Response | Promise<Response>): Promise<Answered> {
  const used = process.threadCpuUsage()
  const { length } = await (await ask()).text()
  return { mainThread: inMs(process.threadCpuUsage(used)), length }
}

/** From a thousand to a hundred thousand rows the logarithm grows by two thirds. Longer answers may cost more in proportion. */
function growsTooFast(row: Row, largest: number): boolean {
  const [first = 0] = row.ms
  const last = row.ms.at(-1) ?? 0
  const { orders } = yearsOfABusyHouse(largest / 100)
  return last > first * (Math.log(orders) / Math.log(orders / largest)) * timesAsMuch(row) + noise
}

/** How many times longer the answer is at the largest size; at least 1. */
function timesAsMuch({ lengths }: Row): number {
  return Math.max(1, (lengths.at(-1) ?? 0) / Math.max(1, lengths[0] ?? 1))
}

function tableOf(rows: Row[], sizes: number[], how: string): string[] {
  return [
    '## As the house grows',
    '',
    `Milliseconds of the main thread’s processor time for one answer, the least of ${passes * tries}; ${how}.`,
    '',
    `| page or function | ${sizes.map((size) => `${size} times`).join(' | ')} | |`,
    `|---|${sizes.map(() => '---|').join('')}---|`,
    ...rows
      .filter(({ wrong }) => !wrong)
      .map((row) => {
        const more = timesAsMuch(row)
        const remark = growsTooFast(row, sizes.at(-1) ?? 1)
          ? '**faster than logarithmic**'
          : more >= 1.2
            ? `returns ${more.toFixed(1)} times as much`
            : ''
        return `| ${row.name.replaceAll('|', '\\|')} | ${row.ms.map((ms) => ms.toFixed(1)).join(' | ')} | ${remark} |`
      }),
  ]
}
