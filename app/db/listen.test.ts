import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, it, vi } from 'vitest'
import { startCluster } from '#test/postgres-cluster.ts'
import { listenOnServer } from './listen.server.ts'

const notify = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('notify news')
  await client.end()
}

/** A database server that can be ended and started, and what listening to it logs, hears and tries. */
function watchedCluster() {
  const cluster = startCluster()
  if (!cluster) throw new Error('PostgreSQL is not installed here.')
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  const tries = vi.spyOn(pg.Client.prototype, 'connect')
  const stop = () => {
    tries.mockRestore()
    cluster.stop()
  }
  return { cluster, log, lines, onNotice: vi.fn(), tries, stop }
}

it.skipIf(!inject('server'))('notices come also to who was refused at first, and the log says so once', async () => {
  const { cluster, log, lines, onNotice, tries, stop } = watchedCluster()
  cluster.crash()
  const end = await listenOnServer({ databaseUrl: cluster.url, channel: 'news', onNotice, log, reconnectAfterMs: 20 })
  try {
    await expect.poll(() => tries.mock.calls.length).toBeGreaterThan(4)
    expect(lines).toEqual(['no notices from the database yet'])
    cluster.restart()
    await expect.poll(() => onNotice.mock.calls.length).toBe(1)
    expect(lines.at(-1)).toBe('notices from the database again')
    await notify(cluster.url)
    await expect.poll(() => onNotice.mock.calls.length).toBe(2)
  } finally {
    await end()
    stop()
  }
})

it.skipIf(!inject('server'))('notices come again after the database was away, and the log says so once', async () => {
  const { cluster, log, lines, onNotice, tries, stop } = watchedCluster()
  const end = await listenOnServer({ databaseUrl: cluster.url, channel: 'news', onNotice, log, reconnectAfterMs: 20 })
  try {
    cluster.crash()
    await expect.poll(() => tries.mock.calls.length).toBeGreaterThan(4)
    expect(lines.filter((line) => line.includes('yet'))).toHaveLength(1)
    expect(onNotice).not.toHaveBeenCalled()

    cluster.restart()
    // One may have been missed.
    await expect.poll(() => onNotice.mock.calls.length).toBe(1)
    expect(lines.at(-1)).toBe('notices from the database again')
    await notify(cluster.url)
    await expect.poll(() => onNotice.mock.calls.length).toBe(2)
  } finally {
    await end()
    stop()
  }
})
