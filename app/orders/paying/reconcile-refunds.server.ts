import { inArray } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { inBatches } from '#app/db/in-batches.ts'
import { daysBefore } from '#app/estate/time/periods.ts'
import { unlessStopped } from '#app/jobs/unless-stopped.ts'
import { guestOrders, type Order } from '#app/orders/orders.tables.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import { applyPayment, type Settling } from './settle-orders.server.ts'

/** Far longer than a provider repeats an event that nobody accepted, and than banks take to return a refund. */
const lookBackDays = 30

type Needs = Settling & { payments: Payments | undefined; signal?: AbortSignal | undefined; now?: Date }

/**
 * Finds refunds made on the provider's own pages, and refunds that a bank has returned, whose events never arrived: nobody should heat a
 * bath that has been refunded. One that fails is retried at the next run and does not hold up the others. @throws if the provider does
 * not answer
 */
export async function reconcileRefunds(db: Db, { payments, mailing, log, signal, now = new Date() }: Needs): Promise<void> {
  if (!payments) return
  const refunded = await unlessStopped(payments.listRefunded(daysBefore(now, lookBackDays)), signal)
  for await (const order of ordersOf(db, [...refunded.keys()])) {
    if (signal?.aborted) return
    if (!order.stripeSessionId || order.refundedCents === refunded.get(order.paymentIntent ?? '')) continue
    await bringUpToDate(order, order.stripeSessionId).catch((err: unknown) => {
      log.error({ orderId: order.id, err }, 'a refund could not be reconciled')
    })
  }

  async function bringUpToDate({ refundedCents }: Order, sessionId: string): Promise<void> {
    const payment = await unlessStopped((payments as Payments).findPayment({ sessionId }), signal)
    if (payment) await applyPayment(db, payment, { mailing, log }, refundedCents)
  }
}

/** Leaves out the payments of anything else that uses the provider's account. */
async function* ordersOf(db: Db, intents: string[]): AsyncGenerator<Order> {
  for (const some of inBatches(intents)) {
    yield* await db.select().from(guestOrders).where(inArray(guestOrders.paymentIntent, some))
  }
}
