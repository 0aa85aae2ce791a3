import { execFile } from 'node:child_process'
import { chownSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { knownMigrations, migrateDatabase } from '#app/db/migrate.server.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { createServerDatabase, dropServerDatabase, prepareDirectory, silentLog } from '#test/database.ts'
import { makeFolder } from '#test/folder.ts'

/** As `npm run` starts it. @returns its output and exit code */
async function run(settings: Record<string, string>, ...command: string[]) {
  const ran = promisify(execFile)(process.execPath, ['build-tools/command.mjs', 'app/operation/command.ts', ...command], {
    env: { PATH: process.env.PATH, ...settings },
  })
  const { code, stderr } = await ran.then(
    (done) => ({ ...done, code: 0 }),
    (failed: { code: number; stderr: string }) => failed,
  )
  return { code, said: stderr }
}

it.skipIf(!inject('server'))('a backup of a server only reads it: it is of the version that it is', async () => {
  await using folder = await makeFolder()
  const databaseUrl = await createServerDatabase({ empty: true })
  const earlier = knownMigrations().slice(0, -1)
  const { db, close } = await openDatabase({ databaseUrl, dataDir: folder.path, log: silentLog })
  await migrateDatabase(db, undefined, ({ hash }) => earlier.some((migration) => migration.hash === hash))
  const path = join(folder.path, 'earlier.gz')
  const { code, said } = await run({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder.path, 'none') }, 'backup', '--to', path)
  expect([code, said]).toEqual([0, expect.stringContaining('Backed up')])
  const { rows } = await db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)
  expect(rows).toEqual([{ n: earlier.length }])
  const [head = ''] = gunzipSync(readFileSync(path)).toString().split('\n')
  expect(JSON.parse(head).migrations).toHaveLength(earlier.length)
  await close()
  await dropServerDatabase(databaseUrl)
})

/** Commands that need an existing house. `move` names its target server. */
const forAHouse = [['backup'], ['second-step-off', 'aoife@kilmara.example'], ['move', 'postgresql://127.0.0.1:1/kilmara']]

it.each(forAHouse)('%s without a house says where it looked, fails, and creates none', async (...command) => {
  await using folder = await makeFolder()
  const dataDir = join(folder.path, 'data')
  const { code, said } = await run({ DATA_DIR: dataDir }, ...command)
  expect([code, said]).toEqual([1, expect.stringContaining(`There is no house in ${dataDir} (DATA_DIR), and nothing was done.`)])
  expect(readdirSync(folder.path)).toEqual([])
})

it('the house refuses to move to an invalid address, and does not print its password', async () => {
  await using folder = await makeFolder()
  for (const address of ['kilmara', 'mysql://localhost/kilmara', 'postgresql://house:12/larch@database:5432/house']) {
    const { code, said } = await run({ DATA_DIR: folder.path }, 'move', address)
    expect([code, said]).toEqual([1, expect.stringMatching(/^DATABASE_URL: must be a postgresql:\/\/ address; in its password/)])
    expect(said).not.toContain('larch')
  }
  expect(readdirSync(folder.path)).toEqual([])
})

it.skipIf(!inject('server'))(
  'a backup of a server’s database that holds no house is refused, and leaves it as it was',
  async () => {
    await using folder = await makeFolder()
    const databaseUrl = await createServerDatabase({ empty: true })
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder.path }
    const { code, said } = await run(settings, 'backup')
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^There is no house in the database at .*\/kilmara_test_\w+ \(DATABASE_URL\)/),
    ])
    const { db, close } = await openDatabase({ databaseUrl, dataDir: folder.path, log: silentLog })
    const { rows } = await db.execute(sql`select to_regnamespace('drizzle') as journal`)
    expect(rows).toEqual([{ journal: null }])
    expect(readdirSync(folder.path)).toEqual([])
    await close()
    await dropServerDatabase(databaseUrl)
  },
)

it('a name too many is refused, as when npm has kept the option before it for itself', async () => {
  await using folder = await makeFolder()
  prepareDirectory(folder.path)
  const files = readdirSync(folder.path)
  for (const command of [
    ['backup', join(folder.path, 'elsewhere.gz')],
    ['restore', 'one.gz', 'two.gz'],
  ])
    expect(await run({ DATA_DIR: folder.path }, ...command)).toEqual({ code: 1, said: expect.stringMatching(/^Usage: /) })
  // npm 11 takes `--to` for the beginning of its own `--token-description`, and the name for its value.
  const kept = { DATA_DIR: folder.path, npm_config_token_description: 'elsewhere.gz' }
  expect(await run(kept, 'backup')).toEqual({ code: 1, said: expect.stringMatching(/^Usage: /) })
  expect(readdirSync(folder.path)).toEqual(files)
})

it('the backup of a house that is not running is stored with it', async () => {
  await using folder = await makeFolder()
  prepareDirectory(folder.path)
  expect(await run({ DATA_DIR: folder.path }, 'backup')).toEqual({ code: 0, said: expect.stringContaining('Backed up') })
  expect(readdirSync(join(folder.path, 'backups'))).toEqual([expect.stringMatching(/^kilmara-.*\.ndjson\.gz$/)])
})

it('a backup that finds the disk full ends, and says so', async () => {
  await using folder = await makeFolder()
  prepareDirectory(folder.path)
  const onFullDisk = { DATA_DIR: folder.path, NODE_OPTIONS: `--import=${resolve('test/fixtures/full-disk.ts')}` }
  const { code, said } = await run(onFullDisk, 'backup')
  expect([code, said]).toEqual([1, expect.stringMatching(/does not start: could not extend file .*: No space left on device/)])
})

it.skipIf(process.getuid?.() !== 0)(
  'root is shown how to do it as the house’s own user, whose files it would have made its own',
  async () => {
    await using folder = await makeFolder()
    prepareDirectory(folder.path)
    chownSync(join(folder.path, 'db'), nobody, nobody)
    const files = readdirSync(folder.path)
    for (const command of [
      ['backup', '--to', '/nowhere/x.gz'],
      ['restore', 'x.gz', '--force'],
      ['second-step-off', 'aoife@kilmara.example'],
    ]) {
      const { code, said } = await run({ DATA_DIR: folder.path }, ...command)
      expect([code, said]).toEqual([1, expect.stringContaining(`runuser -u nobody -- npm run ${command[0]} -- …`)])
    }
    await expect(openDatabase({ dataDir: folder.path, log: silentLog })).rejects.toThrow('runuser -u nobody -- npm start')
    expect(readdirSync(folder.path)).toEqual(files)
  },
)

const nobody = 65_534

it.skipIf(process.platform !== 'linux')('a backup to where no file can be is refused at once', async () => {
  await using folder = await makeFolder()
  prepareDirectory(folder.path)
  const settings = { DATA_DIR: folder.path }
  for (const [path, said] of [
    ['/proc/kilmara/backup.gz', 'ENOENT'],
    [folder.path, 'is not a file'],
  ] as const)
    expect(await run(settings, 'backup', '--to', path)).toEqual({ code: 1, said: expect.stringContaining(said) })
})
