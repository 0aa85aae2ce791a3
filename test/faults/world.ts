/** A house and everything around it that can fail: database, mail server, payment provider. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { Db } from '#app/db/db.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { fakeSecretKey, startFakeStripe } from '#app/payments/stripe.fake.ts'
import { fakeWebhookSecret } from '#app/payments/stripe-account.fake.ts'
import { makeFirstAccount } from '#test/first-account.ts'
import { freePort } from '#test/free-port.ts'
import { type HouseProcess, startHouse } from '#test/house-process.ts'
import { startCluster } from '#test/postgres-cluster.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import type { Chance } from './chance.ts'
import { openGate } from './gate.ts'

export type Kind = 'embedded' | 'server'
export type World = Awaited<ReturnType<typeof openWorld>>

const setupCode = 'harbour-light'
const metricsToken = 'figures-for-the-harness'

export async function openWorld(kind: Kind) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kilmara-faults-'))
  const cluster = kind === 'server' ? startCluster({ durable: true }) : undefined
  if (kind === 'server' && !cluster) throw new Error('PostgreSQL is not installed here.')
  const smtp = await startSmtpServer()
  const stripe = await startFakeStripe()
  const mailGate = await openGate(smtp.port)
  const stripeGate = await openGate(Number(new URL(stripe.url).port))
  const common = {
    DATA_DIR: dataDir,
    ...(cluster ? { DATABASE_URL: cluster.url } : {}),
    SMTP_URL: `smtp://127.0.0.1:${mailGate.port}`,
    STRIPE_API_URL: `http://127.0.0.1:${stripeGate.port}`,
    STRIPE_SECRET_KEY: fakeSecretKey,
    STRIPE_WEBHOOK_SECRET: fakeWebhookSecret,
    TRUST_PROXY: '1',
    SETUP_CODE: setupCode,
    METRICS_TOKEN: metricsToken,
    GUEST_PASSWORD: 'seawood',
  }
  const ports = await Promise.all(Array.from({ length: kind === 'server' ? 2 : 1 }, freePort))
  const environments = ports.map((port) => ({ ...common, PORT: String(port) }))
  const houses: HouseProcess[] = []
  // One after the other: the first migrates.
  for (const environment of environments) houses.push(await startHouse(environment))

  /** Instances of the house, by number. */
  async function restart(at: number) {
    houses[at] = await startHouse(environments[at] ?? {})
  }

  const world = {
    kind,
    stripe,
    smtp,
    addresses: () => houses.map(({ address }) => address),
    cookie: await makeFirstAccount(houses[0]?.address ?? '', setupCode),

    /** Stops everything, opens the database itself, and restarts unless it is the `last` time. */
    async whileClosed(work: (db: Db) => Promise<void>, { last = false } = {}): Promise<void> {
      await Promise.all(houses.map((house) => house.stop()))
      const database = await openDatabase({ databaseUrl: cluster?.url, dataDir, log: pino({ level: 'silent' }) })
      await work(database.db).finally(() => database.close())
      if (!last) for (const at of houses.keys()) await restart(at)
    },
    /** @throws if an instance has ended by itself, which it must not, whatever fails around it */
    expectAlive: () => {
      for (const house of houses) house.expectAlive()
    },
    /** Mails still to be sent, according to the house. */
    async waitingMails(): Promise<number> {
      const answer = await fetch(`${houses[0]?.address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
      return Number(/^kilmara_mails\{state="waiting"\} (\d+)/m.exec(await answer.text())?.[1] ?? Number.NaN)
    },
    async close() {
      await Promise.all(houses.map((house) => house.kill()))
      await Promise.all([mailGate.shut(), stripeGate.shut()])
      await Promise.all([smtp[Symbol.asyncDispose](), stripe.close()])
      cluster?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }

  /** What can go wrong, and how to repair it. */
  const faults: Record<string, { breaks: (chance: Chance) => unknown; mends: () => unknown }> = {
    'the house is killed': killing(0),
    ...(kind === 'server' ? { 'the other instance is killed': killing(1) } : {}),
    'the mail server is gone': { breaks: () => mailGate.shut(), mends: () => mailGate.reopen() },
    'the payment provider is gone': { breaks: () => stripeGate.shut(), mends: () => stripeGate.reopen() },
    'the payment provider answers 500': { breaks: () => stripe.fail(500), mends: () => stripe.fail(undefined) },
    'the payment provider hangs up': { breaks: () => stripe.fail('hang up'), mends: () => stripe.fail(undefined) },
    ...(cluster
      ? {
          'the database crashes': { breaks: () => cluster.crash(), mends: () => cluster.restart() },
          'the database loses its connections': { breaks: () => cutConnections(cluster.url), mends: () => {} },
        }
      : {}),
  }

  function killing(at: number) {
    return { breaks: () => houses[at]?.kill(), mends: () => restart(at) }
  }

  return { ...world, faults }
}

async function cutConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  await client.end()
}
