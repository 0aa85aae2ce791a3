/** Where the console lists which orders. A file of its own, because the dashboard needs nothing else of orders. Pure. */
import type { StatusChoice } from '#app/orders/fulfilling/status-choices.ts'

/** By what the team's list is narrowed, as `readFilter` reads it. Without a status the list has what is paid. */
type Narrowed = { status?: StatusChoice; from?: string; to?: string; open?: 'on'; words?: string }

/** The address of the team's list: as it opens, which is from today on, or narrowed, and then of any day unless `from` says otherwise. */
export function ordersAt(narrowed?: Narrowed): string {
  return narrowed ? `/admin/orders?${new URLSearchParams({ from: '', ...narrowed })}` : '/admin/orders'
}

/** The team's list of orders that nobody has delivered up to this day (yyyy-MM-dd). */
export function undeliveredUntil(day: string): string {
  return ordersAt({ open: 'on', to: day })
}

/** The team's list of wrongly charged orders, among those whose payment is not known yet. */
export const mischargedOrders = ordersAt({ status: 'pending' })

/** The team's list of orders whose payment a guest's bank is claiming back. */
export const disputedOrders = ordersAt({ status: 'disputed' })

/** The team's list with this order alone, whatever became of it. */
export function orderById(id: string): string {
  return ordersAt({ status: 'all', words: id })
}

/** The team's list of orders whose refund is still due. */
export const owedOrders = ordersAt({ status: 'owed' })
