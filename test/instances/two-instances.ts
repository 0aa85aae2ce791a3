/** Two production servers on one PostgreSQL database, each with its own folder, behind a round-robin proxy. */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { makeFolder } from '#test/folder.ts'
import { freePort } from '#test/free-port.ts'
import { startHouse } from '#test/house-process.ts'
import { portOf } from '#test/port-of.ts'

export const setupCode = 'two-houses-one-table'
export const guestPassword = 'heron-tide'

export async function startTwoInstances(databaseUrl: string, environment: Record<string, string>) {
  const proxy = await startProxy()
  const folders = [await makeFolder(), await makeFolder()] as const
  const start = async (dataDir: string) =>
    startHouse({
      ...environment,
      PORT: String(await freePort()),
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      BASE_URL: proxy.url,
      TRUST_PROXY: '1',
      SETUP_CODE: setupCode,
      GUEST_PASSWORD: guestPassword,
    })
  // At the same moment: one of them seeds, the other waits.
  const [one, other] = await Promise.all([start(folders[0].path), start(folders[1].path)])
  proxy.targets.push(one.address, other.address)
  return {
    one: one.address,
    other: other.address,
    /** Both, in turn. */
    proxy: proxy.url,
    async [Symbol.asyncDispose]() {
      await Promise.all([one.stop(), other.stop(), proxy.close()])
      for (const folder of folders) await folder[Symbol.asyncDispose]()
    },
  }
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
