import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { variableNames } from '#app/settings.server.ts'
import { flags, memory, program } from '../build-tools/server-flags.mjs'

export type HouseProcess = Awaited<ReturnType<typeof startHouse>>

/** Generous, for busy machines. */
const startWithinMs = 600_000

/** No setting of its own: the server also reads `.env`, by which a developer's house would be tested instead, with its database. */
export const noSettings = Object.fromEntries(variableNames.map((name) => [name, '']))

/**
 * The server as `npm start` runs it, on plain Node, once it reports that it is ready. Needs a build. `environment` has a PORT and a
 * DATA_DIR; `nodeOptions` are additional flags; `aloud` prints its log, too; `cwd` has
 * another build. @throws with its error output
 */
export async function startHouse(
  environment: Record<string, string>,
  { nodeOptions = [] as string[], aloud = false, cwd = '.' } = {},
) {
  const settings = { ...noSettings, LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...environment }
  const child = spawn('node_modules/.bin/node', [...flags, ...nodeOptions, program], {
    env: { ...memory, PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
  })
  let said = ''
  // A warning per broken connection would fill the memory of a long run.
  const hear = (text: Buffer) => {
    said = (said + text).slice(-20_000)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  if (aloud) child.stdout.pipe(process.stdout)
  const ended = once(child, 'close') as Promise<[code: number | null]>
  const address = `http://${settings.HOST}:${environment.PORT}`
  const deadline = Date.now() + startWithinMs
  while (!(await answers(`${address}/readyz`))) {
    if (child.exitCode !== null || child.signalCode) throw new Error(`The house ended: ${said}`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The house is not ready: ${said}`)
    }
    await new Promise((later) => setTimeout(later, 200))
  }
  let asked = false
  const end = async (signal: NodeJS.Signals) => {
    asked = true
    child.kill(signal)
    return (await ended)[0]
  }
  /** @throws when it ended without being asked to. */
  const expectAlive = () => {
    if (!asked && (child.exitCode !== null || child.signalCode))
      throw new Error(`The house ended by itself (${child.exitCode}): ${said}`)
  }
  return { address, pid: child.pid ?? 0, expectAlive, said: () => said, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  )
}
