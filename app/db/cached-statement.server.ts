import { type Placeholder, sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/**
 * A statement that Drizzle builds once per database instead of on each call, which for a small one is two thirds of its cost. `write` must
 * end with `.prepare('')`, unnamed, so that poolers such as PgBouncer accept it.
 */
export function cachedStatement<Statement>(write: (db: Db) => Statement): (db: Db) => Statement {
  const written = new WeakMap<Db, Statement>()
  return (db) => {
    const known = written.get(db)
    if (known) return known
    const statement = write(db)
    written.set(db, statement)
    return statement
  }
}

type Values = { [name: string]: string | number | undefined }
/** A placeholder for each value. */
type Places<Asked extends Values> = {
  [Name in keyof Asked]: undefined extends Asked[Name] ? Placeholder | undefined : Placeholder
}

/**
 * The same for a list whose SQL depends on what is asked for: one statement for each set of given values and for each `how`, of which there
 * must be few, such as the sort orders.
 */
export function cachedStatementEach<Asked extends Values, Rows, How extends string = ''>(
  write: (db: Db, asked: Places<Asked>, how: How) => { execute(values: Asked): Promise<Rows> },
): (db: Db, asked: Asked, how: How) => Promise<Rows> {
  const statements = cachedStatement(() => new Map<string, ReturnType<typeof write>>())
  return (db, asked, how) => {
    const names = Object.keys(asked).filter((name) => asked[name] !== undefined)
    const kind = [how, ...names].join(' ')
    const known = statements(db).get(kind)
    if (known) return known.execute(asked)
    const places = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]))
    const statement = write(db, places as Places<Asked>, how)
    statements(db).set(kind, statement)
    return statement.execute(asked)
  }
}
