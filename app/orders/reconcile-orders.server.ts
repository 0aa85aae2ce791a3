import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import type { OrderMailing } from './orders.email.ts'
import { guestOrders, type Order } from './orders.tables.ts'
import { applyPayment, expireOrder, refundOrder } from './settle-orders.server.ts'

/** Events have this long to come by themselves. */
const patienceMinutes = 3
const batch = 200

/**
 * Settles what no event ever told: asks the provider for every order still pending, and for refunds still under way.
 * An order that cannot be asked for now is asked for again at the next run.
 */
export async function reconcilePendingOrders(
  db: Db,
  { payments, mailing, log, now = new Date() }: { payments: Payments; mailing: OrderMailing; log: Logger; now?: Date },
): Promise<{ looked: number; failed: number }> {
  const before = new Date(now.getTime() - patienceMinutes * 60_000)
  const ours = eq(guestOrders.provider, payments.provider)
  const pending = and(ours, isNull(guestOrders.paidAt), isNull(guestOrders.expiredAt), lt(guestOrders.createdAt, before))
  const owed = and(ours, isNotNull(guestOrders.cancelledAt), isNull(guestOrders.refundedAt), lt(guestOrders.cancelledAt, before))
  const find = (where: typeof pending) =>
    db.select().from(guestOrders).where(where).orderBy(asc(guestOrders.createdAt)).limit(batch)

  let looked = 0
  let failed = 0
  const each = async (orders: Order[], work: (order: Order) => Promise<void>) => {
    for (const order of orders) {
      looked++
      await work(order).catch((error: unknown) => {
        failed++
        log.error({ orderId: order.id, err: error }, 'an order could not be reconciled')
      })
    }
  }
  await each(await find(pending), async (order) => {
    const payment = order.stripeSessionId ? await payments.findPayment({ sessionId: order.stripeSessionId }) : undefined
    if (payment) await applyPayment(db, payment, mailing)
    // Without a checkout nobody was given a payment page; a demo's page closes with its time.
    else if (!order.stripeSessionId || order.checkoutExpiresAt < now) {
      await db.transaction((tx) => expireOrder(tx, order, 'Closed: never paid'))
    }
  })
  await each(await find(owed), (order) => giveBack(db, { payments, mailing }, order))
  return { looked, failed }
}

/** Asks the provider for the refund of a cancelled order, unless it has gone back already. Asking again gives nothing back twice. */
export async function giveBack(
  db: Db,
  { payments, mailing }: { payments: Payments; mailing: OrderMailing },
  order: Order,
): Promise<void> {
  const payment = order.stripeSessionId ? await payments.findPayment({ sessionId: order.stripeSessionId }) : undefined
  if (payment && payment.refundedCents >= order.amountCents) {
    await applyPayment(db, payment, mailing)
    return
  }
  const refund = await payments.refund({ orderId: order.id, paymentIntent: order.paymentIntent, amountCents: order.amountCents })
  if (refund === 'done') await db.transaction((tx) => refundOrder(tx, order.id, mailing))
}
