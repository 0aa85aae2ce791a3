/** What we need from a payment provider. stripe.server.ts is the real one; demo-payments.server.ts pretends. */
export type CheckoutRequest = {
  orderId: string
  idempotencyKey: string
  itemType: string
  itemName: string
  amountCents: number
  /** The id of the provider's own price for the item, if staff have set one. */
  stripePriceId: string | null
  roomName: string
  /** yyyy-MM-dd */
  stayDate: string
  /** The day in words, and for breakfast the morning it is for: shown to the guest beside the price. */
  when: string
  email: string
  guestName: string
  expiresAt: Date
}

/** What the provider now reports about a checkout. */
export type Payment = {
  sessionId: string
  /** As we wrote it into the checkout; undefined if the checkout is not ours. */
  orderId: string | undefined
  /** What it was for, as we wrote it into the checkout; undefined also for the checkouts of another house. */
  ordered?: { itemName: string; roomName: string; stayDate: string; guestName: string; email: string | undefined } | undefined
  /** `expired`: it can never be paid any more. */
  state: 'open' | 'paid' | 'expired'
  /** Undefined if the provider does not say. */
  amountCents: number | undefined
  /** ISO 4217, lower case. Undefined if the provider does not say. */
  currency: string | undefined
  paymentIntent: string | undefined
  refundedCents: number
}

/** A guest's bank is claiming money back: what the provider now reports about it. */
export type Dispute = {
  id: string
  /** Undefined if the provider does not say. */
  paymentIntent: string | undefined
  amountCents: number
  /** The bank's reason, in the provider's words: `product_not_received`. */
  reason: string
  /** `won`: we keep the money; `lost`: it is gone. */
  state: 'open' | 'won' | 'lost'
  openedAt: Date
  /** Deadline for responding to the bank; undefined if it accepts no response. */
  answerBy: Date | undefined
  /** Whether refunds are possible in spite of it; one then settles it. */
  refundable: boolean
  /** The bank only asks, and has taken nothing yet. It may still claim the money, under the same id. */
  isInquiry: boolean
}

/** A signed event of the provider, with what it is about. */
export type PaymentEvent = {
  id: string
  type: string
  /** The checkout it is about, if any; or the payment, for refunds. */
  sessionId: string | undefined
  paymentIntent: string | undefined
  disputeId: string | undefined
  /** The checkout's outcome, if the event reports one: paid or expired. Says nothing about later refunds. */
  ended: Omit<Payment, 'refundedCents'> | undefined
}

type RefundRequest = {
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
  /** All disputes opened since then, including those of anything else that uses the provider's account. */
  listDisputes(since: Date): Promise<Dispute[]>
  /** By `paymentIntent`, the cents refunded since then; 0 where all of it came back. Of others who use the account, too. */
  listRefunded(since: Date): Promise<Map<string, number>>
  /**
   * Refunds `amountCents`. Repeating it for the same amount and attempt refunds it once; never more than was charged, whatever the attempt.
   * @returns whether it is already done @throws Refused: retry with a higher attempt; and if the provider does not answer
   */
  refund(order: RefundRequest): Promise<'done' | 'under way'>
  /** Whether an event may come with this signature, by its shape: a body with another is not worth reading. */
  mayBeSigned(signature: string): boolean
  /** @throws BadSignature */
  readEvent(body: string, signature: string): PaymentEvent
}

/** The event cannot be believed: its signature does not fit, or is too old or dated ahead. */
export class BadSignature extends Error {
  /** How far ahead of our clock it is dated; negative: behind. A large difference says that our clock is wrong. */
  readonly secondsAhead: number | undefined

  constructor(message: string, secondsAhead?: number) {
    super(message)
    this.secondsAhead = secondsAhead
  }
}

/** The provider has answered with a failure, such as too small a balance, and would give the same answer to the same request for a day. */
export class Refused extends Error {}

/** The provider is unavailable right now: no answer, or one that says to try later. */
export class ProviderAway extends Error {}
