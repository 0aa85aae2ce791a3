import { data, type HeadersFunction } from 'react-router'
import { houseContext } from '#app/context.ts'
import { estate } from '#app/estate/estate.ts'
import { euro } from '#app/estate/money.ts'
import { Island } from '#app/islands/island.tsx'
import { sendsMail } from '#app/mail/mail-settings.ts'
import { Picture } from '#app/media/picture.tsx'
import { orderAgainPath } from '#app/orders/ordering/order-buttons.tsx'
import { productsForPage } from '#app/products/products.server.ts'
import { inTimeIfAtAll, late, retrySoon } from '#app/requests/in-time.server.ts'
import type { Route } from './+types/order-success.route.ts'
import { holdsRefund } from './disputes.server.ts'
import { OrderOutcome } from './order-outcome.tsx'
import { owedOf, toldStatusOf } from './order-status.ts'
import { type OrderFact, orderedFacts } from './ordered-facts.ts'
import { findOrder, findOrderByCheckout, type Order } from './orders.server.ts'

/** Shows what was ordered and the state of the payment, but not for whom: anybody with the address may read it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, settings } = context.get(houseContext)
  const query = new URL(request.url).searchParams
  // A guest who leaves the provider's page returns with only the order's id: the checkout stays open a while, but nothing is being
  // confirmed.
  const left = query.get('left')
  // If an order was left, a payment in the address does not belong to it.
  const asked = left ? '' : (query.get('session_id') ?? '')
  const order = await inTimeIfAtAll(left ? findOrder(db, left) : findOrderByCheckout(db, asked), (err) => {
    log.error({ err }, 'an order could not be looked up')
  })
  const mailed = sendsMail(settings)
  const nothing = { sessionId: '', demo: false, mailed, refundFailed: false, byBank: false, ordered: [] }
  if (order === late) return data({ ...nothing, status: 'unread' as const }, retrySoon)
  if (!order) return { ...nothing, status: 'unknown' as const }
  const status = left && order.status === 'pending' && !order.mischargedAt ? ('left' as const) : toldStatusOf(order)
  // An order that was left may have been paid after all: then it has an Order ID like any other.
  const sessionId = left && order.paidAt ? (order.stripeSessionId ?? '') : asked
  // After a retry the refund may have succeeded after all.
  const refundFailed = order.refundFailedAt !== null && order.refundedCents < order.amountCents
  const ordered: OrderFact[] = [...orderedFacts(order), ['Price', euro(order.amountCents)], ...givenBack(order)]
  const offered = await productsForPage({ db, log })
  const stillOffered = offered !== late && offered.found.some(({ itemType }) => itemType === order.itemType)
  const again = stillOffered ? orderAgainPath(order) : undefined
  const held = status === 'cancelled' && (await holdsRefund(db, order.id)) ? euro(owedOf(order)) : undefined
  const byBank = status === 'refunded' && order.refundedCents === 0 && order.lostCents > 0
  return { sessionId, status, demo: order.provider === 'demo', mailed, refundFailed, byBank, held, ordered, again }
}

/** A partial refund; if everything was refunded, the page itself says so. */
function givenBack({ amountCents, refundedCents }: Order): OrderFact[] {
  return refundedCents > 0 && refundedCents < amountCents ? [['Refunded', euro(refundedCents)]] : []
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta() {
  return [{ title: `Your order · ${estate.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function OrderSuccessPage({ loaderData }: Route.ComponentProps) {
  const { phone, phoneInternational, stayEmail } = estate.contacts
  const props = { ...loaderData, contacts: { phone, phoneInternational, stayEmail } }
  const comes = loaderData.status === 'paid' || loaderData.status === 'pending'
  return (
    <main id="main" className="plain-page grid-page min-h-[80svh] items-center gap-y-16 py-32">
      {loaderData.status === 'pending' ? (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      ) : null}
      <Island name="order-outcome" component={OrderOutcome} props={props} wake="idle" className="md:col-[text-start/span_5]" />
      <Picture
        id={comes ? 'clear-night' : 'mist-pines'}
        sizes="(width < 48rem) 100vw, 45vw"
        ratio="3 / 2"
        className="md:col-[span_6/text-end]"
      />
    </main>
  )
}
