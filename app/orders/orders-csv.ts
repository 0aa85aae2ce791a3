/** Orders as a table for other programs. Pure. */
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
  'Payment Reference': (order) => order.stripeSessionId ?? '',
  'Payment Provider': (order) => order.provider,
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function ordersCsv(orders: readonly Order[]): string {
  const rows = [Object.keys(columns), ...orders.map((order) => Object.values(columns).map((read) => read(order)))]
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A spreadsheet runs what begins like a formula: a guest's name must stay a name. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
