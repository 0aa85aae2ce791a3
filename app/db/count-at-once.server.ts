import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** Several figures in one statement, each by its own name: what `db.$count` makes, or any other `(select …)` of one number. */
export async function countAtOnce<Name extends string>(db: Db, figures: Record<Name, SQL>): Promise<Record<Name, number>> {
  const names = Object.keys(figures) as Name[]
  const columns = names.map((name) => sql`${figures[name]} as ${sql.identifier(name)}`)
  const { rows } = (await db.execute(sql`select ${sql.join(columns, sql`, `)}`)) as unknown as { rows: Record<Name, string>[] }
  return Object.fromEntries(names.map((name) => [name, Number(rows[0]?.[name])])) as Record<Name, number>
}
