import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/**
 * Takes the server's limits of time, which are for what somebody waits for, away from this transaction: work on a whole database takes
 * as long as it takes, and waits as long for another instance that does it. Give it a connection of `Database.unhurried`, too.
 */
export async function withoutLimits(tx: Db): Promise<void> {
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await tx.execute(sql.raw(`set local ${limit} = 0`))
}
