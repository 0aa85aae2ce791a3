import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'

it('npm run dev can be ended while it waits for a mistake to be mended', { timeout: 60_000 }, async () => {
  const started = spawn(process.execPath, ['build-tools/start.mjs', '--dev'], {
    env: { ...process.env, PORT: 'none' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void started.kill('SIGKILL'))
  const closed = once(started, 'close')
  for await (const said of started.stderr) if (String(said).includes('starts again when a file changes')) break
  started.kill('SIGINT')
  expect(await closed).toEqual([1, null])
})
