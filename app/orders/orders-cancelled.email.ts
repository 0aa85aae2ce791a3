import { estateDay, longDay } from '#app/estate/time/estate-day.ts'
import { layOutMail } from '#app/mail/layout.ts'
import type { Mail } from '#app/mail/outbox.server.ts'
import { nobody } from './order-privacy.server.ts'
import { orderedFacts } from './ordered-facts.ts'
import type { OrderMailing } from './orders.email.ts'
import type { Order } from './orders.tables.ts'
import { orderById } from './orders-at.ts'

/**
 * To the team, who were told to begin by half past eleven; to be queued in the transaction that cancels the order. None if there is nothing
 * left to stop: it is delivered, or its day is over.
 * @param order as it was before
 * @param how `Niamh has cancelled it`
 */
export function cancelledNotice(order: Order, how: string, mailing: OrderMailing, now = new Date()): Mail[] {
  const isOver = order.deliveredAt !== null || order.stayOn < estateDay(now)
  if (order.cancelledAt || !order.paidAt || isOver) return []
  const isForgotten = order.email === nobody.email
  const what = order.provider === 'demo' ? 'Demo order cancelled' : 'Cancelled'
  const mail: Mail = {
    kind: 'order_cancelled_notice',
    from: mailing.mailFrom,
    to: mailing.staffEmail,
    ...(isForgotten ? {} : { replyTo: order.email }),
    ...layOutMail({
      subject: `${what}: ${order.itemName}, ${order.roomName}, ${longDay(order.stayOn)}`,
      preview: `${how}. Please do not prepare it.`,
      heading: 'An order is cancelled',
      blocks: [
        { kind: 'paragraph', text: `${how}. Please do not prepare or deliver it, and cross it off any printed list.` },
        { kind: 'facts', facts: [...orderedFacts(order), ['Guest', order.guestName]] },
        { kind: 'action', label: 'Open the order', href: `${mailing.baseUrl}${orderById(order.id)}` },
      ],
    }),
  }
  return [mail]
}
