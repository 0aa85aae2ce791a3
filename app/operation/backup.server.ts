/** Backup and restore of a house: its database and the files in DATA_DIR that belong to it. */
import { basename } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { announceDocumentsChanged } from '#app/db/documents-channel.server.ts'
import { knownMigrations, type MigrationMark, migrateDatabase } from '#app/db/migrate.server.ts'
import { guardAuditLog } from '#app/staff/audit/audit.seed.ts'
import { noWholeBackup, readBackupFile, writeBackupFile } from './backup-file.server.ts'
import { quotedName, readCatalogue } from './catalogue.server.ts'
import { CommandRefused } from './command-refused.ts'
import { type DataFile, listDataFiles, readDataFile, stageDataFiles } from './data-files.server.ts'
import {
  applyTransferSettings,
  type Digests,
  type Head,
  insertLines,
  type Sequences,
  setSequences,
  type TableHead,
  writeDatabase,
  writeWithin,
} from './portable.server.ts'
import { putEverybodyOut } from './put-everybody-out.server.ts'

/** `lastChange`: when the restored house last recorded something. */
export type BackupSummary = { tables: number; rows: number; files: number; lastChange?: string | undefined }

/** Writes everything to `path`, complete or not at all. The same house gives the same bytes. */
export async function backUp(db: Db, dataDir: string, path: string): Promise<BackupSummary> {
  const files = listDataFiles(dataDir)
  let digests: Digests = {}
  await writeBackupFile(path, async (write) => {
    digests = await writeDatabase(db, write)
    for (const file of files) await write(JSON.stringify(readDataFile(dataDir, file)))
  })
  return { ...sizeOf(digests), files: files.length }
}

/**
 * Restores the backup: all or nothing, and only if the resulting tables have the backup's hashes. The backup may be from an earlier
 * version, whose later migrations are then applied. Then everybody is signed out, and the audit log says that it was restored. The files are written before the database is touched and renamed once it is committed;
 * if the process is killed in between, restore again.
 * @param force replace the rows that the database has
 * @param from how a refusal names what would replace them
 * @param exactly for the same house at another place: who is signed in stays so
 * @throws CommandRefused
 */
export async function restore(
  db: Db,
  dataDir: string,
  path: string,
  { force = false, from = 'the backup', exactly = false } = {},
): Promise<BackupSummary> {
  const { head, files } = await inspect(path).catch((error: unknown) => {
    throw isDamage(error) ? new CommandRefused(noWholeBackup(path)) : error
  })
  const staged = stageDataFiles(dataDir, files)
  try {
    const size = await db.transaction((tx) => restoreDatabase(tx, path, head, { force, from, exactly }))
    staged.commit()
    return { ...size, files: files.length }
  } catch (error) {
    staged.discard()
    throw error
  }
}

/** Damage that shows before the seal is reached: what does not unpack, or is not JSON. */
function isDamage(error: unknown): boolean {
  return error instanceof SyntaxError || /^Z_/.test(String((error as NodeJS.ErrnoException).code))
}

type Replacing = { force: boolean; from: string; exactly: boolean }

async function restoreDatabase(tx: Db, path: string, head: Head, { force, from, exactly }: Replacing) {
  await applyTransferSettings(tx)
  if (!force && (await countRows(tx)) > 0)
    throw new CommandRefused(`There are rows in this database already. With --force they are replaced by ${from}.`)
  await makeTables(tx, head.migrations)
  const wanted = await load(tx, path)
  const found = await writeWithin(tx, () => {})
  const wrong = Object.keys(found).filter((table) => found[table]?.sha256 !== wanted[table]?.sha256)
  if (wrong.length > 0) throw new CommandRefused(`After the restore these tables differ from ${from}: ${wrong.join(', ')}.`)
  await migrateDatabase(tx)
  await guardAuditLog(tx)
  const lastChange = exactly ? undefined : await putEverybodyOut(tx, basename(path))
  await announceDocumentsChanged(tx)
  return { ...sizeOf(found), lastChange }
}

/** Reads the whole backup once before anything is touched. */
async function inspect(path: string): Promise<{ head: Head; files: DataFile[] }> {
  let head: Partial<Head> | undefined
  const files: DataFile[] = []
  for await (const line of readBackupFile(path)) {
    head ??= JSON.parse(line) as Head
    // Rows are arrays, and there are many of them.
    const mark = line.startsWith('[') ? {} : (JSON.parse(line) as object)
    if ('file' in mark) files.push(mark as DataFile)
  }
  if (head?.format !== 'kilmara-backup' || head.version !== 1 || !head.migrations)
    throw new CommandRefused(`${path} is not a backup of this house.`)
  const known = new Set(knownMigrations().map(({ hash }) => hash))
  const foreign = head.migrations.find(({ hash }) => !known.has(hash))
  if (foreign)
    throw new CommandRefused(
      `The backup is of another version of the house: its migration of ${new Date(foreign.madeAt).toISOString()} is not known to this one. Restore it with the version that made it, or a later one.`,
    )
  return { head: head as Head, files }
}

/** Creates the tables, empty, as they were when the backup was made. */
async function makeTables(tx: Db, migrations: readonly MigrationMark[]): Promise<void> {
  const then = new Set(migrations.map(({ hash }) => hash))
  for (const statement of ['drop schema if exists drizzle cascade', 'drop schema public cascade', 'create schema public'])
    await tx.execute(sql.raw(statement))
  await migrateDatabase(tx, undefined, ({ hash }) => then.has(hash))
  for (const { name } of await readCatalogue(tx)) await tx.execute(sql.raw(`truncate ${quotedName(name)} cascade`))
}

/** @returns the backup's own hashes. */
async function load(tx: Db, path: string): Promise<Digests> {
  const digests: Digests = {}
  let table: TableHead | undefined
  let waiting: string[] = []
  let size = 0
  const flush = async () => {
    if (table) await insertLines(tx, table, waiting)
    waiting = []
    size = 0
  }
  for await (const line of readBackupFile(path)) {
    if (line.startsWith('[')) {
      waiting.push(line)
      size += line.length
      if (waiting.length >= 1_000 || size > 2_000_000) await flush()
      continue
    }
    const mark = JSON.parse(line) as Head | TableHead | { rows: number; sha256: string } | Sequences | DataFile
    if ('table' in mark) {
      table = mark
      // Triggers must not alter restored rows.
      await tx.execute(sql.raw(`alter table ${quotedName(mark.table)} disable trigger user`))
    } else if ('rows' in mark && table) {
      await flush()
      await tx.execute(sql.raw(`alter table ${quotedName(table.table)} enable trigger user`))
      digests[table.table] = mark
    } else if ('sequences' in mark) await setSequences(tx, mark)
  }
  return digests
}

async function countRows(tx: Db): Promise<number> {
  let rows = 0
  for (const { name } of await readCatalogue(tx)) {
    const found = await tx.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${quotedName(name)}`))
    rows += found.rows[0]?.n ?? 0
  }
  return rows
}

function sizeOf(digests: Digests): { tables: number; rows: number } {
  const each = Object.values(digests)
  return { tables: each.length, rows: each.reduce((sum, { rows }) => sum + rows, 0) }
}
