/** The only file that knows Stripe. */
import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import type { Settings } from '#app/settings.server.ts'
import {
  BadSignature,
  type CheckoutRequest,
  type Dispute,
  type Payment,
  type PaymentEvent,
  type Payments,
  ProviderAway,
  Refused,
} from './payments.server.ts'
import { isLiveKey } from './stripe-key.ts'

/** Loaded when first needed: it takes ten megabytes, wasted if Stripe is not configured. */
function vendor(): typeof Stripe {
  return createRequire(import.meta.url)('stripe')
}

/** `timeoutMs`: per request, which is made at most twice. */
export function createStripePayments(settings: Settings, timeoutMs = 6_000): Payments {
  const { secretKey = '', webhookSecret, apiUrl } = settings.stripe
  const stripe = new (vendor())(secretKey, {
    ...(apiUrl ? hostOf(apiUrl) : {}),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })

  const read = (session: Stripe.Checkout.Session) => paymentOf(session, settings.baseUrl)

  /** Our own price, unless Stripe has exactly that under the id staff entered: the guest pays what the guide says. */
  async function lineItem(checkout: CheckoutRequest): Promise<LineItem> {
    if (checkout.stripePriceId) {
      const price = await stripe.prices.retrieve(checkout.stripePriceId, { expand: ['product'] }).catch(noneWhenMissing)
      if (price && isSold(price) && price.unit_amount === checkout.amountCents) return { quantity: 1, price: price.id }
    }
    return {
      quantity: 1,
      price_data: {
        currency: 'eur',
        unit_amount: checkout.amountCents,
        product_data: { name: checkout.itemName, description: `${checkout.roomName}, ${checkout.when}` },
      },
    }
  }

  return {
    provider: 'stripe',

    async openCheckout(checkout) {
      const params = sessionParams(checkout, await lineItem(checkout), settings.baseUrl)
      const session = await stripe.checkout.sessions.create(params, { idempotencyKey: checkout.idempotencyKey }).catch(discreetly)
      if (!session.url) throw new Error('Stripe gave a checkout without an address')
      return { sessionId: session.id, url: session.url }
    },

    async findPayment(by) {
      const expand = ['payment_intent.latest_charge']
      if ('sessionId' in by) {
        return stripe.checkout.sessions.retrieve(by.sessionId, { expand }).then(read, noneWhenMissing)
      }
      const { data } = await stripe.checkout.sessions
        .list({
          payment_intent: by.paymentIntent,
          limit: 1,
          expand: expand.map((path) => `data.${path}`),
        })
        .catch(discreetly)
      return data[0] && read(data[0])
    },

    findDispute: (id) => stripe.disputes.retrieve(id).then(disputeOf, noneWhenMissing),

    async listDisputes(since) {
      const found = await stripe.disputes.list(pagesFrom(since)).autoPagingToArray(atMost).catch(discreetly)
      return found.map(disputeOf)
    },

    async listRefunded(since) {
      const found = await stripe.refunds.list(pagesFrom(since)).autoPagingToArray(atMost).catch(discreetly)
      return sumRefunds(found)
    },

    async refund({ orderId, paymentIntent, amountCents, attempt }) {
      if (!paymentIntent) throw new Error(`order ${orderId} has no payment to give back`)
      try {
        const made = await stripe.refunds.create(
          { payment_intent: paymentIntent, amount: amountCents, metadata: { order_id: orderId } },
          { idempotencyKey: ['refund', orderId, amountCents, ...(attempt > 0 ? [attempt] : [])].join('-') },
        )
        // A repeated request gets the first answer again, for a day: the refund may have failed since.
        const isRepeated = made.lastResponse.headers['idempotent-replayed'] === 'true'
        const refund = isRepeated ? await stripe.refunds.retrieve(made.id) : made
        if (isReturned(refund)) throw new Refused(`Stripe: refund ${refund.id} is ${refund.status}`)
        return refund.status === 'succeeded' ? 'done' : 'under way'
      } catch (error) {
        if (error instanceof vendor().errors.StripeError && error.code === 'charge_already_refunded') return 'done'
        return discreetly(error)
      }
    },

    mayBeSigned: (signature) => /(?:^|,)t=\d+(?:,|$)/.test(signature) && /(?:^|,)v1=[\da-f]{64}(?:,|$)/.test(signature),

    readEvent(body, signature) {
      if (!webhookSecret) throw new BadSignature('no webhook secret is configured')
      try {
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds)
        refuseFuture(signature)
        const told = eventOf(event, read)
        // No money moves in test mode: what is told there must not settle a real order, should one address receive both.
        return event.livemode === !isLiveKey(secretKey) ? { ...told, ended: undefined } : told
      } catch (error) {
        throw new BadSignature((error as Error).message, Math.round(secondsAhead(signature)))
      }
    },
  }
}

