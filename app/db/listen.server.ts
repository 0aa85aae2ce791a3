import pg from 'pg'
import type { BaseLogger } from 'pino'

type Listening = {
  databaseUrl: string
  channel: string
  onNotice: () => void
  log: BaseLogger
  reconnectAfterMs?: number
}

/**
 * Listens on a connection of its own, opened again whenever it breaks, or is refused at first, as by a server with too many already.
 * Poolers that share sessions pass no notices, so callers also poll.
 */
export async function listenOnServer(listening: Listening): Promise<() => Promise<void>> {
  const { databaseUrl, channel, onNotice, log, reconnectAfterMs = 2_000 } = listening
  let ended = false
  /** Logged once: a database that is away for hours must not fill the log. */
  let isAwaited = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'kilmara-listen', ...steadily })
    client = fresh
    fresh.on('notification', onNotice)
    fresh.on('error', (error) => log.warn({ err: error }, 'notices from the database interrupted'))
    fresh.on('end', () => {
      if (!ended) retry = setTimeout(() => void reconnect(), reconnectAfterMs).unref()
    })
    await fresh.connect()
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
  }

  async function reconnect(): Promise<void> {
    try {
      await connect()
      if (isAwaited) log.warn('notices from the database again')
      isAwaited = false
      // A notice may have been missed in the meantime.
      onNotice()
    } catch (error) {
      await wait(error)
    }
  }

  /** The connection that failed tries again by ending. */
  async function wait(error: unknown): Promise<void> {
    if (!isAwaited) log.warn({ err: error }, 'no notices from the database yet')
    isAwaited = true
    await client?.end().catch(() => undefined)
  }

  async function end(): Promise<void> {
    ended = true
    clearTimeout(retry)
    await client?.end()
  }

  await connect().catch(wait)
  return end
}

/** Notice a vanished server after seconds, not after the system's two hours. */
const steadily = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
