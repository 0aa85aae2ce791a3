/** Where an order stands with its payment. Computed by the database from the order's timestamps. */
export const orderStatuses = ['pending', 'paid', 'expired', 'cancelled', 'refunded'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What guests see as the number of their order: the beginning of what the payment provider calls its checkout. */
export function orderIdOf(sessionId: string | null): string {
  return sessionId?.slice(0, 20) ?? ''
}

/** What a guest is told of an order: `mischarged`, when another amount than ordered was charged. */
export type ToldStatus = OrderStatus | 'mischarged'

export function toldStatusOf({ status, mischargedAt }: { status: OrderStatus; mischargedAt: Date | null }): ToldStatus {
  return mischargedAt ? 'mischarged' : status
}

/** How far a paid order is. Whoever takes back or cancels says how far it was on the screen. */
type Stage = 'ordered' | 'prepared' | 'delivered'

export function stageOf({ preparedAt, deliveredAt }: { preparedAt: Date | null; deliveredAt: Date | null }): Stage {
  return deliveredAt ? 'delivered' : preparedAt ? 'prepared' : 'ordered'
}

/** How often what no event told is asked for, and a refund that failed is tried again. */
export const reconciledEveryMinutes = 5

/** A refund usually takes seconds, and is tried every few minutes: of orders cancelled before this moment the money is late. */
export function refundsDueSince(now: Date): Date {
  return new Date(now.getTime() - 15 * 60_000)
}

/** Cents that a guest would get back. */
export function owedOf({ amountCents, refundedCents }: { amountCents: number; refundedCents: number }): number {
  return amountCents - refundedCents
}

/** Where the team sees the orders of which another amount was charged, among those whose payment is not known yet. */
export const mischargedOrders = '/admin/orders?status=pending&from='

/** Where the team sees the orders whose money has still to go back. */
export const owedOrders = '/admin/orders?status=cancelled&from='
