import { type SQL, sql } from 'drizzle-orm'

/** A check for a table: the column has one of these values, which are ours and need no escaping. */
export function isOneOf(column: string, values: readonly string[]): SQL {
  return sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`)
}
