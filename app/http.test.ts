import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { publishDocument } from '#app/legal/legal.server.ts'
import { openTestDatabase } from '#test/database.ts'
import { makeFolder } from '#test/folder.ts'
import { createTestApp, type TestApp } from '#test/house.ts'
import { portOf } from '#test/port-of.ts'

let database: Database
let app: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  app = createTestApp({ db: database.db, listen: database.listen })
})

describe('documents', () => {
  it('carry a strict policy: no inline script but ours, by their hashes, and no nonce to read', async () => {
    const policy = (await app.request('/')).headers.get('content-security-policy') ?? ''
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src '))
    // The head script, the one that opens folds, and the rules for the next pages.
    expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[\w+/=]+'){3}$/)
    expect(policy).toContain("frame-src 'self' https://www.openstreetmap.org")
  })

  it('are compressed, with a separate ETag for each encoding, and 304 for clients that have them', async () => {
    const plain = await app.request('/')
    const squeezed = await app.request('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(squeezed.headers.get('content-encoding')).toBe('br')
    expect(squeezed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    const again = await app.request('/', {
      headers: { 'accept-encoding': 'br', 'if-none-match': squeezed.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('of one visitor are compressed too, and so are console pages', async () => {
    for (const path of ['/?x', '/admin/login']) {
      const plain = await app.request(path, { headers: { 'accept-encoding': 'identity' } })
      const small = await app.request(path, { headers: { 'accept-encoding': 'gzip, br' } })
      expect(small.headers.get('content-encoding'), path).toBe('br')
      const bytes = Buffer.from(await small.arrayBuffer())
      expect(Number(small.headers.get('content-length'))).toBe(bytes.length)
      const [got, wanted] = [brotliDecompressSync(bytes).toString(), await plain.text()]
      expect(got.length).toBe(wanted.length)
      expect(bytes.length).toBeLessThan(wanted.length / 2)
    }
  })

  it('are not shared when a query makes them one visitor’s own', async () => {
    expect((await app.request('/?notice=x')).headers.get('etag')).toBeNull()
  })
})

it('redirects every other spelling of a public page to the cached one', async () => {
  const leads = async (path: string) => {
    const answer = await app.request(path)
    return [answer.status, answer.headers.get('location')]
  }
  expect(await leads('/ABOUT/')).toEqual([301, '/about'])
  expect(await leads('/admin/?notice=x')).toEqual([301, '/admin?notice=x'])
  expect((await leads('/admin/orders.csv'))[0]).not.toBe(301)
  expect(await leads('http://localhost//')).toEqual([301, '/'])
  expect(await leads('/room//%53targazer?mode=twoNight')).toEqual([301, '/room/stargazer?mode=twoNight'])
  expect(await leads('http://localhost//elsewhere.example/about')).toEqual([404, null])
  expect(await leads('http://localhost//elsewhere.example')).toEqual([404, null])
})

it.each(['sea%20forest%20lodge', 'caf%C3%A9', '%F0%9F%8C%B2', '%22', '50%25', 'a%3Fb', '%5C', '%7F', '%01', 'a%0D%0Ab'])(
  'says that there is no room /room/%s, at its own address',
  async (name) => {
    const answer = await app.request(`/room/${name}`)
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
      404,
      null,
      expect.stringContaining('Room not found'),
    ])
  },
)

it('redirects at most once, whatever is in the address', async () => {
  const byte = fc.integer({ min: 1, max: 127 }).map((code) => `%${code.toString(16).padStart(2, '0')}`)
  const sign = fc.oneof(byte, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).map(encodeURIComponent))
  const name = fc.array(sign, { minLength: 1, maxLength: 8 }).map((signs) => signs.join(''))
  await fc.assert(
    fc.asyncProperty(name, async (name) => {
      const first = await app.request(`/room/${name}`)
      const location = first.headers.get('location')
      const last = location === null ? first : await app.request(location)
      expect([last.headers.get('location'), last.status === 200 || last.status === 404]).toEqual([null, true])
    }),
  )
})

it('answers an address that cannot be read with the page for every address that is none; programs with a line', async () => {
  const page = { headers: { accept: 'text/html,application/xhtml+xml' } }
  for (const path of ['/%zz', '/assets/%zz', '/about?x=%00', '/admin/%ff']) {
    const answer = await app.request(path, page)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, expect.stringContaining('no-store')])
    expect(answer.headers.get('content-security-policy'), path).toContain('script-src')
    expect(await answer.text(), path).toMatch(/Oops! Page not found/)
    expect((await app.request(path, { ...page, method: 'POST' })).status, path).toBe(400)
    expect([(await app.request(path)).status, await (await app.request(path)).text()]).toEqual([
      400,
      'This address cannot be read.',
    ])
  }
})

it('forbids caching console pages, however their address is spelt', async () => {
  for (const path of ['/admin/login', '/ADMIN/login', '/admin/Login.data', '//admin/login', '/%61dmin/login'])
    expect((await app.request(path)).headers.get('cache-control'), path).toBe('private, no-store')
})

it.each([
  '/order-success.data?session_id=demo_1',
  '/newsletter/unsubscribe/nobody.data',
  '/about.data',
  '/nowhere.data',
  '/functions/v1/order-status?session_id=demo_1',
  '/functions/v1/nothing',
  '/healthz',
  '/readyz',
  '/metrics',
  '/room/%ff',
])('no cache keeps %s, whatever it answers', async (path) => {
  expect((await app.request(path)).headers.get('cache-control')).toContain('no-store')
})

it('a file is kept by its name; what is refused of it is kept by nobody', async () => {
  await using folder = await makeFolder()
  await mkdir(join(folder.path, 'pictures'))
  for (const path of ['/pictures/wood-1.avif', '/favicon.svg']) await writeFile(join(folder.path, path), 'a picture')
  const house = createTestApp({ db: database.db, clientDir: folder.path })
  const kept = async (path: string, range = '') => {
    const { status, headers } = await house.request(path, { headers: range ? { Range: range } : {} })
    return [status, headers.get('cache-control')]
  }
  expect(await kept('/pictures/wood-1.avif')).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(await kept('/pictures/wood-1.avif', 'bytes=0-1')).toEqual([206, 'public, max-age=31536000, immutable'])
  expect(await kept('/pictures/wood-1.avif', 'bytes=900-')).toEqual([416, 'no-store'])
  expect(await kept('/favicon.svg')).toEqual([200, 'public, max-age=86400'])
  expect(await kept('/favicon.svg', 'bytes=900-')).toEqual([416, 'no-store'])
})

it('a page of an earlier version is sent, for a script that is gone, one that loads the page again and that nobody keeps', async () => {
  await using folder = await makeFolder()
  const house = createTestApp({ db: database.db, clientDir: folder.path })
  const asked = (path: string, site: string) => house.request(path, { headers: { 'Sec-Fetch-Site': site } })
  for (const path of ['/assets/entry.client-old.js', '/assets/again/entry.client-old.js']) {
    const { status, headers } = await asked(path, 'same-origin')
    expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([200, 'no-store', '*'])
    expect(headers.get('content-type')).toMatch(/^text\/javascript/)
  }
  expect((await asked('/assets/entry.client-old.js', 'cross-site')).status).toBe(404)
  expect((await asked('/assets/guide-old.css', 'same-origin')).status).toBe(404)
  expect((await house.request('/assets/entry.client-old.js')).status).toBe(404)
})

it('is not ready while the database is away, and says so soon when it only hangs', async () => {
  expect((await app.request('/readyz')).status).toBe(200)
  for (const execute of [() => Promise.reject(new Error('no connection')), () => new Promise(() => {})]) {
    const db = Object.assign(Object.create(database.db), { execute })
    const house = createTestApp({ db })
    expect((await house.request('/readyz')).status).toBe(503)
  }
})

it('caches may keep what is for everybody', async () => {
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])
    expect((await app.request(path)).headers.get('cache-control'), path).toMatch(/^public, max-age=/)
})

