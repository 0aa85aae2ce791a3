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

/** A guest's bank demands money back. What the provider reports of it, now. */
export type Dispute = {
  id: string
  /** Undefined where the provider does not say. */
  paymentIntent: string | undefined
  amountCents: number
  /** The bank's reason, in the provider's words: `product_not_received`. */
  reason: string
  /** `won`: the money stays, `lost`: it is gone. */
  state: 'open' | 'won' | 'lost'
  openedAt: Date
  /** Until when the bank takes an answer; undefined where it takes none. */
  answerBy: Date | undefined
  /** Refunds are possible all the same, and settle it. */
  refundable: boolean
}

export type PaymentEvent = {
  id: string
  type: string
  /** The checkout it is about, if any; or the payment, for refunds. */
  sessionId: string | undefined
  paymentIntent: string | undefined
  disputeId: string | undefined
  /** The checkout as the event reports it, where that is its end: paid or expired. Says nothing about later refunds. */
  ended: Omit<Payment, 'refundedCents'> | undefined
}

export type RefundRequest = {
  orderId: string
  paymentIntent: string | null
  amountCents: number
  /** How often the provider has refused to refund this order before. */
  attempt: number
}

export type Payments = {
  provider: 'stripe' | 'demo'
  /** Repeated calls with one idempotency key give one checkout. @throws when the provider does not answer or refuses. */
  openCheckout(checkout: CheckoutRequest): Promise<{ sessionId: string; url: string }>
  /** Undefined: the provider knows no such checkout. */
  findPayment(by: { sessionId: string } | { paymentIntent: string }): Promise<Payment | undefined>
  /** Undefined: the provider knows no such dispute. */
  findDispute(id: string): Promise<Dispute | undefined>
  /** All that were opened since then, of whatever uses the provider's account. */
  listDisputes(since: Date): Promise<Dispute[]>
  /**
   * Refunds `amountCents`. Repeating it for the same amount and attempt refunds it once; never more than was charged, whatever the attempt.
   * @returns whether it is done already. @throws Refused: only a further attempt is considered anew; and when the provider does not answer.
   */
  refund(order: RefundRequest): Promise<'done' | 'under way'>
  /** @throws BadSignature */
  readEvent(body: string, signature: string): PaymentEvent
}

export class BadSignature extends Error {}

/** The provider has answered with a failure, such as too small a balance, and gives the same answer to the same request for a day. */
export class Refused extends Error {}

/** The provider is unavailable to everybody right now: no answer, or one that says to try later. */
export class ProviderAway extends Error {}
