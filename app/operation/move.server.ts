/** Moves the embedded database to a PostgreSQL server, and proves that nothing was left behind. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BaseLogger } from 'pino'
import { DirectoryInUse } from '#app/db/embedded/directory-lock.server.ts'
import { migrateDatabase } from '#app/db/migrate.server.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { retention } from '#app/estate/policies.ts'
import { backUp, restore } from './backup.server.ts'
import { CommandRefused } from './command-refused.ts'
import { openHouse } from './existing-house.server.ts'
import { backupsIn } from './forget-old-backups.server.ts'
import { writeDatabase } from './portable.server.ts'

type Move = { dataDir: string; databaseUrl: string; force: boolean; log: BaseLogger; say: (line: string) => void }

/**
 * The embedded database keeps its rows; it is only migrated to this version first.
 * @throws CommandRefused if there is no house, if it is running (new data would be left behind), if the server's database has rows, or if
 * a count or hash differs afterwards.
 */
export async function moveHouse({ dataDir, databaseUrl, force, log, say }: Move): Promise<void> {
  const source = await openHouse({ dataDir, log }).catch((error: unknown) => {
    if (error instanceof DirectoryInUse)
      throw new CommandRefused('The house is running. Stop it first: what came in during the move would be left behind.')
    throw error
  })
  const carried = join(backupsIn(dataDir), 'moving.ndjson.gz')
  try {
    await migrateDatabase(source.db)
    const target = await openDatabase({ databaseUrl, dataDir, log })
    try {
      await backUp(source.db, dataDir, carried)
      await target.unhurried((db) => restore(db, dataDir, carried, { force, from: 'this house', exactly: true }))
      const [here, there] = [
        await writeDatabase(source.db, () => {}),
        await target.unhurried((db) => writeDatabase(db, () => {})),
      ]
      const tables = Object.keys({ ...here, ...there })
      for (const table of tables) {
        const same = here[table]?.rows === there[table]?.rows && here[table]?.sha256 === there[table]?.sha256
        say(
          `  ${table.padEnd(26)} ${String(there[table]?.rows ?? 0).padStart(8)} rows  ${there[table]?.sha256.slice(0, 12)}  ${same ? 'same' : 'DIFFERENT'}`,
        )
        if (!same) throw new CommandRefused(`${table} is not the same on both sides. Do not use the server's database.`)
      }
      say(
        `Moved ${tables.length} tables; counts and hashes are the same on both sides. Set DATABASE_URL to that server and start the house.`,
      )
      say(
        `The embedded database is still in ${join(dataDir, 'db')}, and nobody is erased from it any more. Delete it as you would a backup: within ${retention.backupDays} days.`,
      )
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
    rmSync(carried, { force: true })
  }
}
