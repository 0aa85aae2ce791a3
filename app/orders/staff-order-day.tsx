import { memo, type ReactNode, useState } from 'react'
import { estateDay, estateTime, longDay } from '#app/estate/estate-day.ts'
import { euro } from '#app/estate/money.ts'
import { count } from '#app/knowledge/wording.ts'
import { Badge } from '#app/ui/console/console-parts.tsx'
import { MailLink } from '#app/ui/console/mail-link.tsx'
import { OpenButton } from '#app/ui/console/opened.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SureBox } from '#app/ui/console/sure-box.tsx'
import { disputeReason, owedOf, reconciledEveryMinutes, stageOf } from './order-status.ts'
import { isHeld, type StaffOrder } from './staff-orders.ts'
import './staff-orders.css'

/** For one order: the mark being sent, and why the last one was refused. */
export type OrderNews = { busy: boolean; fault: string | undefined }
type Props = {
  day: string
  today: string
  orders: readonly StaffOrder[]
  newsOf: (id: string) => OrderNews
  /** The order for which the page opens with the question whether to cancel it. */
  asked: string | undefined
}

/** One day's orders, in the order in which to start them. */
export function OrderDay({ day, today, orders, newsOf, asked }: Props) {
  return (
    <section aria-labelledby={`day-${day}`} className="order-day">
      <h2 id={`day-${day}`} className="subtitle mb-2">
        {day === today ? 'Today, ' : ''}
        {longDay(day)}
      </h2>
      <table>
        <thead className="caption">
          <tr>
            <th scope="col">Begin</th>
            <th scope="col">Room</th>
            <th scope="col">What</th>
            <th scope="col">Guest</th>
            <th scope="col">Status and actions</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} {...newsOf(order.id)} comesAsked={order.id === asked} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = { order: StaffOrder; comesAsked: boolean } & OrderNews

const OrderRow = memo(function OrderRow({ order, busy, fault, comesAsked }: RowProps) {
  const done = order.deliveredAt || order.status !== 'paid'
  return (
    <tr className={done ? 'text-muted' : undefined}>
      <td>
        {order.beginBy ? (
          <>
            <strong className="font-semibold tabular-nums">{order.beginBy}</strong>
            <span className="caption block">ready {order.readyBy}</span>
          </>
        ) : (
          <span className="caption">Nothing to make</span>
        )}
      </td>
      <td className="font-medium">{order.roomName}</td>
      <td>
        {order.itemName}
        {order.demo ? <Badge beside>Demo</Badge> : null}{' '}
        <span className="caption price">
          {euro(order.amountCents)}
          {order.refundedCents && order.status !== 'refunded' ? `, ${euro(order.refundedCents)} given back` : ''}
          {order.lostCents ? `, ${euro(order.lostCents)} taken back by the bank` : ''}
        </span>
        {order.forMorningOf ? (
          <span className="block">Left at the door for the morning of {longDay(order.forMorningOf, 'short')}</span>
        ) : null}
        <History order={order} />
      </td>
      <td>
        {order.guestName} <MailLink to={order.email} className="caption" />
      </td>
      <td>
        {order.status === 'paid' ? (
          <Marks order={order} busy={busy} comesAsked={comesAsked} />
        ) : (
          <>
            <span className="capitalize">
              <Badge tone={order.status === 'pending' ? undefined : 'off'}>{order.status}</Badge>
            </span>
            {order.mischarged ? <Mischarged order={order} busy={busy} /> : null}
            {order.refund ? <Refund order={order} refund={order.refund} busy={busy} /> : null}
          </>
        )}
        {order.dispute && !order.dispute.outcome ? <Disputed dispute={order.dispute} /> : null}
        {fault ? (
          <p role="alert" className="mt-2 text-error">
            {fault}
          </p>
        ) : null}
      </td>
    </tr>
  )
})

/**
 * A form of its own: one tap is one mark, and without script it still posts. The confirmation takes the button's place: the others stay
 * put, so that a double tap hits none of them.
 */
function Marks({ order, busy, comesAsked }: { order: StaffOrder; busy: boolean; comesAsked: boolean }) {
  const { id, beginBy, preparedAt, deliveredAt } = order
  const stage = stageOf(order)
  // The order's stage when the question was asked: a colleague may mark it meanwhile.
  const [asked, setAsked] = useState<typeof stage | undefined>(comesAsked ? stage : undefined)
  return (
    <>
      <form method="post" className="marks" aria-busy={busy || undefined}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={stage} />
        {deliveredAt ? <Done twice>Delivered {estateTime(deliveredAt)}</Done> : null}
        {preparedAt && !deliveredAt ? <Done>Prepared {estateTime(preparedAt)}</Done> : null}
        {preparedAt || !beginBy ? null : <Mark intent="prepared">Mark prepared</Mark>}
        {deliveredAt || !beginBy ? null : <Mark intent="delivered">Mark delivered</Mark>}
        <span className="less">
          {preparedAt ? (
            <button type="submit" name="intent" value="open" className="button-plain">
              Undo
            </button>
          ) : null}
          <OpenButton opens={id} className="button-plain" aria-haspopup="dialog" onOpen={() => setAsked(stage)}>
            Cancel…
          </OpenButton>
        </span>
      </form>
      {asked ? <AskToCancel order={order} seen={asked} comesOpen={comesAsked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}

/** As wide as the buttons it stands for. */
function Done({ twice, children }: { twice?: boolean; children: ReactNode }) {
  return (
    <p className={twice ? 'done-twice' : 'done'}>
      <Badge tone="ok">{children}</Badge>
    </p>
  )
}

type AskProps = { order: StaffOrder; seen: string; comesOpen: boolean; onClose: () => void }

/** Each button says what it does: “Cancel” could mean the order or the question. */
function AskToCancel({ order, seen, comesOpen, onClose }: AskProps) {
  const { id, itemName, roomName, guestName } = order
  return (
    <Sheet
      title={`Cancel the order of ${guestName}?`}
      asks={`${itemName}, ${roomName}, ${longDay(order.stayDate)}. ${whatGoesBack(order)}`}
      comesOpen={comesOpen}
      onClose={onClose}
    >
      <form method="post" className="row" onSubmit={onClose}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={seen} />
        <OpenButton className="button button-line" onOpen={onClose}>
          Keep the order
        </OpenButton>
        <button type="submit" name="intent" value="cancelled" className="button button-action">
          {refundsNow(order) ? `Refund ${euro(owedOf(order))} and cancel the order` : 'Cancel the order'}
        </button>
      </form>
    </Sheet>
  )
}

const refundsNow = (order: StaffOrder) => !order.demo && !isHeld(order.dispute) && owedOf(order) > 0

function whatGoesBack(order: StaffOrder): string {
  if (order.demo) return 'It is a demo order: no money has moved, so none goes back.'
  if (isHeld(order.dispute)) return 'Its payment is disputed: nothing goes back before the guest’s bank has decided.'
  if (owedOf(order) === 0) return 'The guest’s bank has taken the money back already.'
  return `${euro(owedOf(order))} goes back to the guest, who is told by mail.`
}

/** Where the money of a cancelled order is. After the guest's bank has refused it, only the team can close the matter. */
function Refund({ order, refund, busy }: { order: StaffOrder; refund: NonNullable<StaffOrder['refund']>; busy: boolean }) {
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
function Disputed({ dispute: { amountCents, reason, answerBy } }: { dispute: NonNullable<StaffOrder['dispute']> }) {
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
function Mischarged({ order: { id, guestName, amountCents }, busy }: { order: StaffOrder; busy: boolean }) {
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

function Mark({ intent, confirm, children }: { intent: string; confirm?: string; children: string }) {
  return (
    <>
      {confirm ? <SureBox question={confirm} /> : null}
      <button type="submit" name="intent" value={intent} data-confirm={confirm} className="button button-line">
        {children}
      </button>
    </>
  )
}

function History({ order }: { order: StaffOrder }) {
  return (
    <details className="caption mt-1">
      <summary>History</summary>
      <p className="mt-1">Order ID {order.orderId}</p>
      <ul>
        {order.history.map(({ at, who, what }) => (
          <li key={`${at.getTime()}${what}`}>
            {longDay(estateDay(at), 'short')}, {estateTime(at)}: {what} ({who})
          </li>
        ))}
      </ul>
    </details>
  )
}
