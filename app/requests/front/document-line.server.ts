/**
 * Serves already rendered documents straight from the connection: creating a request and response costs Node more than everything else.
 * It understands only the plainest requests for them; anything else, and whatever follows on the same connection, goes to Node's own
 * server.
 */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Ready } from '#app/documents/documents.server.ts'
import { believedAddress } from '#app/requests/client-address.server.ts'
import { plainReading } from '#app/requests/reading/plain-reading.ts'
import type { FrontNeeds } from './document-front.server.ts'

/**
 * Runs before `server` handles a new connection. Closing the server, or its idle or all connections, closes these too. Times out idle
 * connections in its place, and everywhere those whose client does not read.
 */
export function openDocumentLine(server: Server, { documents, limits, log, trustProxy, observe }: FrontNeeds) {
  const toServer = server.listeners('connection') as ((this: Server, socket: Socket) => void)[]
  const waiting = new Set<Socket>()
  const idleMs = server.keepAliveTimeout + 1000
  const bytesOf = createBytes(`Connection: keep-alive\r\nKeep-Alive: timeout=${server.keepAliveTimeout / 1000}\r\n`)

  // Node would wait for ever for a client that does not read its answer: anybody could keep thousands of connections so.
  server.timeout = idleMs
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    waiting.add(socket)
    socket.setTimeout(server.headersTimeout)
    socket.on('data', onData).on('end', onEnd).on('timeout', onTimeout).on('error', onError).on('close', onClose)
  })
  // For connections handled by Node's server, which would otherwise close them at once.
  server.on('timeout', (socket: Socket) => onTimeout.call(socket))
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    for (const socket of waiting) socket.destroySoon()
    closeIdle()
  }
  // A connection whose client is not reading has data to be written, so it is not idle.
  const closeAll = server.closeAllConnections.bind(server)
  server.closeAllConnections = () => {
    for (const socket of waiting) socket.destroy()
    closeAll()
  }

  async function onData(this: Socket, chunk: Buffer) {
    const started = performance.now()
    const reading = plainReading(chunk)
    const ready = reading && documents.find(reading.path, reading.accepts, reading.knows)
    // A client that does not read its answers is left to Node's server, which waits.
    if (!ready || this.writableLength > 0) return handOver(this, chunk)
    // Counted in memory (eachInstance, limits.server.ts), so this settles before the next chunk can arrive.
    const address = believedAddress(reading.forwardedFor, this.remoteAddress, trustProxy)
    if ((await limits.exceeded('page', address)) !== undefined) return handOver(this, chunk)
    if (!waiting.has(this)) return
    this.write(bytesOf(ready))
    if (this.timeout !== idleMs) this.setTimeout(idleMs)
    const ms = Math.round(performance.now() - started)
    observe(reading.path, 'GET', ready.status, ms)
    if (log.isLevelEnabled('info')) log.info({ method: 'GET', path: reading.path, status: ready.status, ms }, 'request')
  }

  function handOver(socket: Socket, chunk: Buffer) {
    if (!waiting.delete(socket)) return
    socket.off('data', onData).off('end', onEnd).off('timeout', onTimeout).off('error', onError).off('close', onClose)
    socket.setTimeout(0)
    for (const take of toServer) take.call(server, socket)
    socket.emit('data', chunk)
  }

  function onEnd(this: Socket) {
    this.end()
  }

  /** If the process was blocked, the timer may fire before data that has arrived was read: read that first. */
  function onTimeout(this: Socket) {
    const { bytesRead } = this
    setImmediate(() => this.bytesRead === bytesRead && this.destroy())
  }

  function onError(this: Socket) {
    this.destroy()
  }

  function onClose(this: Socket) {
    waiting.delete(this)
  }
}

/** An answer's bytes as sent. Rebuilt once a second, because they contain the date. */
function createBytes(connection: string) {
  const made = new WeakMap<Ready, { second: number; bytes: Buffer }>()
  return (ready: Ready): Buffer => {
    const now = Date.now()
    const second = Math.floor(now / 1000)
    const known = made.get(ready)
    if (known?.second === second) return known.bytes
    const lines = [`HTTP/1.1 ${ready.status} ${ready.status === 200 ? 'OK' : 'Not Modified'}`]
    for (let at = 0; at < ready.head.length; at += 2) lines.push(`${ready.head[at]}: ${ready.head[at + 1]}`)
    const head = `${lines.join('\r\n')}\r\nDate: ${new Date(now).toUTCString()}\r\n${connection}\r\n`
    const bytes = Buffer.concat([Buffer.from(head, 'latin1'), ready.body ?? Buffer.alloc(0)])
    made.set(ready, { second, bytes })
    return bytes
  }
}
