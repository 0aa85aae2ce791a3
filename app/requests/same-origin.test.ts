/** As behind a TLS-terminating proxy: the browser's page is on https, and requests reach the house by http. */

import { createServer, request, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fionn } from '#test/cast.ts'
import { silentLog } from '#test/database.ts'
import { openTestHouse, type TestHouse, testBaseUrl } from '#test/house.ts'
import { portOf } from '#test/port-of.ts'
import { signUp } from '#test/staff.ts'

let house: TestHouse
let server: Server
beforeAll(async () => {
  house = await openTestHouse()
  await signUp(house.db, fionn)
  server = createServer(getRequestListener(house.app.fetch))
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
})
afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  await house.close()
})

const publicHost = new URL(testBaseUrl).host

/** What a browser's form sends; `fetch` would set Host itself. */
async function post(
  path: string,
  fields: Record<string, string>,
  origin: string | { 'sec-fetch-site': string } = testBaseUrl,
  host = publicHost,
) {
  const port = portOf(server)
  const from = typeof origin === 'string' ? { origin } : origin
  const headers = { host, ...from, 'x-forwarded-proto': 'https', 'content-type': 'application/x-www-form-urlencoded' }
  const { promise, resolve, reject } = Promise.withResolvers<{ status?: number; location?: string; body: string }>()
  request({ host: 'localhost', port, path, method: 'POST', headers }, async (answer) => {
    const { statusCode: status, headers } = answer
    resolve({ status, location: headers.location, body: await text(answer) })
  })
    .on('error', reject)
    .end(new URLSearchParams(fields).toString())
  return promise
}

const account = { intent: 'signin', email: fionn.email, password: fionn.password }

/** Every page that takes a form, by its path. */
const pagesWithForms = Object.values(build.routes).flatMap((route) => {
  if (!route?.module.action) return []
  const path = [route.path ?? '']
  for (let at = route.parentId; at; at = build.routes[at]?.parentId) path.unshift(build.routes[at]?.path ?? '')
  const page = `/${path.filter(Boolean).join('/')}`.replace(/:\w+/g, 'x')
  return [{ page: route.index ? `${page}?index` : page, data: page === '/' ? '/_root.data?index' : `${page}.data` }]
})

it('the pages with a form are known here', () => {
  const pages = pagesWithForms.map(({ page }) => page)
  expect(pages).toEqual(expect.arrayContaining(['/?index', '/guest-guide', '/admin/login', '/admin/account', '/demo/booking']))
})

it.each(pagesWithForms)('the form of $page is taken from the public address, with script and without', async ({ page, data }) => {
  for (const path of [page, data]) {
    const { status, body } = await post(path, {})
    expect([path, status, body]).not.toEqual([path, 400, expect.stringContaining('Bad Request')])
    expect([path, body]).not.toEqual([path, expect.stringContaining('cross_origin')])
  }
})

it.each(pagesWithForms)('the form of $page is refused from another site, in our words', async ({ page, data }) => {
  const others = ['https://elsewhere.example', `http://${publicHost}`, `https://${publicHost}:8443`, 'null', 'nonsense']
  for (const path of [page, data])
    for (const origin of others) {
      const { status, body } = await post(path, account, origin)
      expect([path, origin, status, body]).toEqual([path, origin, 403, expect.stringContaining('came from another site')])
    }
})

it.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 302],
  ['none', 302],
])('where a proxy removes the origin, it counts that the browser calls the page %s', async (site, status) => {
  expect(await post('/admin/login', account, { 'sec-fetch-site': site })).toMatchObject({ status })
})

it('the log tells the operator which address is not the one that was set', async () => {
  const warn = vi.spyOn(silentLog, 'warn')
  await post('/admin/login', account, 'https://www.kilmara.example', 'inside.example')
  const told = {
    requestId: expect.any(String),
    origin: 'https://www.kilmara.example',
    host: 'inside.example',
    baseUrl: testBaseUrl,
  }
  expect(warn).toHaveBeenCalledWith(told, 'a form came from another site')
})

it('the team is let in behind a proxy, and led on by a path alone', async () => {
  expect(await post('/admin/login', account)).toMatchObject({ status: 302, location: '/admin?notice=logged-in' })
  const { status, body } = await post('/admin/login.data', account)
  expect([status, body]).toEqual([202, expect.stringContaining('"/admin?notice=logged-in"')])
})

it.each([
  ['a tunnel', 'https://a-tunnel.example', 'a-tunnel.example'],
  ['the machine itself', 'http://127.0.0.1:3000', '127.0.0.1:3000'],
  ['a proxy that names itself as the host', testBaseUrl, 'localhost:3000'],
])('a form is taken by %s too', async (_by, origin, host) => {
  expect(await post('/admin/login', account, origin, host)).toMatchObject({ status: 302 })
})
