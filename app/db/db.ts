import type { Assume } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Answer<Row> = { rows: Row[] }

/** What both drivers return for a statement written by hand: `db.execute<Row>(sql)`. */
interface HandWritten extends PgQueryResultHKT {
  type: Answer<Assume<this['row'], Record<string, unknown>>>
}

/**
 * The database as every verb takes it, as its first argument: embedded PGlite, a PostgreSQL server, or a transaction on either. Never
 * await the outside world in a transaction: the embedded database is one connection.
 */
export type Db = PgDatabase<HandWritten>
