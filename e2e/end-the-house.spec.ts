/** `npm start` ends the house with it, cleanly, whether a supervisor or a terminal stops it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
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
    // There is nothing left to kill.
  }
})

for (const { who, signal, whole } of ways) {
  test(`npm start is ended by ${who}`, async () => {
    const house = await start()
    process.kill((whole ? -1 : 1) * house.pid, signal)
    await house.endsCleanly()
  })
}

test('npm start is ended cleanly even while somebody sends a request that never ends', async () => {
  const house = await start()
  const socket = connect(house.port, 'localhost').on('error', () => {})
  socket.write('POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n')
  socket.write('Content-Length: 1000\r\n\r\n{"name":')
  // The connection of that request stays open, and so does the one of this request, which is answered.
  await fetch(`http://localhost:${house.port}/healthz`)
  process.kill(house.pid, 'SIGTERM')
  await house.endsCleanly()
  socket.destroy()
})

async function start() {
  const dataDir = mkdtempSync(join(tmpdir(), 'kilmara-e2e-'))
  const port = await freePort()
  const environment = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' }
  const started = spawn('npm', ['start'], { env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  npm = started
  let said = ''
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (text) => (said += text))
  const closed = once(started, 'close')
  await expect.poll(() => said).toContain(`http://localhost:${port}/guest-guide`)
  return {
    port,
    pid: started.pid ?? 0,
    async endsCleanly() {
      // 'close' also waits for anything that still holds its output.
      expect(await closed).toEqual([0, null])
      expect(said).toContain('draining')
      await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow('fetch failed')
      rmSync(dataDir, { recursive: true })
    },
  }
}
