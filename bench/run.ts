/**
 * `npm run bench`: every part in turn, and the report. `--quick`: fewer rounds and only the parts that take seconds.
 * `--only=server,touch`: only these parts, printed and not saved.
 */
import { parseArgs } from 'node:util'
import { type Line, type Skipped, showReport, writeReport } from './report.ts'
import { type House, startHouse } from './running.ts'

type Found = Line | Skipped
type Context = { quick: boolean; house: () => Promise<House> }
/** Parts load what they need themselves, so that one lacking a program or a package does not affect the others. */
type Part = { name: string; long?: true; measure: (context: Context) => Promise<Found[]> }

const parts: Part[] = [
  { name: 'start', measure: async ({ quick }) => (await import('./server/house.ts')).measureStarts(quick) },
  {
    name: 'server',
    measure: async ({ quick, house }) => (await import('./server/server.ts')).measureServer(await house(), quick),
  },
  { name: 'home', measure: async ({ quick, house }) => (await import('./pages/home.ts')).measureHome(await house(), quick) },
  {
    name: 'paint',
    measure: async ({ quick, house }) => (await import('./pages/lighthouse.ts')).measureFirstPaint(await house(), quick),
  },
  {
    name: 'lighthouse',
    measure: async ({ quick, house }) => (await import('./pages/lighthouse.ts')).measureLighthouse(await house(), quick),
  },
  {
    name: 'touch',
    measure: async ({ quick, house }) => (await import('./pages/touches.ts')).measureTouches(await house(), quick),
  },
  { name: 'memory', measure: async ({ house }) => (await import('./server/house.ts')).measureMemoryAfterUse(await house()) },
  { name: 'documents', measure: async ({ quick }) => (await import('./server/freshness.ts')).measureDocuments(quick) },
  { name: 'concierge', measure: async ({ quick }) => (await import('./concierge/concierge.ts')).measureConcierge(quick) },
  { name: 'console', measure: async ({ quick }) => (await import('./console/console.ts')).measureConsole(quick) },
  { name: 'growth', long: true, measure: async ({ quick }) => (await import('./grown-house/growth.ts')).measureGrowth(quick) },
  {
    name: 'large-console',
    long: true,
    measure: async ({ quick }) => (await import('./grown-house/large-console.ts')).measureLargeConsole(quick),
  },
]

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
})
const { quick } = values
const only = values.only.split(',').filter(Boolean)
const unknown = only.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${parts.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const lines: Line[] = []
const skipped: Skipped[] = []
let open: Promise<House> | undefined
const house = () => {
  open ??= startHouse()
  return open
}
try {
  for (const { name, long, measure } of parts) {
    if (only.length > 0 ? !only.includes(name) : long && quick) continue
    console.error(`${new Date().toISOString().slice(11, 19)} ${name}`)
    try {
      for (const found of await measure({ quick, house })) 'why' in found ? skipped.push(found) : lines.push(found)
    } catch (error) {
      // A part that cannot be measured is named, and the others go on.
      skipped.push({ part: name, why: (error as Error).message.split('\n')[0] ?? 'unknown' })
    }
  }
} finally {
  await (await open)?.stop()
}
const kept = only.length === 0
process.stdout.write(
  `${kept ? writeReport('bench/report', lines, skipped, quick) : showReport(lines, skipped, `-- --only=${only.join(',')}`)}\n`,
)
