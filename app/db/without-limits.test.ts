import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { createServerDatabase, dropServerDatabase, openTestDatabase, silentLog } from '#test/database.ts'
import { advisoryLocks } from './advisory-locks.ts'
import { migrateDatabase } from './migrate.server.ts'
import { seedDatabase } from './seed.ts'
import { openServer } from './server-pool.server.ts'

const work = { migrateDatabase, seedDatabase }
const locks = { migrateDatabase: advisoryLocks.migrate, seedDatabase: advisoryLocks.seed }

it.skipIf(!inject('server')).each(['migrateDatabase', 'seedDatabase'] as const)(
  '%s waits for another instance that does it for longer than anybody waits for an answer',
  async (name) => {
    const databaseUrl = await createServerDatabase()
    const other = await openServer(databaseUrl, silentLog)
    const { db, unhurried, close } = await openServer(databaseUrl, silentLog, { giveUpAfterMs: 100 })
    const waiting: Promise<void>[] = []
    await other.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${locks[name]})`)
      waiting.push(unhurried((db) => work[name](db)))
      // It is waiting by now, and so does this, for as long as it takes.
      await expect.poll(async () => (await tx.execute(waits)).rows.length).toBe(1)
      await expect(db.execute(sql`select pg_advisory_lock(${locks[name]})`)).rejects.toMatchObject({
        cause: { message: 'Query read timeout' },
      })
    })
    await Promise.all(waiting)
    await Promise.all([close(), other.close()])
    await dropServerDatabase(databaseUrl)
  },
)

const waits = sql`select from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`

it.skipIf(!inject('server')).each(['migrateDatabase', 'seedDatabase'] as const)(
  '%s has no limit of time on the server either',
  async (name) => {
    const { unhurried, close } = await openTestDatabase('server')
    const limits = await unhurried((db) =>
      db.transaction(async (tx) => {
        await work[name](tx)
        const { rows } = await tx.execute(sql`select current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`)
        return rows
      }),
    )
    expect(limits).toEqual([{ statement: '0', lock: '0', idle: '0' }])
    await close()
  },
)
