import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The database as every verb takes it, as its first argument: embedded PGlite, a PostgreSQL server, or a transaction on either. Never
 * await the outside world in a transaction: the embedded database is one connection.
 */
export type Db = PgDatabase<PgQueryResultHKT>
