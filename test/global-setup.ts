/** Once per run: prepares a migrated database, as a snapshot for the embedded kind and as a template on a PostgreSQL server. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../app/db/migrate.server.ts'
import { openServer } from '../app/db/server-pool.server.ts'
import { startCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a tar. */
    snapshot: string
    /** A server on which databases can be created, and the template database; null: server tests are skipped. */
    server: { url: string; template: string } | null
  }
}

export async function setup(project: TestProject) {
  project.provide('snapshot', await makeSnapshot())
  const cluster = process.env.TEST_DATABASE_URL ? { url: process.env.TEST_DATABASE_URL, stop() {} } : startCluster()
  if (!cluster) {
    project.provide('server', null)
    return
  }
  const template = `kilmara_template_${randomBytes(4).toString('hex')}`
  await onServer(cluster.url, `create database ${template}`)
  const database = await openServer(nameDatabase(cluster.url, template), pino({ level: 'silent' }))
  await migrateDatabase(database.db)
  await database.close()
  project.provide('server', { url: cluster.url, template })
  return async () => {
    await onServer(cluster.url, `drop database ${template} with (force)`).finally(cluster.stop)
  }
}

/** Kept between runs: creating a database takes seconds. */
async function makeSnapshot(): Promise<string> {
  const path = `.cache/test-database/${fingerprint()}.tar`
  if (existsSync(path)) return path
  const client = await PGlite.create()
  await migrateDatabase(drizzle({ client }))
  const dump = await client.dumpDataDir('none')
  await client.close()
  mkdirSync('.cache/test-database', { recursive: true })
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${path}.${process.pid}`, path)
  return path
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'))
  const { entries } = JSON.parse(readFileSync('app/db/migrations/meta/_journal.json', 'utf8')) as { entries: { tag: string }[] }
  for (const { tag } of entries) hash.update(readFileSync(`app/db/migrations/${tag}.sql`))
  return hash.digest('hex').slice(0, 16)
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function nameDatabase(url: string, name: string): string {
  const named = new URL(url)
  named.pathname = `/${name}`
  return named.href
}
