/** What the team does with a paid order. Each verb is safe to call twice and writes down who did it. */
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Db } from '#app/db/db.ts'
import { Refusal } from '#app/json-function.server.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import { note } from './order-history.server.ts'
import { stageOf } from './order-status.ts'
import type { OrderMailing } from './orders.email.ts'
import { getOrder } from './orders.server.ts'
import { guestOrders, type Order } from './orders.tables.ts'
import { giveBack } from './paying/reconcile-orders.server.ts'

/** @throws Refusal 404; 409 when the order is not paid. */
export function prepareOrder(db: Db, id: string, who: string): Promise<Order> {
  return changePaid(db, id, who, (order) =>
    order.preparedAt ? undefined : { set: { preparedAt: new Date() }, what: 'Prepared' },
  )
}

/** Prepared too, if nobody had said so. @throws Refusal 404; 409 when the order is not paid. */
export function deliverOrder(db: Db, id: string, who: string): Promise<Order> {
  return changePaid(db, id, who, (order) =>
    order.deliveredAt
      ? undefined
      : { set: { preparedAt: order.preparedAt ?? new Date(), deliveredAt: new Date() }, what: 'Delivered' },
  )
}

/** @throws Refusal 409 `changed_meanwhile` */
function checkStage(order: Order, seen: string): void {
  if (order.cancelledAt || stageOf(order) === seen) return
  const message = `A colleague has marked this order meanwhile: it is ${stageOf(order)}. Please look at it again.`
  throw new Refusal(409, 'changed_meanwhile', message)
}

/** Takes back a mark set by mistake. @throws Refusal 404; 409 when the order is not paid, or further than was `seen`. */
export function reopenOrder(db: Db, id: string, who: string, seen: string): Promise<Order> {
  return changePaid(db, id, who, (order) => {
    if (order.preparedAt) checkStage(order, seen)
    return order.preparedAt ? { set: { preparedAt: null, deliveredAt: null }, what: 'Marked as not yet prepared' } : undefined
  })
}

/**
 * Cancels a paid order and sends the money back. When the provider does not answer, the order is cancelled and the
 * reconciliation sends the money back later. @throws Refusal 404; 409 when the order was never paid, or is further than was `seen`.
 */
export async function cancelOrder(
  db: Db,
  id: string,
  who: string,
  { payments, mailing, log, seen }: { payments: Payments | undefined; mailing: OrderMailing; log: Logger; seen?: string },
): Promise<Order> {
  const order = await changePaid(db, id, who, (order) => {
    if (seen) checkStage(order, seen)
    return { set: { cancelledAt: new Date() }, what: 'Cancelled; refund asked for' }
  })
  if (order.refundedAt) return order
  try {
    await giveBack(db, { payments, mailing }, order)
  } catch (error) {
    log.error({ orderId: id, err: error }, 'the refund could not be asked for; it is tried again')
  }
  return getOrder(db, id)
}

/**
 * The team has given the money back by another way, after the guest's bank refused it.
 * @throws Refusal 404; 409 when no refund of this order has failed.
 */
export function closeFailedRefund(db: Db, id: string, who: string): Promise<Order> {
  return changeOrder(db, id, who, (order) => {
    if (!order.refundFailedAt) throw new Refusal(409, 'no_failed_refund', 'No refund of this order has failed.')
    return order.refundedAt ? undefined : { set: { refundedAt: new Date() }, what: 'Given back another way' }
  })
}

type Change = { set: Partial<typeof guestOrders.$inferInsert>; what: string }

/** A cancelled order is given back as it is: a second tap changes nothing. */
function changePaid(db: Db, id: string, who: string, change: (order: Order) => Change | undefined): Promise<Order> {
  return changeOrder(db, id, who, (order) => {
    if (!order.paidAt) throw new Refusal(409, 'not_paid', 'This order is not paid.')
    return order.cancelledAt ? undefined : change(order)
  })
}

function changeOrder(db: Db, id: string, who: string, change: (order: Order) => Change | undefined): Promise<Order> {
  const noSuchOrder = () => new Refusal(404, 'not_found', 'There is no such order.')
  if (!z.uuid().safeParse(id).success) return Promise.reject(noSuchOrder())
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(guestOrders).where(eq(guestOrders.id, id)).for('update')
    if (!order) throw noSuchOrder()
    const wanted = change(order)
    if (!wanted) return order
    await tx.update(guestOrders).set(wanted.set).where(eq(guestOrders.id, id))
    await note(tx, id, who, wanted.what)
    return getOrder(tx, id)
  })
}
