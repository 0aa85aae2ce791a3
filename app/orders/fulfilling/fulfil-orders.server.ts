/**
 * What the team does with a paid order. Each verb is safe to call twice and records who did it, in the order's history and the audit log.
 */
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { isId } from '#app/db/new-id.server.ts'
import { longDay } from '#app/estate/time/estate-day.ts'
import { type Mail, queueMail } from '#app/mail/outbox.server.ts'
import { holdsRefund } from '#app/orders/disputes.server.ts'
import { note } from '#app/orders/order-history.server.ts'
import { owedOf, stageOf } from '#app/orders/order-status.ts'
import type { OrderMailing } from '#app/orders/orders.email.ts'
import { getOrder } from '#app/orders/orders.server.ts'
import { guestOrders, type Order } from '#app/orders/orders.tables.ts'
import { cancelledNotice } from '#app/orders/orders-cancelled.email.ts'
import { giveBackOrTell } from '#app/orders/paying/reconcile-orders.server.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { type By, recordChange } from '#app/staff/audit/audit.server.ts'

/** @throws Refusal 404; 409 when the order is not paid, or cancelled. */
export function prepareOrder(db: Db, id: string, by: By): Promise<Order> {
  return changePaid(db, id, by, (order) => {
    checkStands(order)
    return order.preparedAt ? undefined : { set: { preparedAt: new Date() }, what: 'Prepared', action: 'prepared' }
  })
}

/** Also marks it prepared if nobody had. @throws Refusal 404; 409 when the order is not paid, or cancelled. */
export function deliverOrder(db: Db, id: string, by: By): Promise<Order> {
  return changePaid(db, id, by, (order) => {
    checkStands(order)
    if (order.deliveredAt) return undefined
    // One moment for both says that they were one mark: see `reopenOrder`.
    const now = new Date()
    const set = { preparedAt: order.preparedAt ?? now, deliveredAt: now }
    return { set, what: 'Delivered', action: 'delivered' }
  })
}

/**
 * Undoes the last mark, set by mistake. A bath that was hot before it was marked delivered still is.
 * @throws Refusal 404; 409 when the order is not paid, or further along than was `seen`.
 */
export function reopenOrder(db: Db, id: string, by: By, seen: string): Promise<Order> {
  return changePaid(db, id, by, (order) => {
    checkStands(order)
    const { preparedAt, deliveredAt } = order
    if (!preparedAt) return undefined
    checkStage(order, seen)
    const wasPrepared = deliveredAt !== null && deliveredAt.getTime() !== preparedAt.getTime()
    const what = `Marked as not yet ${wasPrepared ? 'delivered' : 'prepared'}`
    return { set: { preparedAt: wasPrepared ? preparedAt : null, deliveredAt: null }, what, action: what.toLowerCase() }
  })
}

/**
 * `backCents`: what this cancellation refunds; 0 if there was nothing left. `isHeld`: refund is waiting for a dispute. `isLate`: the
 * provider could not be asked, or refused; the reconciliation asks again.
 */
export type Cancelled = Order & { backCents: number; isHeld: boolean; isLate: boolean }

/**
 * Cancels a paid order and refunds the money. If the provider does not answer, the order is still cancelled and the reconciliation
 * refunds it later. Team and guest are told. Without `seen` it is cancelled however far along it is. @throws Refusal 404; 409 when the order was never paid, or is
 * further along than was `seen`.
 */
export async function cancelOrder(
  db: Db,
  id: string,
  by: By,
  { payments, mailing, log, seen }: { payments: Payments | undefined; mailing: OrderMailing; log: Logger; seen?: string },
): Promise<Cancelled> {
  const order = await changePaid(db, id, by, (order) => {
    // A second tap changes nothing.
    if (order.cancelledAt) return undefined
    if (seen !== undefined) checkStage(order, seen)
    const mails = cancelledNotice(order, `${by.name} has cancelled this order`, mailing)
    const set = { cancelledAt: new Date() }
    return { set, what: 'Cancelled; refund requested', action: 'cancelled', after: goesBack(order), mails }
  })
  if (order.refundedAt) return { ...order, backCents: 0, isHeld: false, isLate: false }
  let backCents = owedOf(order)
  let isLate = false
  try {
    backCents = await giveBackOrTell(db, { payments, mailing, log }, order)
  } catch (error) {
    isLate = true
    log.error({ orderId: id, err: error }, 'the refund could not be requested; it will be retried')
  }
  return { ...(await getOrder(db, id)), backCents, isHeld: await holdsRefund(db, id), isLate }
}

