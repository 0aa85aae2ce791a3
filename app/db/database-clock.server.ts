import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/**
 * A clock that all instances on one database share: their own may differ by minutes, and what one has reserved for itself would be free to
 * another. Asks once, and counts on from there.
 */
export async function readDatabaseClock(db: Db): Promise<() => Date> {
  const { rows } = await db.execute<{ now: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`)
  const [readAt, now] = [performance.now(), Number(rows[0]?.now)]
  return () => new Date(now + performance.now() - readAt)
}
