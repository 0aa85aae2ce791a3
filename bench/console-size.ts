/**
 * The staff console of a house that has been open for years: 100,000 orders, 20,000 knowledge entries, 50,000 messages and a year
 * of events. Asks for every page, on the embedded database and on a PostgreSQL server, through the built app, and prints how long
 * the server took. `npm run build` first, then `node bench/console-size.ts [tries] [embedded|server]`. BENCH_DATABASE_URL takes another server than
 * a throw-away one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { pino } from 'pino'
import { addUpEvents } from '#app/analytics/analytics.server.ts'
import type { Db } from '#app/db/db.ts'
import { migrateDatabase } from '#app/db/migrate.server.ts'
import { type Database, openDatabase } from '#app/db/open.server.ts'
import { seedDatabase } from '#app/db/seed.ts'
import { seedGuideAccess } from '#app/guide/guide-access.seed.ts'
import type { createApp } from '#app/http.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { startCluster } from '#test/postgres-cluster.ts'
import { signInAs, signUp } from '#test/staff.ts'
import { fillHouse } from './console-size-house.ts'

// As `npm start` runs it; React reads this when the app is imported.
process.env.NODE_ENV = 'production'
setFlagsFromString('--liftoff-only')

const tries = Number(process.argv[2] ?? 9)
const limitMs = 100
const log = pino({ level: 'silent' })
const maeve = { name: 'Maeve Bench', email: 'maeve@kilmara.example', password: 'ferns behind the boiler' }

const pages = [
  '/admin',
  '/admin/orders',
  '/admin/orders?status=all&from=',
  '/admin/orders?status=all&from=&page=900',
  '/admin/orders?status=all&from=&words=byrne',
  '/admin/orders?status=all&from=&words=guest77123',
  '/admin/orders?status=all&from=&words=zq',
  '/admin/orders?room=Stargazer&open=on',
  '/admin/feedback',
  '/admin/feedback?state=mine',
  '/admin/feedback?state=closed',
  '/admin/feedback?state=all',
  '/admin/feedback?state=all&page=900',
  '/admin/feedback?state=all&q=lantern',
  '/admin/feedback?state=all&q=guest41234',
  '/admin/feedback?state=all&q=no%20such%20words',
  '/admin/feedback?state=all&q=zq',
  '/admin/feedback?state=open&q=the',
  '/admin/feedback/:message',
  '/admin/concierge-knowledge',
  '/admin/concierge-knowledge?page=190',
  '/admin/concierge-knowledge?sort=updated&down=1',
  '/admin/concierge-knowledge?q=lantern',
  '/admin/concierge-knowledge?q=entry%2017123',
  '/admin/concierge-knowledge?q=no%20such%20words',
  '/admin/concierge-knowledge?q=zq',
  '/admin/concierge-knowledge?q=the&category=nearby',
  '/admin/analytics?days=7',
  '/admin/analytics?days=30',
  '/admin/analytics?days=90',
  '/admin/analytics?days=365',
  '/admin/changes',
  '/admin/changes?page=900',
  '/admin/changes?q=lantern',
  '/admin/changes?q=no%20such%20words',
  '/admin/changes?subject=product',
  '/admin/products',
  '/admin/legal',
  '/admin/settings',
]

/**
 * `processor`: time of this process's processor, which other work on the machine does not lengthen; the embedded database is in it,
 * a server's is not.
 */
type Row = { page: string; processor: number; best: number; median: number; worst: number }

async function measure(database: Database, dataDir: string, patient: Db): Promise<Row[]> {
  const { db } = database
  await migrateDatabase(db)
  const settings = readSettings({ DATA_DIR: dataDir, GUEST_PASSWORD: 'heather', BASE_URL: 'http://localhost' })
  await seedDatabase(db)
  await seedGuideAccess(db, settings)
  const staff = await signUp(db, maeve)
  const started = performance.now()
  const { messageId } = await fillHouse(patient, staff)
  await addUpEvents(db)
  await database.maintain()
  say(`${database.kind}: filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const built = (await import(new URL('../build/server/index.js', import.meta.url).href)) as { createApp: typeof createApp }
  const app = built.createApp({ db, settings, log })
  const cookie = await signInAs(app, maeve)
  const rows: Row[] = []
  for (const page of pages) {
    const times: number[] = []
    const processor: number[] = []
    for (let at = 0; at <= tries; at++) {
      const begun = performance.now()
      const used = process.cpuUsage()
      const answer = await app.request(page.replace(':message', messageId), { headers: { Cookie: cookie } })
      await answer.text()
      if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`)
      // The first one compiles and fills caches.
      if (at === 0) continue
      times.push(performance.now() - begun)
      const { user, system } = process.cpuUsage(used)
      processor.push((user + system) / 1000)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
    rows.push({ page, processor: Math.min(...processor), best: at(0), median: at(0.5), worst: at(1) })
  }
  return rows
}

async function onEmbedded(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kilmara-bench-'))
  const database = await openDatabase({ dataDir, log })
  try {
    return await measure(database, dataDir, database.db)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function onServer(): Promise<Row[] | undefined> {
  const given = process.env.BENCH_DATABASE_URL
  const cluster = given ? { url: given, stop() {} } : startCluster()
  if (!cluster) return undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'kilmara-bench-'))
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir, log })
  // The house's own connections give up a statement long before a hundred thousand rows are written.
  const patient = new pg.Client({ connectionString: cluster.url })
  await patient.connect()
  try {
    return await measure(database, dataDir, drizzle({ client: patient }))
  } finally {
    await patient.end()
    await database.close()
    cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const only = process.argv[3]
const server = only === 'embedded' ? undefined : await onServer()
if (server) print('server', server)
else if (!only) say('No PostgreSQL here: measured on the embedded database alone.')
if (only !== 'server') print('embedded', await onEmbedded())

function print(kind: string, rows: Row[]) {
  say(
    `\n${`${kind}, ms`.padEnd(54)}${'processor'.padStart(11)}${'best'.padStart(8)}${'median'.padStart(8)}${'worst'.padStart(8)}`,
  )
  for (const { page, processor, best, median, worst } of rows) {
    const figures = [best, median, worst].map((ms) => ms.toFixed(0).padStart(8)).join('')
    say(
      `${page.padEnd(54)}${processor.toFixed(0).padStart(11)}${figures}${Math.min(best, kind === 'server' ? best : processor) > limitMs ? '  over' : ''}`,
    )
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
