/** What a measurement found, beside its limit, as Markdown and as JSON. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

export type Line = {
  part: string
  what: string
  value: number
  unit: string
  limit?: { atMost: number } | { atLeast: number }
  /** How it came about: the two sides of a ratio, the number of rounds. */
  how?: string
}
export type Skipped = { part: string; why: string }

export const passes = ({ value, limit }: Line) =>
  limit === undefined ? undefined : 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export function machine(): string {
  const load = loadavg().map((figure) => figure.toFixed(1))
  const model = cpus()[0]?.model ?? 'unknown processor'
  return `${model}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load ${load.join(' ')}`
}

/** Ratios stand first: they say the same on every machine. */
export function writeReport(folder: string, lines: Line[], skipped: Skipped[], quick: boolean): string {
  const sorted = [...lines].sort((a, b) => Number(b.unit === 'x') - Number(a.unit === 'x'))
  const rows = sorted.map(
    (line) =>
      `| ${line.part} | ${line.what} | ${shown(line.value)} ${line.unit} | ${limitOf(line)} | ${verdict(line)} | ${line.how ?? ''} |`,
  )
  const text = [
    '# How fast',
    '',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${quick ? '`npm run bench -- --quick`' : '`npm run bench`'}. ${machine()}.`,
    'Medians of interleaved rounds; processor time, not time on the wall, unless a line says so. Times in a browser are only as calm as the machine.',
    '',
    '| part | what | measured | limit | | how |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    ...skipped.map(({ part, why }) => `- ${part} was left out: ${why}`),
    '',
  ].join('\n')
  mkdirSync(folder, { recursive: true })
  const name = quick ? 'quick' : 'latest'
  writeFileSync(`${folder}/${name}.md`, text)
  const at = new Date().toISOString()
  const withVerdicts = sorted.map((line) => ({ ...line, pass: passes(line) }))
  writeFileSync(
    `${folder}/${name}.json`,
    `${JSON.stringify({ at, machine: machine(), quick, lines: withVerdicts, skipped }, null, 2)}\n`,
  )
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
