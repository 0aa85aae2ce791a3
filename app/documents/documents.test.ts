import { expect, it } from 'vitest'
import { createDocuments } from './documents.server.ts'

const hour = 3_600_000
const page = 'http://localhost/'

/** A cache of one page, whose renderings are counted. `now` is in milliseconds. */
function makeShelf(headers: Record<string, string> = {}) {
  const clock = { now: 0 }
  let renderings = 0
  const documents = createDocuments(
    () => true,
    () => clock.now,
  )
  const render = async () =>
    new Response(`rendering ${++renderings}`, { headers: { 'Cache-Control': 'public', 'Content-Type': 'text/html', ...headers } })
  const ask = (request = new Request(page)) => documents.answer(request, render)
  const read = async () => (await ask()).text()
  /** As in the app: answered, and then remembered as it was sent. */
  const send = async () => {
    const request = new Request(page)
    const response = await ask(request)
    documents.rememberSent(request, response)
    return response
  }
  return { clock, documents, ask, read, send }
}

it('a page is an hour old at most, however long nobody asked for it', async () => {
  const { clock, documents, read, send } = makeShelf()
  expect(await read()).toBe('rendering 1')
  clock.now = hour - 1
  await send()
  expect(documents.find('/')).toMatchObject({ status: 200, body: Buffer.from('rendering 1') })
  clock.now += 1
  expect(documents.find('/')).toBeUndefined()
  clock.now += 3 * 24 * hour
  // Concurrent requests all get the same new rendering.
  expect(await Promise.all([read(), read()])).toEqual(['rendering 2', 'rendering 2'])
})

it('a page is never of yesterday, by the estate’s calendar, nor of a time that is still to come', async () => {
  const { clock, documents, read, send } = makeShelf()
  for (const [before, after] of [
    ['2026-06-30T22:59:59.999Z', '2026-06-30T23:00:00Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00Z'],
    ['2027-10-30T22:59:59.999Z', '2027-10-30T23:00:00Z'],
  ] as const) {
    clock.now = Date.parse(before)
    const shown = await read()
    await send()
    expect(documents.find('/')).toBeDefined()
    clock.now = Date.parse(after)
    expect(documents.find('/')).toBeUndefined()
    expect(await read()).not.toBe(shown)
  }
  await send()
  clock.now -= 2 * hour
  expect(documents.find('/')).toBeUndefined()
})

it('a page that midnight overtakes while it is rendered is of yesterday', async () => {
  let now = Date.parse('2026-12-31T23:59:59Z')
  const documents = createDocuments(
    () => true,
    () => now,
  )
  const days: string[] = []
  const render = async () => {
    days.push(new Date(now).toISOString().slice(0, 10))
    now = Math.max(now, Date.parse('2027-01-01T00:00:00Z'))
    return new Response('', { headers: { 'Cache-Control': 'public' } })
  }
  await documents.answer(new Request(page), render)
  await documents.answer(new Request(page), render)
  await documents.answer(new Request(page), render)
  expect(days).toEqual(['2026-12-31', '2027-01-01'])
})

it('a forgotten page is rendered anew, and does not come back with an answer that was still leaving', async () => {
  const { documents, ask, read, send } = makeShelf()
  await send()
  documents.forget()
  expect(documents.find('/')).toBeUndefined()
  expect(await read()).toBe('rendering 2')
  const leaving = new Request(page)
  const response = await ask(leaving)
  documents.forget()
  documents.rememberSent(leaving, response)
  expect(documents.find('/')).toBeUndefined()
})

it('whoever has the text is not sent it again, in whichever encoding they had it', async () => {
  const { documents, ask, send } = makeShelf()
  const tag = (await send()).headers.get('etag') ?? ''
  expect(documents.find('/', '', tag)).toMatchObject({ status: 304 })
  expect(documents.find('/', '', '"another"')).toMatchObject({ status: 200 })
  const knowing = (known: string) => ask(new Request(page, { headers: { 'If-None-Match': known } }))
  expect((await knowing(tag)).status).toBe(304)
  expect((await knowing('"another"')).status).toBe(200)
})

it('the best packing takes the place of the quick one once it is made, and whoever has that is not sent it again', async () => {
  const { documents, send } = makeShelf()
  const packed = async () => {
    await send()
    const head = documents.find('/', 'br')?.head ?? []
    return head[head.indexOf('etag') + 1] ?? ''
  }
  const quick = await packed()
  expect(quick).toMatch(/-br5"$/)
  await expect.poll(packed).toBe(quick.replace('-br5', '-br'))
  expect(documents.find('/', 'br', quick)).toMatchObject({ status: 304 })
})

it.each([
  ['sets a cookie', { 'Set-Cookie': 'seen=1' }],
  ['is not marked public', { 'Cache-Control': 'private, no-store' }],
])('an answer that %s is one visitor’s alone', async (_, headers) => {
  const { documents, read, send } = makeShelf(headers)
  expect(await read()).toBe('rendering 1')
  await send()
  expect(documents.find('/')).toBeUndefined()
  expect(await read()).toBe('rendering 3')
})

it('a page first asked for by a link from a letter is rendered without what that link adds, for everybody', async () => {
  const { documents, read } = makeShelf()
  const asked: string[] = []
  const answer = await documents.answer(new Request(`${page}?utm_source=letter`), async ({ url }) => {
    asked.push(url)
    return new Response('rendered', { headers: { 'Cache-Control': 'public' } })
  })
  expect(asked).toEqual([page])
  expect(await answer.text()).toBe('rendered')
  expect(await read()).toBe('rendered')
})
