import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/**
 * Lifts the server's time limits, which are meant for interactive use, from this transaction: work on a whole database takes as long as
 * it takes, including waiting for another instance that does it. Use with a connection of `Database.unhurried`.
 */
export async function withoutLimits(tx: Db): Promise<void> {
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await tx.execute(sql.raw(`set local ${limit} = 0`))
}
