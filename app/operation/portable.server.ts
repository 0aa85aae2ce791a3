/**
 * A house as lines of text, the same for the embedded database and a server, and the same bytes for the same rows:
 *
 *     {"format":"kilmara-backup","version":1,"migrations":[…]}
 *     {"table":"contact_messages","columns":[{"name":"consent_at","type":"timestamp with time zone"},…]}
 *     ["2026-11-02 09:14:07.211+00", …]            a row: PostgreSQL's own text of each value, or null
 *     {"rows":212,"sha256":"…"}                    of the table's rows
 *     {"sequences":{"audit_log_id_seq":["1204",true],…}}
 */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { appliedMigrations, type MigrationMark } from '#app/db/migrate.server.ts'
import { withoutLimits } from '#app/db/without-limits.server.ts'
import { type Column, quotedName, readCatalogue, readSequences, type Table } from './catalogue.server.ts'

export type Head = { format: 'kilmara-backup'; version: 1; migrations: MigrationMark[] }
export type TableHead = { table: string; columns: Column[] }
type TableEnd = { rows: number; sha256: string }
export type Sequences = { sequences: Record<string, [last: string, called: boolean]> }
/** For each table, how many rows it has and the hash of their lines. */
export type Digests = Record<string, TableEnd>

type Write = (line: string) => Promise<void> | void

const batch = 1_000

/** Writes a consistent snapshot of the whole database, line by line; read-only. Until it ends, the embedded database blocks everybody else. */
export function writeDatabase(db: Db, write: Write): Promise<Digests> {
  return db.transaction((tx) => writeWithin(tx, write), { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

/** As `writeDatabase`, within a transaction that sees one snapshot. */
export async function writeWithin(tx: Db, write: Write): Promise<Digests> {
  await applyTransferSettings(tx)
  const head: Head = { format: 'kilmara-backup', version: 1, migrations: await appliedMigrations(tx) }
  await write(JSON.stringify(head))
  const digests: Digests = {}
  for (const table of await readCatalogue(tx)) digests[table.name] = await writeTable(tx, table, write)
  const sequences: Sequences['sequences'] = {}
  for (const name of await readSequences(tx)) {
    const { rows } = await tx.execute<{ last: string; called: boolean }>(
      sql.raw(`select last_value::text as last, is_called as called from ${quotedName(name)}`),
    )
    if (rows[0]) sequences[name] = [rows[0].last, rows[0].called]
  }
  await write(JSON.stringify({ sequences } satisfies Sequences))
  return digests
}

async function writeTable(tx: Db, { name, columns, order }: Table, write: Write): Promise<TableEnd> {
  await write(JSON.stringify({ table: name, columns } satisfies TableHead))
  const values = columns.map((column) => `${quotedName(column.name)}::text`).join(', ')
  const select = `select json_build_array(${values})::text as line from ${quotedName(name)} order by ${order}`
  await tx.execute(sql.raw(`declare everything no scroll cursor for ${select}`))
  const hash = createHash('sha256')
  let count = 0
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${batch} from everything`))
    for (const { line } of rows) {
      hash.update(`${line}\n`)
      await write(line)
    }
    count += rows.length
    if (rows.length < batch) break
  }
  await tx.execute(sql.raw('close everything'))
  const end: TableEnd = { rows: count, sha256: hash.digest('hex') }
  await write(JSON.stringify(end))
  return end
}

/** Inserts rows written by `writeTable` into an empty table. */
export async function insertLines(tx: Db, { table, columns }: TableHead, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return
  const names = columns.map(({ name }) => quotedName(name)).join(', ')
  const values = columns.map(({ type }, at) => `(line->>${at})::${type}`).join(', ')
  await tx.execute(
    sql`${sql.raw(`insert into ${quotedName(table)} (${names}) overriding system value select ${values}`)}
      from json_array_elements(${`[${lines.join(',')}]`}::json) as line`,
  )
}

export async function setSequences(tx: Db, { sequences }: Sequences): Promise<void> {
  for (const [name, [last, called]] of Object.entries(sequences))
    await tx.execute(sql`select setval(${quotedName(name)}::regclass, ${last}::bigint, ${called}::boolean)`)
}

/** Fixes how values are written as text, whatever the server's settings, and lifts time limits for large houses. */
export async function applyTransferSettings(tx: Db): Promise<void> {
  await withoutLimits(tx)
  for (const setting of sameEverywhere) await tx.execute(sql.raw(`set local ${setting}`))
}

const sameEverywhere = [
  `timezone = 'UTC'`,
  `datestyle = 'ISO, YMD'`,
  `intervalstyle = 'postgres'`,
  `extra_float_digits = 1`,
  `bytea_output = 'hex'`,
]
