/**
 * `npm run fuzz -- --requests 1000000 [--seed 1] [--minutes 30]`: against the real server in a separate process. Needs a build. Ctrl-C or
 * SIGTERM ends it early, with the figures so far.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeFirstAccount } from '#test/first-account.ts'
import { freePort } from '#test/free-port.ts'
import { startHouse } from '#test/house-process.ts'
import { abuses, sendBytes } from './abuse.ts'
import { fuzz } from './fuzz.ts'
import { type Memory, memoryFile, memoryOf, reportsMemory } from './memory.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1440' },
  },
})
const dataDir = mkdtempSync(join(tmpdir(), 'kilmara-fuzz-'))
const port = await freePort()
const setupCode = 'harbour-light'
const environment = {
  PORT: String(port),
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
  SETUP_CODE: setupCode,
  GUEST_PASSWORD: 'seawood',
  WEATHER_URL: 'http://127.0.0.1:1',
  LOG_LEVEL: 'error',
}
const house = await startHouse({ ...environment, ...memoryFile(dataDir) }, { nodeOptions: reportsMemory })
const cookie = await makeFirstAccount(house.address, setupCode)

const total = Number(values.requests)
const portion = Math.min(5_000, Math.max(1_000, Math.round(total / 20)))
let until = Date.now() + Number(values.minutes) * 60_000
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    until = 0
  })
const statuses: Record<string, number> = {}
const faults: string[] = []
const memory: Memory[] = []
let sent = 0
let hangs = 0
while (sent < total && Date.now() < until) {
  const outcome = await fuzz({ port, requests: Math.min(portion, total - sent), seed: Number(values.seed) + sent, cookie })
  for (const [status, times] of Object.entries(outcome.statuses)) statuses[status] = (statuses[status] ?? 0) + times
  for (const fault of outcome.faults) report(fault)
  hangs += outcome.hangs
  sent += Math.min(portion, total - sent)
  for (const parts of Object.values(abuses))
    if ((await sendBytes(port, parts)) >= 500) report(`5xx: ${String(parts[0]).slice(0, 200)}`)
  const now = await memoryOf(house.pid, dataDir)
  memory.push(now)
  console.error(`  ${sent} sent, ${faults.length} faults, ${now.live} MB alive, ${now.resident} MB resident`)
}
house.expectAlive()
// First renderings and compilation are not growth: counting starts after the first twentieth.
const warm = Math.min(memory.length, Math.max(1, Math.round(total / 20 / portion)))
const [first = 0, last = 0] = [memory[warm - 1]?.live, memory.at(-1)?.live]
console.error(
  `${sent} requests: ${JSON.stringify(statuses)}; faults ${faults.length}, hangs ${hangs}; alive ${first} MB after the first ${warm * portion}, ${last} MB at the end (${(last / first).toFixed(2)})`,
)
await house.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(faults.length === 0 && hangs === 0 && last < first * 1.2 ? 0 : 1)

/** At once, so that a long run need not be waited for. */
function report(fault: string) {
  faults.push(fault)
  if (faults.length <= 10) console.error(`  ${fault}\n${house.said().slice(-2_000)}`)
}
