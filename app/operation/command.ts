/**
 * `npm run backup [-- --to FILE]`, `npm run restore -- FILE [--force]`, `npm run move -- DATABASE_URL [--force]`, `npm run
 * second-step-off -- EMAIL`. They use the configured database, whether or not the house is running.
 */
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import type { Db } from '#app/db/db.ts'
import { DirectoryInUse } from '#app/db/embedded/directory-lock.server.ts'
import { refuseRoot } from '#app/db/embedded/directory-owner.server.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { reasonOf } from '#app/requests/discreet-error.server.ts'
import { readDatabaseUrl, readSettings } from '#app/settings.server.ts'
import { forgetSecondFactor } from '#app/staff/accounts.server.ts'
import { type BackupSummary, backUp, restore } from './backup.server.ts'
import { CommandRefused } from './command-refused.ts'
import { askHouse, type Order } from './control.server.ts'
import { openHouse } from './existing-house.server.ts'
import { backupsIn, forgetOldBackupsBut } from './forget-old-backups.server.ts'
import { moveHouse } from './move.server.ts'
import { whatToRepeat } from './put-everybody-out.server.ts'

process.umask(0o077)
if (existsSync('.env')) process.loadEnvFile('.env')
const [what = '', ...rest] = process.argv.slice(2)
const log = pino({ level: 'error' })
const usage = [
  'Usage: npm run backup [-- --to FILE]',
  'npm run restore -- FILE [--force]',
  'npm run move -- DATABASE_URL [--force]',
  'npm run second-step-off -- EMAIL',
].join(' | ')
/** How many arguments follow each command. */
const namesAfter: Record<string, number> = { backup: 0, restore: 1, move: 1, 'second-step-off': 1 }

try {
  const settings = readSettings(process.env)
  const { dataDir, databaseUrl } = settings
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: { to: { type: 'string' }, force: { type: 'boolean', default: false } },
  })
  // Without its ` -- `, npm keeps `--to` for itself and passes on only the file's name: the backup would end up elsewhere.
  if (positionals.length !== namesAfter[what] || (values.to !== undefined && what !== 'backup')) throw new CommandRefused(usage)
  // The arguments are left out: a database URL contains its password.
  refuseRoot(dataDir, `npm run ${what}${rest.length > 0 ? ' -- …' : ''}`)
  if (what === 'backup') {
    const path = resolve(
      values.to ?? join(backupsIn(dataDir), `kilmara-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.ndjson.gz`),
    )
    say('Backed up', await onHouse({ do: 'backup', path }, openHouse, (db) => backUp(db, dataDir, path)))
    console.error(`  to ${path}, ${(statSync(path).size / 1024).toFixed(0)} KiB`)
    forgetOldBackupsBut(path, dataDir)
  } else if (what === 'restore' && positionals[0]) {
    const path = resolve(positionals[0])
    const { force } = values
    const work = (db: Db) => restore(db, dataDir, path, { force })
    const restored = await onHouse({ do: 'restore', path, force }, openDatabase, work)
    say('Restored', restored)
    console.error('  If the house was running, restart it now: it still holds the old secrets and texts.')
    console.error(`  ${whatToRepeat(restored.lastChange)}`)
  } else if (what === 'move' && positionals[0]) {
    const target = readDatabaseUrl(positionals[0])
    await moveHouse({ dataDir, databaseUrl: target, force: values.force, log, say: (line) => console.error(line) })
  } else if (what === 'second-step-off' && positionals[0]) {
    const { db, close } = await openHouse({ databaseUrl, dataDir, log })
    await forgetSecondFactor(db, settings, positionals[0]).finally(close)
    console.error(`${positionals[0]} signs in with the password alone until a second step is set up again.`)
  } else {
    throw new CommandRefused(usage)
  }

  /** A server's database can be used while the house is running; the embedded one only while it is not. */
  async function onHouse(
    order: Order,
    open: typeof openDatabase,
    work: (db: Db) => Promise<BackupSummary>,
  ): Promise<BackupSummary> {
    try {
      const database = await open({ databaseUrl, dataDir, log })
      try {
        return await database.unhurried(work)
      } finally {
        await database.close()
      }
    } catch (error) {
      if (error instanceof DirectoryInUse) return askHouse(dataDir, order)
      throw error
    }
  }
} catch (error) {
  console.error(reasonOf(error))
  // A database that failed while starting would keep the process, and a nightly backup that never ends is not seen to have failed.
  process.exit(1)
}

function say(done: string, { tables, rows, files }: BackupSummary) {
  console.error(`${done} ${tables} tables, ${rows.toLocaleString('en-IE')} rows and ${files} files`)
}
