/** The house itself: how soon it answers, what it weighs, how soon a change is seen, and what a crowd at a changed page costs. */
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { announceDocumentsChanged, documentsChannel } from '#app/db/documents-channel.server.ts'
import { createDocuments } from '#app/documents.server.ts'
import { type Line, median } from './report.ts'
import { type House, residentMb, startHouse, untilQuiet } from './running.ts'

/** A first start makes the database; only the second is measured. Returns the running house of the last start. */
export async function measureStarts(quick: boolean): Promise<{ lines: Line[]; house: House }> {
  const first = await startHouse()
  await first.stop({ keepData: true })
  const times: number[] = []
  let house = await startHouse({}, first.dataDir)
  times.push(house.readyMs)
  for (let round = 1; round < (quick ? 1 : 3); round++) {
    await house.stop({ keepData: true })
    house = await startHouse({}, first.dataDir)
    times.push(house.readyMs)
  }
  await untilQuiet(house.pid)
  const lines: Line[] = [
    {
      part: 'start',
      what: 'second start until the first answer',
      value: median(times) / 1000,
      unit: 's',
      limit: { atMost: 3 },
      how: `${times.length} starts; time on the wall`,
    },
    {
      part: 'memory',
      what: 'at rest after start, embedded database',
      value: residentMb(house.pid),
      unit: 'MB',
      limit: { atMost: 200 },
      how: 'resident, shared pages of the Node binary included',
    },
  ]
  return { lines, house }
}

export async function measureMemoryAfterUse(house: House): Promise<Line> {
  for (const path of ['/', '/about', '/faq', '/dining', '/gallery', '/room/sunriser', '/guest-guide', '/terms-and-conditions'])
    for (let n = 0; n < 20; n++) await (await fetch(`${house.url}${path}${n % 2 ? '?x' : ''}`)).arrayBuffer()
  await untilQuiet(house.pid)
  return {
    part: 'memory',
    what: 'at rest after use',
    value: residentMb(house.pid),
    unit: 'MB',
    how: '160 pages read, half of them rendered',
  }
}

/** A thousand ask for a page that has just been forgotten. */
export async function measureCrowd(): Promise<Line> {
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

/** From the commit of a change to the first document that shows it, on the instance that made it. */
export async function measureFreshness(rounds: number): Promise<Line> {
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
  const how = `${rounds} changes; 120 KB of document, rendering left out; time on the wall`
  return {
    part: 'documents',
    what: 'change until the new document is served, same instance',
    value: median(times),
    unit: 'ms',
    limit: { atMost: 100 },
    how,
  }
}
