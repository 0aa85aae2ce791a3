import { createServer } from 'node:net'

/**
 * A currently unused port, for a process that is about to start. It is below the range that the system assigns to outgoing connections (a
 * browser's, the database's), one of which might take it before the process has started.
 */
export function freePort(): Promise<number> {
  return new Promise((free) => {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    const probe = createServer()
    probe.once('error', () => free(freePort()))
    probe.listen(port, () => probe.close(() => free(port)))
  })
}
