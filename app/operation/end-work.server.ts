import type { Server } from 'node:http'
import type { BaseLogger } from 'pino'

type Work = {
  server: Server
  /** Each of them stops something, and resolves once it has stopped. */
  stop: readonly (() => Promise<unknown>)[]
  log: BaseLogger
  requestsMs?: number
}

/**
 * Ends requests, mails and jobs at the same time, so that a client on a slow line holds up none of the others. A request still under way
 * after `requestsMs` is cut off. Never throws.
 */
export async function endWork({ server, stop, log, requestsMs = 6_000 }: Work): Promise<void> {
  const ends = await Promise.allSettled([endRequests(server, log, requestsMs), ...stop.map((end) => end())])
  for (const end of ends) if (end.status === 'rejected') log.error({ err: end.reason }, 'could not be ended in order')
}

async function endRequests(server: Server, log: BaseLogger, requestsMs: number): Promise<void> {
  // Node reads these when an answer has been sent, and then closes its connection. Closing idle connections instead would also cut off
  // answers on their way, which Node counts as idle.
  Object.assign(server, { keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 })
  const closed = new Promise<void>((done) => server.close(() => done()))
  // From now on Node no longer applies its time limits to connections.
  const cutOff = setTimeout(() => {
    log.warn('requests still under way are cut off')
    server.closeAllConnections()
  }, requestsMs)
  await closed
  clearTimeout(cutOff)
}
