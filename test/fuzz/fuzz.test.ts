/** A little of `npm run fuzz`, on the real app behind a real socket. */
import { createServer, type Server } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedGuideAccess } from '#app/guide/door/guide-access.seed.ts'
import { connections } from '#app/limits.server.ts'
import { fionn } from '#test/cast.ts'
import { makeFolder } from '#test/folder.ts'
import { openTestHouse, type TestHouse } from '#test/house.ts'
import { portOf } from '#test/port-of.ts'
import { signInAs, signUp } from '#test/staff.ts'
import { abuses, sendBytes } from './abuse.ts'
import { fuzz } from './fuzz.ts'
import { forms, intents } from './surface.ts'

let house: TestHouse
let server: Server
let port = 0
let cookie = ''
const folder = await makeFolder()

beforeAll(async () => {
  const environment = { TRUST_PROXY: '1', DATA_DIR: folder.path, WEATHER_URL: 'http://127.0.0.1:1', GUEST_PASSWORD: 'seawood' }
  house = await openTestHouse({ environment })
  await seedGuideAccess(house.db, house.settings)
  await signUp(house.db, fionn)
  cookie = await signInAs(house.app, fionn)
  // Patient: house and clients share this process, and both may stall on a busy machine.
  const patient = { ...connections, headersTimeout: 600_000, requestTimeout: 600_000, keepAliveTimeout: 5_000 }
  server = createServer(patient, getRequestListener(house.app.fetch))
  port = await listen(server)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await house.close()
  await folder[Symbol.asyncDispose]()
})

it('every page that takes a form is among those that are sent one, and no verb of the console is left out', () => {
  const pathOf = ({ path = '', parentId }: { path?: string; parentId?: string }): string => {
    const parent = parentId ? build.routes[parentId] : undefined
    return (parent ? pathOf(parent) : '') + (path ? `/${path}` : '')
  }
  const taking = Object.values(build.routes).flatMap((route) => (route?.module.action ? [pathOf(route) || '/'] : []))
  const shapes = taking.map((path) => new RegExp(`^${path.replace(/:\w+\??/g, '[^/?]+')}(?:\\?|$)`))
  expect(taking.length).toBeGreaterThan(15)
  expect(taking.filter((_, at) => !Object.keys(forms).some((form) => shapes[at]?.test(form)))).toEqual([])
  expect(intents).toEqual(expect.arrayContaining(['signin', 'settled', 'end-second-factor', 'take-off', 'publish']))
})

it('requests that nobody should send are answered, none with a 5xx that offers no later', { timeout: 300_000 }, async () => {
  const { statuses, faults } = await fuzz({ port, requests: 400, seed: 20_261_121, cookie })
  expect(faults).toEqual([])
  // Not all of them are rejected up front.
  expect(statuses[200]).toBeGreaterThan(40)
  expect(statuses[400]).toBeGreaterThan(40)
})

it.each(Object.entries(abuses))('%s is refused or answered, and the connection ends', async (_name, parts) => {
  expect(await sendBytes(port, parts)).toBeLessThan(500)
})

it('a head, or a body, that comes too slowly is not waited for', async () => {
  // Like the house's own server, with shorter timeouts.
  const impatient = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 20, keepAliveTimeout: 200 }
  expect(Object.keys(impatient).sort()).toEqual(Object.keys(connections).sort())
  const quick = createServer(impatient, (request) => request.resume())
  const there = await listen(quick)
  expect(await sendBytes(there, ['GET / HTTP/1.1\r\nHost: local'], { thenEnd: false })).toBe(408)
  const head = 'POST /functions/v1/guest-contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n'
  expect([0, 408]).toContain(await sendBytes(there, [head, '{'], { thenEnd: false }))
  quick.close()
})

async function listen(on: Server): Promise<number> {
  await new Promise<void>((done) => on.listen(0, '127.0.0.1', done))
  return portOf(on)
}
