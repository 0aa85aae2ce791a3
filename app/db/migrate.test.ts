import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { seedProducts } from '#app/products/products.seed.ts'
import { listInvitations } from '#app/staff/invitations.server.ts'
import { createServerDatabase, dropServerDatabase, openTestDatabase, silentLog } from '#test/database.ts'
import { makeFolder } from '#test/folder.ts'
import { startProcess } from '#test/process.ts'
import type { Db } from './db.ts'
import { isOfLaterVersion, knownMigrations, migrateDatabase } from './migrate.server.ts'
import { openDatabase } from './open.server.ts'

const folder = 'app/db/migrations'
const migrationsIn = (path: string) => readdirSync(path).filter((name) => name.endsWith('.sql'))

async function appliedIn(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)
  return rows[0]?.n ?? 0
}

it.skipIf(!inject('server'))('instances that start at once migrate once', async () => {
  const databaseUrl = await createServerDatabase({ empty: true })
  const ends = await Promise.all([1, 2, 3].map(() => startProcess('migrate', databaseUrl).ended()))
  expect(ends.map(({ code, complaint }) => [code, complaint])).toEqual(Array(3).fill([0, '']))
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '/nowhere', log: silentLog })
  expect(await appliedIn(db)).toBe(migrationsIn(folder).length)
  await close()
  await dropServerDatabase(databaseUrl)
})

it('a migration that was merged late is applied all the same, an edited one stops the start', async () => {
  await using copy = await makeFolder()
  cpSync(folder, copy.path, { recursive: true })
  const { db, close } = await openTestDatabase()
  const journalPath = `${copy.path}/meta/_journal.json`
  const journal = JSON.parse(readFileSync(journalPath, 'utf8'))
  journal.entries.unshift({ idx: 0, version: '7', when: 1_000, tag: 'late', breakpoints: true })
  writeFileSync(journalPath, JSON.stringify(journal))
  expect(await isOfLaterVersion(db)).toBe(false)
  writeFileSync(`${copy.path}/late.sql`, 'create table late (id int)')
  await migrateDatabase(db, copy.path)
  expect(await isOfLaterVersion(db)).toBe(true)
  await db.execute(sql`insert into late values (1)`)

  writeFileSync(`${copy.path}/late.sql`, 'create table late (id bigint)')
  await expect(migrateDatabase(db, copy.path)).rejects.toThrow('was changed after it had been applied')
  await close()
})

it('an invitation accepted before accepted ones were deleted is removed, not reopened', async () => {
  const { db, close } = await openTestDatabase()
  const itsOwn = knownMigrations().find(({ sql: statements }) => statements.join().includes('DROP COLUMN "accepted_at"'))
  await db.execute(sql`alter table staff_invitations add column accepted_at timestamptz`)
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = ${itsOwn?.hash}`)
  await db.execute(sql`insert into staff_invitations (id, email, role, token_hash, invited_by, expires_at, accepted_at) values
    (gen_random_uuid(), 'accepted@kilmara.example', 'admin', 'a', 'Fionn', now() + interval '1 day', now()),
    (gen_random_uuid(), 'waits@kilmara.example', 'admin', 'b', 'Fionn', now() + interval '1 day', null)`)
  await migrateDatabase(db)
  expect((await listInvitations(db)).map(({ email }) => email)).toEqual(['waits@kilmara.example'])
  await close()
})

it('orders of which a part was given back before are counted anew, without that part', async () => {
  const { db, close } = await openTestDatabase()
  const [before, itsOwn] = ['"order_figure"(provider text)', 'amount_cents - refunded_cents'].map((words) =>
    knownMigrations().find(({ sql: statements }) => statements.join().includes(words)),
  )
  for (const statement of before?.sql ?? []) if (statement.includes('OR REPLACE')) await db.execute(sql.raw(statement))
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = ${itsOwn?.hash}`)
  await seedProducts(db)
  await db.execute(sql`
    insert into guest_orders (id, product_id, item_type, item_name, category, amount_cents, refunded_cents, room_name, stay_on, email,
      guest_name, provider, idempotency_key, checkout_expires_at, paid_at)
    select gen_random_uuid(), p.id, item_type, name, category, 5000, back, 'Stargazer', '2026-11-01', 'a@b.example', 'Aoife', 'stripe',
      gen_random_uuid(), now(), now()
    from (select * from guest_products limit 1) p, unnest(array[0, 4900]) back`)
  const sold = async () => (await db.execute(sql`select sum(number)::int as n, sum(cents)::int as c from day_figures`)).rows
  expect(await sold()).toEqual([{ n: 2, c: 10_000 }])
  await migrateDatabase(db)
  expect(await sold()).toEqual([{ n: 2, c: 5_100 }])
  await close()
})

it('what guests had written in the guide before is counted with the other enquiries', async () => {
  const { db, close } = await openTestDatabase()
  const itsOwn = knownMigrations().find(({ sql: statements }) => statements.join().includes('"guide_requests_added"'))
  await db.execute(sql`drop trigger guide_requests_added on guide_requests`)
  await db.execute(sql`drop trigger guide_requests_gone on guide_requests`)
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = ${itsOwn?.hash}`)
  await db.execute(sql`insert into guide_requests (id, name, email, room, request_type, message)
    values (gen_random_uuid(), 'Aoife', 'a@b.example', 'Stargazer', 'General Enquiry', 'Hello')`)
  const enquiries = async () =>
    (await db.execute(sql`select coalesce(sum(number), 0)::int as n from day_figures where what = 'enquiry'`)).rows
  expect(await enquiries()).toEqual([{ n: 0 }])
  await migrateDatabase(db)
  expect(await enquiries()).toEqual([{ n: 1 }])
  await close()
})

it('what is deleted from now on stays counted, what had been deleted before does not come back', async () => {
  const { db, close } = await openTestDatabase()
  const [before, itsOwn] = ['"guide_requests_added"', "'_gone'"].map((words) =>
    knownMigrations().find(({ sql: statements }) => statements.join().includes(words)),
  )
  for (const statement of before?.sql ?? []) if (statement.includes('OR REPLACE')) await db.execute(sql.raw(statement))
  await db.execute(sql`create or replace function take_from_day_figures() returns trigger language plpgsql as $$ begin
    insert into day_figures (day, what, number) select estate_day(created_at), tg_argv[0], -count(*) from gone group by 1;
    return null;
  end $$`)
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = ${itsOwn?.hash}`)
  await db.execute(sql`insert into guide_requests (id, name, email, room, request_type, message)
    select gen_random_uuid(), 'Aoife', 'a@b.example', 'Stargazer', 'General Enquiry', n from unnest(array['1', '2', '3']) n`)
  const enquiries = async () => (await db.execute(sql`select sum(number)::int as n from day_figures where what = 'enquiry'`)).rows
  await db.execute(sql`delete from guide_requests where message = '1'`)
  expect(await enquiries()).toEqual([{ n: 2 }])
  await migrateDatabase(db)
  await db.execute(sql`delete from guide_requests where message = '2'`)
  expect(await enquiries()).toEqual([{ n: 2 }])
  await db.execute(sql`select fill_day_figures()`)
  expect(await enquiries()).toEqual([{ n: 2 }])
  await close()
})
