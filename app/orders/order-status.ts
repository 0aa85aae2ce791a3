/** Where an order stands with its payment. Computed by the database from the order's timestamps. */
export const orderStatuses = ['pending', 'paid', 'expired', 'cancelled', 'refunded'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What guests see as the number of their order: the beginning of what the payment provider calls its checkout. */
export function orderIdOf(sessionId: string | null): string {
  return sessionId?.slice(0, 20) ?? ''
}

/** A refund usually takes seconds, and is tried every five minutes: of orders cancelled before this moment the money is late. */
export function refundsDueSince(now: Date): Date {
  return new Date(now.getTime() - 15 * 60_000)
}

/** Where the team sees the orders whose money has still to go back. */
export const owedOrders = '/admin/orders?status=cancelled&from='
