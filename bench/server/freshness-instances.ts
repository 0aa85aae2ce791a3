/** Changes a price in one production server's console; then reads its document from that server and another. */
import { setTimeout as after } from 'node:timers/promises'
import { makeFirstAccount } from '#test/first-account.ts'
import { setupCode, startTwoInstances } from '#test/instances/two-instances.ts'
import { type Line, median } from '../report.ts'

export async function measureBothInstances(databaseUrl: string, rounds: number): Promise<Line[]> {
  await using houses = await startTwoInstances(databaseUrl, {})
  const cookie = await makeFirstAccount(houses.one, setupCode)
  const times: Record<'same' | 'other', number[]> = { same: [], other: [] }
  for (let round = 0; round <= rounds; round++) {
    const price = 40 + round
    const changed = await changePrice(houses.one, cookie, price)
    const [same, other] = await Promise.all([untilShown(houses.one, price, changed), untilShown(houses.other, price, changed)])
    // The first compiles.
    if (round === 0) continue
    times.same.push(same)
    times.other.push(other)
  }
  const how = `${rounds} changes of a price in the console, until the guide shows it; rendered anew; time on the wall`
  const line = (where: string, all: number[], atMost: number): Line => ({
    part: 'documents',
    what: `change until the new document is served, ${where}`,
    value: median(all),
    unit: 'ms',
    limit: { atMost },
    how: `${how}; slowest ${Math.round(Math.max(...all))} ms`,
  })
  return [line('same instance', times.same, 100), line('another instance', times.other, 2_000)]
}

/** @returns the time at which the answer confirmed that it is stored */
async function changePrice(url: string, cookie: string, euro: number): Promise<number> {
  const csv = await fetch(`${url}/admin/products.csv`, { headers: { cookie } }).then((answer) => answer.text())
  const [head = '', ...rows] = csv.split('\r\n')
  const at = rows.findIndex((row) => row.startsWith('heated_bath,'))
  const columns = head.split(',')
  const changed = (rows[at] ?? '').replace(/,(\d+(?:\.\d+)?),(true|false),/, `,${euro}.00,$2,`)
  if (at < 0 || !columns.includes('price')) throw new Error('the list of products has no bath with a price')
  const list = [head, changed].join('\r\n')
  const answer = await fetch(`${url}/admin/products`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ intent: 'import', csv: list }),
  })
  const answered = performance.now()
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the price could not be changed: ${answer.status}`)
  return answered
}

async function untilShown(url: string, euro: number, since: number): Promise<number> {
  for (;;) {
    const html = await fetch(`${url}/guest-guide`).then((answer) => answer.text())
    if (new RegExp(`Outdoor Heated Bath[^€]*€${euro}(?!\\d)`).test(html.replace(/<[^>]*>/g, ''))) return performance.now() - since
    if (performance.now() - since > 60_000) throw new Error(`the price of €${euro} is not shown at ${url} after a minute`)
    await after(5)
  }
}
