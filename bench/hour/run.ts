/**
 * `npm run bench:hour [-- --minutes 60]`: everything that guests and team do, mixed, at half of what this machine can serve, on the
 * embedded database. `--per-second 6` sets the rate instead. Exits with 1 if any answer was wrong or missing.
 */
import { parseArgs } from 'node:util'
import { cpuSeconds, machineSeconds, residentMb } from '../running.ts'
import { ask, closeConnections } from './ask.ts'
import { type Act, guests, type Send } from './guests.ts'
import { createLedger, type Window } from './ledger.ts'
import { staff } from './staff.ts'
import { openSurroundings } from './surroundings.ts'
import { writeHour } from './write-hour.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' }, 'per-second': { type: 'string' } } })
const minutes = Number(values.minutes)
const windowSeconds = 60 * Math.min(5, Math.max(1, minutes / 12))
/** Beyond this many, acts are held back and counted: other programs are using the machine. */
const mostAtOnce = 400
const say = (line: string) => process.stdout.write(`${line}\n`)

const world = await openSurroundings()
const { house } = world
const ledger = createLedger()
const waiting: string[] = []

const send: Send = async (name, asked, statuses = [200]) => {
  // Each request has another address: rate limits are not tested here.
  const from = `198.${18 + Math.floor(Math.random() * 2)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
  const answer = await ask(house.url, { ...asked, headers: { 'x-forwarded-for': from, ...asked.headers } })
  ledger.note(name, answer.ms)
  if (!statuses.includes(answer.status)) throw new Error(`${name} answered ${answer.status} ${answer.text.slice(0, 200)}`)
  return answer
}
const acts = [...guests(send, world.stripe, (order) => waiting.push(order)), ...staff(send, world.cookie, () => waiting.shift())]
const perform = ({ act }: Act) => act().catch((error: Error) => ledger.fail(error.name, error.message))

let windows: Window[] = []
/** When it is told to stop, it ends early and reports what it has. */
let ended = false
process.once('SIGTERM', () => {
  ended = true
})
let actsPerSecond = 0
try {
  say(`the house serves on ${house.url}, process ${house.pid}`)
  const half = await halfOfWhatItCan()
  actsPerSecond = Number(values['per-second'] ?? half)
  say(`half of what it can is ${half.toFixed(1)} acts a second; ${minutes} minutes at ${actsPerSecond.toFixed(1)}`)
  await keepUp(minutes * 60)
  if (!ended) await settle()
} finally {
  const mails = await world.mails().catch(() => undefined)
  const report = {
    // The actual duration.
    minutes: Math.round((windows.length * windowSeconds) / 60),
    windowSeconds,
    actsPerSecond,
    paced: values['per-second'] !== undefined,
    windows,
    kinds: ledger.byKind(),
    ...ledger.totals,
    mails,
  }
  say(writeHour('bench/report', { ...report, complaints: ledger.complaints }))
  say(`what the house said is in ${world.says}`)
  closeConnections()
  await world.close()
  process.exitCode = ended || ledger.totals.errors > 0 || windows.length === 0 || (mails?.failed ?? 1) > 0 ? 1 : 0
}

/**
 * Runs eight acts at a time without a pause, to find how many per second are possible. A second bound is what they cost: half a core, for a
 * machine that is sometimes busy. Not part of the hour.
 */
async function halfOfWhatItCan(): Promise<number> {
  const run = async (seconds: number) => {
    const until = performance.now() + seconds * 1000
    let done = 0
    const before = cpuSeconds(house.pid)
    const person = async () => {
      for (; performance.now() < until; done++) await perform(choose())
    }
    await Promise.all(Array.from({ length: 8 }, person))
    return { perSecond: done / seconds, perCpuSecond: done / (cpuSeconds(house.pid) - before) }
  }
  await run(15)
  const { perSecond, perCpuSecond } = await run(30)
  ledger.closeWindow(0, { mb: 0, cores: 0, others: 0, stolen: 0 })
  return Math.min(perSecond, perCpuSecond) / 2
}

/** CPU seconds: the house's, this program's, everybody's, and those stolen by the host. */
type Used = [house: number, asking: number, busy: number, stolen: number]
function usedSoFar(): Used {
  const { busy, stolen } = machineSeconds()
  return [cpuSeconds(house.pid), cpuSeconds(process.pid), busy, stolen]
}

/** New acts arrive at random at the given rate, however slow the answers: guests do not wait for each other. */
async function keepUp(seconds: number): Promise<void> {
  const begun = performance.now()
  const going = new Set<Promise<unknown>>()
  let next = begun
  let windowEnds = begun + windowSeconds * 1000
  let used = usedSoFar()
  const closeWindow = () => {
    const now = usedSoFar()
    const [cores, asking, busy, stolen] = now.map((seconds, which) => (seconds - (used[which] ?? 0)) / windowSeconds) as Used
    used = now
    const spent = { mb: residentMb(house.pid), cores, others: busy - cores - asking, stolen }
    const window = ledger.closeWindow((windowEnds - begun) / 1000 - windowSeconds, spent)
    windows = [...windows, window]
    world.forget()
    const { requests, errors, p50, p99, mb, others } = window
    say(
      `${((window.from + windowSeconds) / 60).toFixed(0)} min: ${requests} requests, ${errors} errors, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(0)} ms, ${mb.toFixed(0)} MB, ${cores.toFixed(2)} cores (others ${others.toFixed(2)}, stolen ${stolen.toFixed(2)})`,
    )
    windowEnds += windowSeconds * 1000
  }
  while (!ended && performance.now() < begun + seconds * 1000) {
    next += (-Math.log(1 - Math.random()) / actsPerSecond) * 1000
    if (next > performance.now()) await new Promise((later) => setTimeout(later, Math.max(0, next - performance.now())))
    if (going.size < mostAtOnce) {
      const act = perform(choose())
      going.add(act)
      void act.then(() => going.delete(act))
    } else ledger.totals.heldBack++
    if (performance.now() >= windowEnds) closeWindow()
  }
  await Promise.all(going)
  if (!ended && windows.length * windowSeconds < seconds - 1) closeWindow()
}

/** The last minutes' mails may still be on their way. */
async function settle(): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if ((await world.mails()).waiting === 0) return
    await new Promise((later) => setTimeout(later, 1_000))
  }
  ledger.fail('mail', 'mails still wait a minute after the end')
}

function choose(): Act {
  let at = Math.random() * acts.reduce((sum, { share }) => sum + share, 0)
  for (const act of acts) {
    at -= act.share
    if (at <= 0) return act
  }
  return acts[0] as Act
}