it('renders documents anew as soon as a change is announced', async () => {
  const rendered = async () => (await app.request('/terms-and-conditions')).text()
  expect(await rendered()).not.toContain('Only on Tuesdays')
  const content = {
    subtitle: 'Only on Tuesdays',
    intro: 'In short.',
    sections: [{ icon: 'key', title: 'One', content: '<p>One.</p>' }],
  }
  await publishDocument(database.db, { slug: 'terms-and-conditions', content })
  await expect.poll(rendered).toContain('Only on Tuesdays')
})

describe('documents already rendered', () => {
  let server: Server
  let address: string
  beforeEach(async () => {
    server = createServer(app.front(getRequestListener(app.fetch)))
    app.openLine(server)
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
    address = `http://localhost:${portOf(server)}`
  })
  afterEach(() => new Promise((closed) => server.close(closed)))

  const ofThisAnswer = ['date', 'x-request-id', 'connection', 'keep-alive']
  const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !ofThisAnswer.includes(name))

  it('leave with the same bytes and headers as from the app, by GET and by HEAD', async () => {
    const [first, second] = [await fetch(`${address}/about`), await fetch(`${address}/about`)]
    expect(headersOf(second)).toEqual(headersOf(first))
    expect(await second.text()).toBe(await first.text())
    expect(headersOf(await fetch(`${address}/about`, { method: 'HEAD' }))).toEqual(headersOf(first))
    const unchanged = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
    expect((await fetch(`${address}/about`, unchanged)).status).toBe(304)
    expect(
      (await fetch(`${address}/about`, { headers: { 'accept-encoding': 'identity' } })).headers.get('content-encoding'),
    ).toBeNull()
  })

  it('are given as well to whoever follows a link from a letter', async () => {
    const plain = await fetch(`${address}/about`)
    const marked = await fetch(`${address}/about?utm_source=letter&utm_medium=email`)
    expect(headersOf(marked)).toEqual(headersOf(plain))
    expect(await marked.text()).toBe(await plain.text())
  })

  it('are never given for a query or a form', async () => {
    await fetch(`${address}/`)
    await fetch(`${address}/`)
    expect((await fetch(`${address}/?x`)).headers.get('cache-control')).toBe('private, no-store')
    expect((await fetch(`${address}/`, { method: 'POST', headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
  })

  it('are rendered anew, too, as soon as a change is announced', async () => {
    const rendered = async () => (await fetch(`${address}/privacy-policy`)).text()
    await rendered()
    expect(await rendered()).not.toContain('Only on Mondays')
    const content = {
      subtitle: 'Only on Mondays',
      intro: 'In short.',
      sections: [{ icon: 'key', title: 'One', content: '<p>One.</p>' }],
    }
    await publishDocument(database.db, { slug: 'privacy-policy', content })
    await expect.poll(rendered).toContain('Only on Mondays')
  })
})

it('stops a thousand requests from one address with 429 and a time to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 1_300 }, () => app.request('/')))
  const refused = answers.filter((answer) => answer.status === 429)
  expect(refused).toHaveLength(100)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})
