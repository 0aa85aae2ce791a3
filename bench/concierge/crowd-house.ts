/** The concierge alone, over HTTP, on an embedded database with many staff entries; forked and queried by bench/concierge/concierge.ts. */
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { answerGuest, chatReply } from '#app/concierge/concierge.server.ts'
import { conciergeRequest } from '#app/concierge/concierge-request.ts'
import { migrateDatabase } from '#app/db/migrate.server.ts'
import { seedKnowledge } from '#app/knowledge/knowledge.seed.ts'
import { addEntry } from '#app/knowledge/knowledge.server.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { portOf } from '#test/port-of.ts'

const entries = Number(process.argv[2] ?? 10_000)
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
    const { message, conversationHistory: history } = conciergeRequest.parse(JSON.parse(body))
    const said = chatReply(await answerGuest(db, { message, history }))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
}).listen(0, 'localhost', () => process.send?.({ port: portOf(server) }))
const before = { rss: process.memoryUsage.rss(), cpu: process.cpuUsage() }
process.on('message', (asked) => {
  // Training and indexing, for which the first question waits, are not part of what a question costs.
  if (asked === 'ready') before.cpu = process.cpuUsage()
  if (asked !== 'memory') return
  const { user, system } = process.cpuUsage(before.cpu)
  process.send?.({ memory: process.memoryUsage(), before: before.rss, cpuMs: (user + system) / 1000 })
})
