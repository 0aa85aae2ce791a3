import { type SQL, sql } from 'drizzle-orm'
import { cachedStatement } from './cached-statement.server.ts'
import type { Db } from './db.ts'

/**
 * Several counts in one prepared statement.
 * @param figures each count by name: `db.$count(…)`, or any other `(select …)` that gives one number
 * @returns a function whose `asked` fills the placeholders of the counts, by name
 */
export function countAtOnce<Name extends string>(
  figures: (db: Db) => Record<Name, SQL>,
): (db: Db, asked?: Record<string, string>) => Promise<Record<Name, number>> {
  const counted = cachedStatement((db) => {
    const columns = Object.entries<SQL>(figures(db)).map(([name, figure]) => [name, sql`${figure}`.mapWith(Number)])
    return db.select(Object.fromEntries(columns)).from(sql`(select) as nothing`).prepare('')
  })
  return async (db, asked) => {
    const [row] = await counted(db).execute(asked)
    return row as Record<Name, number>
  }
}
