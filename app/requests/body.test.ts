import { afterAll, beforeAll, expect, it } from 'vitest'
import { sizes } from '#app/limits.server.ts'
import { openTestHouse, type TestHouse } from '#test/house.ts'
import { readText } from './body.server.ts'

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
