/** Emails about paid orders. */

import { capital } from '#app/estate/capital.ts'
import { estate } from '#app/estate/estate.ts'
import { euro } from '#app/estate/money.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { estateDay, estateTime, isDay, longDay } from '#app/estate/time/estate-day.ts'
import type { MailBlock } from '#app/mail/blocks.ts'
import { layOutMail } from '#app/mail/layout.ts'
import type { Mail } from '#app/mail/outbox.server.ts'
import { bankReturned, banksTakeDays, whileBankDecides } from '#app/orders/ordering/order-texts.ts'
import type { Dispute, Payment } from '#app/payments/payments.server.ts'
import { whenInWords, workOf } from '#app/products/ordering-rules.ts'
import { nobody } from './order-privacy.server.ts'
import { disputeReason, orderIdOf, owedOf } from './order-status.ts'
import { type OrderFact, orderedFacts } from './ordered-facts.ts'
import type { Order } from './orders.tables.ts'
import { disputedOrders, mischargedOrders, orderById, ordersAt, owedOrders } from './orders-at.ts'
import { respondByDay } from './respond-by.ts'
import { whatWeStillNeed } from './still-needed.ts'

/** The settings that emails about orders need. */
export type OrderMailing = { mailFrom: string; staffEmail: string; baseUrl: string }

/**
 * To the team, who prepare it, and to the guest.
 * @param notes for the team alone
 */
export function paidMails(order: Order, notes: readonly string[], mailing: OrderMailing): Mail[] {
  return [staffMail(order, notes, mailing), guestMail(order, mailing)]
}

function staffMail(order: Order, notes: readonly string[], { mailFrom, staffEmail, baseUrl }: OrderMailing): Mail {
  const { beginAt } = workOf(order, order.stayOn) ?? {}
  const begin = beginAt && `${twelveHour(estateTime(beginAt), 'short')} on ${longDay(estateDay(beginAt))}`
  return {
    kind: 'order_notice',
    from: mailFrom,
    to: staffEmail,
    replyTo: order.email,
    ...layOutMail({
      subject: `${isDemo(order) ? 'Demo order' : 'Order'}: ${order.itemName}, ${order.roomName}, ${longDay(order.stayOn)}`,
      preview: `${order.guestName} has paid ${paid(order)}.${begin ? ` Begin by ${begin}.` : ''}`,
      heading: isDemo(order) ? 'A demo order' : 'A new order',
      blocks: [
        ...demoNote(order),
        ...notes.map((text) => ({ kind: 'paragraph', text }) as const),
        {
          kind: 'facts',
          facts: [...factsOf(order), ['Begin by', begin ?? null], ['Guest', order.guestName], ['Email', order.email]],
        },
        { kind: 'action', label: 'Open the orders', href: `${baseUrl}${ordersAt()}` },
      ],
    }),
  }
}

function guestMail(order: Order, { mailFrom, baseUrl }: OrderMailing): Mail {
  const arrived = `Your ${isDemo(order) ? 'demo payment' : 'payment'} has arrived`
  return {
    kind: 'order_confirmation',
    from: mailFrom,
    to: order.email,
    replyTo: estate.contacts.stayEmail,
    ...layOutMail({
      subject: `Your ${named(order)} at ${estate.name}: ${order.itemName}`,
      preview: `${order.roomName}, ${whenInWords(order, order.stayOn)}.`,
      heading: 'Order confirmed',
      printFrom: baseUrl,
      blocks: [
        { kind: 'paragraph', text: `Dear ${order.guestName},\n${arrived}${whatWeStillNeed(order)}` },
        { kind: 'facts', facts: [...factsOf(order), ['For', order.guestName], ['Order ID', orderIdOf(order.stripeSessionId)]] },
        ...demoNote(order),
        { kind: 'paragraph', text: 'Has something changed? Reply to this email or ring us.' },
        { kind: 'link', label: 'The guest guide', href: `${baseUrl}/guest-guide` },
        { kind: 'link', label: 'Terms, and how to cancel', href: `${baseUrl}/terms-and-conditions` },
      ],
    }),
  }
}

