/** The built app on a database with years of a busy house's data. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { pino } from 'pino'
import { addUpEvents } from '#app/analytics/analytics.server.ts'
import { foldDayFigures } from '#app/analytics/day-figures.server.ts'
import type { Db } from '#app/db/db.ts'
import { migrateDatabase } from '#app/db/migrate.server.ts'
import { type Database, openDatabase } from '#app/db/open.server.ts'
import { seedDatabase } from '#app/db/seed.ts'
import { seedGuideAccess } from '#app/guide/door/guide-access.seed.ts'
import type { createApp } from '#app/http.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { startCluster } from '#test/postgres-cluster.ts'
import { signInAs, signUp } from '#test/staff.ts'
import { guestPassword } from '../running.ts'
import { fillHouse, yearsOfABusyHouse } from './console-size-house.ts'

export type FilledHouse = {
  app: ReturnType<typeof createApp>
  db: Db
  /** The Cookie header of a session in the console. */
  cookie: string
  /** The id of a message to open. */
  messageId: string
  filledInSeconds: number
}

// As `npm start` runs it; React reads this when the built app is imported.
process.env.NODE_ENV = 'production'

const log = pino({ level: 'silent' })
const maeve = { name: 'Maeve Bench', email: 'maeve@kilmara.example', password: 'ferns behind the boiler' }

/** @param share of the numbers in yearsOfABusyHouse */
export async function onEmbedded<T>(share: number, work: (house: FilledHouse) => Promise<T>): Promise<T> {
  // As `npm start` runs it.
  setFlagsFromString('--liftoff-only')
  const dataDir = mkdtempSync(join(tmpdir(), 'kilmara-bench-'))
  const database = await openDatabase({ dataDir, log })
  try {
    return await work(await fill(database, dataDir, database.db, share))
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** On a throw-away PostgreSQL server, or that of BENCH_DATABASE_URL. Undefined if there is none. */
export async function onServer<T>(share: number, work: (house: FilledHouse) => Promise<T>): Promise<T | undefined> {
  const given = process.env.BENCH_DATABASE_URL
  const cluster = given ? { url: given, stop() {} } : startCluster()
  if (!cluster) return undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'kilmara-bench-'))
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir, log })
  // The house's own connections time out long before a hundred thousand rows are written.
  const patient = new pg.Client({ connectionString: cluster.url })
  await patient.connect()
  try {
    return await work(await fill(database, dataDir, drizzle({ client: patient }), share))
  } finally {
    await patient.end()
    await database.close()
    cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fill(database: Database, dataDir: string, patient: Db, share: number): Promise<FilledHouse> {
  const { db } = database
  await migrateDatabase(db)
  const settings = readSettings({
    DATA_DIR: dataDir,
    GUEST_PASSWORD: guestPassword,
    BASE_URL: 'http://localhost',
    TRUST_PROXY: '1',
    WEATHER_URL: 'http://127.0.0.1:9/',
  })
  await seedDatabase(db)
  await seedGuideAccess(db, settings)
  const staff = await signUp(db, maeve)
  const started = performance.now()
  const { messageId } = await fillHouse(patient, staff, yearsOfABusyHouse(share))
  await addUpEvents(db)
  await foldDayFigures(db)
  await database.maintain()
  const built = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as { createApp: typeof createApp }
  const app = built.createApp({ db, listen: database.listen, settings, log, clientDir: './build/client' })
  const cookie = await signInAs(app, maeve)
  return { app, db, cookie, messageId, filledInSeconds: Math.round((performance.now() - started) / 1000) }
}
