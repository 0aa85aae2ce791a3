/** Orders as a table for other programs. */
import { toCsv } from '#app/staff/csv.ts'
import type { Order } from './orders.server.ts'

const columns: Record<string, (order: Order) => string> = {
  'Stay Date': (order) => order.stayOn,
  'Room Name': (order) => order.roomName,
  Item: (order) => order.itemName,
  'Item Type': (order) => order.itemType,
  'Amount (EUR)': (order) => (order.amountCents / 100).toFixed(2),
  'Guest Name': (order) => order.guestName,
  'Email Address': (order) => order.email,
  Status: (order) => order.status,
  Ordered: (order) => order.createdAt.toISOString(),
  Paid: (order) => order.paidAt?.toISOString() ?? '',
  Prepared: (order) => order.preparedAt?.toISOString() ?? '',
  Delivered: (order) => order.deliveredAt?.toISOString() ?? '',
  Cancelled: (order) => order.cancelledAt?.toISOString() ?? '',
  Refunded: (order) => order.refundedAt?.toISOString() ?? '',
  'Refunded (EUR)': (order) => (order.refundedCents / 100).toFixed(2),
  'Lost in Dispute (EUR)': (order) => (order.lostCents / 100).toFixed(2),
  'Refund Failed': (order) => order.refundFailedAt?.toISOString() ?? '',
  'Payment Reference': (order) => order.stripeSessionId ?? '',
  'Payment Provider': (order) => order.provider,
}

/** Line by line, header first. */
export async function* ordersCsv(orders: AsyncIterable<Order>): AsyncGenerator<Uint8Array> {
  const bytes = (row: string[]) => new TextEncoder().encode(toCsv([row]))
  yield bytes(Object.keys(columns))
  for await (const order of orders) yield bytes(Object.values(columns).map((read) => read(order)))
}
