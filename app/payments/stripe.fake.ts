/**
 * A server on loopback that behaves like Stripe where we use it: checkouts, prices, refunds, idempotency keys, signed events, and
 * failures. Pass its `url` as STRIPE_API_URL. For tests only.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openFakeAccount } from './stripe-account.fake.ts'
import { act } from './stripe-api.fake.ts'
import { type Json, refusal } from './stripe-refusals.fake.ts'

export const fakeSecretKey = 'sk_test_fake'

/** `cut`: does what it is asked, but breaks off in the middle of its answer. */
type Trouble = 402 | 429 | 500 | 'slow' | 'hang up' | 'cut' | undefined

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

export async function startFakeStripe() {
  const account = openFakeAccount()
  const answered = new Map<string, { request: string; status: number; body: Json }>()
  const requests: { method: string; path: string; form: URLSearchParams; key: string | undefined }[] = []
  let troubles: { kind: Trouble; path: string } = { kind: undefined, path: '' }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    let text = ''
    for await (const part of request) text += part
    const form = new URLSearchParams(text)
    const key = request.headers['idempotency-key'] as string | undefined
    requests.push({ method: request.method ?? '', path: pathname, form, key })

    const answer = (status: number, body: Json, headers = {}) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': `req_${randomUUID()}`, ...headers })
      const text = JSON.stringify(body)
      if (trouble === 'cut') response.write(text.slice(0, 20), () => response.destroy())
      else response.end(text)
    }
    const trouble = pathname.startsWith(troubles.path) ? troubles.kind : undefined
    if (trouble === 'hang up') return request.socket.destroy()
    if (trouble === 'slow') return void setTimeout(() => response.destroy(), 60_000).unref()
    if (request.headers.authorization !== `Bearer ${fakeSecretKey}`)
      return answer(401, { error: { type: 'invalid_request_error' } })

    const before = key ? answered.get(key) : undefined
    if (before && before.request !== text)
      return answer(400, { error: { type: 'idempotency_error', message: 'Other parameters.' } })
    if (before) return answer(before.status, before.body, { 'Idempotent-Replayed': 'true' })
    const { method = '' } = request
    const carriedOut = () => act(account, url, method, pathname, method === 'GET' ? searchParams : form)
    const [status, body] = typeof trouble === 'number' ? refusal(trouble) : carriedOut()
    // Failures are repeated, too, unless Stripe had not begun.
    if (key && status !== 429) answered.set(key, { request: text, status, body })
    answer(status, body)
  }

  return {
    ...account,
    url,
    requests,
    /** `path`: only for addresses that begin with it. */
    fail(kind: Trouble, path = '') {
      troubles = { kind, path }
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
