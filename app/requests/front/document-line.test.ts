import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Documents, Ready } from '#app/documents/documents.server.ts'
import { silentLog } from '#test/database.ts'
import { portOf } from '#test/port-of.ts'
import { openDocumentLine } from './document-line.server.ts'

const page: Ready = { status: 200, head: ['content-length', '4', 'etag', '"a"'], body: Buffer.from('page') }
const documents = { find: (path: string) => (path === '/ready' ? page : undefined) } as unknown as Documents
const get = 'GET /ready HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n'

let server: Server
let port: number
let refuse: boolean
beforeEach(async () => {
  refuse = false
  server = createServer((request, response) => response.end(`app ${request.method} ${request.url}`))
  const limits = { exceeded: async () => (refuse ? 60 : undefined) }
  openDocumentLine(server, { documents, limits, log: silentLog, trustProxy: 0, observe: () => {} })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  port = portOf(server)
})
afterEach(() => new Promise((closed) => server.close(closed)))

/** Sends each part once `until` of the one before has arrived, on one connection. @returns all that came. */
async function talk(...parts: [say: string, until: string][]): Promise<string> {
  const socket = connect(port, 'localhost')
  let heard = ''
  for (const [say, until] of parts) {
    const from = heard.length
    socket.write(say)
    while (!heard.includes(until, from)) {
      heard += await new Promise<string>((told, failed) =>
        socket.once('data', (data) => told(String(data))).once('close', failed),
      )
    }
  }
  socket.destroy()
  return heard
}

it('the line answers one reading after the other, with a date, and leaves all else on the connection to the app', async () => {
  const heard = await talk(
    [get, 'page'],
    [get, 'page'],
    ['POST /ready HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n', 'app POST'],
  )
  expect(heard.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
  expect(heard).toMatch(/^Date: \w{3}, .* GMT\r$/m)
  expect(heard).toMatch(/^Connection: keep-alive\r$/m)
  expect(await talk(['GET /other HTTP/1.1\r\nHost: x\r\n\r\n', 'app GET /other'])).not.toContain('page')
})

it('what comes in pieces, several at once or in doubt is left to a real parser', async () => {
  const socket = connect(port, 'localhost')
  socket.write(get.slice(0, 20))
  const connected = new Promise<string>((told) => socket.once('data', (data) => told(String(data))))
  server.once('request', () => socket.destroy())
  socket.write(get.slice(20))
  await connected

  expect(await talk([get + get, 'app GET /ready'])).not.toContain('\r\n\r\npage')
  for (const line of [
    'Transfer-Encoding: chunked',
    'Host: other',
    'Connection: close',
    'Range: bytes=0-1',
    'Content-Length: 0',
  ]) {
    expect(await talk([get.replace('\r\n\r\n', `\r\n${line}\r\n\r\n`), 'HTTP/1.1'])).not.toContain('\r\n\r\npage')
  }
  expect(await talk([get.replace('localhost', 'a@b'), 'HTTP/1.1'])).not.toContain('\r\n\r\npage')
  expect(await talk(['GET /ready HTTP/1.1\r\nHost: x\nTransfer-Encoding: chunked\r\n\r\n', 'HTTP/1.1'])).toContain('400')
})

it('an address over its limit is left to the app, which refuses it', async () => {
  refuse = true
  expect(await talk([get, 'app GET /ready'])).not.toContain('\r\n\r\npage')
})

it('data that arrived while the process was blocked is read before the connection times out', async () => {
  server.headersTimeout = 20
  const socket = connect(port, 'localhost')
  await once(server, 'connection')
  socket.write(get, standStill)
  expect(await hear(socket)).toContain('page')
  socket.destroy()
})

it('data on a connection handed to the app is read before it times out, too; without any it is closed', async () => {
  Object.assign(server, { keepAliveTimeout: 20, keepAliveTimeoutBuffer: 0 })
  const post = 'POST /ready HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n'
  const socket = connect(port, 'localhost')
  socket.write(post)
  expect(await hear(socket)).toContain('app POST')
  socket.write(post, standStill)
  expect(await hear(socket)).toContain('app POST')
  await once(socket, 'close')
})

it('a connection whose client does not read is closed with all others', async () => {
  const large = { ...page, head: ['content-length', '50000000'], body: Buffer.alloc(50_000_000) }
  vi.spyOn(documents, 'find').mockReturnValue(large)
  const socket = connect(port, 'localhost').pause()
  const [taken] = (await once(server, 'connection')) as [Socket]
  socket.write(get)
  await vi.waitUntil(() => taken.writableLength > 0)
  const closed = once(server.close(), 'close')
  expect(taken.destroyed).toBe(false)
  server.closeAllConnections()
  await closed
  socket.destroy()
})

it('a client that does not read its answer is not waited for, whoever answers', async () => {
  const large = { ...page, head: ['content-length', '50000000'], body: Buffer.alloc(50_000_000) }
  vi.spyOn(documents, 'find').mockImplementation((path) => (path === '/ready' ? large : undefined))
  const quick = createServer({ keepAliveTimeout: 1 }, (_request, response) => response.end(large.body))
  const limits = { exceeded: async () => undefined }
  openDocumentLine(quick, { documents, limits, log: silentLog, trustProxy: 0, observe: () => {} })
  await new Promise<void>((listening) => quick.listen(0, 'localhost', listening))
  for (const say of [get, get.replace('/ready', '/other')]) {
    const socket = connect(portOf(quick), 'localhost').pause()
    const [taken] = (await once(quick, 'connection')) as [Socket]
    socket.write(say)
    await vi.waitUntil(() => taken.writableLength > 0)
    await vi.waitUntil(() => taken.destroyed, { timeout: 4_000 })
    socket.destroy()
  }
  await new Promise((closed) => quick.close(closed))
})

function standStill() {
  for (const until = performance.now() + 50; performance.now() < until; );
}

function hear(socket: Socket): Promise<string> {
  return new Promise((told, failed) => socket.once('data', (data) => told(String(data))).once('close', failed))
}
