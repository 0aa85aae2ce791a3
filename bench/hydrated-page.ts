/** Builds and serves the default hydrated page of bench/hydrated/. */
import { spawn, spawnSync } from 'node:child_process'
import { freePort } from '#test/free-port.ts'
import { end, untilAnswers } from './running.ts'

export type Served = { url: string; pid: number; stop: () => Promise<void> }

/** @throws when it cannot be built */
export async function startHydratedPage(): Promise<Served> {
  if (!built) build()
  const port = await freePort()
  const child = spawn('node_modules/.bin/node', ['bench/hydrated/serve.ts', String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}`
  await untilAnswers(url, child)
  return { url, pid: child.pid ?? 0, stop: () => end(child) }
}

/** Once per run. */
let built = false

function build(): void {
  const args = ['build', 'bench/hydrated', '--config', 'bench/hydrated/vite.config.ts']
  const { status, stderr } = spawnSync('node_modules/.bin/react-router', args, {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the hydrated page cannot be built: ${stderr.slice(-500)}`)
  built = true
}
