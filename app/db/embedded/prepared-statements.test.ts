import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { openTestDatabase } from '#test/database.ts'

const house = {} as Database
beforeAll(async () => void Object.assign(house, await openTestDatabase('embedded')))
afterAll(() => house.close())

const everyType = pgTable('every_type', {
  id: uuid().primaryKey(),
  words: text(),
  list: text().array(),
  whole: integer(),
  large: bigint({ mode: 'bigint' }),
  exact: numeric(),
  flag: boolean(),
  day: date(),
  moment: timestamp({ withTimezone: true }),
  document: jsonb(),
})

const row = {
  id: '0197a3c2-0000-7000-8000-000000000001',
  words: 'larch’s “needles” \\ 雨',
  list: ['a,b', '"c"', '', 'null'],
  whole: -7,
  large: 9_007_199_254_740_993n,
  exact: '0.10',
  flag: false,
  day: '2026-10-25',
  moment: new Date('2026-10-25T01:30:00.123Z'),
  document: { nested: [1, null, 'é'] },
}
const nothing = {
  ...Object.fromEntries(Object.keys(row).map((name) => [name, null])),
  id: '0197a3c2-0000-7000-8000-000000000002',
}

type Rows = { rows: Record<string, unknown>[] }
const ask = async (statement: ReturnType<typeof sql>) => ((await house.db.execute(statement)) as unknown as Rows).rows

it('what is asked again is answered as it was the first time', async () => {
  await house.db.execute(sql`create table every_type (id uuid primary key, words text, list text[], whole int, large bigint,
    exact numeric, flag boolean, day date, moment timestamptz, document jsonb)`)
  for (let time = 0; time < 4; time++) {
    await house.db.delete(everyType)
    await house.db.insert(everyType).values(row)
    await house.db.insert(everyType).values(nothing as unknown as typeof row)
    expect(await house.db.select().from(everyType).orderBy(everyType.id)).toEqual([row, nothing])
    // By name, without Drizzle's columns.
    expect(await ask(sql`select words, large, list from every_type where id = ${row.id}`)).toEqual([
      { words: row.words, large: String(row.large), list: row.list },
    ])
    const changed = await house.db.update(everyType).set({ whole: time }).returning({ whole: everyType.whole })
    expect(changed).toEqual([{ whole: time }, { whole: time }])
    expect(await ask(sql`select 1 as one where false`)).toEqual([])
  }
})

it('a statement that fails says why each time, and the next one is answered', async () => {
  await house.db.execute(sql`create table one_of_each (name text primary key)`)
  const insert = () => house.db.execute(sql`insert into one_of_each values (${'larch'})`)
  await insert()
  for (let time = 0; time < 3; time++) {
    await expect(insert()).rejects.toMatchObject({ cause: { code: '23505', constraint: 'one_of_each_pkey' } })
    expect(await ask(sql`select name from one_of_each`)).toEqual([{ name: 'larch' }])
    await expect(ask(sql`select nothing_of_the_kind`)).rejects.toMatchObject({ cause: { code: '42703' } })
  }
})

it('a long answer, which comes in many pieces, is whole', async () => {
  const long = sql`select n, repeat('雨 larch ', n) as words from generate_series(1, ${1_500}::int) n`
  for (let time = 0; time < 3; time++) {
    const rows = await ask(long)
    expect(rows).toHaveLength(1_500)
    for (const { n, words } of rows) if (words !== '雨 larch '.repeat(Number(n))) throw new Error(`row ${n} is another`)
  }
})

it('a table that has changed its columns is asked anew', async () => {
  await house.db.execute(sql`create table growing (a int)`)
  await house.db.execute(sql`insert into growing values (1)`)
  for (let time = 0; time < 3; time++) expect(await ask(sql`select * from growing`)).toEqual([{ a: 1 }])
  await house.db.execute(sql`alter table growing add column b text default 'new'`)
  for (let time = 0; time < 3; time++) expect(await ask(sql`select * from growing`)).toEqual([{ a: 1, b: 'new' }])
})

it('the database keeps the two hundred that were asked last', async () => {
  const often = sql`select 'often' as word`
  for (let one = 0; one < 300; one++) {
    const other = sql.raw(`select ${one} as one`)
    for (let time = 0; time < 3; time++) expect(await ask(other)).toEqual([{ one }])
    expect(await ask(often)).toEqual([{ word: 'often' }])
  }
  const kept = (await ask(sql`select statement from pg_prepared_statements`)).map(({ statement }) => statement)
  expect(kept.length).toBeLessThanOrEqual(200)
  expect(kept).toContain("select 'often' as word")
  expect(kept).not.toContain('select 0 as one')
  expect(await ask(sql`select 0 as one`)).toEqual([{ one: 0 }])
})

it('a statement does not fall into somebody else’s transaction', async () => {
  await house.db.execute(sql`create table counted (n int)`)
  const count = () => ask(sql`select count(*)::int as rows from counted`)
  for (let time = 0; time < 3; time++) await count()
  const failing = house.db.transaction(async (tx) => {
    await tx.execute(sql`insert into counted values (1)`)
    const beside = count()
    await tx.execute(sql`insert into counted values (2)`)
    tx.rollback()
    return beside
  })
  const meanwhile = count()
  await expect(failing).rejects.toThrow('Rollback')
  expect(await meanwhile).toEqual([{ rows: 0 }])
})
