/** Processes that are measured: started, awaited, read from /proc, ended. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/free-port.ts'
import { noSettings } from '#test/house-process.ts'
import { flags, memory, program } from '../build-tools/server-flags.mjs'

const ticksPerSecond = 100

/** A process's CPU seconds, all threads, user and system. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** For all CPUs since the machine started, in seconds: busy, and stolen by its host for other machines. */
export function machineSeconds(): { busy: number; stolen: number } {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .slice(1)
    .map((ticks) => Number(ticks) / ticksPerSecond)
  return { busy: user + nice + system + irq + softirq, stolen: steal }
}

/** Resident memory, MB of a million bytes. */
export function residentMb(pid: number): number {
  return (Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6
}

export type House = {
  url: string
  pid: number
  dataDir: string
  readyMs: number
  stop: (how?: { keepData: boolean }) => Promise<void>
}

export const guestPassword = 'bench-larch'
export const setupCode = 'bench-larch-and-lantern'

/** Starts the house like `npm start`. Its output goes to the file `SAYS`, if given. */
export async function startHouse({ SAYS, ...environment }: Record<string, string> = {}, keepDataDir?: string): Promise<House> {
  const dataDir = keepDataDir ?? mkdtempSync(join(tmpdir(), 'kilmara-bench-'))
  const port = await freePort()
  const started = performance.now()
  const child = spawn('node_modules/.bin/node', [...flags, program], {
    env: {
      ...memory,
      ...process.env,
      ...noSettings,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: dataDir,
      GUEST_PASSWORD: guestPassword,
      SETUP_CODE: setupCode,
      TRUST_PROXY: '1',
      ...environment,
    },
    stdio: SAYS ? ['ignore', openSync(SAYS, 'a'), openSync(SAYS, 'a')] : 'ignore',
  })
  const url = `http://localhost:${port}`
  await untilAnswers(url, child)
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    readyMs: performance.now() - started,
    async stop({ keepData } = { keepData: false }) {
      await end(child)
      if (!keepData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode} before it answered`)
    const answer = await fetch(url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer) return
    await new Promise((done) => setTimeout(done, 25))
  }
}

export function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((ended) => {
    child.once('exit', () => ended())
    child.kill('SIGTERM')
  })
}

/** Waits until the process is idle, for at most half a minute. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let tries = 0, before = -1; tries < 30; tries++) {
    const now = cpuSeconds(pid)
    if (now - before < 0.02) return
    before = now
    await new Promise((done) => setTimeout(done, 1_000))
  }
}
