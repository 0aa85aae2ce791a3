import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from '#test/port-of.ts'

/**
 * A gate in front of a server on loopback. Shut, it breaks every connection and accepts no more, as if that server's machine had failed.
 */
export async function openGate(behind: number) {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(behind, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      // Like the servers behind it: small answers are sent at once.
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  return {
    port,
    async shut() {
      const closed = new Promise((done) => server.close(done))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async reopen() {
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