/** Of a list, as few requests as can be. */
function pagesFrom(since: Date) {
  return { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 }
}
const atMost = { limit: 10_000 }

/** Its money is back with the provider. */
function isReturned({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled'
}

function sumRefunds(refunds: Stripe.Refund[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const refund of refunds) {
    const intent = idOf(refund.payment_intent)
    if (intent) sums.set(intent, (sums.get(intent) ?? 0) + (isReturned(refund) ? 0 : refund.amount))
  }
  return sums
}

/** How far a signature's time may be from ours, either way. An older one could be a replay. */
const toleranceSeconds = 300

/** Stripe's library refuses only what is too old: a signature dated years ahead could be replayed until then. */
function refuseFuture(signature: string): void {
  if (secondsAhead(signature) > toleranceSeconds) throw new Error('the signature is dated in the future')
}

/** Of our clock, by its latest time; negative for one in the past. */
function secondsAhead(signature: string): number {
  const latest = Math.max(...[...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds)))
  return latest - Date.now() / 1000
}

/** With its product, which may be archived although the price is not: Stripe then refuses the checkout. */
function isSold({ active, type, currency, product }: Stripe.Price): boolean {
  const productActive = typeof product === 'object' && !product.deleted && product.active
  return active && productActive && type === 'one_time' && currency === 'eur'
}

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem

function sessionParams(checkout: CheckoutRequest, item: LineItem, baseUrl: string): Stripe.Checkout.SessionCreateParams {
  const { orderId } = checkout
  return {
    mode: 'payment',
    // Cards and wallets settle at once; nothing is prepared before it is paid.
    allowed_payment_method_types: ['card'],
    line_items: [item],
    // A price may have other currencies besides: without this, Stripe chooses one by where the guest is.
    currency: 'eur',
    customer_email: checkout.email,
    client_reference_id: orderId,
    metadata: {
      order_id: orderId,
      item_type: checkout.itemType,
      item_name: checkout.itemName,
      room_name: checkout.roomName,
      stay_date: checkout.stayDate,
      guest_name: checkout.guestName,
    },
    payment_intent_data: { metadata: { order_id: orderId } },
    expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
    success_url: `${baseUrl}/order-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${baseUrl}/order-success?left=${orderId}`,
  }
}

const paid = ['paid', 'no_payment_required']
/** Of a payment whose checkout is complete: it came to nothing, and its page takes no other. */
const unpaid = ['canceled', 'requires_payment_method']

function paymentOf(session: Stripe.Checkout.Session, baseUrl: string): Payment {
  const intent = session.payment_intent
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined
  const failed = session.status === 'complete' && typeof intent === 'object' && unpaid.includes(intent?.status ?? '')
  const dead = session.status === 'expired' || failed
  return {
    sessionId: session.id,
    orderId: session.metadata?.order_id ?? session.client_reference_id ?? undefined,
    ordered: orderedIn(session, baseUrl),
    state: paid.includes(session.payment_status) ? 'paid' : dead ? 'expired' : 'open',
    amountCents: session.amount_total ?? undefined,
    currency: session.currency ?? undefined,
    paymentIntent: idOf(intent),
    refundedCents: (typeof charge === 'object' && charge?.amount_refunded) || 0,
  }
}

