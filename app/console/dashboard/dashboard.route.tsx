/** The administrators' start page: today's work and the month's figures. */
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DemoNote } from '#app/console/demo-note.tsx'
import { houseContext } from '#app/context.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { SignOut } from '#app/staff/sign-out.tsx'
import { ConsoleHead } from '#app/ui/console/console-parts.tsx'
import { useLive } from '#app/ui/console/use-live.ts'
import { orWithout } from '#app/ui/forms/client-loader.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { lastKnown } from '#app/ui/forms/last-known.ts'
import { useNotice } from '#app/ui/use-notice.ts'
import type { Route } from './+types/dashboard.route.ts'
import { ComingDays } from './coming-days.tsx'
import { type Figures, readFigures, readToday, type Today } from './dashboard.server.ts'
import { TodayPanel } from './today-panel.tsx'

type Loaded = { figures: Figures | null; today?: Today; notice?: Notice }

const notice: Notice = { kind: 'error', title: 'Error', text: 'Failed to load dashboard metrics' }

function unread(): Loaded {
  return { figures: null, notice }
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded> {
  await requireStaff(request, context, 'dashboard')
  const { db, payments, log } = context.get(houseContext)
  try {
    const [figures, today] = await Promise.all([readFigures(db, payments), readToday(db)])
    return { figures, today }
  } catch (err) {
    log.error({ err }, 'dashboard metrics')
    return unread()
  }
}

/** Today's work stays on the screen when it cannot be read again. The notice is the same one each time, and so is shown once. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  const loaded = await orWithout<Loaded>(serverLoader, unread)
  return loaded.notice ? { ...loaded, ...(lastKnown(request.url) as Loaded | undefined), notice } : loaded
}

const tiles: { to: string; name: string; about: string }[] = [
  { to: '/admin/products', name: 'Product Manager', about: 'What guests may order, and for how much' },
  { to: '/admin/concierge-knowledge', name: 'Knowledge Manager', about: 'What the Wild Concierge knows' },
  { to: '/admin/settings', name: 'Settings', about: 'Passwords, gate code, Wi-Fi, colleagues, emails' },
  { to: '/admin/orders', name: 'Orders and Payments', about: 'What to prepare, and what was paid' },
  { to: '/admin/feedback', name: 'Guest Feedback', about: 'Messages and guide requests' },
  { to: '/admin/analytics', name: 'Analytics Dashboard', about: 'Clicks, enquiries, orders over time' },
]

export default function DashboardPage({ loaderData: { figures, today, notice } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  // Not the router's own state: the button would change whenever the page looks again by itself.
  const [busy, setBusy] = useState(false)
  useLive(revalidate, 60_000)
  useNotice(notice)
  const shown: [string, string][] = [
    ['Active Products', format(figures?.activeProducts)],
    ['Monthly Orders', format(figures?.monthlyOrders)],
    ['Avg. Order Value', figures ? `€${format(figures.averageOrder)}` : '–'],
    ['Feedback Messages', format(figures?.feedbackMessages)],
  ]
  return (
    <>
      <ConsoleHead title="Admin Dashboard">
        <button
          type="button"
          className="button button-line"
          disabled={busy}
          onClick={async () => {
            setBusy(true)
            await revalidate()
            setBusy(false)
          }}
        >
          {busy ? 'Refreshing…' : 'Refresh'}
        </button>
        <SignOut className="button button-line">Logout</SignOut>
      </ConsoleHead>
      {notice ? (
        <p className="note mb-4" data-kind="error" role="status">
          {notice.text}
        </p>
      ) : null}
      <DemoNote demo={figures?.demo} />
      <dl className="figures mb-8">
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {today ? (
        <>
          <TodayPanel today={today} />
          <ComingDays {...today} />
        </>
      ) : null}
      <div className="tiles">
        {tiles.map(({ to, name, about }) => (
          <a key={to} href={to}>
            <strong>{name}</strong>
            <span>{about}</span>
          </a>
        ))}
      </div>
    </>
  )
}

function format(number: number | undefined): string {
  return number === undefined ? '–' : number.toLocaleString('en-IE')
}
