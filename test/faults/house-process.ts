import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { flags, memory, program } from '../../build-tools/server-flags.mjs'

export type HouseProcess = Awaited<ReturnType<typeof startHouse>>

/** Generous, for busy machines. */
const startWithinMs = 600_000

/**
 * The server as `npm start` runs it, on plain Node, once it reports that it is ready. Needs a build. `wrapped` is the command that runs
 * it, `nodeOptions` are additional flags. @throws with its error output
 */
export async function startHouse(
  environment: Record<string, string>,
  { wrapped = [] as string[], nodeOptions = [] as string[] } = {},
) {
  const [command = '', ...args] = [...wrapped, process.execPath, ...flags, ...nodeOptions, program]
  const child: ChildProcess = spawn(command, args, {
    env: {
      ...memory,
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  // A warning per broken connection would fill the memory of a long run.
  const hear = (text: Buffer) => {
    said = (said + text).slice(-20_000)
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const ended = once(child, 'close') as Promise<[code: number | null]>
  const address = `http://127.0.0.1:${environment.PORT}`
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
