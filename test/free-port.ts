import { createServer } from 'node:net'

/**
 * A port that nobody listens on at present, for a process that is about to. Below those that the system gives to connections' own
 * ends (a browser's, the database's): one of them can be taken before the process has started.
 */
export function freePort(): Promise<number> {
  return new Promise((free) => {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    const probe = createServer()
    probe.once('error', () => free(freePort()))
    probe.listen(port, () => probe.close(() => free(port)))
  })
}
