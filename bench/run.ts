/** `npm run bench`: every part in turn, and the report. `--quick`: fewer rounds. */
import { measureCrowd, measureFreshness, measureMemoryAfterUse, measureStarts } from './house.ts'
import { measureLoad } from './load.ts'
import { measurePages } from './pages.ts'
import { type Line, type Skipped, writeReport } from './report.ts'

const quick = process.argv.includes('--quick')
const lines: Line[] = []
const skipped: Skipped[] = []
const add = (found: Line | Skipped) => ('why' in found ? skipped.push(found) : lines.push(found))

const { lines: starts, house } = await measureStarts(quick)
try {
  starts.forEach(add)
  await part('server', async () => (await measureLoad(house, quick)).forEach(add))
  await part('home and touch', async () => (await measurePages(house.url, quick)).forEach(add))
  await part('memory', async () => add(await measureMemoryAfterUse(house)))
  await part('documents', async () => [await measureCrowd(), await measureFreshness(quick ? 5 : 25)].forEach(add))
} finally {
  await house.stop()
}
process.stdout.write(`${writeReport('bench/report', lines, skipped, quick)}\n`)

/** A part that cannot be measured is named, and the others go on. */
async function part(name: string, measure: () => Promise<unknown>): Promise<void> {
  try {
    await measure()
  } catch (error) {
    skipped.push({ part: name, why: (error as Error).message.split('\n')[0] ?? 'unknown' })
  }
}
