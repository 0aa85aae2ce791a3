/** The process: settings -> open database -> listen -> drain -> close. */
import { existsSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { isOfLaterVersion, migrateDatabase } from './app/db/migrate.server.ts'
import { openDatabase } from './app/db/open.server.ts'
import { seedDatabase } from './app/db/seed.ts'
import { refreshContacts } from './app/estate/contacts/contacts.server.ts'
import { withStaffEmail } from './app/estate/contacts/contacts.ts'
import { findFirstGuestPassword, seedGuideAccess } from './app/guide/door/guide-access.seed.ts'
import { houseJobs } from './app/house-jobs.server.ts'
import type { AppNeeds, createApp } from './app/http.server.ts'
import { reopenUndelivered } from './app/inbox/undelivered.server.ts'
import { startScheduledJobs } from './app/jobs/scheduled-jobs.server.ts'
import { connections } from './app/limits.server.ts'
import { listeningAddress } from './app/listening-address.server.ts'
import { startMailDelivery } from './app/mail/delivery.server.ts'
import { startForgettingMailFiles } from './app/mail/forget-mail-files.server.ts'
import { openControl } from './app/operation/control.server.ts'
import { endWork } from './app/operation/end-work.server.ts'
import { startForgettingOldBackups } from './app/operation/forget-old-backups.server.ts'
import { createPayments } from './app/payments/create-payments.server.ts'
import { discreetError, reasonOf } from './app/requests/discreet-error.server.ts'
import { readSettings, startLines } from './app/settings.server.ts'
import { findSetupLink } from './app/staff/accounts.server.ts'
import { findSharedSecret } from './app/staff/auth/auth-secret.server.ts'

const drainSeconds = 10
const development = process.argv.includes('--dev')

const laterVersion = 'Database    OF A LATER VERSION of the house: this one may fail on it. See docs/upgrade.md, “Rolling back”.'

/** A first question, which makes the concierge build its index. */
const hello = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ message: 'Hello', visitorId: 'start', conversationHistory: [] }),
}

// What it writes, emails and secrets included, is for its owner only.
process.umask(0o077)
if (existsSync('.env')) process.loadEnvFile('.env')
const settings = withStaffEmail(await orExit(() => readSettings(process.env)))
// If it was started by hand, the greeting should stay in view; as a service it logs every request.
const level = settings.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info')
const log = pino({ level, serializers: { err: discreetError } })

// Both take a while and are independent.
const loading = development ? startVite() : undefined

const database = await orExit(() => openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, log }))
await orExit(prepareDatabase)
const delivery = await startMailDelivery({ database, settings, log, whenGivenUp: reopenUndelivered })
const jobs = startScheduledJobs({
  db: database.db,
  log,
  jobs: houseJobs({ database, payments: createPayments(settings), settings, log }),
})
const mailFiles = startForgettingMailFiles({ db: database.db, dataDir: settings.dataDir, log })
const backups = startForgettingOldBackups({ dataDir: settings.dataDir, log })
const closeControl = database.kind === 'embedded' ? openControl({ db: database.db, dataDir: settings.dataDir, log }) : undefined

const needs: AppNeeds = { db: database.db, listen: database.listen, settings, log, development }
const server = createServer(connections)
await (loading ? serveDevelopment(needs, loading) : serveProduction(needs))
// A database lost at this very moment must not end the process.
const address = await listeningAddress(settings.host)
server.listen(settings.port, address, () => void sayWhereToGo().catch((err) => log.warn({ err }, 'no greeting')))

// A readable error, like all that stop the start: the port is taken or forbidden, or the host is not an address of this machine.
server.on('error', (error: NodeJS.ErrnoException) => {
  const variable = error.code === 'EADDRINUSE' || error.code === 'EACCES' ? 'PORT' : 'HOST'
  console.error(`${variable}: the house cannot listen on ${settings.host}:${settings.port}: ${error.message}`)
  process.exit(1)
})

// Ctrl-C may arrive twice, from the terminal and from the parent process: the second must not cut the first short.
let draining: Promise<void> | undefined
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (draining ??= drain(signal)))

async function prepareDatabase() {
  try {
    await database.unhurried(async (db) => {
      await migrateDatabase(db)
      await seedDatabase(db)
    })
    await seedGuideAccess(database.db, settings)
    settings.authSecret = await findSharedSecret(database.db, settings)
  } catch (err) {
    log.debug({ err }, 'not started')
    throw new Error(`The database cannot be brought up to date: ${reasonOf(err)}`)
  }
}

async function serveProduction(needs: AppNeeds) {
  const { createApp } = await import('./app/http.server.ts')
  // Those built with this program: `build` may become a link to the next build while it serves.
  const app = createApp({ ...needs, clientDir: join(import.meta.dirname, '../client') })
  // Warm up, so that the first guest waits for nothing.
  setTimeout(() => void app.request('/'), 50)
  setTimeout(async () => {
    await app.request('/functions/v1/wild-concierge', hello)
    giveBackMemory()
  }, 1_000)
  server.on('request', app.front(getRequestListener(app.fetch)))
  app.openLine(server)
}

/** Starting makes a hundred megabytes of garbage, which V8 would keep until it needs the room. */
function giveBackMemory() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: string; flavor: string }) => void
  collect({ type: 'major', flavor: 'last-resort' })
}

async function startVite() {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const load = async () => (await vite.ssrLoadModule('./app/http.server.ts')) as { createApp: typeof createApp }
  // Errors are shown to whoever requests a page.
  void load().catch(() => {})
  return { vite, load }
}

/** Vite serves the browser's files and reloads the app on changes; the app itself is the same as in production. */
async function serveDevelopment(needs: AppNeeds, loading: ReturnType<typeof startVite>) {
  const { vite, load } = await loading
  let current: { createApp: typeof createApp; listener: RequestListener; ending: AbortController } | undefined
  server.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const loaded = await load()
        if (current?.createApp !== loaded.createApp) {
          const ending = new AbortController()
          const app = loaded.createApp({ ...needs, until: ending.signal })
          current?.ending.abort()
          current = { createApp: loaded.createApp, listener: getRequestListener(app.fetch), ending }
        }
        await current.listener(request, response)
      } catch (error) {
        vite.ssrFixStacktrace(error as Error)
        log.error(error)
        response.writeHead(500).end(String((error as Error).stack))
      }
    })
  })
}

async function drain(signal: string) {
  log.info({ signal }, 'draining')
  setTimeout(() => process.exit(1), drainSeconds * 1000).unref()
  closeControl?.()
  await endWork({ server, stop: [delivery.drain, jobs.stop, mailFiles.stop, backups.stop], log })
  await database.close()
  process.exit(0)
}

async function sayWhereToGo() {
  const guestPassword = await findFirstGuestPassword(database.db, settings.dataDir)
  const setupLink = await findSetupLink(database.db, settings)
  // The app may still be reading them, and in development it has its own copy.
  await refreshContacts(database.db)
  const lines = [
    `The site    ${settings.baseUrl}`,
    `The guide   ${settings.baseUrl}/guest-guide${guestPassword ? `   password: ${guestPassword}` : ''}`,
    setupLink ? `The staff   ${setupLink}   makes the first account` : `The staff   ${settings.baseUrl}/admin`,
    ...startLines(settings),
    ...((await isOfLaterVersion(database.db)) ? [laterVersion] : []),
  ]
  console.error(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}

/** Start-up failures are for people to read: one clear line per reason, no stack. */
async function orExit<T>(open: () => T | Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
