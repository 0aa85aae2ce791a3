/** The messages shown after marking an order. Pure. */
import { euro } from '#app/estate/money.ts'
import { count } from '#app/knowledge/wording.ts'
import { reconciledEveryMinutes } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.tables.ts'

/**
 * `backCents`: what a cancellation refunds to the guest; `isHeld`: only once their bank has decided; `isLate`: it could not be sent yet.
 */
type Marked = Pick<Order, 'itemName' | 'roomName' | 'guestName' | 'provider' | 'preparedAt'> & {
  backCents?: number
  isHeld?: boolean
  isLate?: boolean
}

/** The message by the name of the button. */
export const markWords = {
  prepared: (order: Marked) => `${nameOf(order)}: prepared.`,
  delivered: (order: Marked) => `${nameOf(order)}: delivered.`,
  open: (order: Marked) => `${nameOf(order)}: not yet ${order.preparedAt ? 'delivered' : 'prepared'}.`,
  cancelled: ({ provider, backCents = 0, isHeld = false, isLate = false, guestName }: Marked) => {
    if (provider === 'demo') return 'Cancelled. This was a demo order: no money has moved.'
    if (isHeld) return 'Cancelled. Its payment is disputed: nothing can be refunded until the guest’s bank has decided.'
    if (isLate)
      return `Cancelled, and ${guestName} is told. ${euro(backCents)} could not be refunded yet: it is retried every ${count(reconciledEveryMinutes)} minutes.`
    return backCents > 0 ? `Cancelled. ${euro(backCents)} is on its way back to ${guestName}.` : 'Cancelled.'
  },
  'given-back': (order: Marked) => `${nameOf(order)}: refunded to ${order.guestName}.`,
  settled: (order: Marked) => `${nameOf(order)}: settled with ${order.guestName}.`,
}

function nameOf({ itemName, roomName }: Marked): string {
  return `${itemName}, ${roomName}`
}