/** As `sessionParams` wrote it. Another house may use the account, too, and orders there look the same, but lead back to there. */
function orderedIn({ metadata, customer_email: email, success_url: url }: Stripe.Checkout.Session, baseUrl: string) {
  const { item_name: itemName, room_name: roomName, stay_date: stayDate, guest_name: guestName } = metadata ?? {}
  if (!url?.startsWith(`${baseUrl}/`)) return undefined
  if (!itemName || !roomName || !stayDate || !guestName) return undefined
  return { itemName, roomName, stayDate, guestName, email: email ?? undefined }
}

function disputeOf(dispute: Stripe.Dispute): Dispute {
  const { id, payment_intent, amount, reason, status, created, evidence_details, is_charge_refundable } = dispute
  const { due_by } = evidence_details
  return {
    id,
    paymentIntent: idOf(payment_intent),
    amountCents: amount,
    reason,
    state: kept.includes(status) ? 'won' : gone.includes(status) ? 'lost' : 'open',
    openedAt: new Date(created * 1000),
    answerBy: due_by ? new Date(due_by * 1000) : undefined,
    refundable: is_charge_refundable,
    isInquiry: status.startsWith('warning_'),
  }
}

const kept = ['won', 'warning_closed']
/** `prevented`: the money was returned before the bank had to decide. */
const gone = ['lost', 'prevented']

function eventOf(event: Stripe.Event, read: (session: Stripe.Checkout.Session) => Payment): PaymentEvent {
  const subject = event.data.object as { id?: string; payment_intent?: string | { id: string } | null }
  const checkout = event.type.startsWith('checkout.session.') ? read(subject as Stripe.Checkout.Session) : undefined
  const told = {
    id: event.id,
    type: event.type,
    sessionId: checkout?.sessionId,
    paymentIntent: idOf(subject.payment_intent),
    disputeId: event.type.startsWith('charge.dispute.') ? subject.id : undefined,
  }
  const words: unknown[] = [told.id, told.type, ...Object.values(told).filter((text) => text !== undefined)]
  if (!words.every((text) => typeof text === 'string' && plainWord.test(text)))
    throw new Error('an event with an id that Stripe does not give')
  return { ...told, ended: checkout?.state === 'open' ? undefined : checkout }
}

/** Stripe's ids and types. Anything else could not be stored, or used in a request. */
const plainWord = /^[\w.-]{1,255}$/

function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}

/** Stripe's own messages can contain a guest's address, and errors are logged: the type and request id are enough. */
function discreetly(error: unknown): never {
  if (!(error instanceof vendor().errors.StripeError)) throw error
  const { type, code = 'no code', statusCode = 'no answer', requestId = 'none' } = error
  const away = error.statusCode === undefined || notNow.includes(error.statusCode)
  const kept = error.statusCode !== undefined && keptAnswers.includes(error.statusCode)
  throw new (away ? ProviderAway : kept ? Refused : Error)(`Stripe: ${type}, ${code}, status ${statusCode}, request ${requestId}`)
}

/** Rate-limited or overloaded. A plain 500 may concern this order only. */
const notNow = [429, 502, 503, 504]

/** Stripe stores these under the idempotency key, even a 500, and repeats them. Before it has begun it answers 401, 403, 409 or 429. */
const keptAnswers = [400, 402, 404, 500]

function noneWhenMissing(error: unknown): undefined {
  if (error instanceof vendor().errors.StripeError && error.code === 'resource_missing') return undefined
  return discreetly(error)
}

function hostOf(apiUrl: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? '80' : '443') }
}
