/**
 * The concierge under load: 10,000 entries of staff, 20 visitors who ask without pause, over HTTP, on the embedded database.
 * `node bench/concierge.ts [entries] [visitors]` prints the percentiles of the whole round trip and the server's memory.
 */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { wildConcierge } from '#app/concierge/concierge.server.ts'
import { migrateDatabase } from '#app/db/migrate.server.ts'
import { seedKnowledge } from '#app/knowledge/knowledge.seed.ts'
import { addEntry } from '#app/knowledge/knowledge.server.ts'
import { seedProducts } from '#app/products/products.seed.ts'

const entries = Number(process.argv[2] ?? 10_000)
const visitors = Number(process.argv[3] ?? 20)

async function serve(): Promise<void> {
  const db = drizzle({ client: await PGlite.create() })
  await migrateDatabase(db)
  await db.transaction(async (tx) => {
    await seedProducts(tx)
    await seedKnowledge(tx)
    for (let n = 0; n < entries; n++) {
      const thing = `${sides[n % 7]} ${things[n % 13]} number ${n}`
      await addEntry(tx, {
        category: 'facilities',
        key: `${thing}`,
        value: `The ${thing} stands by the ${things[(n * 7) % 13]} and opens at ${8 + (n % 4)}:00.`,
      })
    }
  })
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', async () => {
      const { status, json } = await wildConcierge(db, JSON.parse(body))
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    })
  }).listen(0, 'localhost', () => process.send?.({ port: (server.address() as AddressInfo).port }))
  const before = { rss: process.memoryUsage.rss(), cpu: process.cpuUsage() }
  process.on('message', (asked) => {
    // Learning and the index, which the first question waits for, are no part of what a question costs.
    if (asked === 'ready') before.cpu = process.cpuUsage()
    if (asked !== 'memory') return
    const { user, system } = process.cpuUsage(before.cpu)
    process.send?.({ memory: process.memoryUsage(), before: before.rss, cpuMs: (user + system) / 1000 })
  })
}

async function measure(port: number, ready: () => void): Promise<number[]> {
  const file = new URL('../app/understanding/questions/own.jsonl', import.meta.url)
  const questions = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { message: string; history?: unknown[] })
  const ask = async (n: number) => {
    const { message, history = [] } = questions[n % questions.length] ?? { message: 'hello' }
    const start = performance.now()
    const response = await fetch(`http://localhost:${port}/`, {
      method: 'POST',
      body: JSON.stringify({ message, visitorId: 'bench', conversationHistory: history }),
    })
    await response.arrayBuffer()
    return performance.now() - start
  }
  await ask(0)
  ready()
  let next = 0
  const times: number[] = []
  const visit = async () => {
    while (next < 3_000) times.push(await ask(next++))
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return times.sort((a, b) => a - b)
}

const sides = ['upper', 'lower', 'north', 'south', 'old', 'new', 'hidden']
const things = [
  'orchard',
  'boathouse',
  'hide',
  'kiln',
  'well',
  'bridge',
  'glade',
  'pond',
  'shed',
  'wall',
  'gatehouse',
  'meadow',
  'spring',
]

if (process.send) await serve()
else {
  const child = fork(import.meta.filename, process.argv.slice(2))
  child.on('message', async (said: { port?: number; memory?: NodeJS.MemoryUsage; before?: number; cpuMs?: number }) => {
    if (said.port) {
      const times = await measure(said.port, () => child.send('ready'))
      const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`
      process.stdout.write(
        `${entries} entries, ${visitors} visitors, ${times.length} questions: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}\n`,
      )
      child.send('memory')
    }
    if (said.memory) {
      const mb = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
      process.stdout.write(
        `server: ${((said.cpuMs ?? 0) / 3_000).toFixed(2)} ms of processor a question; ${mb(said.memory.rss)} resident, ${mb(said.before ?? 0)} of it the database before the first question\n`,
      )
      child.kill()
    }
  })
}
