/** A house that takes payments, for tests. */
import { afterEach, beforeEach } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { openPaying } from '#app/orders/ordering.fake.ts'
import { type FakeStripe, startFakeStripe } from '#app/payments/stripe.fake.ts'

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
  return { stripe, needs }
}
