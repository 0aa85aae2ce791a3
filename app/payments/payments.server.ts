/** What the house asks of a payment provider. stripe.server.ts knows the vendor; demo-payments.server.ts pretends. */
export type CheckoutRequest = {
  orderId: string
  idempotencyKey: string
  itemType: string
  itemName: string
  amountCents: number
  /** The provider's own price for the item, when staff have set one. */
  stripePriceId: string | null
  roomName: string
  /** yyyy-MM-dd */
  stayDate: string
  /** Its day in words, and the morning that it is for where that is another: what the guest reads beside the price. */
  when: string
  email: string
  guestName: string
  expiresAt: Date
}

/** What the provider says is true of a checkout, now. */
export type Payment = {
  sessionId: string
  /** As we wrote it into the checkout; undefined for a checkout that is not ours. */
  orderId: string | undefined
  /** `expired`: it can never be paid any more. */
  state: 'open' | 'paid' | 'expired'
  /** Undefined where the provider does not say. */
  amountCents: number | undefined
  /** ISO 4217, small letters. Undefined where the provider does not say. */
  currency: string | undefined
  paymentIntent: string | undefined
  refundedCents: number
}

export type PaymentEvent = {
  id: string
  type: string
  /** The checkout it speaks of, when it does; or the payment, for refunds. */
  sessionId: string | undefined
  paymentIntent: string | undefined
  /** The checkout as the event tells it, when it tells that it is paid. Of what has gone back since it tells nothing. */
  paid: Omit<Payment, 'refundedCents'> | undefined
}

export type Payments = {
  provider: 'stripe' | 'demo'
  /** Asking twice with one idempotency key gives one checkout. @throws when the provider does not answer or refuses. */
  openCheckout(checkout: CheckoutRequest): Promise<{ sessionId: string; url: string }>
  /** Undefined: the provider knows no such checkout. */
  findPayment(by: { sessionId: string } | { paymentIntent: string }): Promise<Payment | undefined>
  /**
   * Gives `amountCents` back. Asking twice for the same amount gives it back once.
   * @returns whether it is done already. @throws when the provider does not answer or refuses, as when less than that is left.
   */
  refund(order: { orderId: string; paymentIntent: string | null; amountCents: number }): Promise<'done' | 'under way'>
  /** @throws BadSignature */
  readEvent(body: string, signature: string): PaymentEvent
}

export class BadSignature extends Error {}

/** The provider answers nobody now, whatever is asked: no answer at all, or one that says not now. */
export class ProviderAway extends Error {}
