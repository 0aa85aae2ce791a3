/** What a member of the team has to see to: refunds that failed, disputed payments, and payments of the wrong amount. */

import { euro } from '#app/estate/money.ts'
import { count } from '#app/knowledge/wording.ts'
import { disputeReason, owedOf, reconciledEveryMinutes } from '#app/orders/order-status.ts'
import { respondByDay } from '#app/orders/respond-by.ts'
import { Badge } from '#app/ui/console/console-parts.tsx'
import { MarkButton } from './staff-order-marks.tsx'
import { isDisputed, type StaffOrder } from './staff-orders.ts'

/** Where the money of a cancelled order is. Once the guest's bank has rejected the refund, only the team can close the matter. */
export function Refund({ order, refund, busy }: { order: StaffOrder; refund: NonNullable<StaffOrder['refund']>; busy: boolean }) {
  const sum = euro(owedOf(order))
  if (refund === 'held') return <span className="caption block">{sum} is waiting for the guest’s bank to decide</span>
  if (refund === 'under way') return <span className="caption block">{sum} is being refunded</span>
  return (
    <>
      <Badge beside tone="warn">
        {refund === 'failed' ? 'Refund failed' : 'Refund late'}
      </Badge>
      <p className="caption mt-1 mb-2">
        {refund === 'failed'
          ? `The guest’s bank rejected the refund, and ${sum} is still owed. Please ask where it should go.`
          : `${sum} has not been refunded yet. It is retried every ${count(reconciledEveryMinutes)} minutes; the payment provider’s own pages say why it is late.`}
      </p>
      {refund === 'failed' ? (
        <form method="post" aria-busy={busy || undefined}>
          <input type="hidden" name="id" value={order.id} />
          <MarkButton
            intent="given-back"
            of={`${order.itemName}, ${order.guestName}`}
            confirm={`Has ${order.guestName} received ${sum} another way?`}
          >
            Refunded…
          </MarkButton>
        </form>
      ) : null}
    </>
  )
}

/**
 * Above what can still be marked: whether the money for it may go, or has gone. The team decides whether to bring it all the same; what has
 * been brought is brought.
 */
export function Unpaid({ order }: { order: StaffOrder }) {
  if (isDisputed(order)) return <Disputed dispute={order.dispute} className="mb-2" />
  if (!order.lostCents || order.deliveredAt) return null
  const left = owedOf(order)
  return (
    <div className="mb-2">
      <Badge tone="warn">Taken back</Badge>
      <p className="caption mt-1">
        The guest’s bank has taken {euro(order.lostCents)} back:{' '}
        {left ? `only ${euro(left)} of this order is` : 'this order is no longer'} paid for. Please cancel it, unless it is to be
        brought all the same.
      </p>
    </div>
  )
}

/** The guest's bank is claiming the money back. The team responds on the payment provider's pages. */
export function Disputed({ dispute, className }: { dispute: NonNullable<StaffOrder['dispute']>; className: string }) {
  const { amountCents, reason, answerBy } = dispute
  return (
    <div className={className}>
      <Badge tone="warn">Disputed</Badge>
      <p className="caption mt-1">
        The guest’s bank is claiming {euro(amountCents)} back (“{disputeReason(reason)}”).{' '}
        {answerBy
          ? `Please respond by ${respondByDay(answerBy)} on the payment provider’s own pages.`
          : 'No response is possible.'}
      </p>
    </div>
  )
}

/** Only people can resolve this: the guest has paid a different amount from the one ordered. */
export function Mischarged({ order: { id, itemName, guestName, amountCents }, busy }: { order: StaffOrder; busy: boolean }) {
  return (
    <>
      <Badge beside tone="warn">
        Different amount paid
      </Badge>
      <p className="caption mt-1 mb-2">
        Not the {euro(amountCents)} of this order; its history says how much. Please settle it with the guest and on the payment
        provider’s own pages.
      </p>
      <form method="post" aria-busy={busy || undefined}>
        <input type="hidden" name="id" value={id} />
        <MarkButton
          intent="settled"
          of={`${itemName}, ${guestName}`}
          confirm={`Have you settled this with ${guestName}? This closes the order.`}
        >
          Settled…
        </MarkButton>
      </form>
    </>
  )
}
