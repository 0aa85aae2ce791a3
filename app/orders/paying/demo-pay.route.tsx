/** The demo payment page. It exists only while demo payments are on. */
import { data, redirect } from 'react-router'
import { houseContext } from '#app/context.ts'
import { estate } from '#app/estate/estate.ts'
import { euro } from '#app/estate/money.ts'
import { Picture } from '#app/media/picture.tsx'
import { type OrderFact, orderedFacts } from '#app/orders/ordered-facts.ts'
import { OrderedList } from '#app/orders/ordered-list.tsx'
import { findOrder, type Order } from '#app/orders/orders.server.ts'
import { readForm } from '#app/requests/reading/form.server.ts'
import { rooms } from '#app/rooms/rooms.ts'
import type { Route } from './+types/demo-pay.route.ts'
import { payDemoOrder } from './demo-checkout.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, payments } = context.get(houseContext)
  const order = payments?.provider === 'demo' ? await findOrder(db, params.order) : undefined
  if (order?.provider !== 'demo') throw data(null, { status: 404, statusText: 'Not Found' })
  if (order.status !== 'pending') return outcomeOf(order)
  const { roomName, guestName, email, amountCents } = order
  const facts: OrderFact[] = [...orderedFacts(order), ['Name', guestName], ['Email', email]]
  return { roomName, facts, amountCents }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, settings, payments, log } = context.get(houseContext)
  if (payments?.provider !== 'demo') throw data(null, { status: 404, statusText: 'Not Found' })
  const { answer } = await readForm(request)
  const order = await payDemoOrder(db, params.order, answer === 'pay' ? 'pay' : 'cancel', { mailing: settings, log })
  if (!order) throw data(null, { status: 404, statusText: 'Not Found' })
  return outcomeOf(order)
}

/** The page that shows the order's outcome, paid or not. */
function outcomeOf({ stripeSessionId }: Pick<Order, 'stripeSessionId'>) {
  return redirect(`/order-success?session_id=${stripeSessionId}`, 303)
}

export function meta() {
  return [{ title: `Demo payment · ${estate.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function DemoPayPage({ loaderData: order }: Route.ComponentProps) {
  const room = rooms.find(({ name }) => name === order.roomName)
  return (
    <main id="main" className="plain-page grid-page min-h-[80svh] items-center gap-y-16 py-32">
      <div className="md:col-[text-start/span_5]">
        <p className="label mb-6 border-l-[3px] border-accent py-1 pl-4">Demo payment: no money moves, no card is asked for</p>
        <h1 className="title">{euro(order.amountCents)}</h1>
        <OrderedList facts={order.facts} />
        <form method="post" className="mt-10 grid gap-4 sm:w-fit lg:flex lg:flex-wrap">
          <button type="submit" name="answer" value="pay" className="button button-action">
            Pay {euro(order.amountCents)} (demo)
          </button>
          <button type="submit" name="answer" value="cancel" className="button button-line">
            Cancel
          </button>
        </form>
      </div>
      {room ? (
        <Picture id={room.detail} sizes="(width < 48rem) 100vw, 45vw" ratio="3 / 2" className="md:col-[span_6/text-end]" />
      ) : null}
    </main>
  )
}
