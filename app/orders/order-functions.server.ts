/** The endpoints at which orders come in, from guests and from the payment provider. Mounted by functions.server.ts. */
import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { sizes } from '#app/limits.server.ts'
import { notConfigured } from '#app/orders/ordering/order-texts.ts'
import { orderWish, placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { receivePaymentEvent } from '#app/orders/paying/payment-events.server.ts'
import { BadSignature, type PaymentEvent, type Payments } from '#app/payments/payments.server.ts'
import { givenUp, type ReadBody, readText, readUnwanted } from '#app/requests/reading/body.server.ts'
import { readJson } from '#app/requests/reading/json-function.server.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import type { Settings } from '#app/settings.server.ts'
import { toldStatusOf } from './order-status.ts'
import { findOrderByCheckout } from './orders.server.ts'

export type OrderNeeds = { db: Db; settings: Settings; log: Logger; payments: Payments | undefined }

/** `POST /functions/v1/create-checkout`. @throws Refusal */
export async function createCheckout(request: Request, { db, log, payments }: OrderNeeds): Promise<Response> {
  const wish = await readJson(request, orderWish)
  const { url } = await placeOrder(db, wish, { payments: requirePayments(payments), log })
  return Response.json({ url })
}

/** `GET /functions/v1/order-status?session_id=`, polled by the success page. @throws Refusal 404 */
export async function orderStatus(request: Request, { db }: OrderNeeds): Promise<Response> {
  const order = await findOrderByCheckout(db, new URL(request.url).searchParams.get('session_id') ?? '')
  if (!order) throw new Refusal(404, 'not_found', 'No such order was found.')
  return Response.json({ status: toldStatusOf(order) }, { headers: { 'Cache-Control': 'no-store' } })
}

/**
 * `POST /webhooks/stripe`. The signature covers the raw body, so nothing may parse it first; but without one that could be the provider's,
 * and in demo mode, the body is not kept while it arrives.
 * @throws Refusal
 */
export async function stripeWebhook(
  request: Request,
  { db, settings, log, payments }: OrderNeeds,
  read: ReadBody = readText,
): Promise<Response> {
  const provider = requirePayments(payments)
  const signature = request.headers.get('stripe-signature') ?? ''
  if (!provider.mayBeSigned(signature)) {
    await readUnwanted(request)
    throw new Refusal(400, 'bad_signature', 'The signature does not match.')
  }
  const body = await read(request, sizes.webhook)
  if (body === givenUp) throw sendAgain()
  if (body === undefined) throw new Refusal(413, 'too_large', `The body is larger than ${sizes.webhook / 1024} KiB.`)
  const event = readSigned(provider, body, signature, log)
  try {
    const outcome = await receivePaymentEvent(db, event, { payments: provider, mailing: settings, log })
    log.info({ event: event.id, type: event.type, outcome }, 'payment event')
    return Response.json({ received: true })
  } catch (error) {
    log.error({ event: event.id, type: event.type, err: error }, 'a payment event waits to be sent again')
    throw sendAgain()
  }
}

/** No event is lost by this: the provider sends it again for days, and is asked about every order anyway. */
function sendAgain(): Refusal {
  return new Refusal(503, 'try_again', 'Please send this event again later.')
}

/** @throws Refusal 400 */
function readSigned(provider: Payments, body: string, signature: string, log: Logger): PaymentEvent {
  try {
    return provider.readEvent(body, signature)
  } catch (error) {
    if (!(error instanceof BadSignature)) throw error
    // Logged, because a wrong STRIPE_WEBHOOK_SECRET looks the same, and so does a wrong clock of ours.
    log.warn({ secondsAhead: error.secondsAhead }, 'a payment event’s signature does not fit')
    throw new Refusal(400, 'bad_signature', 'The signature does not match.')
  }
}

/** @throws Refusal 503 outside demo mode without a provider. */
export function requirePayments(payments: Payments | undefined): Payments {
  if (payments) return payments
  throw new Refusal(503, 'payments_not_configured', notConfigured)
}