/** To the guest, when no refund went out with the cancellation. `isHeld`: their bank is looking into the payment. */
export function cancelledMail(order: Order, isHeld: boolean, { mailFrom }: OrderMailing): Mail {
  const owed = owedOf(order)
  const sum = euro(owed)
  const later = isHeld ? whileBankDecides(sum) : `We will refund ${sum} to your card, and email you again once it is on its way.`
  const back = owed > 0 ? later : bankReturned
  return {
    kind: 'order_cancelled',
    from: mailFrom,
    to: order.email,
    replyTo: estate.contacts.stayEmail,
    ...layOutMail({
      subject: `Your order at ${estate.name} is cancelled`,
      preview: `${order.itemName}, ${longDay(order.stayOn)}.`,
      heading: 'Order cancelled',
      blocks: [
        { kind: 'paragraph', text: `Dear ${order.guestName},\nThis order is cancelled. ${back}` },
        { kind: 'facts', facts: [...factsOf(order), ['Order ID', orderIdOf(order.stripeSessionId)]] },
        { kind: 'paragraph', text: 'Any questions? Reply to this email or ring us.' },
      ],
    }),
  }
}

/** To the guest, when everything has been refunded. `order`: its previous state, with what had been refunded by then. */
export function refundedMail(order: Order, { mailFrom }: OrderMailing): Mail {
  const { refundedCents } = order
  const now = `${euro(owedOf(order))} is on its way back to your card. ${banksTakeDays}`
  const before = refundedCents ? ` ${euro(refundedCents)} had already been refunded.` : ''
  const text = isDemo(order) ? 'This order is cancelled.' : `This order is cancelled, and ${now}${before}`
  const done = isDemo(order) ? 'cancelled' : 'cancelled and refunded'
  return {
    kind: 'order_refunded',
    from: mailFrom,
    to: order.email,
    replyTo: estate.contacts.stayEmail,
    ...layOutMail({
      subject: `Your ${named(order)} at ${estate.name} is ${done}`,
      preview: `${order.itemName}, ${longDay(order.stayOn)}.`,
      heading: capital(done),
      blocks: [
        { kind: 'paragraph', text: `Dear ${order.guestName},\n${text}` },
        { kind: 'facts', facts: [...factsOf(order), ['Order ID', orderIdOf(order.stripeSessionId)]] },
        ...demoNote(order),
        { kind: 'paragraph', text: 'Any questions? Reply to this email or ring us.' },
      ],
    }),
  }
}

/** To the team, because only they can settle it: the guest was charged `charged`, not what the order says. */
export function mischargedMail(order: Order, charged: string, mailing: OrderMailing): Mail {
  return askTeam(order, mailing, {
    kind: 'order_mischarged',
    heading: 'A different amount was charged',
    sum: charged,
    text: `${guestOf(order)} was charged ${charged} for an order of ${euro(order.amountCents)}. The order is not confirmed, and nothing is refunded automatically. Please settle it with the guest, then mark the order as settled.`,
    facts: [...orderedFacts(order), ['Ordered for', euro(order.amountCents)], ['Charged', charged]],
    list: mischargedOrders,
  })
}

/** To the team: the guest's bank has returned `cents` of a refund. */
export function refundFailedMail(order: Order, cents: number, mailing: OrderMailing): Mail {
  return askTeam(order, mailing, {
    kind: 'order_refund_failed',
    heading: 'A refund has failed',
    sum: euro(cents),
    text: `${guestOf(order)}’s bank rejected the refund: ${euro(cents)} is back with our payment provider and will not be sent again automatically. Please ask the guest where it should go.`,
    facts: factsOf(order),
    // Part of an order that stands may have been refunded.
    list: order.cancelledAt ? owedOrders : orderById(order.id),
  })
}

/** To the team: the guest's bank is claiming the payment back. Only they can respond, and only until a deadline. */
export function disputedMail(order: Order, { amountCents, reason, answerBy, refundable }: Dispute, mailing: OrderMailing): Mail {
  const answer = answerBy
    ? `Please respond by ${respondByDay(answerBy)} on the payment provider’s own pages, or the money is lost.`
    : 'No response is possible.'
  const orRefund = refundable ? ' Cancelling the order refunds the money and settles the dispute, too.' : ''
  return askTeam(order, mailing, {
    kind: 'order_disputed',
    heading: 'A payment is disputed',
    sum: euro(amountCents),
    text: `${guestOf(order)}’s bank is claiming ${euro(amountCents)} back. ${answer}${orRefund}`,
    facts: [...factsOf(order), ['Reason', disputeReason(reason)], ...(answerBy ? [answerFact(answerBy)] : [])],
    list: disputedOrders,
  })
}

