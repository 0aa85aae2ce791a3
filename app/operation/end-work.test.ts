import { once } from 'node:events'
import { Agent, createServer, get, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { silentLog } from '#test/database.ts'
import { portOf } from '#test/port-of.ts'
import { endWork } from './end-work.server.ts'

const longMs = 60_000

async function openServer(listener: RequestListener) {
  const server = createServer({ keepAliveTimeout: longMs }, listener)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const port = portOf(server)
  return { server, port, log: { ...silentLog, warn: vi.fn(), error: vi.fn() } as unknown as typeof silentLog }
}

it('mails and jobs are told to end while a request is still under way, and all are waited for', async () => {
  let answer = () => {}
  const { server, port, log } = await openServer((_, response) => {
    answer = () => void response.end('done')
  })
  const agent = new Agent({ keepAlive: true })
  const answered = new Promise<string>((told) => {
    get({ port, agent }, async (response) => told(Buffer.concat(await response.toArray()).toString()))
  })
  await once(server, 'request')
  let sent = () => {}
  const mail = vi.fn(() => new Promise<void>((done) => (sent = done)))
  const job = vi.fn(async () => {})
  let over = false
  const ended = endWork({ server, stop: [mail, job], log, requestsMs: longMs }).then(() => (over = true))
  expect([mail.mock.calls.length, job.mock.calls.length]).toEqual([1, 1])

  // The client would keep its connection for a minute.
  const closed = once(server, 'close')
  answer()
  expect(await answered).toBe('done')
  await closed
  expect(over).toBe(false)
  sent()
  await ended
  expect(log.warn).not.toHaveBeenCalled()
  agent.destroy()
})

it('a request that does not end is cut off, and so is a connection that sends nothing', async () => {
  const { server, port, log } = await openServer(() => {})
  const accepted = new Promise<void>((both) => {
    let connections = 0
    server.on('connection', () => ++connections === 2 && both())
  })
  const begun = once(server, 'request')
  const sockets = [connect(port, 'localhost'), connect(port, 'localhost')]
  sockets[0]?.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nthe first words')
  // Not `once`, which would also end with the error of a connection that is cut off.
  const closed = (socket: Socket) =>
    new Promise((done) =>
      socket
        .on('error', () => {})
        .on('close', done)
        .resume(),
    )
  const gone = Promise.all(sockets.map(closed))
  await Promise.all([accepted, begun])
  await endWork({ server, stop: [], log, requestsMs: 50 })
  await gone
  expect(log.warn).toHaveBeenCalledTimes(1)
})

it('what cannot be ended is logged, and does not keep the rest from ending', async () => {
  const { server, log } = await openServer(() => {})
  const lost = async () => {
    throw new Error('the database is gone')
  }
  await endWork({ server, stop: [lost], log })
  expect(server.listening).toBe(false)
  expect(log.error).toHaveBeenCalledTimes(1)
})
