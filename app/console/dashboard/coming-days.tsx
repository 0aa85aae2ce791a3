import { longDay } from '#app/estate/time/estate-day.ts'
import { ordersAt } from '#app/orders/orders-at.ts'
import type { Today } from './dashboard.server.ts'
import type { WeekDay } from './today.ts'
import './coming-days.css'

/** The next seven days at a glance, and the next task if today and tomorrow are quiet. */
export function ComingDays({ week, next }: Pick<Today, 'week' | 'next'>) {
  return (
    <section className="coming" aria-labelledby="coming-days">
      <h2 id="coming-days">The next seven days</h2>
      {next ? (
        <p>
          Next:{' '}
          <a href={ordersAt({ from: next.day, to: next.day })}>
            {[longDay(next.day, 'short'), next.beginBy, next.what, next.room].join(', ')}
          </a>
        </p>
      ) : null}
      <ol>
        {week.map((day) => (
          <li key={day.day} data-quiet={day.orders === 0 || undefined}>
            <ComingDay day={day} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function ComingDay({ day: { day, orders, rooms } }: { day: WeekDay }) {
  const name = <strong>{longDay(day, 'short')}</strong>
  if (orders === 0) {
    return (
      <>
        {name} <span>Nothing ordered</span>
      </>
    )
  }
  return (
    <>
      <a href={ordersAt({ from: day, to: day })}>
        {name} <span>{orders === 1 ? '1 order' : `${orders.toLocaleString('en-IE')} orders`}</span>
      </a>{' '}
      <span>{rooms.join(', ')}</span>
    </>
  )
}
