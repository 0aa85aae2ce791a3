/** A house that takes orders and payments, and a guest who orders a bath. */
import { afterEach, beforeEach } from 'vitest'
import type { Db } from '#app/db/db.ts'
import type { Database } from '#app/db/open.server.ts'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { type OrderNeeds, requirePayments, stripeWebhook } from '#app/orders/order-functions.server.ts'
import { type OrderWish, placeOrder } from '#app/orders/ordering/place-order.server.ts'
import type { OrderMailing } from '#app/orders/orders.email.ts'
import { reconcilePendingOrders } from '#app/orders/paying/reconcile-orders.server.ts'
import { createPayments } from '#app/payments/create-payments.server.ts'
import { type FakeStripe, fakeSecretKey, startFakeStripe } from '#app/payments/stripe.fake.ts'
import { fakeWebhookSecret, sign } from '#app/payments/stripe-account.fake.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { silentLog } from './database.ts'
import { testSettings } from './settings.ts'

/** With demo payments, unless `stripeUrl` is where a fake Stripe listens. Sells what the house opens with. */
export async function openOrdering(db: Db, stripeUrl?: string, variables: Record<string, string> = {}) {
  await seedProducts(db)
  const stripe = { STRIPE_SECRET_KEY: fakeSecretKey, STRIPE_WEBHOOK_SECRET: fakeWebhookSecret, STRIPE_API_URL: stripeUrl }
  const settings = testSettings({ ...(stripeUrl ? stripe : {}), ...variables })
  const payments = createPayments(settings)
  return { db, settings, payments, log: silentLog, mailing: settings } satisfies OrderNeeds & {
    mailing: OrderMailing
  }
}

/** The same, with payments configured. */
export async function openPaying(db: Db, stripeUrl?: string) {
  const opened = await openOrdering(db, stripeUrl)
  return { ...opened, payments: requirePayments(opened.payments) }
}

/** When orders still pending are asked about, and a refund not done is late. */
export const inAnHour = () => new Date(Date.now() + 3_600_000)

/**
 * Gives every test a Stripe of its own, and the `needs` of a house that takes payments, which the test may change. Like `house.db`, they
 * exist only within tests.
 */
export function withStripe(house: Database) {
  const stripe = {} as FakeStripe
  const needs = {} as Awaited<ReturnType<typeof openPaying>>
  beforeEach(async () => {
    Object.assign(stripe, await startFakeStripe())
    Object.assign(needs, await openPaying(house.db, stripe.url))
  })
  afterEach(() => stripe.close())

  /** Reports these events, one after the other. */
  async function tell(...events: { body: string }[]): Promise<void> {
    for (const { body } of events) await stripeWebhook(webhook(body), needs)
  }
  /** An order whose payment has been reported. */
  async function paidOrder() {
    const placed = await placeOrder(house.db, bathWish, needs)
    await tell(...stripe.pay(placed.sessionId))
    return placed
  }
  const reconcile = () => reconcilePendingOrders(house.db, { ...needs, now: inAnHour() })
  return { stripe, needs, tell, paidOrder, reconcile }
}

/** An event as Stripe posts it. */
export function webhook(body: string, signature = sign(body)): Request {
  return new Request('http://localhost/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': signature } })
}

/** A stay that every rule allows, whenever the test runs. */
export const someStay = addDays(estateDay(new Date()), 30)

export const bathWish = {
  itemType: 'heated_bath',
  itemName: 'Outdoor Heated Bath',
  roomName: 'Stargazer',
  stayDate: someStay,
  email: 'aoife@guests.example',
  guestName: 'Aoife Byrne',
} satisfies OrderWish

/** As a browser sends it. */
export function orderRequest(path: string, body: unknown): Request {
  return new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
