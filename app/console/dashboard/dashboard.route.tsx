/** The administrators' start page: today's work and the month's figures. */
import { useRevalidator } from 'react-router'
import { DemoNote } from '#app/console/demo-note.tsx'
import { houseContext } from '#app/context.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { SignOut } from '#app/staff/sign-out.tsx'
import { ConsoleHead } from '#app/ui/console/console-parts.tsx'
import { orWithout } from '#app/ui/forms/client-loader.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { useNotice } from '#app/ui/use-notice.ts'
import type { Route } from './+types/dashboard.route.ts'
import { ComingDays } from './coming-days.tsx'
import { type Figures, readFigures, readToday, type Today } from './dashboard.server.ts'
import { TodayPanel } from './today-panel.tsx'

type Loaded = { figures: Figures | null; today?: Today; notice?: Notice }

function unread(): Loaded {
  return { figures: null, notice: { kind: 'error', title: 'Error', text: 'Failed to load dashboard metrics' } }
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

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orWithout<Loaded>(serverLoader, unread)
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
  const { revalidate, state } = useRevalidator()
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
        <button type="button" className="button button-line" disabled={state !== 'idle'} onClick={() => void revalidate()}>
          {state === 'idle' ? 'Refresh' : 'Refreshing…'}
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
