/** How soon a change shows, on the instance that made it and on another, and what a crowd at a changed page costs. */
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { announceDocumentsChanged, documentsChannel } from '#app/db/documents-channel.server.ts'
import { createDocuments } from '#app/documents/documents.server.ts'
import { startCluster } from '#test/postgres-cluster.ts'
import { type Line, median, type Skipped } from '../report.ts'
import { measureBothInstances } from './freshness-instances.ts'

export async function measureDocuments(quick: boolean): Promise<(Line | Skipped)[]> {
  const rounds = quick ? 5 : 25
  const lines = [await measureCrowd(), await measureForgetting(rounds)]
  const cluster = startCluster()
  if (!cluster)
    return [...lines, { part: 'documents on two instances', why: 'PostgreSQL is not installed (apt install postgresql)' }]
  try {
    return [...lines, ...(await measureBothInstances(cluster.url, rounds))]
  } finally {
    cluster.stop()
  }
}

/** A thousand requests for a page that has just been invalidated. */
async function measureCrowd(): Promise<Line> {
  const documents = createDocuments(() => true)
  let renderings = 0
  const render = async () => {
    renderings++
    await new Promise((done) => setTimeout(done, 20))
    return new Response('<p>Page</p>', { headers: { 'cache-control': 'public', 'content-type': 'text/html' } })
  }
  await Promise.all(Array.from({ length: 1_000 }, () => documents.answer(new Request('http://house.test/'), render)))
  return { part: 'documents', what: 'renderings for 1,000 who ask at once', value: renderings, unit: '', limit: { atMost: 1 } }
}

/** From a change's commit to the first document showing it, on the same instance, without rendering time. */
async function measureForgetting(rounds: number): Promise<Line> {
  const client = await PGlite.create()
  const db = drizzle({ client })
  const documents = createDocuments(() => true)
  await client.listen(documentsChannel, documents.forget)
  let edition = 0
  const render = async () =>
    new Response(`edition ${edition} ${'words '.repeat(20_000)}`, { headers: { 'cache-control': 'public' } })
  const read = async () => (await documents.answer(new Request('http://house.test/'), render)).text()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await read()
    const started = performance.now()
    await db.transaction(async (tx) => {
      edition++
      await announceDocumentsChanged(tx)
    })
    while (!(await read()).startsWith(`edition ${edition} `)) await new Promise((done) => setImmediate(done))
    times.push(performance.now() - started)
  }
  await client.close()
  const how = `${rounds} changes; 120 KB of document; time on the wall`
  return {
    part: 'documents',
    what: 'change until it is heard of and what was rendered is forgotten',
    value: median(times),
    unit: 'ms',
    limit: { atMost: 100 },
    how,
  }
}
