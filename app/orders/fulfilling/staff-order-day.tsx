import { memo } from 'react'
import { euro } from '#app/estate/money.ts'
import { estateDay, estateTime, longDay } from '#app/estate/time/estate-day.ts'
import { anotherPaid } from '#app/orders/another-paid.ts'
import { Badge } from '#app/ui/console/console-parts.tsx'
import { MailLink } from '#app/ui/console/mail-link.tsx'
import { Marks } from './staff-order-marks.tsx'
import { Disputed, Mischarged, Refund, Unpaid } from './staff-order-troubles.tsx'
import { isDisputed, markedAt, type StaffOrder } from './staff-orders.ts'
import './staff-orders.css'

/** For one order: whether a mark is being sent, and why the last one was refused. */
type OrderNews = { busy: boolean; fault: string | undefined }
type Props = {
  day: string
  today: string
  orders: readonly StaffOrder[]
  newsOf: (id: string) => OrderNews
  /** The order for which the page opens with the question of whether to cancel it. */
  asked: string | undefined
  /** Whether its first orders are on the page before, or its last ones on the next. */
  isContinued?: boolean
  goesOn?: boolean
}

/** One day's orders, sorted by when to start them. */
export function OrderDay({ day, today, orders, newsOf, asked, isContinued = false, goesOn = false }: Props) {
  return (
    <section aria-labelledby={`day-${day}`} className="order-day">
      <h2 id={`day-${day}`} className="subtitle mb-2">
        {day === today ? 'Today, ' : ''}
        {longDay(day)}
        {isContinued ? ', continued' : ''}
      </h2>
      <table>
        <thead className="caption">
          <tr>
            <th scope="col">Begin</th>
            <th scope="col">Room</th>
            <th scope="col">What</th>
            <th scope="col">Guest</th>
            <th scope="col">
              Status<span className="print:hidden"> and actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} {...newsOf(order.id)} comesAsked={order.id === asked} />
          ))}
        </tbody>
      </table>
      {goesOn ? <p className="caption mt-2">This day goes on on the next page.</p> : null}
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
      {/* The item's cell has most of the words, so “Demo” stands here. */}
      <td className="font-medium">
        {order.roomName}
        {order.demo ? <Badge beside>Demo</Badge> : null}
      </td>
      <td>
        {order.itemName}{' '}
        <span className="caption price">
          {euro(order.amountCents)}
          {order.refundedCents && order.status !== 'refunded' ? `, ${euro(order.refundedCents)} refunded` : ''}
          {order.lostCents ? `, ${euro(order.lostCents)} taken back by the bank` : ''}
        </span>
        {order.forMorningOf ? (
          <span className="block">
            Left at the door for the morning of <span className="whitespace-nowrap">{longDay(order.forMorningOf, 'short')}</span>
          </span>
        ) : null}
        {order.twin ? <span className="caption block">{anotherPaid}</span> : null}
        <History order={order} />
      </td>
      <th scope="row">
        {order.guestName} <MailLink to={order.email} className="caption" />
      </th>
      <td>
        {order.status === 'paid' ? (
          <>
            <Unpaid order={order} />
            <Marks order={order} busy={busy} comesAsked={comesAsked} />
            <p className="hidden print:block">{stateOnPaper(order)}</p>
          </>
        ) : (
          <>
            <span className="capitalize">
              <Badge tone={order.status === 'pending' ? undefined : 'off'}>{order.status}</Badge>
            </span>
            {order.mischarged ? <Mischarged order={order} busy={busy} /> : null}
            {order.refund ? <Refund order={order} refund={order.refund} busy={busy} /> : null}
            {isDisputed(order) ? <Disputed dispute={order.dispute} className="mt-2" /> : null}
          </>
        )}
        {fault ? (
          <p role="alert" className="mt-2 text-error">
            {fault}
          </p>
        ) : null}
      </td>
    </tr>
  )
})

/** Prints in words what the buttons show on a screen. */
function stateOnPaper(order: StaffOrder): string {
  const { beginBy, preparedAt, deliveredAt } = order
  if (deliveredAt) return `Delivered ${markedAt(deliveredAt, order)}`
  if (preparedAt) return `Prepared ${markedAt(preparedAt, order)}`
  return beginBy ? 'To prepare' : 'Paid'
}

function History({ order }: { order: StaffOrder }) {
  return (
    <details className="caption mt-1">
      <summary className="opens" aria-label={`History: ${order.itemName}, ${order.guestName}`}>
        History
      </summary>
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
