import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The database as every verb takes it, first: embedded PGlite, a PostgreSQL server, or a transaction on either.
 * Inside a transaction never await the outside world: the embedded database is one connection.
 */
export type Db = PgDatabase<PgQueryResultHKT>
