/** The demonstration's payment page. It exists only while demo payments are on. */
import { data, redirect } from 'react-router'
import { houseContext } from '#app/context.ts'
import { estate } from '#app/estate/estate.ts'
import { longDay } from '#app/estate/estate-day.ts'
import { euro } from '#app/estate/money.ts'
import { readForm } from '#app/form.server.ts'
import { findOrder } from '#app/orders/orders.server.ts'
import type { Route } from './+types/demo-pay.route'
import { payDemoOrder } from './demo-checkout.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, payments } = context.get(houseContext)
  const order = payments?.provider === 'demo' ? await findOrder(db, params.order) : undefined
  if (order?.provider !== 'demo') throw data(null, { status: 404, statusText: 'Not Found' })
  const { itemName, roomName, stayOn, guestName, email, amountCents, status } = order
  return { itemName, roomName, stayOn, guestName, email, amountCents, status }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, settings, payments } = context.get(houseContext)
  if (payments?.provider !== 'demo') throw data(null, { status: 404, statusText: 'Not Found' })
  const { answer } = await readForm(request)
  const order = await payDemoOrder(db, params.order, answer === 'pay' ? 'pay' : 'cancel', settings)
  if (!order) throw data(null, { status: 404, statusText: 'Not Found' })
  return redirect(answer === 'pay' ? `/order-success?session_id=${order.stripeSessionId}` : '/guest-guide', 303)
}

export function meta() {
  return [{ title: `Demo payment · ${estate.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function DemoPayPage({ loaderData: order }: Route.ComponentProps) {
  return (
    <main id="main" className="grid-page min-h-[80svh] items-center py-32">
      <div className="mx-auto w-full max-w-xl">
        <p className="label mb-6 border-l-[3px] border-accent py-1 pl-4">Demo payment: no money moves, no card is asked for</p>
        <h1 className="title">{euro(order.amountCents)}</h1>
        <p className="mt-4">
          {order.itemName}
          <br />
          {order.roomName}, {longDay(order.stayOn)}
          <br />
          {order.guestName}, {order.email}
        </p>
        {order.status === 'pending' ? (
          <form method="post" className="mt-10 flex flex-wrap gap-4">
            <button type="submit" name="answer" value="pay" className="button button-action">
              Pay {euro(order.amountCents)} (demo)
            </button>
            <button type="submit" name="answer" value="cancel" className="button button-line">
              Cancel
            </button>
          </form>
        ) : (
          <p className="mt-10">This order is {order.status}.</p>
        )}
      </div>
    </main>
  )
}
