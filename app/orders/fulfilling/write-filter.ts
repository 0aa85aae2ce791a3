import { longDay } from '#app/estate/time/estate-day.ts'
import type { OrderFilter } from '#app/orders/order-list.server.ts'
import { productCategoryNames } from '#app/products/product-names.ts'
import { statusNames, statusOf } from './status-choices.ts'

/** What the list was narrowed to, for paper, on which there are no fields: `From Sunday 29 November 2026, Stargazer, paid`. Pure. */
export function writeFilter(filter: OrderFilter): string {
  const { from, to, roomName, category, open, words } = filter
  const parts = [
    writeDays(from, to),
    roomName,
    category && productCategoryNames[category],
    statusNames[statusOf(filter)].toLowerCase(),
    open && 'to do only',
    words && `“${words}”`,
  ]
  return parts.filter(Boolean).join(', ')
}

function writeDays(from: string | undefined, to: string | undefined): string {
  if (from && from === to) return longDay(from)
  if (from) return `From ${longDay(from)}${to ? ` to ${longDay(to)}` : ''}`
  return to ? `Up to ${longDay(to)}` : 'All days'
}
