/** What somebody of the team has to see to: money that did not go back, that a bank demands, or that was not the price. */

import { euro } from '#app/estate/money.ts'
import { estateDay, longDay } from '#app/estate/time/estate-day.ts'
import { count } from '#app/knowledge/wording.ts'
import { disputeReason, owedOf, reconciledEveryMinutes } from '#app/orders/order-status.ts'
import { Badge } from '#app/ui/console/console-parts.tsx'
import { Mark } from './staff-order-marks.tsx'
import type { StaffOrder } from './staff-orders.ts'

/** Where the money of a cancelled order is. After the guest's bank has refused it, only the team can close the matter. */
export function Refund({ order, refund, busy }: { order: StaffOrder; refund: NonNullable<StaffOrder['refund']>; busy: boolean }) {
  const sum = euro(owedOf(order))
  if (refund === 'held') return <span className="caption block">{sum} waits for the guest’s bank to decide</span>
  if (refund === 'under way') return <span className="caption block">{sum} is on its way back</span>
  return (
    <>
      <Badge beside tone="warn">
        {refund === 'failed' ? 'Refund failed' : 'Refund late'}
      </Badge>
      <p className="caption mt-1 mb-2">
        {refund === 'failed'
          ? `The guest’s bank refused a refund, and ${sum} is still owed. Please ask where it should go.`
          : `${sum} has not gone back yet. It is tried again every ${count(reconciledEveryMinutes)} minutes; the payment provider’s own pages say why it waits.`}
      </p>
      {refund === 'failed' ? (
        <form method="post" aria-busy={busy || undefined}>
          <input type="hidden" name="id" value={order.id} />
          <Mark intent="given-back" confirm={`Has ${order.guestName} received ${sum} another way?`}>
            Given back…
          </Mark>
        </form>
      ) : null}
    </>
  )
}

/** The guest's bank demands the money back. The team answers where the bank reads it. */
export function Disputed({ dispute: { amountCents, reason, answerBy } }: { dispute: NonNullable<StaffOrder['dispute']> }) {
  return (
    <div className="mt-2">
      <Badge tone="warn">Disputed</Badge>
      <p className="caption mt-1">
        The guest’s bank demands {euro(amountCents)} back (“{disputeReason(reason)}”).{' '}
        {answerBy
          ? `Please answer it by ${longDay(estateDay(answerBy))} on the payment provider’s own pages.`
          : 'It takes no answer.'}
      </p>
    </div>
  )
}

/** Nothing resolves this by itself: the guest has paid a different amount than ordered. */
export function Mischarged({ order: { id, guestName, amountCents }, busy }: { order: StaffOrder; busy: boolean }) {
  return (
    <>
      <Badge beside tone="warn">
        Other amount paid
      </Badge>
      <p className="caption mt-1 mb-2">
        Not the {euro(amountCents)} of this order; its history says how much. Please settle it with the guest, and on the payment
        provider’s own pages.
      </p>
      <form method="post" aria-busy={busy || undefined}>
        <input type="hidden" name="id" value={id} />
        <Mark intent="settled" confirm={`Is it settled with ${guestName}? The order is closed then.`}>
          Settled…
        </Mark>
      </form>
    </>
  )
}
