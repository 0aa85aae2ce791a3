/** Booking clicks, enquiries, sign-ups, orders and revenue over time, as plots and tables. */
import { useState } from 'react'
import { Link } from 'react-router'
import { DemoNote } from '#app/console/demo-note.tsx'
import { houseContext } from '#app/context.ts'
import { findOwn } from '#app/find-own.ts'
import { modeLabels } from '#app/rooms/pricing.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { ConsoleHead, Empty, TableHead } from '#app/ui/console/console-parts.tsx'
import { orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Route } from './+types/analytics.route.ts'
import { periods, readAnalytics, type Series } from './analytics.server.ts'
import { compare, write } from './period-before.ts'
import { Plot } from './plot.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, 'analytics')
  const asked = Number(new URL(request.url).searchParams.get('days'))
  const period = periods.find((days) => days === asked) ?? 30
  const { db, payments } = context.get(houseContext)
  return { period, periods, ...(await readAnalytics(db, payments, period)) }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

const modes: Record<string, string> = modeLabels

export default function AnalyticsPage({ loaderData: { period, periods, days, series, clicks, demo } }: Route.ComponentProps) {
  return (
    <>
      <ConsoleHead title="Analytics Dashboard">
        {periods.map((count) => (
          <Link
            key={count}
            to={`?days=${count}`}
            aria-current={count === period ? 'page' : undefined}
            className="chip"
            preventScrollReset
          >
            {count === 365 ? 'A year' : `${count} days`}
          </Link>
        ))}
      </ConsoleHead>
      <DemoNote demo={demo} />
      <div className="panels">
        {series.map((one) => (
          <section key={one.name} className="panel" aria-label={one.name}>
            <h2>{one.name}</h2>
            <p className="row mb-3">
              <strong className="big">{write(one, one.total)}</strong>
              <span className="text-muted">{compare(one)}</span>
            </p>
            <Plot days={days} values={one.values} cents={one.unit === 'cents'} name={one.name} />
            <AsTable days={days} one={one} />
          </section>
        ))}
        <section className="panel broad">
          <h2>Book clicks by mode and room</h2>
          {clicks.length === 0 ? (
            <Empty title="None in this period">
              Every click on a Book button of the website is counted, without recording by whom.
            </Empty>
          ) : (
            <table className="console-table">
              <TableHead columns={{ Mode: 'text', Room: 'text', Clicks: 'number' }} />
              <tbody>
                {clicks.map(({ mode, room, clicks }) => (
                  <tr key={`${mode} ${room}`}>
                    <td data-name="Mode">{mode ? (findOwn(modes, mode) ?? mode) : 'None chosen'}</td>
                    <td data-name="Room">{room ? nameOfRoom(room) : 'None chosen'}</td>
                    <td className="number" data-name="Clicks">
                      {clicks.toLocaleString('en-IE')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      </div>
    </>
  )
}

function nameOfRoom(id: string): string {
  return rooms.find((room) => room.id === id)?.name ?? id
}

/** Rendered when opened: a year has two thousand rows. */
function AsTable({ days, one }: { days: string[]; one: Series }) {
  const [open, setOpen] = useState(false)
  const rows = days.map((day, at) => [day, one.values[at] ?? 0] as const).filter(([, value]) => value > 0)
  return (
    <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="opens text-muted">As a table</summary>
      {open && rows.length === 0 ? <p className="mt-2 text-muted">None in this period</p> : null}
      {open && rows.length > 0 ? (
        <table className="console-table amounts">
          <tbody>
            {rows.map(([day, value]) => (
              <tr key={day}>
                <th scope="row">{dated(day)}</th>
                <td className="number">{write(one, value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </details>
  )
}

/** `25 Nov 2026`: over a year, each row needs its year. */
function dated(day: string): string {
  return dayFormat.format(new Date(`${day}T12:00:00Z`))
}

const dayFormat = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
