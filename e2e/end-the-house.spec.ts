/** Whoever ends `npm start`, a supervisor or a terminal, ends the house with it, cleanly. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '#test/free-port.ts'

const ways = [
  { who: 'a supervisor, which tells npm alone', signal: 'SIGTERM', whole: false },
  { who: 'a supervisor, which tells all', signal: 'SIGTERM', whole: true },
  { who: 'Ctrl-C in a terminal, which tells all', signal: 'SIGINT', whole: true },
] as const

let npm: ChildProcess | undefined

/** Processes left running by a failed test. */
test.afterEach(() => {
  if (!npm?.pid) return
  try {
    process.kill(-npm.pid, 'SIGKILL')
  } catch {
    // Nothing left to kill.
  }
})

for (const { who, signal, whole } of ways) {
  test(`npm start is ended by ${who}`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kilmara-e2e-'))
    const port = await freePort()
    const environment = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' }
    const started = spawn('npm', ['start'], { env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    npm = started
    let said = ''
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (text) => (said += text))
    const closed = once(started, 'close')
    await expect.poll(() => said).toContain(`http://localhost:${port}/guest-guide`)
    process.kill((whole ? -1 : 1) * (started.pid ?? 0), signal)
    // 'close' also waits for anything that still holds its output.
    expect(await closed).toEqual([0, null])
    expect(said).toContain('draining')
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow('fetch failed')
    rmSync(dataDir, { recursive: true })
  })
}
