/** The payment state of an order. Computed by the database from the order's timestamps. */
export const orderStatuses = ['pending', 'paid', 'expired', 'cancelled', 'refunded'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The order number guests see: the start of the payment provider's checkout id. */
export function orderIdOf(sessionId: string | null): string {
  return sessionId?.slice(0, 20) ?? ''
}

/** Whether words typed into a search begin like an order number. */
export function looksLikeOrderId(words: string): boolean {
  return /^(?:cs|demo)_\w+$/i.test(words)
}

/** The status of an order as guests see it; `mischarged`: a different amount from the one ordered was charged. */
export type ToldStatus = OrderStatus | 'mischarged'

export function toldStatusOf({ status, mischargedAt }: { status: OrderStatus; mischargedAt: Date | null }): ToldStatus {
  return mischargedAt ? 'mischarged' : status
}

/** How far along a paid order is. Undoing or cancelling sends the stage that was on the screen. */
type Stage = 'ordered' | 'prepared' | 'delivered'

/** The stage of a paid order, from its marks. */
export function stageOf({ preparedAt, deliveredAt }: { preparedAt: Date | null; deliveredAt: Date | null }): Stage {
  return deliveredAt ? 'delivered' : preparedAt ? 'prepared' : 'ordered'
}

/** How often orders without an event are checked, and refunds that are still due requested again. */
export const reconciledEveryMinutes = 5

/** A refund usually takes seconds and is retried every few minutes: orders cancelled before this moment are refunded late. */
export function refundsDueSince(now: Date): Date {
  return new Date(now.getTime() - 15 * 60_000)
}

/** Cents neither refunded nor taken back by the bank: what a cancellation owes the guest. */
export function owedOf({ amountCents, refundedCents, lostCents }: Money): number {
  return Math.max(0, amountCents - refundedCents - lostCents)
}
/** `lostCents`: taken back by the guest's bank. */
type Money = { amountCents: number; refundedCents: number; lostCents: number }

/** The bank's reason in words: `product_not_received`. */
export function disputeReason(reason: string): string {
  return reason.replaceAll('_', ' ')
}
