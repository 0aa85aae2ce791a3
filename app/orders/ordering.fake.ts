/** For tests of ordering: settings, a Stripe on loopback, and a guest who orders a bath. */
import { pino } from 'pino'
import type { Db } from '#app/db/db.ts'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import type { OrderWish } from '#app/orders/ordering/place-order.server.ts'
import { createPayments } from '#app/payments/create-payments.server.ts'
import { fakeSecretKey } from '#app/payments/stripe.fake.ts'
import { fakeWebhookSecret, sign } from '#app/payments/stripe-account.fake.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { readSettings } from '#app/settings.server.ts'
import { type OrderNeeds, requirePayments } from './order-functions.server.ts'
import type { OrderMailing } from './orders.email.ts'

export async function openOrdering(db: Db, stripeUrl: string | undefined, variables: Record<string, string> = {}) {
  await seedProducts(db)
  const stripe = { STRIPE_SECRET_KEY: fakeSecretKey, STRIPE_WEBHOOK_SECRET: fakeWebhookSecret, STRIPE_API_URL: stripeUrl }
  const settings = readSettings({ ...(stripeUrl ? stripe : {}), ...variables })
  const payments = createPayments(settings)
  return { db, settings, payments, log: pino({ level: 'silent' }), mailing: settings } satisfies OrderNeeds & {
    mailing: OrderMailing
  }
}

/** The same, with payments configured. */
export async function openPaying(db: Db, stripeUrl: string | undefined) {
  const opened = await openOrdering(db, stripeUrl)
  return { ...opened, payments: requirePayments(opened.payments) }
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

/** Two members of the team, for marks that record who made them. */
export const niamh = { id: '01900000-0000-7000-8000-0000000000a1', name: 'Niamh', email: 'niamh@kilmara.example' }
export const oisin = { id: '01900000-0000-7000-8000-0000000000a2', name: 'Oisín', email: 'oisin@kilmara.example' }

/** As a browser sends it. */
export function orderRequest(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