/** To the team: the guest's bank has decided, or does not insist. */
export function disputeClosedMail(order: Order, { amountCents, reason, state }: Dispute, mailing: OrderMailing): Mail {
  const sum = euro(amountCents)
  const kept = `${guestOf(order)}’s bank is not taking the ${sum} back: ${afterWon(order)}.`
  const gone = `${guestOf(order)}’s bank has taken ${sum} back. ${afterLost(order)}, and there is no response to give.`
  return askTeam(order, mailing, {
    kind: 'order_dispute_closed',
    heading: state === 'won' ? 'A dispute is closed' : 'A dispute is lost',
    sum,
    text: state === 'won' ? kept : gone,
    facts: [...factsOf(order), ['Reason', disputeReason(reason)]],
    list: orderById(order.id),
  })
}

/** To the team: somebody has paid for an order that is not here. */
export function strayPaymentMail(
  { sessionId, paymentIntent, ordered }: Payment & { ordered: NonNullable<Payment['ordered']> },
  charged: string,
  { mailFrom, staffEmail }: OrderMailing,
): Mail {
  const { itemName, roomName, stayDate, guestName, email } = ordered
  const text = `${guestName} has paid ${charged} for an order that is not on our list, as after a backup was restored. The order is not confirmed, and nothing is refunded automatically. Please settle it with the guest and on the payment provider’s own pages.`
  return {
    kind: 'order_stray',
    from: mailFrom,
    to: staffEmail,
    ...(email ? { replyTo: email } : {}),
    ...layOutMail({
      subject: `A payment without an order: ${itemName}, ${guestName}, ${charged}`,
      preview: text,
      heading: 'A payment without an order',
      blocks: [
        { kind: 'paragraph', text },
        {
          kind: 'facts',
          facts: [
            ['What', itemName],
            ['When', isDay(stayDate) ? longDay(stayDate) : stayDate],
            ['Where', roomName],
            ['Paid', charged],
            ['Guest', guestName],
            ['Email', email ?? null],
            ['Payment', paymentIntent ?? null],
            ['Order ID', orderIdOf(sessionId)],
          ],
        },
      ],
    }),
  }
}

function afterWon(order: Order): string {
  const owed = owedOf(order)
  if (owed === 0) return 'the payment has been refunded'
  if (order.status !== 'cancelled') return 'we keep the money'
  // The reconciliation requests the refund, unless an earlier one has failed.
  return `the order is cancelled, and ${euro(owed)} ${order.refundFailedAt ? 'is still owed' : 'is now being refunded'} to the guest`
}

/** The bank may have taken only a part; of a wrong charge we know no more than that it was not the price. */
function afterLost(order: Order): string {
  if (!order.paidAt) return 'What is left is to be settled with the guest'
  const left = owedOf(order)
  if (left === 0) return 'There is nothing left to refund'
  return order.status === 'cancelled' ? `${euro(left)} is still owed to the guest` : `${euro(left)} of the payment is left`
}

const answerFact = (answerBy: Date): OrderFact => ['Respond by', respondByDay(answerBy)]

type Asking = { kind: string; heading: string; sum: string; text: string; facts: OrderFact[]; list: string }

/** For what only the team can settle; replies go to the guest, unless they were forgotten. `list`: where the console lists the order. */
function askTeam(order: Order, { mailFrom, staffEmail, baseUrl }: OrderMailing, asking: Asking): Mail {
  const { kind, heading, sum, text, facts, list } = asking
  const who: OrderFact[] = [
    ['Guest', order.guestName],
    ['Email', isForgotten(order) ? 'The payment provider’s own pages still have it' : order.email],
    ['Order ID', orderIdOf(order.stripeSessionId)],
  ]
  return {
    kind,
    from: mailFrom,
    to: staffEmail,
    ...(isForgotten(order) ? {} : { replyTo: order.email }),
    ...layOutMail({
      subject: `${heading}: ${order.itemName}, ${order.guestName}, ${sum}`,
      preview: text,
      heading,
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'facts', facts: [...facts, ...who] },
        { kind: 'action', label: 'Open the orders', href: `${baseUrl}${list}` },
      ],
    }),
  }
}

function isForgotten({ email }: Order): boolean {
  return email === nobody.email
}

function guestOf(order: Order): string {
  return isForgotten(order) ? 'The guest' : order.guestName
}

function factsOf(order: Order): OrderFact[] {
  return [...orderedFacts(order), ['Paid', paid(order)]]
}

function paid(order: Order): string {
  return `${euro(order.amountCents)}${isDemo(order) ? ' (demo)' : ''}`
}

/** So that the subject line already says that it is a demo. */
function named(order: Order): string {
  return isDemo(order) ? 'demo order' : 'order'
}

function isDemo({ provider }: Order): boolean {
  return provider === 'demo'
}

function demoNote(order: Order): MailBlock[] {
  return isDemo(order) ? [{ kind: 'paragraph', text: 'This was a demonstration: no money has moved.' }] : []
}
