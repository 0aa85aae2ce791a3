/**
 * Opens the database of an existing house. A command that created one at a wrong address would back up an empty house every day, unnoticed.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { appliedMigrations } from '#app/db/migrate.server.ts'
import { type Database, type DatabasePlace, openDatabase } from '#app/db/open.server.ts'
import { serverNameOf } from '#app/db/server-pool.server.ts'
import { CommandRefused } from './command-refused.ts'

/** Like `openDatabase`, but creates nothing. @throws CommandRefused, too, if there is no house */
export async function openHouse(place: DatabasePlace): Promise<Database> {
  const { databaseUrl, dataDir } = place
  const where = databaseUrl ? `the database at ${serverNameOf(databaseUrl)} (DATABASE_URL)` : `${dataDir} (DATA_DIR)`
  if (!databaseUrl && !isThere(join(dataDir, 'db', 'PG_VERSION'))) throw noHouseIn(where)
  const database = await openDatabase(place)
  try {
    if ((await appliedMigrations(database.db)).length === 0) throw noHouseIn(where)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** @throws if we have no permission to look, which does not mean that nothing is there */
function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

function noHouseIn(where: string): CommandRefused {
  return new CommandRefused(
    `There is no house in ${where}, and nothing was done. Run the command with the settings that the house itself has.`,
  )
}
