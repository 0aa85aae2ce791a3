/**
 * A server on loopback that behaves like Stripe where we use it: checkouts, prices, refunds, idempotency keys, signed events, and
 * failures. Pass its `url` as STRIPE_API_URL. For tests only.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { euro } from '#app/estate/money.ts'
import { type FakeSession, openFakeAccount, setRefunded } from './stripe-account.fake.ts'
import { invalid, type Json, missing, refusal } from './stripe-refusals.fake.ts'

export const fakeSecretKey = 'sk_test_fake'

/** `cut`: does what it is asked, and breaks off in the middle of its answer. */
type Trouble = 402 | 429 | 500 | 'slow' | 'hang up' | 'cut' | undefined

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

export async function startFakeStripe() {
  const { getSession, ...account } = openFakeAccount()
  const { sessions, charges, disputes, prices } = account
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

    const answer = (status: number, body: Json) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': `req_${randomUUID()}` })
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
    if (before) return answer(before.status, before.body)
    const carriedOut = () => act(request.method ?? '', pathname, request.method === 'GET' ? searchParams : form)
    const [status, body] = typeof trouble === 'number' ? refusal(trouble) : carriedOut()
    // Failures are repeated, too, unless Stripe had not begun.
    if (key && status !== 429) answered.set(key, { request: text, status, body })
    answer(status, body)
  }

  function act(method: string, path: string, form: URLSearchParams): [number, Json] {
    const expanded = [...form].some(([name, value]) => name.startsWith('expand') && value.endsWith('latest_charge'))
    const [, , collection, ...rest] = path.split('/')
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(form)
    if (method === 'GET' && path === '/v1/checkout/sessions') {
      const data = [...sessions.values()].filter((one) => one.payment_intent === form.get('payment_intent'))
      return [200, { object: 'list', has_more: false, data: data.map((one) => shown(one, expanded)) }]
    }
    if (collection === 'checkout') {
      const session = sessions.get(rest[1] ?? '')
      if (!session) return missing
      if (rest[2] === 'expire') session.status = 'expired'
      return [200, shown(session, expanded)]
    }
    if (collection === 'prices') {
      const price = prices.get(rest[0] ?? '')
      return price ? [200, { object: 'price', id: rest[0], ...price }] : missing
    }
    if (path === '/v1/disputes') return listDisputes(form)
    if (collection === 'disputes') {
      const dispute = disputes.get(rest[0] ?? '')
      return dispute ? [200, { ...dispute }] : missing
    }
    if (method === 'POST' && path === '/v1/refunds') return createRefund(form)
    return missing
  }

  /** Newest first, ten at a time unless more are asked for. */
  function listDisputes(form: URLSearchParams): [number, Json] {
    const since = Number(form.get('created[gte]') ?? 0)
    const found = [...disputes.values()].reverse().filter(({ created }) => created >= since)
    const begin = found.findIndex(({ id }) => id === form.get('starting_after')) + 1
    const end = begin + Number(form.get('limit') ?? 10)
    return [200, { object: 'list', url: '/v1/disputes', has_more: end < found.length, data: found.slice(begin, end) }]
  }

  function createSession(form: URLSearchParams): [number, Json] {
    const lifetime = Number(form.get('expires_at')) - Date.now() / 1000
    if (lifetime < 30 * 60 || lifetime > 24 * 3600) return invalid('expires_at')
    const price = prices.get(form.get('line_items[0][price]') ?? '')
    const amount = price?.unit_amount ?? Number(form.get('line_items[0][price_data][unit_amount]'))
    if (!Number.isInteger(amount) || amount < 50) return invalid('unit_amount')
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const metadata = [...form].flatMap(([name, value]) => {
      const field = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return field ? [[field, value] as const] : []
    })
    sessions.set(id, {
      id,
      object: 'checkout.session',
      url: `${url}/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency: price?.currency ?? form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id'),
      customer_email: form.get('customer_email'),
      expires_at: Number(form.get('expires_at')),
      metadata: Object.fromEntries(metadata),
      success_url: (form.get('success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', id),
      payment_intent: null,
    })
    return [200, shown(getSession(id), false)]
  }

  function createRefund(form: URLSearchParams): [number, Json] {
    const charge = charges.get(form.get('payment_intent') ?? '')
    if (!charge) return missing
    if (charge.refunded)
      return [400, { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Refunded.' } }]
    const disputed = [...disputes.values()].some(
      (one) => one.payment_intent === charge.payment_intent && !one.is_charge_refundable && one.status !== 'won',
    )
    if (disputed) return [400, { error: { type: 'invalid_request_error', code: 'charge_disputed', message: 'Charged back.' } }]
    const left = charge.amount - charge.amount_refunded
    const amount = Number(form.get('amount') ?? left)
    if (amount > left) {
      const message = `Refund amount (${euro(amount)}) is greater than unrefunded amount on charge (${euro(left)})`
      return [400, { error: { type: 'invalid_request_error', message, param: 'amount' } }]
    }
    setRefunded(charge, charge.amount_refunded + amount)
    return [200, { object: 'refund', id: `re_${randomUUID()}`, status: 'succeeded', amount }]
  }

  function shown(session: FakeSession, expanded: boolean): Json {
    const charge = charges.get(session.payment_intent ?? '')
    if (!expanded || !charge) return { ...session }
    const intent = { object: 'payment_intent', id: session.payment_intent, status: 'succeeded', latest_charge: { ...charge } }
    return { ...session, payment_intent: intent }
  }

  return {
    ...account,
    url,
    requests,
    /** `path`: how the addresses begin that it is about. */
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
