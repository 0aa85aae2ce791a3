/** The fake Stripe's answers to the requests we may make: a status and a body. */
import { randomUUID } from 'node:crypto'
import { euro } from '#app/estate/money.ts'
import type { FakeAccount, FakeSession } from './stripe-account.fake.ts'
import { invalid, type Json, missing } from './stripe-refusals.fake.ts'

type Answer = [number, Json]

/** `form`: the parameters, from the body or the query; `url`: where guests then pay. */
export function act(account: FakeAccount, url: string, method: string, path: string, form: URLSearchParams): Answer {
  const expanded = [...form].some(([name, value]) => name.startsWith('expand') && value.endsWith('latest_charge'))
  const [, , collection, ...rest] = path.split('/')
  if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(account, url, form)
  if (method === 'GET' && path === '/v1/checkout/sessions') {
    const data = [...account.sessions.values()].filter((one) => one.payment_intent === form.get('payment_intent'))
    return [200, { object: 'list', has_more: false, data: data.map((one) => shown(account, one, expanded)) }]
  }
  if (collection === 'checkout') {
    const session = account.sessions.get(rest[1] ?? '')
    if (!session) return missing
    if (rest[2] === 'expire') session.status = 'expired'
    return [200, shown(account, session, expanded)]
  }
  if (collection === 'prices') {
    const price = account.prices.get(rest[0] ?? '')
    if (!price) return missing
    const { productArchived, abroad: _, ...shownPrice } = price
    const product = { object: 'product', id: 'prod_1', active: !productArchived }
    const isExpanded = [...form].some(([name, value]) => name.startsWith('expand') && value === 'product')
    return [200, { object: 'price', id: rest[0], product: isExpanded ? product : product.id, ...shownPrice }]
  }
  if (path === '/v1/disputes') return list(path, [...account.disputes.values()], form)
  if (collection === 'disputes') {
    const dispute = account.disputes.get(rest[0] ?? '')
    return dispute ? [200, { ...dispute }] : missing
  }
  if (method === 'POST' && path === '/v1/refunds') return createRefund(account, form)
  if (path === '/v1/refunds') return list(path, [...account.refunds.values()], form)
  if (collection === 'refunds') {
    const refund = account.refunds.get(rest[0] ?? '')
    return refund ? [200, { ...refund }] : missing
  }
  return missing
}

/** Newest first, ten at a time unless more are asked for. */
function list(url: string, all: { id: string; created: number }[], form: URLSearchParams): Answer {
  const since = Number(form.get('created[gte]') ?? 0)
  const found = all.reverse().filter(({ created }) => created >= since)
  const begin = found.findIndex(({ id }) => id === form.get('starting_after')) + 1
  const end = begin + Number(form.get('limit') ?? 10)
  return [200, { object: 'list', url, has_more: end < found.length, data: found.slice(begin, end) }]
}

function createSession(account: FakeAccount, url: string, form: URLSearchParams): Answer {
  const lifetime = Number(form.get('expires_at')) - Date.now() / 1000
  if (lifetime < 30 * 60 || lifetime > 24 * 3600) return invalid('expires_at')
  const price = account.prices.get(form.get('line_items[0][price]') ?? '')
  if (price && (!price.active || price.productArchived)) return invalid('line_items[0][price]')
  const charged = form.has('currency') ? price : (price?.abroad ?? price)
  const amount = charged?.unit_amount ?? Number(form.get('line_items[0][price_data][unit_amount]'))
  if (!Number.isInteger(amount) || amount < 50) return invalid('unit_amount')
  const id = `cs_test_${randomUUID().replaceAll('-', '')}`
  const metadata = [...form].flatMap(([name, value]) => {
    const field = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return field ? [[field, value] as const] : []
  })
  const session: FakeSession = {
    id,
    object: 'checkout.session',
    url: `${url}/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount,
    currency: charged?.currency ?? form.get('line_items[0][price_data][currency]') ?? '',
    client_reference_id: form.get('client_reference_id'),
    customer_email: form.get('customer_email'),
    expires_at: Number(form.get('expires_at')),
    metadata: Object.fromEntries(metadata),
    success_url: (form.get('success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', id),
    payment_intent: null,
  }
  account.sessions.set(id, session)
  return [200, { ...session }]
}

function createRefund({ charges, disputes, giveBack }: FakeAccount, form: URLSearchParams): Answer {
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
  return [200, { ...giveBack(charge, amount) }]
}

function shown({ charges }: FakeAccount, session: FakeSession, expanded: boolean): Json {
  const charge = charges.get(session.payment_intent ?? '')
  if (!expanded || !charge) return { ...session }
  const intent = { object: 'payment_intent', id: session.payment_intent, status: 'succeeded', latest_charge: { ...charge } }
  return { ...session, payment_intent: intent }
}
