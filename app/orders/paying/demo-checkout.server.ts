import type { Db } from '#app/db/db.ts'
import { findOrder } from '#app/orders/orders.server.ts'
import type { Order } from '#app/orders/orders.tables.ts'
import { applyPayment, expireOrder, type Settling } from './settle-orders.server.ts'

/** Applies a guest's answer on the demo payment page, as if a provider had reported it. Undefined: no such demo order. */
export async function payDemoOrder(db: Db, id: string, answer: 'pay' | 'cancel', needs: Settling): Promise<Order | undefined> {
  const order = await findOrder(db, id)
  if (order?.provider !== 'demo' || !order.stripeSessionId) return undefined
  if (order.status !== 'pending') return order
  if (answer === 'cancel') {
    await db.transaction((tx) => expireOrder(tx, order, 'Closed: cancelled on the payment page'))
    return findOrder(db, id)
  }
  const payment = {
    sessionId: order.stripeSessionId,
    orderId: order.id,
    state: 'paid' as const,
    amountCents: order.amountCents,
    currency: 'eur',
    paymentIntent: undefined,
    refundedCents: 0,
  }
  return applyPayment(db, payment, needs)
}
