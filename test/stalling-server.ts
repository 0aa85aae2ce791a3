import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from './port-of.ts'

/**
 * A way to a PostgreSQL server on which everything can be held up and let through again, as when its machine is paused: nothing is lost,
 * and no connection breaks.
 */
export async function openStallingWay(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  const server = createServer((near) => {
    const far = folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(url.port || 5432), url.hostname)
    pass(near, far)
    pass(far, near)
  })
  let held: (() => void)[] | undefined
  const sockets = new Set<Socket>()

  function pass(from: Socket, to: Socket) {
    sockets.add(from)
    const doNowOrLater = (act: () => void) => void (held ? held.push(act) : act())
    from.on('data', (bytes) => doNowOrLater(() => to.write(bytes)))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      doNowOrLater(() => to.destroy())
    })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(portOf(server))
  return {
    url: url.href,
    stall() {
      held ??= []
    },
    resume() {
      const acts = held ?? []
      held = undefined
      for (const act of acts) act()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
