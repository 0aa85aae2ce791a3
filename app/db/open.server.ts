import type { BaseLogger } from 'pino'
import type { Db } from './db.ts'
import { openEmbedded } from './embedded.server.ts'
import { openServer } from './server-pool.server.ts'

export type Database = {
  db: Db
  kind: 'embedded' | 'server'
  /**
   * For work on the whole database, such as a migration or a backup: whoever asks a server through `db` gives up after half a minute,
   * whatever the server allows. `withoutLimits` takes away the server's own limits.
   */
  unhurried<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Calls `onNotice` after each committed `pg_notify(channel, …)`, from whichever process. A notice can be lost while a server is
   * unreachable: what depends on one also polls. @returns what ends the listening.
   */
  listen(channel: string, onNotice: () => void): Promise<() => Promise<void>>
  /** What a server does by itself. Every few minutes; does nothing when little was written. */
  maintain(): Promise<void>
  /** May be called again. */
  close(): Promise<void>
}

export type DatabasePlace = {
  /** A PostgreSQL server, which several instances may share. Without it the database is embedded, in `dataDir`. */
  databaseUrl?: string | undefined
  dataDir: string
  log: BaseLogger
}

/** Called by the process alone, once. @throws an error for people to read: directory in use, server out of reach. */
export function openDatabase({ databaseUrl, dataDir, log }: DatabasePlace): Promise<Database> {
  return databaseUrl ? openServer(databaseUrl, log) : openEmbedded(dataDir, log)
}
