/** Orders as the team reads them: what to start when. Pure. */
import { asDay, estateDay, estateTime, longDay } from '#app/estate/time/estate-day.ts'
import type { DisputeLine } from '#app/orders/disputes.server.ts'
import type { OrderFilter } from '#app/orders/order-list.server.ts'
import { type OrderStatus, orderIdOf, refundsDueSince } from '#app/orders/order-status.ts'
import type { HistoryLine, Order } from '#app/orders/orders.server.ts'
import { ordersAt } from '#app/orders/orders-at.ts'
import { productCategories } from '#app/products/catalogue.ts'
import { morningOf, workOf } from '#app/products/ordering-rules.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { choiceOf, pageOf, textOf } from '#app/ui/console/lists/list-query.ts'
import { readStatus, type StatusChoice, statusNames } from './status-choices.ts'

export type StaffOrder = {
  id: string
  orderId: string
  /** yyyy-MM-dd */
  stayDate: string
  /** HH:mm at the estate, on the stay date. Undefined if there is nothing to make. */
  beginBy: string | undefined
  readyBy: string | undefined
  /** yyyy-MM-dd: left at the door for this day's morning. */
  forMorningOf: string | undefined
  itemName: string
  roomName: string
  guestName: string
  email: string
  amountCents: number
  /** How much of it has been refunded. */
  refundedCents: number
  /** How much of it the guest's bank has taken back. */
  lostCents: number
  /** The latest dispute, of those still to be decided if there are any. */
  dispute: Pick<DisputeLine, 'amountCents' | 'reason' | 'answerBy' | 'refundable' | 'outcome'> | undefined
  status: OrderStatus
  /** For a cancelled order: `late` if its refund is overdue, `failed` if the guest's bank rejected it, `held` by a dispute. */
  refund: 'under way' | 'late' | 'failed' | 'held' | undefined
  /** A different amount from the one ordered was charged, and nobody has settled that yet. */
  mischarged: boolean
  /** There is another paid order for the same item, room and day. */
  twin: boolean
  /** A demo: nobody has paid. */
  demo: boolean
  /** Whether the guest is emailed about what happens to it; false without a mail server. */
  mailed: boolean
  preparedAt: Date | null
  deliveredAt: Date | null
  history: { at: Date; who: string; what: string }[]
}

type Beside = { history: readonly HistoryLine[]; disputes: readonly DisputeLine[]; twins: ReadonlySet<string>; mailed: boolean }

/** `beside`: history and disputes (oldest first) of this order and of others, and which of them have twins. */
export function toStaffOrder(order: Order, { history, disputes, twins, mailed }: Beside, now: Date): StaffOrder {
  const own = disputes.filter((one) => one.orderId === order.id)
  const dispute = own.findLast((one) => !one.outcome) ?? own.at(-1)
  const work = workOf(order, order.stayOn)
  const { id, itemName, roomName, guestName, email, amountCents, refundedCents, lostCents, status, preparedAt, deliveredAt } =
    order
  return {
    id,
    itemName,
    roomName,
    guestName,
    email,
    amountCents,
    refundedCents,
    lostCents,
    status,
    preparedAt,
    deliveredAt,
    dispute: dispute && told(dispute),
    refund: refundOf(order, dispute, now),
    mischarged: order.mischargedAt !== null && status === 'pending',
    twin: twins.has(id),
    demo: order.provider === 'demo',
    mailed,
    orderId: orderIdOf(order.stripeSessionId),
    stayDate: order.stayOn,
    beginBy: work && estateTime(work.beginAt),
    readyBy: work && estateTime(work.readyAt),
    forMorningOf: morningOf(order, order.stayOn),
    history: history.filter((line) => line.orderId === id).map(({ at, who, what }) => ({ at, who, what })),
  }
}

function told({ amountCents, reason, answerBy, refundable, outcome }: DisputeLine): StaffOrder['dispute'] {
  return { amountCents, reason, answerBy, refundable, outcome }
}

/** Whether the guest's bank is still to decide about its payment. */
export function isDisputed<O extends Pick<StaffOrder, 'dispute'>>(
  order: O,
): order is O & { dispute: NonNullable<StaffOrder['dispute']> } {
  return order.dispute !== undefined && !order.dispute.outcome
}

/** Whether nothing can be refunded until the guest's bank has decided. */
export function isHeld(dispute: StaffOrder['dispute']): boolean {
  return dispute !== undefined && !dispute.outcome && !dispute.refundable
}

function refundOf(
  { status, cancelledAt, refundFailedAt }: Order,
  dispute: DisputeLine | undefined,
  now: Date,
): StaffOrder['refund'] {
  if (status !== 'cancelled') return undefined
  if (isHeld(dispute)) return 'held'
  if (refundFailedAt) return 'failed'
  return cancelledAt && cancelledAt < refundsDueSince(now) ? 'late' : 'under way'
}

/** By stay date; within each day they stay as they are sorted. */
export function byDay(orders: readonly StaffOrder[]): { day: string; orders: StaffOrder[] }[] {
  return [...Map.groupBy(orders, (order) => order.stayDate)].map(([day, ofDay]) => ({ day, orders: ofDay }))
}

/** Whether a filter may hide orders still to be prepared from today on. `open` hides only what has been delivered. */
export function isNarrow({ from, to, roomName, category, status, words }: OrderFilter, today: string): boolean {
  return Boolean(to || roomName || category || words) || status !== 'paid' || (from !== undefined && from > today)
}

/** When a mark was set: with the day, if that is not the order's own. */
export function markedAt(mark: Date, { stayDate }: Pick<StaffOrder, 'stayDate'>): string {
  const day = estateDay(mark)
  return day === stayDate ? estateTime(mark) : `${longDay(day, 'short')}, ${estateTime(mark)}`
}

/** Where more is found than by this filter: the same words among the orders of all days, whatever became of them. */
export function widerAt({ words, ...narrowed }: OrderFilter): string | undefined {
  if (Object.values(narrowed).every((value) => !value)) return undefined
  return ordersAt({ status: 'all', ...(words ? { words } : {}) })
}

/**
 * Reads the filter from the address. By default: paid orders from today on, which is also what an address says whose `from` was the `today`
 * of that time. Invalid values are ignored.
 */
export function readFilter(query: URLSearchParams, now: Date): OrderFilter & { page: number } {
  const isFromToday = query.get('from') === null || query.get('from') === query.get('today')
  return {
    from: isFromToday ? estateDay(now) : asDay(query.get('from')),
    to: asDay(query.get('to')),
    roomName: choiceOf(
      query,
      'room',
      rooms.map(({ name }) => name),
    ),
    category: choiceOf(query, 'category', productCategories),
    ...readStatus(choiceOf(query, 'status', Object.keys(statusNames) as StatusChoice[])),
    open: query.get('open') === 'on' || undefined,
    words: textOf(query, 'words', 100),
    page: pageOf(query),
  }
}
