import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#app/db/db.ts'
import type { Database } from '#app/db/open.server.ts'

/**
 * Begins `second` while `first` has not committed, and commits once `second` waits for it: what happens to the second of two people who do
 * the same at once. In the embedded database one statement follows the other, so `second` waits in any case.
 */
export async function meanwhile<T>(
  { db, kind }: Database,
  first: (tx: Db) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  const begun: Promise<PromiseSettledResult<T>[]>[] = []
  await db.transaction(async (tx) => {
    await first(tx)
    begun.push(Promise.allSettled([second()]))
    if (kind === 'server') await expect.poll(async () => (await db.execute(waiting)).rows).toHaveLength(1)
  })
  const [[result] = []] = await Promise.all(begun)
  return result as PromiseSettledResult<T>
}

const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
