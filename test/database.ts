/** Test databases: embedded ones from a snapshot, those on a server from a template. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { YieldingPGlite } from '#app/db/embedded/yielding-pglite.server.ts'
import type { Database } from '#app/db/open.server.ts'
import { openServer } from '#app/db/server-pool.server.ts'

export const silentLog = pino({ level: 'silent' })

/** A separate migrated, empty database, deleted when closed. Embedded by default. */
export function openTestDatabase(kind: Database['kind'] = 'embedded'): Promise<Database> {
  return kind === 'server' ? openOnServer() : openInMemory()
}

/**
 * Runs the same tests on the embedded database and on a PostgreSQL server; without a server, that half is reported as skipped. `house.db`
 * exists within tests, with its tables emptied before each.
 */
export function describeOnEachDatabase(name: string, tests: (house: Database) => void): void {
  for (const kind of ['embedded', 'server'] as const) {
    describe.skipIf(kind === 'server' && !inject('server'))(`${name}, ${kind} database`, () => {
      const house = {} as Database
      beforeAll(async () => void Object.assign(house, await openTestDatabase(kind)))
      afterEach(() => emptyTables(house.db))
      afterAll(() => house.close())
      tests(house)
    })
  }
}

/** Puts a migrated database into `${dataDir}/db`, for a process that opens it: creating one takes seconds. */
export function prepareDirectory(dataDir: string): void {
  mkdirSync(join(dataDir, 'db'))
  execFileSync('tar', ['-xf', resolve(inject('snapshot')), '-C', join(dataDir, 'db')], { stdio: 'pipe' })
}

async function openInMemory(): Promise<Database> {
  const client = new YieldingPGlite({
    // A real Blob copies its forty megabytes three times.
    loadDataDir: { arrayBuffer: async () => readFileSync(inject('snapshot')) } as unknown as Blob,
    // The default of 128 MB is fully written each time: half of what opening takes.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'],
    extensions: { pg_trgm },
    parsers: { [types.INT8]: (text) => text },
  })
  await client.waitReady
  const db = drizzle({ client })
  return {
    kind: 'embedded',
    db,
    unhurried: (work) => work(db),
    listen: (channel, onNotice) => client.listen(channel, onNotice),
    maintain: async () => {},
    close: async () => void (client.closed || (await client.close())),
  }
}

async function openOnServer(): Promise<Database> {
  const url = await createServerDatabase()
  const database = await openServer(url, silentLog)
  return {
    ...database,
    async close() {
      await database.close()
      await dropServerDatabase(url)
    },
  }
}

/** @returns its URL. `empty`: not even migrated. */
export async function createServerDatabase({ empty = false } = {}): Promise<string> {
  const server = inject('server')
  if (!server) throw new Error('There is no PostgreSQL server for tests here.')
  const name = `kilmara_test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${empty ? 'template1' : server.template}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return url.href
}

export async function dropServerDatabase(url: string): Promise<void> {
  await onServer(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('server')?.url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Resets to a freshly migrated state. Truncates only tables with rows: truncating all after each test would take ten times as long. */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(sql`do $$
    declare
      each_table text;
      has_rows boolean;
      filled text[] = '{}';
    begin
      for each_table in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
        execute format('select exists (select from %s)', each_table) into has_rows;
        if has_rows then filled = filled || each_table; end if;
      end loop;
      if filled <> '{}' then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
      perform setval(format('%I', sequencename)::regclass, 1, false) from pg_sequences where schemaname = 'public';
    end
  $$`)
}
