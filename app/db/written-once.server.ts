import type { Db } from './db.ts'

/**
 * A statement that Drizzle writes for each database once, not for each time that it is asked: of a small one that is two thirds of
 * its cost. `write` ends with `.prepare('')`, without a name, so that poolers such as PgBouncer take it.
 */
export function writtenOnce<Statement>(write: (db: Db) => Statement): (db: Db) => Statement {
  const written = new WeakMap<Db, Statement>()
  return (db) => {
    const known = written.get(db)
    if (known) return known
    const statement = write(db)
    written.set(db, statement)
    return statement
  }
}