/**
 * The team has refunded the money another way, after the guest's bank rejected it.
 * @throws Refusal 404; 409 when no refund of this order has failed.
 */
export function closeFailedRefund(db: Db, id: string, by: By): Promise<Order> {
  return changeOrder(db, id, by, (order) => {
    if (!order.refundFailedAt) throw new Refusal(409, 'no_failed_refund', 'No refund of this order has failed.')
    if (order.refundedAt) return undefined
    const what = 'Refunded another way'
    return { set: { refundedAt: new Date() }, what, action: what.toLowerCase(), after: goesBack(order) }
  })
}

/**
 * Closes an order once the team has settled a wrong charge with the guest.
 * @throws Refusal 404; 409 when what was charged is what was ordered.
 */
export function closeMischarged(db: Db, id: string, by: By): Promise<Order> {
  return changeOrder(db, id, by, (order) => {
    if (!order.mischargedAt) throw new Refusal(409, 'not_mischarged', 'This order was charged at the right price.')
    if (order.expiredAt) return undefined
    const what = 'Settled with the guest'
    return { set: { expiredAt: new Date() }, what, action: what.toLowerCase() }
  })
}

/** So that nobody delivers what a colleague has cancelled. @throws Refusal 409 */
function checkStands(order: Order): void {
  if (!order.cancelledAt) return
  const message = 'This order has since been cancelled. Please do not prepare or deliver it.'
  throw new Refusal(409, 'changed_meanwhile', message)
}

/** So that nobody undoes a mark that a colleague has just set. @throws Refusal 409 */
function checkStage(order: Order, seen: string): void {
  if (stageOf(order) === seen) return
  const message = `A colleague has since marked this order: it is ${stageOf(order)}. Please check it again.`
  throw new Refusal(409, 'changed_meanwhile', message)
}

/** What the audit log says about the refund; in a demo no money moves. */
function goesBack(order: Order) {
  return order.provider === 'demo' ? undefined : { refundCents: owedOf(order) }
}

/** `what` goes into the order's history, `action` and `after` into the audit log. */
type Change = {
  set: Partial<typeof guestOrders.$inferInsert>
  what: string
  action: string
  after?: { refundCents: number } | undefined
  mails?: Mail[]
}

function changePaid(db: Db, id: string, by: By, change: (order: Order) => Change | undefined): Promise<Order> {
  return changeOrder(db, id, by, (order) => {
    if (!order.paidAt) throw new Refusal(409, 'not_paid', 'This order is not paid.')
    return change(order)
  })
}

function changeOrder(db: Db, id: string, by: By, change: (order: Order) => Change | undefined): Promise<Order> {
  const noSuchOrder = () => new Refusal(404, 'not_found', 'There is no such order.')
  if (!isId(id)) return Promise.reject(noSuchOrder())
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(guestOrders).where(eq(guestOrders.id, id)).for('update')
    if (!order) throw noSuchOrder()
    const wanted = change(order)
    if (!wanted) return order
    await tx.update(guestOrders).set(wanted.set).where(eq(guestOrders.id, id))
    const { what, action, after, mails = [] } = wanted
    for (const mail of mails) await queueMail(tx, mail)
    await note(tx, id, by.name, what)
    // Does not name the guest: the log outlives what may be kept about a guest.
    const title = `${order.itemName}, ${order.roomName}, ${longDay(order.stayOn)}`
    await recordChange(tx, by, { action, subject: 'order', subjectId: id, title, after })
    return getOrder(tx, id)
  })
}
