import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { portOf } from '#test/port-of.ts'
import { testSettings } from '#test/settings.ts'
import { type Payments, ProviderAway, Refused } from './payments.server.ts'
import { type FakeStripe, fakeSecretKey, startFakeStripe } from './stripe.fake.ts'
import { createStripePayments } from './stripe.server.ts'
import { fakeWebhookSecret, sign } from './stripe-account.fake.ts'

const keys = { STRIPE_SECRET_KEY: fakeSecretKey, STRIPE_WEBHOOK_SECRET: fakeWebhookSecret }
let stripe: FakeStripe
let payments: Payments
let sessionId: string
beforeAll(async () => {
  stripe = await startFakeStripe()
  payments = createStripePayments(testSettings({ ...keys, STRIPE_API_URL: stripe.url }))
})
beforeEach(async () => {
  const bath = {
    itemType: 'heated_bath',
    itemName: 'Bath',
    roomName: 'Stargazer',
    stayDate: '2026-12-01',
    when: '1 December',
    amountCents: 5_000,
  }
  const guest = { guestName: 'Aoife', email: 'aoife@guests.example', stripePriceId: null }
  const orderId = crypto.randomUUID()
  const expiresAt = new Date(Date.now() + 3_600_000)
  ;({ sessionId } = await payments.openCheckout({ ...bath, ...guest, orderId, idempotencyKey: orderId, expiresAt }))
})
afterAll(() => stripe.close())

describe('an event', () => {
  it.each([
    [fakeSecretKey, false, 'paid'],
    [fakeSecretKey, true, undefined],
    ['sk_live_fake', true, 'paid'],
    ['sk_live_fake', false, undefined],
    ['rk_live_fake', false, undefined],
  ])('to a house with the key %s, of real money: %s, says of its outcome: %s', (key, livemode, state) => {
    const [event] = stripe.pay(sessionId)
    const body = JSON.stringify({ ...JSON.parse(event?.body ?? ''), livemode })
    const { readEvent } = createStripePayments(testSettings({ ...keys, STRIPE_SECRET_KEY: key }))
    expect(readEvent(body, sign(body)).ended?.state).toBe(state)
  })
})

const intent = (status: string) => ({ payment_intent: { id: 'pi_1', status } })

describe('a checkout of Stripe’s', () => {
  it.each([
    ['that is open', {}, 'open'],
    ['that is paid', { status: 'complete', payment_status: 'paid' }, 'paid'],
    ['that cost nothing', { status: 'complete', payment_status: 'no_payment_required' }, 'paid'],
    ['that nobody paid in time', { status: 'expired' }, 'expired'],
    ['whose payment takes its time', { status: 'complete', ...intent('processing') }, 'open'],
    ['whose payment came to nothing', { status: 'complete', ...intent('canceled') }, 'expired'],
    ['whose payment the bank refused later', { status: 'complete', ...intent('requires_payment_method') }, 'expired'],
    ['of which one card was refused', intent('requires_payment_method'), 'open'],
    ['of which one try came to nothing', intent('canceled'), 'open'],
  ])('%s', async (_what, set, state) => {
    Object.assign(stripe.sessions.get(sessionId) ?? {}, set)
    expect(await payments.findPayment({ sessionId })).toMatchObject({ sessionId, state })
  })

  it('that it does not know is none; one that it cannot tell of is an error', async () => {
    expect(await payments.findPayment({ sessionId: 'cs_test_none' })).toBeUndefined()
    stripe.fail(500)
    await expect(payments.findPayment({ sessionId })).rejects.toThrow(/^Stripe: .*status 500/)
    stripe.fail(undefined)
  })
})

it.each(['failed', 'canceled'])(
  'a refund that Stripe has %s at once was refused, and the next attempt is another',
  async (status) => {
    const server = createServer((_request, response) => {
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ object: 'refund', id: 're_1', status }))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${portOf(server)}`
    const { refund } = createStripePayments(testSettings({ ...keys, STRIPE_API_URL: url }))
    await expect(refund({ orderId: 'one', paymentIntent: 'pi_1', amountCents: 5_000, attempt: 0 })).rejects.toThrow(Refused)
    server.closeAllConnections()
    server.close()
  },
)

it('a refund of what has gone back already, all of it, counts as done', async () => {
  stripe.pay(sessionId)
  const paymentIntent = (await payments.findPayment({ sessionId }))?.paymentIntent ?? null
  const order = { orderId: 'one', paymentIntent, attempt: 0 }
  await expect(payments.refund({ ...order, amountCents: 6_000 })).rejects.toThrow('status 400')
  expect(await payments.refund({ ...order, amountCents: 5_000 })).toBe('done')
  expect(await payments.refund({ ...order, amountCents: 4_000 })).toBe('done')
})

it('a refund that has failed since it was first asked for is refused, not told again as a success', async () => {
  stripe.pay(sessionId)
  const paymentIntent = (await payments.findPayment({ sessionId }))?.paymentIntent ?? null
  const order = { orderId: crypto.randomUUID(), paymentIntent, amountCents: 5_000 }
  stripe.fail('cut', '/v1/refunds')
  await expect(payments.refund({ ...order, attempt: 0 })).rejects.toThrow(ProviderAway)
  stripe.fail(undefined)
  expect(await payments.refund({ ...order, attempt: 0 })).toBe('done')
  stripe.failRefund(sessionId)
  await expect(payments.refund({ ...order, attempt: 0 })).rejects.toThrow(Refused)
  expect(await payments.refund({ ...order, attempt: 1 })).toBe('done')
  expect(await payments.findPayment({ sessionId })).toMatchObject({ refundedCents: 5_000 })
})
