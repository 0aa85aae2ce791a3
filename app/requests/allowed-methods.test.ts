import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestHouse, type TestHouse } from '#test/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

it.each([
  ['POST', '/', 'GET, HEAD'],
  ['POST', '/_root.data', 'GET, HEAD'],
  ['DELETE', '/about', 'GET, HEAD'],
  ['PUT', '/no/such/page', 'GET, HEAD'],
  ['POST', '/admin/orders.csv', 'GET, HEAD'],
  ['POST', '/admin/changes.data', 'GET, HEAD'],
  ['OPTIONS', '/admin/login', 'GET, HEAD, POST'],
  ['OPTIONS', '/admin/products', 'GET, HEAD, POST'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['POST', '/metrics', 'GET, HEAD'],
  ['PUT', '/events', 'POST'],
  ['DELETE', '/webhooks/stripe', 'POST'],
  ['GET', '/functions/v1/create-checkout', 'POST'],
  ['DELETE', '/functions/v1/order-status', 'GET, HEAD'],
])('%s %s is refused, naming what is taken there: %s', async (method, path, allowed) => {
  const request = new Request(`http://localhost${path}`, { method })
  const { status, headers } = await house.app.request(request)
  expect([status, headers.get('allow')]).toEqual([405, allowed])
})

it.each(['/', '/no/such/page', '/functions/v1/no-such'])('no other answer names them: %s', async (path) => {
  expect((await house.get(path)).headers.has('allow')).toBe(false)
})
