import { useFetcher } from 'react-router'
import { estateDay, estateTime, longDay } from '#app/estate/estate-day.ts'
import { euro } from '#app/estate/money.ts'
import type { StaffOrder } from './staff-orders.ts'

type Props = { day: string; today: string; orders: readonly StaffOrder[] }

/** One day's orders in the order in which to begin them. */
export function OrderDay({ day, today, orders }: Props) {
  return (
    <section aria-labelledby={`day-${day}`} className="mb-10 break-inside-avoid">
      <h2 id={`day-${day}`} className="subtitle mb-2">
        {day === today ? 'Today, ' : ''}
        {longDay(day)}
      </h2>
      <table className="w-full border-collapse md:table-fixed text-left text-base [&_td]:border-t [&_td]:border-hairline [&_td]:py-3 [&_td]:pr-4 [&_td]:align-top">
        <thead className="caption max-md:sr-only">
          <tr>
            <th className="w-28 font-normal">Begin</th>
            <th className="w-40 font-normal">Room</th>
            <th className="font-normal">What</th>
            <th className="font-normal">Guest</th>
            <th className="w-84 font-normal print:w-28">Status</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function OrderRow({ order }: { order: StaffOrder }) {
  const done = order.deliveredAt || order.status !== 'paid'
  return (
    <tr
      className={`max-md:grid max-md:grid-cols-[7rem_1fr] max-md:[&>td:nth-child(n+3)]:col-span-2 max-md:[&>td:nth-child(n+3)]:border-t-0 max-md:[&>td:nth-child(n+3)]:pt-0 ${done ? 'text-muted' : ''}`}
    >
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
        <a className="caption block break-all print:hidden" href={`mailto:${order.email}`}>
          {order.email}
        </a>
      </td>
      <td>
        <Marks order={order} />
      </td>
    </tr>
  )
}

/** Each is a form of its own: a tap is one mark, and without script it still posts. */
function Marks({ order }: { order: StaffOrder }) {
  const fetcher = useFetcher<{ error?: string }>()
  if (order.status !== 'paid') return <span className="capitalize">{order.status}</span>
  const { preparedAt, deliveredAt } = order
  return (
    <>
      <p className={preparedAt ? 'mb-2' : 'hidden'}>
        {deliveredAt ? `Delivered ${estateTime(deliveredAt)}` : preparedAt ? `Prepared ${estateTime(preparedAt)}` : ''}
      </p>
      <fetcher.Form method="post" className="flex flex-wrap gap-2 print:hidden" aria-busy={fetcher.state !== 'idle'}>
        <input type="hidden" name="id" value={order.id} />
        <input type="hidden" name="seen" value={deliveredAt ? 'delivered' : preparedAt ? 'prepared' : 'ordered'} />
        {preparedAt ? null : <Mark mark="prepared">Prepared</Mark>}
        {deliveredAt ? null : <Mark mark="delivered">Delivered</Mark>}
        {preparedAt ? <Mark mark="open">Undo</Mark> : null}
        <Mark
          mark="cancelled"
          confirm={`Cancel ${order.itemName} for ${order.guestName} and send ${euro(order.amountCents)} back?`}
        >
          Cancel…
        </Mark>
      </fetcher.Form>
      <p role="alert" className="mt-2 text-error empty:hidden">
        {fetcher.data?.error}
      </p>
    </>
  )
}

function Mark({ mark, confirm, children }: { mark: string; confirm?: string; children: string }) {
  return (
    <button
      type="submit"
      name="mark"
      value={mark}
      onClick={(event) => {
        if (confirm && !window.confirm(confirm)) event.preventDefault()
      }}
      className="button button-line min-h-11 px-3 py-1 text-[0.9375rem]"
    >
      {children}
    </button>
  )
}

function History({ order }: { order: StaffOrder }) {
  return (
    <details className="caption mt-1 print:hidden">
      <summary className="inline-block min-h-6">History</summary>
      <p className="mt-1 break-all">Order ID {order.orderId}</p>
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
