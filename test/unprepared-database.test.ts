/** What stops a start after the database has answered is said like all else that stops it: in one line (docs/runbook.md, section 1). */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { program } from '../build-tools/server-flags.mjs'
import { createServerDatabase, dropServerDatabase } from './database.ts'
import { makeFolder } from './folder.ts'
import { freePort } from './free-port.ts'
import { startHouse } from './house-process.ts'

it.skipIf(!inject('server') || !existsSync(program))('a database that cannot be migrated', async () => {
  await using folder = await makeFolder()
  const DATABASE_URL = await createServerDatabase()
  try {
    const client = new pg.Client(DATABASE_URL)
    await client.connect()
    await client.query("update drizzle.__drizzle_migrations set hash = 'edited' where id = 2")
    await client.end()
    const settings = { PORT: String(await freePort()), DATA_DIR: join(folder.path, 'data'), DATABASE_URL }
    await expect(startHouse(settings)).rejects.toThrow(
      /^The house ended: The database cannot be brought up to date: The migration of [^ ]+ was changed after it had been applied\.\n$/,
    )
  } finally {
    await dropServerDatabase(DATABASE_URL)
  }
})
