/** A house that takes payments, with a Stripe of its own for every test. */
import { afterEach, beforeEach } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { openPaying } from '#app/orders/ordering.fake.ts'
import { type FakeStripe, startFakeStripe } from '#app/payments/stripe.fake.ts'

/** @returns what exists within tests, as `house.db` does, and is new in each: a test may change its `needs`. */
export function withStripe(house: Database) {
  const stripe = {} as FakeStripe
  const needs = {} as Awaited<ReturnType<typeof openPaying>>
  beforeEach(async () => {
    Object.assign(stripe, await startFakeStripe())
    Object.assign(needs, await openPaying(house.db, stripe.url))
  })
  afterEach(() => stripe.close())
  return { stripe, needs }
}
