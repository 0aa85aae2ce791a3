/** What has to be copied from one database to another, read from PostgreSQL's own catalogue, so that a new table needs no entry here. */
import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'

export type Column = { name: string; type: string }
export type Table = {
  name: string
  /** By name, without generated columns. */
  columns: Column[]
  /** The primary key, as used for ordering. */
  order: string
}

type Row = { name: string; columns: Column[]; key: { name: string; collates: boolean }[] | null; needs: string[] | null }

/** Every table, each after those it references, otherwise by name. @throws for a table without a primary key. */
export async function readCatalogue(tx: Db): Promise<Table[]> {
  const { rows } = await tx.execute<Row>(catalogue)
  return afterTheirNeeds(rows).map(({ name, columns, key }) => {
    if (!key) throw new Error(`The table ${name} has no primary key: its rows have no order to be written in.`)
    // Servers sort text by their own locale; byte order is the same everywhere.
    const order = key.map((column) => quotedName(column.name) + (column.collates ? ' collate "C"' : '')).join(', ')
    return { name, columns, order }
  })
}

export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export async function readSequences(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select sequencename as name from pg_sequences where schemaname = 'public'`,
  )
  return rows.map(({ name }) => name).sort()
}

const catalogue = sql`
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname collate "C")
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select json_agg(json_build_object('name', a.attname, 'collates', a.attcollation <> 0) order by k.place)
      from pg_index i cross join unnest(i.indkey) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      where i.indrelid = c.oid and i.indisprimary) as key,
    (select json_agg(distinct other.relname) from pg_constraint f join pg_class other on other.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C"`

function afterTheirNeeds(rows: readonly Row[]): Row[] {
  const placed = new Set<string>()
  const order: Row[] = []
  while (order.length < rows.length) {
    const next = rows.find(({ name, needs }) => !placed.has(name) && (needs ?? []).every((need) => placed.has(need)))
    if (!next) throw new Error('Tables refer to each other in a circle.')
    placed.add(next.name)
    order.push(next)
  }
  return order
}
