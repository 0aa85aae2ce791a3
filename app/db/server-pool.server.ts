import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { BaseLogger } from 'pino'
import { isAway } from './away.server.ts'
import type { Db } from './db.ts'
import { listenOnServer } from './listen.server.ts'
import type { Database } from './open.server.ts'

/** A PostgreSQL server. @throws an error that names the server, never the password. */
export async function openServer(databaseUrl: string, log: BaseLogger, { giveUpAfterMs = 20_000 } = {}): Promise<Database> {
  const connection = {
    connectionString: databaseUrl,
    application_name: 'kilmara',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  }
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    idleTimeoutMillis: 30_000,
    // A vanished server must not hold requests for ever. Longer than the limits below, with which the server itself ends a statement.
    query_timeout: giveUpAfterMs,
    // Set after connecting, not as connection parameters, which poolers such as PgBouncer refuse.
    onConnect: async (client) => {
      await client.query(sessionSettings)
    },
  })
  // The pool replaces an idle connection that breaks; without a listener its error would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  // So would an error on a connection in use, which the pool does not listen to; its query reports it.
  pool.on('connect', (client) => client.on('error', () => undefined))

  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new Error(
      `DATABASE_URL: the database server at ${serverNameOf(databaseUrl)} does not answer: ${(error as Error).message}`,
      {
        cause: error,
      },
    )
  }

  const listeners = new Set<() => Promise<void>>()
  let closing: Promise<void> | undefined
  return {
    kind: 'server',
    db: overPool(pool),
    async unhurried(work) {
      const client = new pg.Client(connection)
      client.on('error', () => undefined)
      await client.connect()
      try {
        await client.query(sessionSettings)
        return await work(drizzle({ client }))
      } finally {
        await client.end()
      }
    },
    async listen(channel, onNotice) {
      const end = await listenOnServer({ databaseUrl, channel, onNotice, log })
      listeners.add(end)
      return async () => {
        listeners.delete(end)
        await end()
      }
    },
    async maintain() {},
    close() {
      closing ??= Promise.all([...listeners].map((end) => end())).then(() => pool.end())
      return closing
    },
  }
}

/**
 * Drizzle over a pool keeps the connection of a transaction that could not begin for ever, and returns that of one whose rollback was not
 * answered: the next to use it would be acknowledged within the old transaction, and lost with it. Here neither goes back to the pool.
 */
function overPool(pool: pg.Pool): Db {
  const db = drizzle({ client: pool })
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let mayBeOpen = true
    try {
      const done = await drizzle({ client }).transaction(work, config)
      mayBeOpen = false
      return done
    } catch (error) {
      mayBeOpen = isAway(error) || client.getTransactionStatus() !== 'I'
      throw error
    } finally {
      client.release(mayBeOpen)
    }
  }
  return db
}

const sessionSettings = `
  set time zone 'UTC';
  set statement_timeout = '15s';
  set lock_timeout = '10s';
  set idle_in_transaction_session_timeout = '15s'`

/** `host:port/name`; the full URL may contain a password. */
export function serverNameOf(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  return `${url.host || url.searchParams.get('host') || 'localhost'}${url.pathname}`
}
