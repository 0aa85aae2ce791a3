/** A PostgreSQL server that stops answering for a while without closing its connections, as when its machine or its disk is paused. */
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createServerDatabase, dropServerDatabase, silentLog } from '#test/database.ts'
import { openStallingWay } from '#test/stalling-server.ts'
import type { Db } from './db.ts'
import { openServer } from './server-pool.server.ts'

describe.skipIf(!inject('server'))('when the server has stalled', () => {
  let databaseUrl: string
  let way: Awaited<ReturnType<typeof openStallingWay>>
  let house: Awaited<ReturnType<typeof openServer>>
  beforeEach(async () => {
    databaseUrl = await createServerDatabase()
    way = await openStallingWay(databaseUrl)
    house = await openServer(way.url, silentLog, { giveUpAfterMs: 200 })
    await house.db.execute(sql`create table kept (name text)`)
  })
  afterEach(async () => {
    way.resume()
    await house.close()
    way.close()
    await dropServerDatabase(databaseUrl)
  })

  const keep = (db: Db, name: string) => db.execute(sql`insert into kept values (${name})`)
  const kept = async () => (await house.db.execute<{ name: string }>(sql`select name from kept`)).rows.map(({ name }) => name)

  it('transactions that could not begin keep no connection', async () => {
    // More than there are connections.
    for (let times = 0; times < 12; times++) {
      await house.db.transaction((tx) => keep(tx, 'before'))
      way.stall()
      await expect(house.db.transaction((tx) => keep(tx, 'lost'))).rejects.toThrow()
      way.resume()
    }
    await house.db.transaction((tx) => keep(tx, 'after'))
    expect((await kept()).at(-1)).toBe('after')
  })

  it('what is acknowledged afterwards is not part of a transaction that was given up', async () => {
    const givenUp = house.db.transaction(async (tx) => {
      await keep(tx, 'given up')
      way.stall()
      await keep(tx, 'given up too')
    })
    await expect(givenUp).rejects.toThrow()
    way.resume()
    await keep(house.db, 'acknowledged')
    // Another connection: what is still open in the first cannot be seen here.
    const other = await openServer(databaseUrl, silentLog)
    const { rows } = await other.db.execute(sql`select name from kept`)
    await other.close()
    expect(rows).toEqual([{ name: 'acknowledged' }])
  })
})
