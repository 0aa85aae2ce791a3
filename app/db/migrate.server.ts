import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { advisoryLocks } from './advisory-locks.ts'
import type { Db } from './db.ts'
import { withoutLimits } from './without-limits.server.ts'

/**
 * Brings the schema up to date, all or nothing. Any number of instances may start at once: one migrates, the others wait. Applies every
 * missing migration in the journal's order, not only those newer than the last one applied, so that two branches that each added one can
 * be merged in either order. @throws when an applied migration was edited since.
 */
export async function migrateDatabase(
  db: Db,
  migrationsFolder = ownMigrations,
  /** Applies only these: for a backup of an earlier version. */
  only: (migration: MigrationMark) => boolean = () => true,
): Promise<void> {
  const migrations = knownMigrations(migrationsFolder).filter(({ folderMillis, hash }) => only({ madeAt: folderMillis, hash }))
  await db.transaction(async (tx) => {
    await withoutLimits(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.migrate})`)
    await makeJournal(tx)
    const applied = await readJournal(tx)
    for (const { folderMillis, hash, sql: statements } of migrations) {
      const before = applied.get(folderMillis)
      if (before === hash) continue
      if (before)
        throw new Error(`The migration of ${new Date(folderMillis).toISOString()} was changed after it had been applied.`)
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
    }
  })
}

export type MigrationMark = { madeAt: number; hash: string }

/** The migrations of this version, in order. */
export function knownMigrations(migrationsFolder = ownMigrations) {
  return readMigrationFiles({ migrationsFolder })
}

/** The applied migrations, by creation time; none in an empty database. Read-only. */
export async function appliedMigrations(db: Db): Promise<MigrationMark[]> {
  const { rows } = await db.execute<{ begun: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as begun`,
  )
  if (!rows[0]?.begun) return []
  const applied = [...(await readJournal(db))].map(([madeAt, hash]) => ({ madeAt, hash }))
  return applied.sort((a, b) => a.madeAt - b.madeAt)
}

/** Whether a later version of the house has migrated it, to which this one may not write what it should. */
export async function isOfLaterVersion(db: Db): Promise<boolean> {
  const known = new Set(knownMigrations().map(({ folderMillis }) => folderMillis))
  return (await appliedMigrations(db)).some(({ madeAt }) => !known.has(madeAt))
}

/** The same table drizzle-kit uses, so that its own tools agree with us. */
async function makeJournal(tx: Db): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
}

/** Hash by creation time. */
async function readJournal(db: Db): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ hash: string; created_at: string }>(
    sql`select hash, created_at from drizzle.__drizzle_migrations`,
  )
  return new Map(rows.map((row) => [Number(row.created_at), row.hash]))
}

/** Beside the code: a build carries a copy (build-tools/ensure-built.mjs), which lies beside or above the pieces of its program. */
const places = ['migrations', '../migrations'].map((name) => join(import.meta.dirname, name))
const ownMigrations = places.find((path) => existsSync(path)) ?? 'app/db/migrations'
