/** What the webhook does with bodies before it believes them. */
import { expect, it, onTestFinished } from 'vitest'
import { sizes } from '#app/limits.server.ts'
import { createPayments } from '#app/payments/create-payments.server.ts'
import { fakeSecretKey } from '#app/payments/stripe.fake.ts'
import { fakeWebhookSecret, sign } from '#app/payments/stripe-account.fake.ts'
import { givenUp } from '#app/requests/reading/body.server.ts'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { webhook } from '#test/ordering.ts'
import { testSettings } from '#test/settings.ts'
import { type OrderNeeds, stripeWebhook } from './order-functions.server.ts'

const stripe = testSettings({ STRIPE_SECRET_KEY: fakeSecretKey, STRIPE_WEBHOOK_SECRET: fakeWebhookSecret })
const demo = testSettings({ DEMO: '1' })

/** How an event is answered, and whether its body was read before. */
async function answered(settings: typeof stripe, signature: string) {
  const needs = { settings, payments: createPayments(settings), log: silentLog } as unknown as OrderNeeds
  let kept = false
  const read = async () => {
    kept = true
    return givenUp
  }
  const refusal = await stripeWebhook(webhook('{}', signature), needs, read as never).catch((error) => error)
  return { status: refusal.status, kept }
}

it.each([
  ['in demo mode', demo, sign('{}')],
  ['without a signature', stripe, ''],
  ['signed with a word', stripe, 'x'],
  ['signed at no time', stripe, sign('{}').replace(/t=\d+/, 't=')],
  ['signed too briefly', stripe, sign('{}').slice(0, -1)],
])('the body of an event %s is not kept while it arrives', async (_when, settings, signature) => {
  expect(await answered(settings, signature)).toEqual({ status: 400, kept: false })
})

it('an event that may be the provider’s is read; given up, it is to be sent again', async () => {
  expect(await answered(stripe, sign('{}'))).toEqual({ status: 503, kept: true })
})

it('a body that never ends keeps no event out, and is told when to come again', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const app = createTestApp({ db: database.db, settings: stripe })
  const ends: (() => void)[] = []
  const endless = () => {
    const body = new ReadableStream({ start: (to) => void ends.push(() => to.close()) })
    const headers = { 'stripe-signature': sign('forged') }
    return new Request('http://localhost/webhooks/stripe', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  }
  const forged = Array.from({ length: sizes.webhooksAtOnce + 3 }, () => app.request(endless()))
  const event = JSON.stringify({ id: 'evt_1', type: 'customer.created', data: { object: {} } })
  expect((await app.request(webhook(event))).status).toBe(200)
  for (const end of ends) end()
  const told = await Promise.all(forged.map(async (answer) => [(await answer).status, (await answer).headers.get('retry-after')]))
  expect(told.filter(([status]) => status === 503)).toEqual(Array(4).fill([503, '10']))
  expect(told.filter(([status]) => status === 400)).toHaveLength(sizes.webhooksAtOnce - 1)
})
