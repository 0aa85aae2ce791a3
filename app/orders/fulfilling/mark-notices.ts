/** The messages shown after marking an order. Pure. */
import { euro } from '#app/estate/money.ts'
import { count } from '#app/knowledge/wording.ts'
import { tellThem } from '#app/mail/mail-settings.ts'
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
  cancelled: (order: Marked & { mailed: boolean }) => {
    const { provider, guestName, mailed } = order
    if (provider === 'demo') return `${nameOf(order)}: cancelled. This was a demo order: no money has moved.`
    return `${nameOf(order)}: cancelled${mailed ? `, and ${guestName} is told` : ''}. ${whatGoesBack(order)}${mailed ? '' : ` ${tellThem}`}`
  },
  'given-back': (order: Marked) => `${nameOf(order)}: refunded to ${order.guestName}.`,
  settled: (order: Marked) => `${nameOf(order)}: settled with ${order.guestName}.`,
}

/** What is said of a cancelled order's money while a dispute holds it, before and after. */
export const heldUntilDecided = 'Its payment is disputed: nothing can be refunded until the guest’s bank has decided.'

function whatGoesBack({ backCents = 0, isHeld = false, isLate = false }: Marked): string {
  if (isHeld) return heldUntilDecided
  if (isLate) return `${euro(backCents)} could not be refunded yet: it is retried every ${count(reconciledEveryMinutes)} minutes.`
  return backCents > 0 ? `${euro(backCents)} is on its way back.` : 'There is nothing left to refund.'
}

function nameOf({ itemName, roomName }: Marked): string {
  return `${itemName}, ${roomName}`
}
