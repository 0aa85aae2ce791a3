import type { BaseLogger } from 'pino'
import { openEmbedded } from '#app/db/embedded/embedded.server.ts'
import type { Db } from './db.ts'
import { openServer } from './server-pool.server.ts'

/** An open database. Verbs take only its `db`. */
export type Database = {
  db: Db
  kind: 'embedded' | 'server'
  /**
   * For work on the whole database, such as a migration or a backup. Queries to a server through `db` time out after half a minute,
   * whatever the server allows; these do not. `withoutLimits` also lifts the server's own limits.
   */
  unhurried<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Calls `onNotice` after each committed `pg_notify(channel, …)`, from any process. Notices can be lost while a server is unreachable,
   * also at first, so dependants also poll. @returns a function that stops listening
   */
  listen(channel: string, onNotice: () => void): Promise<() => Promise<void>>
  /** Vacuums and makes checkpoints, which a server does by itself. Call it every few minutes; it does nothing when little was written. */
  maintain(): Promise<void>
  /** May be called more than once. */
  close(): Promise<void>
}

export type DatabasePlace = {
  /** A PostgreSQL server, which several instances may share. If missing, the database is embedded, in `dataDir`. */
  databaseUrl?: string | undefined
  dataDir: string
  log: BaseLogger
}

/** Call once per process. @throws a readable error: directory in use, server unreachable. */
export function openDatabase({ databaseUrl, dataDir, log }: DatabasePlace): Promise<Database> {
  return databaseUrl ? openServer(databaseUrl, log) : openEmbedded(dataDir, log)
}
