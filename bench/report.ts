/** Writes measurements with their limits, as Markdown and as JSON. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

export type Line = {
  part: string
  what: string
  value: number
  unit: string
  limit?: { atMost: number } | { atLeast: number }
  /** How it was obtained: the two sides of a ratio, the number of rounds. */
  how?: string
  /** The underlying data in Markdown, printed below the lines. */
  table?: string[]
}
export type Skipped = { part: string; why: string }

/** Whether a line is within its limit; undefined if it has none. */
export const passes = ({ value, limit }: Line) =>
  limit === undefined ? undefined : 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** The machine and its load, in one line. */
export function machine(): string {
  const load = loadavg().map((figure) => figure.toFixed(1))
  const model = cpus()[0]?.model ?? 'unknown processor'
  return `${model}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load ${load.join(' ')}`
}

/** Ratios first: they are the same on every machine. */
const inOrder = (lines: Line[]) => [...lines].sort((a, b) => Number(b.unit === 'x') - Number(a.unit === 'x'))

export function showReport(lines: Line[], skipped: Skipped[], flags: string): string {
  const rows = inOrder(lines).map(
    (line) =>
      `| ${line.part} | ${line.what} | ${shown(line.value)} ${line.unit} | ${limitOf(line)} | ${verdict(line)} | ${line.how ?? ''} |`,
  )
  const judged = lines.filter(({ limit }) => limit)
  return [
    '# How fast',
    '',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, \`${`npm run bench ${flags}`.trim()}\`. ${machine()}.`,
    'Medians of interleaved rounds; processor time, not time on the wall, unless a line says so. Times in a browser are only as calm as the machine.',
    '',
    `${judged.filter(passes).length} of ${judged.length} limits are kept.`,
    '',
    '| part | what | measured | limit | | how |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    ...lines.flatMap(({ table }) => (table ? [...table, ''] : [])),
    ...skipped.map(({ part, why }) => `- ${part} was left out: ${why}`),
    '',
  ].join('\n')
}

/** A quick run is stored beside a full one and never replaces it. */
export function writeReport(folder: string, lines: Line[], skipped: Skipped[], quick: boolean): string {
  const text = showReport(lines, skipped, quick ? '-- --quick' : '')
  mkdirSync(folder, { recursive: true })
  const name = quick ? 'quick' : 'latest'
  writeFileSync(`${folder}/${name}.md`, text)
  const judged = inOrder(lines).map((line) => ({ ...line, pass: passes(line) }))
  const whole = { at: new Date().toISOString(), machine: machine(), quick, lines: judged, skipped }
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(whole, null, 2)}\n`)
  return text
}

function shown(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
}

function limitOf({ limit }: Line): string {
  if (!limit) return ''
  return 'atMost' in limit ? `at most ${limit.atMost.toLocaleString('en')}` : `at least ${limit.atLeast.toLocaleString('en')}`
}

function verdict(line: Line): string {
  const passed = passes(line)
  return passed === undefined ? '' : passed ? 'pass' : '**fail**'
}
