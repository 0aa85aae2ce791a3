import pg from 'pg'
import type { BaseLogger } from 'pino'

type Listening = { databaseUrl: string; channel: string; onNotice: () => void; log: BaseLogger }

/** On its own connection, reopened whenever it breaks. Poolers that share sessions pass no notices; pollers still work. */
export async function listenOnServer({ databaseUrl, channel, onNotice, log }: Listening): Promise<() => Promise<void>> {
  let ended = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'guest-platform-listen', ...steadily })
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
      // A notice may have been missed meanwhile.
      onNotice()
    } catch (error) {
      log.warn({ err: error }, 'no notices from the database yet')
      await client?.end().catch(() => undefined)
    }
  }

  async function end(): Promise<void> {
    ended = true
    clearTimeout(retry)
    await client?.end()
  }

  try {
    await connect()
  } catch (error) {
    await end().catch(() => undefined)
    throw error
  }
  return end
}

const reconnectAfterMs = 2_000
/** Notice a vanished server after seconds, not after the system's two hours. */
const steadily = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
