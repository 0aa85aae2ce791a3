import type { Settings } from '#app/settings.server.ts'
import { createDemoPayments } from './demo-payments.server.ts'
import type { Payments } from './payments.server.ts'
import { createStripePayments } from './stripe.server.ts'

/** Undefined: payments are not configured, and demos are not allowed here. */
export function createPayments(settings: Settings): Payments | undefined {
  if (settings.stripe.secretKey) return createStripePayments(settings)
  return settings.demoAllowed ? createDemoPayments(settings) : undefined
}
