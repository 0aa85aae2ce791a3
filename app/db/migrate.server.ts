import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './db.ts'
import { withoutLimits } from './without-limits.server.ts'

/**
 * Brings the schema up to date, all or nothing. Any number of instances may start at once: one migrates, the others wait for it.
 * Applies whatever is missing, in the journal's order, not only what is newer than the last one applied: two branches that each
 * added a migration may be merged in either order. @throws when an applied migration was edited since.
 */
export async function migrateDatabase(
  db: Db,
  migrationsFolder = ownMigrations,
  /** Applies only these: for a backup of an earlier house. */
  only: (migration: MigrationMark) => boolean = () => true,
): Promise<void> {
  const migrations = knownMigrations(migrationsFolder).filter(({ folderMillis, hash }) => only({ madeAt: folderMillis, hash }))
  await db.transaction(async (tx) => {
    await withoutLimits(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
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

/** What this version of the house can bring about, in order. */
export function knownMigrations(migrationsFolder = ownMigrations) {
  return readMigrationFiles({ migrationsFolder })
}

/** What has been applied, by time of making; nothing in a database in which no house ever began. Only reads. */
export async function appliedMigrations(db: Db): Promise<MigrationMark[]> {
  const { rows } = (await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as begun`)) as {
    rows: { begun: boolean }[]
  }
  if (!rows[0]?.begun) return []
  const applied = [...(await readJournal(db))].map(([madeAt, hash]) => ({ madeAt, hash }))
  return applied.sort((a, b) => a.madeAt - b.madeAt)
}

/** Where drizzle-kit keeps it, so that its own tools agree with us. */
async function makeJournal(tx: Db): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
}

/** Hash by time of making. */
async function readJournal(db: Db): Promise<Map<number, string>> {
  const { rows } = (await db.execute(sql`select hash, created_at from drizzle.__drizzle_migrations`)) as {
    rows: { hash: string; created_at: string }[]
  }
  return new Map(rows.map((row) => [Number(row.created_at), row.hash]))
}

/** From the project's folder, in which every process of the house runs: its built code lies elsewhere. */
const ownMigrations = 'app/db/migrations'

/** Any number, the same for all versions of the house. */
export const migrationLock = 0x4b494c4d
