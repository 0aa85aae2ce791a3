import type { Db } from '#app/db/db.ts'
import type { OrderMailing } from '#app/orders/orders.email.ts'
import { findOrder } from '#app/orders/orders.server.ts'
import type { Order } from '#app/orders/orders.tables.ts'
import { applyPayment } from './settle-orders.server.ts'

/** What a guest answers on the demonstration's payment page, as if a provider had told us. Undefined: no such demo order. */
export async function payDemoOrder(
  db: Db,
  id: string,
  answer: 'pay' | 'cancel',
  mailing: OrderMailing,
): Promise<Order | undefined> {
  const order = await findOrder(db, id)
  if (order?.provider !== 'demo' || !order.stripeSessionId) return undefined
  if (order.status !== 'pending') return order
  const payment = {
    sessionId: order.stripeSessionId,
    orderId: order.id,
    state: answer === 'pay' ? ('paid' as const) : ('expired' as const),
    amountCents: order.amountCents,
    currency: 'eur',
    paymentIntent: undefined,
    refundedCents: 0,
  }
  return applyPayment(db, payment, mailing)
}
