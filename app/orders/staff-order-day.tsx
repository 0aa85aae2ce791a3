import { memo } from 'react'
import { estateDay, estateTime, longDay } from '#app/estate/estate-day.ts'
import { euro } from '#app/estate/money.ts'
import type { StaffOrder } from './staff-orders.ts'
import './staff-orders.css'

/** Of one order: what is on its way to the server, and why the last mark was refused. */
export type OrderNews = { busy: boolean; fault: string | undefined }
type Props = { day: string; today: string; orders: readonly StaffOrder[]; newsOf: (id: string) => OrderNews }

/** One day's orders in the order in which to begin them. */
export function OrderDay({ day, today, orders, newsOf }: Props) {
  return (
    <section aria-labelledby={`day-${day}`} className="order-day">
      <h2 id={`day-${day}`} className="subtitle mb-2">
        {day === today ? 'Today, ' : ''}
        {longDay(day)}
      </h2>
      <table>
        <thead className="caption">
          <tr>
            <th>Begin</th>
            <th>Room</th>
            <th>What</th>
            <th>Guest</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} {...newsOf(order.id)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const OrderRow = memo(function OrderRow({ order, busy, fault }: { order: StaffOrder } & OrderNews) {
  const done = order.deliveredAt || order.status !== 'paid'
  return (
    <tr className={done ? 'text-muted' : undefined}>
      <td>
        <strong className="font-semibold tabular-nums">{order.beginBy}</strong>
        <span className="caption block">ready {order.readyBy}</span>
      </td>
      <td className="font-medium">{order.roomName}</td>
      <td>
        {order.itemName}
        <span className="caption block">{euro(order.amountCents)}</span>
        <History order={order} />
      </td>
      <td>
        {order.guestName}
        <a className="caption" href={`mailto:${order.email}`}>
          {order.email}
        </a>
      </td>
      <td>
        {order.status === 'paid' ? (
          <Marks order={order} busy={busy} fault={fault} />
        ) : (
          <span className="capitalize">{order.status}</span>
        )}
      </td>
    </tr>
  )
})

/** A form of its own: a tap is one mark, and without script it still posts. */
function Marks({ order, busy, fault }: { order: StaffOrder } & OrderNews) {
  const { id, itemName, guestName, amountCents, preparedAt, deliveredAt } = order
  return (
    <>
      {preparedAt ? (
        <p className="mb-2">{deliveredAt ? `Delivered ${estateTime(deliveredAt)}` : `Prepared ${estateTime(preparedAt)}`}</p>
      ) : null}
      <form method="post" aria-busy={busy || undefined}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={deliveredAt ? 'delivered' : preparedAt ? 'prepared' : 'ordered'} />
        {preparedAt ? null : <Mark mark="prepared">Prepared</Mark>}
        {deliveredAt ? null : <Mark mark="delivered">Delivered</Mark>}
        {preparedAt ? <Mark mark="open">Undo</Mark> : null}
        <Mark mark="cancelled" confirm={`Cancel ${itemName} for ${guestName} and send ${euro(amountCents)} back?`}>
          Cancel…
        </Mark>
      </form>
      {fault ? (
        <p role="alert" className="mt-2 text-error">
          {fault}
        </p>
      ) : null}
    </>
  )
}

function Mark({ mark, confirm, children }: { mark: string; confirm?: string; children: string }) {
  return (
    <button type="submit" name="mark" value={mark} data-confirm={confirm} className="button button-line">
      {children}
    </button>
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
