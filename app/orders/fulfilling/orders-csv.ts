/** Orders as a table for other programs. */
import { estateTimestamp } from '#app/estate/time/estate-day.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { Columns } from '#app/staff/csv/csv.ts'

const stamp = (moment: Date | null) => (moment ? estateTimestamp(moment) : '')

export const orderCsvColumns: Columns<Order> = {
  'Stay Date': (order) => order.stayOn,
  'Room Name': (order) => order.roomName,
  Item: (order) => order.itemName,
  'Item Type': (order) => order.itemType,
  'Amount (EUR)': (order) => (order.amountCents / 100).toFixed(2),
  'Guest Name': (order) => order.guestName,
  'Email Address': (order) => order.email,
  Status: (order) => order.status,
  Ordered: ({ createdAt }) => stamp(createdAt),
  Paid: ({ paidAt }) => stamp(paidAt),
  'Different Amount Paid': ({ mischargedAt }) => stamp(mischargedAt),
  Prepared: ({ preparedAt }) => stamp(preparedAt),
  Delivered: ({ deliveredAt }) => stamp(deliveredAt),
  Cancelled: ({ cancelledAt }) => stamp(cancelledAt),
  Refunded: ({ refundedAt }) => stamp(refundedAt),
  'Refunded (EUR)': (order) => (order.refundedCents / 100).toFixed(2),
  'Lost in Dispute (EUR)': (order) => (order.lostCents / 100).toFixed(2),
  'Refund Failed': ({ refundFailedAt }) => stamp(refundFailedAt),
  'Payment Reference': (order) => order.stripeSessionId ?? '',
  'Payment Provider': (order) => order.provider,
}
