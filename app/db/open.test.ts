import fs, { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { expect, inject, it, vi } from 'vitest'
import { readCatalogue } from '#app/operation/catalogue.server.ts'
import { describeOnEachDatabase, openTestDatabase, prepareDirectory, silentLog } from '#test/database.ts'
import { makeFolder } from '#test/folder.ts'
import { startProcess } from '#test/process.ts'
import { knownMigrations, migrateDatabase } from './migrate.server.ts'
import { openDatabase } from './open.server.ts'

const log = silentLog

it('the embedded database belongs to one process, until that one ends, however it ends', async () => {
  await using folder = await makeFolder()
  prepareDirectory(folder.path)
  const database = await openDatabase({ dataDir: folder.path, log })
  const inUse = `The database in ${folder.path}/db is in use by another process.`
  const { code, complaint } = await startProcess('keep-submitting', folder.path).ended()
  expect([code, complaint]).toEqual([1, expect.stringContaining(inUse)])
  await database.close()

  await using other = startProcess('keep-submitting', folder.path)
  await other.says(1)
  await expect(openDatabase({ dataDir: folder.path, log })).rejects.toThrow(inUse)
  await other.kill()
  const again = await openDatabase({ dataDir: folder.path, log })
  await again.close()
  await again.close()
})

it('says why the embedded database does not start on a full disk, the first time too, and starts when there is room', async () => {
  await using folder = await makeFolder()
  const start = () => openDatabase({ dataDir: folder.path, log })
  const onFullDisk = async (reason: string) => {
    const full = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    })
    await expect(start()).rejects.toThrow(`The database in ${folder.path}/db does not start: ${reason}`)
    full.mockRestore()
  }
  await onFullDisk('its files cannot be written. Is the disk full?')
  await (await start()).close()
  await onFullDisk('could not write lock file "postmaster.pid": No space left on device')
  await (await start()).close()
})

it('the embedded database is durable when it says so, and starts afresh after an interrupted first start', {
  timeout: 120_000,
}, async () => {
  await using folder = await makeFolder()
  mkdirSync(`${folder.path}/db`)
  writeFileSync(`${folder.path}/db/PG_VERSION`, 'half')
  writeFileSync(`${folder.path}/db.unfinished`, '')
  const database = await openDatabase({ dataDir: folder.path, log })
  expect(existsSync(`${folder.path}/db.unfinished`)).toBe(false)
  await database.db.execute(sql`create table kept (id int, words text default repeat('larch ', 150))`)

  expect(fs.statSync(`${folder.path}/db`).mode & 0o777).toBe(0o700)

  const synced = vi.spyOn(fs, 'fsyncSync')
  await database.db.execute(sql`insert into kept values (1)`)
  expect(synced.mock.calls.length).toBeGreaterThan(0)

  // Nothing else makes checkpoints: without this the log would grow for as long as the process runs.
  await database.db.execute(sql`insert into kept select generate_series(1, 20000)`)
  const redo = async () => (await database.db.execute<{ redo_lsn: string }>(checkpoint)).rows[0]?.redo_lsn
  const before = await redo()
  await database.maintain()
  const after = await redo()
  expect(after).not.toBe(before)
  await database.maintain()
  expect(await redo()).toBe(after)

  // A table is analyzed when a tenth of it has changed, not whenever another has.
  const readThrough = async () => {
    const { rows } = await database.db.execute<{ times: number }>(sql`select analyze_count::int as times from pg_stat_all_tables
      where relname = 'kept'`)
    return rows[0]?.times
  }
  expect(await readThrough()).toBe(1)
  await database.db.execute(sql`create table others as select * from kept`)
  await database.db.execute(sql`update kept set id = 0 where id < 1000`)
  await database.maintain()
  expect(await redo()).not.toBe(after)
  expect(await readThrough()).toBe(1)
  await database.db.execute(sql`update kept set id = 1`)
  await database.maintain()
  expect(await readThrough()).toBe(2)
  await database.close()
})

const checkpoint = sql`select redo_lsn from pg_control_checkpoint()`

