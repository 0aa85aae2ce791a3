/** The choices by which the team's list is narrowed to a status. Pure. */
import type { OrderFilter } from '#app/orders/order-list.server.ts'

/** “Cancelled” finds all that the team cancelled: a demo order is refunded at once, and others soon. */
export const statusNames = {
  pending: 'Pending',
  paid: 'Paid',
  expired: 'Expired',
  cancelled: 'Cancelled',
  owed: 'Refund due',
  refunded: 'Refunded',
  disputed: 'Disputed',
  all: 'All statuses',
} as const

export type StatusChoice = keyof typeof statusNames

export function readStatus(choice: StatusChoice = 'paid'): Pick<OrderFilter, 'status' | 'disputed' | 'cancelled'> {
  if (choice === 'all') return {}
  if (choice === 'disputed') return { disputed: true }
  if (choice === 'cancelled') return { cancelled: true }
  return { status: choice === 'owed' ? 'cancelled' : choice }
}

export function statusOf({ status, disputed, cancelled }: OrderFilter): StatusChoice {
  if (disputed) return 'disputed'
  if (cancelled) return 'cancelled'
  return status === 'cancelled' ? 'owed' : (status ?? 'all')
}
