import { whenInWords } from '#app/products/ordering-rules.ts'
import type { Order } from './orders.tables.ts'

/** One row about an order, as emails and pages show it. */
export type OrderFact = [name: string, value: string]

/** What was ordered, for emails and the success page. Nothing about who ordered it. */
export function orderedFacts(order: Pick<Order, 'itemName' | 'itemType' | 'category' | 'stayOn' | 'roomName'>): OrderFact[] {
  return [
    ['What', order.itemName],
    ['When', whenInWords(order, order.stayOn)],
    ['Where', order.roomName],
  ]
}
