/** What the team is told after marking an order. Pure. */
import { euro } from '#app/estate/money.ts'
import { count } from '#app/knowledge/wording.ts'
import { reconciledEveryMinutes } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.tables.ts'

/** `backCents`: what a cancellation refunds to the guest; `isHeld`: once their bank has decided; `isLate`: it could not be sent yet. */
type Marked = Pick<Order, 'itemName' | 'roomName' | 'guestName' | 'provider'> & {
  backCents?: number
  isHeld?: boolean
  isLate?: boolean
}

/** By the name of its button. */
export const markWords = {
  prepared: (order: Marked) => `${nameOf(order)}: prepared.`,
  delivered: (order: Marked) => `${nameOf(order)}: delivered.`,
  open: (order: Marked) => `${nameOf(order)}: not yet prepared.`,
  cancelled: ({ provider, backCents = 0, isHeld = false, isLate = false, guestName }: Marked) => {
    if (provider === 'demo') return 'Cancelled. This was a demo order: no money has moved.'
    if (isHeld) return 'Cancelled. Its payment is disputed: nothing goes back before the guest’s bank has decided.'
    if (isLate)
      return `Cancelled, and ${guestName} is told. ${euro(backCents)} could not be sent back yet: it is tried again every ${count(reconciledEveryMinutes)} minutes.`
    return backCents > 0 ? `Cancelled. ${euro(backCents)} is on its way back to ${guestName}.` : 'Cancelled.'
  },
  'given-back': (order: Marked) => `${nameOf(order)}: given back to ${order.guestName}.`,
  settled: (order: Marked) => `${nameOf(order)}: settled with ${order.guestName}.`,
}

function nameOf({ itemName, roomName }: Marked): string {
  return `${itemName}, ${roomName}`
}
