import { whenInWords } from '#app/products/ordering-rules.ts'
import type { Order } from './orders.tables.ts'

/** One row about an order, as mails and pages show it. */
export type OrderFact = [name: string, value: string]

/** What was ordered, in the words of mails and of the success page. Nothing of who ordered it. */
export function orderedFacts(order: Pick<Order, 'itemName' | 'itemType' | 'category' | 'stayOn' | 'roomName'>): OrderFact[] {
  return [
    ['What', order.itemName],
    ['When', whenInWords(order, order.stayOn)],
    ['Where', order.roomName],
  ]
}
