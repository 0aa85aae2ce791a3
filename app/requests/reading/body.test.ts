import { afterAll, beforeAll, expect, it } from 'vitest'
import { sizes } from '#app/limits.server.ts'
import { openTestHouse, type TestHouse } from '#test/house.ts'
import { givenUp, readFewAtOnce, readText } from './body.server.ts'

/** A client that sends `bytes`, and says so beforehand if it `declares` them. */
function sending(bytes: number, { declares = true, path = '/', type = 'text/plain' } = {}) {
  const part = new Uint8Array(32 * 1024).fill(120)
  const left = { bytes, cut: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = part.subarray(0, left.bytes)
      left.bytes -= next.length
      if (next.length > 0) controller.enqueue(next)
      else controller.close()
    },
    cancel() {
      left.cut = true
    },
  })
  const headers = { 'Content-Type': type, ...(declares ? { 'Content-Length': String(bytes) } : {}) }
  return {
    left,
    request: new Request(`http://localhost${path}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
  }
}

it.each([true, false])('a body up to the limit is read, one byte more is refused (its length declared: %s)', async (declares) => {
  expect((await readText(sending(sizes.body, { declares }).request))?.length).toBe(sizes.body)
  expect(await readText(sending(sizes.body + 1, { declares }).request)).toBeUndefined()
})

it.each([true, false])('a refused body is read to its end, so that its connection can be used again (%s)', async (declares) => {
  const { left, request } = sending(sizes.discarded, { declares })
  expect(await readText(request)).toBeUndefined()
  expect(left).toEqual({ bytes: 0, cut: false })
})

it('a body without end is not', async () => {
  const { left, request } = sending(Number.MAX_SAFE_INTEGER, { declares: false })
  expect(await readText(request)).toBeUndefined()
  expect(left.cut).toBe(true)
})

/** A client that sends a little, and the rest when it is `ended`. */
function slowly(part: string) {
  let to: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      to = controller
      controller.enqueue(new TextEncoder().encode(part))
    },
  })
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  return { request, ended: () => to.close() }
}

it('of more bodies at once than are read, the one that has been arriving for longest is given up, and none that is there', async () => {
  const read = readFewAtOnce(2)
  const slow = ['first', 'second', 'third'].map(slowly)
  const texts = slow.map(({ request }) => read(request, sizes.webhook))
  const honest = () => read(new Request('http://localhost/', { method: 'POST', body: 'an event' }), sizes.webhook)
  expect([await honest(), await honest()]).toEqual(['an event', 'an event'])
  for (const { ended } of slow) ended()
  expect(await Promise.all(texts)).toEqual([givenUp, givenUp, 'third'])
})

it('what was given up is thrown away, and read to its end', async () => {
  const given = new AbortController()
  const { left, request } = sending(sizes.body)
  given.abort()
  expect(await readText(request, sizes.body, given.signal)).toBeUndefined()
  expect(left).toEqual({ bytes: 0, cut: false })
})

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

it.each([
  ['/guest-guide', 'text/plain', 415],
  ['/admin/login', 'multipart/form-data; boundary=x', 415],
  ['/about', 'application/x-www-form-urlencoded', 405],
  ['/no/such/page', 'application/json', 405],
])('a body that %s does not want (%s) is read all the same', async (path, type, status) => {
  const { left, request } = sending(sizes.discarded, { path, type })
  expect((await house.app.request(request)).status).toBe(status)
  expect(left).toEqual({ bytes: 0, cut: false })
})
