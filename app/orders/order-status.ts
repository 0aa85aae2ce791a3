/** Where an order stands with its payment. Computed by the database from the order's timestamps. */
export const orderStatuses = ['pending', 'paid', 'expired', 'cancelled', 'refunded'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What guests see as the number of their order: the beginning of what the payment provider calls its checkout. */
export function orderIdOf(sessionId: string | null): string {
  return sessionId?.slice(0, 20) ?? ''
}
