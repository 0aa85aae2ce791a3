/** What the house needs from a payment provider. stripe.server.ts is the real one; demo-payments.server.ts pretends. */
export type CheckoutRequest = {
  orderId: string
  idempotencyKey: string
  itemType: string
  itemName: string
  amountCents: number
  /** The provider's own price for the item, if staff have set one. */
  stripePriceId: string | null
  roomName: string
  /** yyyy-MM-dd */
  stayDate: string
  /** Its day in words, and for breakfast the morning it is for: shown to the guest beside the price. */
  when: string
  email: string
  guestName: string
  expiresAt: Date
}

/** What the provider reports of a checkout, now. */
export type Payment = {
  sessionId: string
  /** As we wrote it into the checkout; undefined if the checkout is not ours. */
  orderId: string | undefined
  /** `expired`: it can never be paid any more. */
  state: 'open' | 'paid' | 'expired'
  /** Undefined if the provider does not say. */
  amountCents: number | undefined
  /** ISO 4217, small letters. Undefined where the provider does not say. */
  currency: string | undefined
  paymentIntent: string | undefined
  refundedCents: number
}

export type PaymentEvent = {
  id: string
  type: string
  /** The checkout it is about, if any; or the payment, for refunds. */
  sessionId: string | undefined
  paymentIntent: string | undefined
  /** The checkout as reported by an event that it is paid. Says nothing about later refunds. */
  paid: Omit<Payment, 'refundedCents'> | undefined
}

export type Payments = {
  provider: 'stripe' | 'demo'
  /** Repeated calls with one idempotency key give one checkout. @throws when the provider does not answer or refuses. */
  openCheckout(checkout: CheckoutRequest): Promise<{ sessionId: string; url: string }>
  /** Undefined: the provider knows no such checkout. */
  findPayment(by: { sessionId: string } | { paymentIntent: string }): Promise<Payment | undefined>
  /**
   * Refunds `amountCents`. Repeating it for the same amount refunds it once.
   * @returns whether it is done already. @throws when the provider does not answer or refuses, such as when less than that is left.
   */
  refund(order: { orderId: string; paymentIntent: string | null; amountCents: number }): Promise<'done' | 'under way'>
  /** @throws BadSignature */
  readEvent(body: string, signature: string): PaymentEvent
}

export class BadSignature extends Error {}

/** The provider is unavailable to everybody right now: no answer, or one that says to try later. */
export class ProviderAway extends Error {}
