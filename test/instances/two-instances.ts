/** Two production servers on one PostgreSQL database, each with its own folder, behind a round-robin proxy. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { createInterface } from 'node:readline'
import { makeFolder } from '#test/folder.ts'
import { freePort } from '#test/free-port.ts'
import { portOf } from '#test/port-of.ts'
import { flags, memory, program } from '../../build-tools/server-flags.mjs'

export const setupCode = 'two-houses-one-table'
export const guestPassword = 'heron-tide'

export type Instance = { url: string; stop(): Promise<void> }

export async function startTwoInstances(databaseUrl: string, environment: Record<string, string>) {
  const proxy = await startProxy()
  const folders = [await makeFolder(), await makeFolder()] as const
  const start = (dataDir: string) =>
    startInstance({
      ...environment,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      BASE_URL: proxy.url,
      TRUST_PROXY: '1',
      SETUP_CODE: setupCode,
      GUEST_PASSWORD: guestPassword,
    })
  // At the same moment: one of them seeds, the other waits.
  const [one, other] = await Promise.all([start(folders[0].path), start(folders[1].path)])
  proxy.targets.push(one.url, other.url)
  return {
    one,
    other,
    /** Both, in turn. */
    proxy: proxy.url,
    async [Symbol.asyncDispose]() {
      await Promise.all([one.stop(), other.stop(), proxy.close()])
      for (const folder of folders) await folder[Symbol.asyncDispose]()
    },
  }
}

async function startInstance(environment: Record<string, string>): Promise<Instance> {
  const port = await freePort()
  const server = spawn(process.execPath, [...flags, program], {
    env: { ...memory, PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), ...environment },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  await isListening(server)
  return {
    url: `http://localhost:${port}`,
    async stop() {
      if (server.exitCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** The server prints where to go once it listens. */
function isListening(server: ChildProcess): Promise<void> {
  let said = ''
  return new Promise((ready, failed) => {
    if (server.stderr)
      createInterface({ input: server.stderr }).on('line', (line) => {
        said += `${line}\n`
        if (line.includes('The site')) ready()
      })
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)))
  })
}

async function startProxy() {
  const targets: string[] = []
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const target = targets[turn++ % targets.length] ?? ''
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress }
    const onward = request(`${target}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    targets,
    url: `http://127.0.0.1:${portOf(server)}`,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