it('a server that does not answer is named, its password is not', async () => {
  const databaseUrl = 'postgresql://house:secret@127.0.0.1:1/kilmara'
  const attempt = openDatabase({ databaseUrl, dataDir: '/nowhere', log })
  await expect(attempt).rejects.toThrow('DATABASE_URL: the database server at 127.0.0.1:1/kilmara does not answer')
  await expect(attempt).rejects.not.toThrow('secret')
})

it.skipIf(!inject('server'))('both databases give the same values', async () => {
  const read = async (kind: 'embedded' | 'server') => {
    const { db, close } = await openTestDatabase(kind)
    await db.execute(sql`create table samples (id uuid, at timestamptz, day date, cents int, big bigint, rate numeric(8,2),
      yes boolean, list text[], data jsonb, none text)`)
    await db.insert(samples).values(sample)
    const [row] = await db.select().from(samples)
    const { rows } = await db.execute(sql`select *, count(*) over () as n, at::text as as_text from samples`)
    await close()
    return { row, rows }
  }
  const [embedded, server] = [await read('embedded'), await read('server')]
  expect(embedded).toEqual(server)
  expect(embedded.row).toEqual(sample)
})

const samples = pgTable('samples', {
  id: uuid(),
  at: timestamp({ withTimezone: true }),
  day: date(),
  cents: integer(),
  big: bigint({ mode: 'number' }),
  rate: numeric(),
  yes: boolean(),
  list: text().array(),
  data: jsonb(),
  none: text(),
})

const sample = {
  id: '01990000-0000-7000-8000-000000000001',
  at: new Date('2026-03-29T00:59:59.123Z'),
  day: '2026-03-29',
  cents: 23_900,
  big: 9_007_199_254_740_991,
  rate: '14.50',
  yes: true,
  list: ['Stargazer', 'Sea Forest, "Lodge"'],
  data: { code: 'WILD10', of: [1, null] },
  none: null,
}

it('the embedded database yields between two statements', async () => {
  const { db, close } = await openTestDatabase()
  let turns = 0
  let done = false
  const others = (async () => {
    for (; !done; turns++) await setImmediate()
  })()
  const work = Array.from({ length: 20 }, () => db.transaction((tx) => tx.execute(sql`select 1`)))
  await Promise.all(work)
  done = true
  await others
  await close()
  // BEGIN, the statement and COMMIT, twenty times.
  expect(turns).toBeGreaterThanOrEqual(60)
})

describeOnEachDatabase('a database', (house) => {
  it('passes a notice on when its transaction has committed, and none of one rolled back', async () => {
    const heard = vi.fn()
    const end = await house.listen('house', heard)
    const notify = sql`select pg_notify('house', '')`
    await house.db
      .transaction(async (tx) => {
        await tx.execute(notify)
        tx.rollback()
      })
      .catch(() => undefined)
    await house.db.transaction(async (tx) => {
      await tx.execute(notify)
      expect(heard).not.toHaveBeenCalled()
    })
    await vi.waitUntil(() => heard.mock.calls.length > 0)
    expect(heard).toHaveBeenCalledTimes(1)
    await end()
  })

  it('passes on the notices of a statement that is asked again and again, until nobody listens any more', async () => {
    const [heard, deaf] = [vi.fn(), vi.fn()]
    const ends = [await house.listen('house', heard), await house.listen('elsewhere', deaf)]
    const notify = (payload: string) => house.db.execute(sql`select pg_notify('house', ${payload})`)
    for (const payload of ['a', 'b', 'c', 'd']) await notify(payload)
    await vi.waitUntil(() => heard.mock.calls.length === 4)
    for (const end of ends) await end()
    await notify('e')
    await house.db.execute(sql`select 1`)
    expect(heard).toHaveBeenCalledTimes(4)
    expect(deaf).not.toHaveBeenCalled()
  })

  it('may be migrated again and nothing happens', async () => {
    const journal = async () => (await house.db.execute(sql`select * from drizzle.__drizzle_migrations order by id`)).rows
    const before = { tables: await readCatalogue(house.db), journal: await journal() }
    expect(before.journal).toHaveLength(knownMigrations().length)
    await migrateDatabase(house.db)
    expect({ tables: await readCatalogue(house.db), journal: await journal() }).toEqual(before)
  })
})
