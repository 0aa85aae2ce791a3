/** The team's orders: what to prepare, by day, and what became of each. */
import { useRevalidator, useSearchParams } from 'react-router'
import { houseContext } from '#app/context.ts'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { sizes } from '#app/limits.server.ts'
import { sendsMail } from '#app/mail/mail-settings.ts'
import { listDisputes } from '#app/orders/disputes.server.ts'
import { listOrders } from '#app/orders/order-list.server.ts'
import { countOverdue, listHistory } from '#app/orders/orders.server.ts'
import { undeliveredUntil } from '#app/orders/orders-at.ts'
import { findTwins } from '#app/orders/twin-orders.server.ts'
import { mayOpen } from '#app/staff/access.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { carryOut, readStaffForm } from '#app/staff/staff-form.server.ts'
import { ConsoleHead, Empty } from '#app/ui/console/console-parts.tsx'
import { countFound, Pager } from '#app/ui/console/lists/pager.tsx'
import { beside, Opener, useAskedOpen } from '#app/ui/console/opened.tsx'
import { useRowForms } from '#app/ui/console/row-forms.ts'
import { useLive } from '#app/ui/console/use-live.ts'
import { orAfterConflict } from '#app/ui/forms/after-conflict.ts'
import { noConnection, withOutcome } from '#app/ui/forms/client-action.ts'
import { isOutage, orLastKnown } from '#app/ui/forms/client-loader.ts'
import type { Route } from './+types/staff-orders.route.ts'
import {
  type Cancelled,
  cancelOrder,
  closeFailedRefund,
  closeMischarged,
  deliverOrder,
  prepareOrder,
  reopenOrder,
} from './fulfil-orders.server.ts'
import { markWords } from './mark-notices.ts'
import { OrderDay } from './staff-order-day.tsx'
import { StaffOrderFilter } from './staff-order-filter.tsx'
import { byDay, isNarrow, readFilter, toStaffOrder, widerAt } from './staff-orders.ts'
import { useRefusedMark } from './use-refused-mark.ts'
import { writeFilter } from './write-filter.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = await requireStaff(request, context, 'orders')
  const { db, settings } = context.get(houseContext)
  const now = new Date()
  const { page, ...filter } = readFilter(new URL(request.url).searchParams, now)
  const found = await listOrders(db, filter, page)
  const ids = found.rows.map(({ id }) => id)
  const details = {
    history: await listHistory(db, ids),
    disputes: await listDisputes(db, ids),
    twins: await findTwins(db, found.rows),
    mailed: sendsMail(settings),
  }
  const rows = found.rows.map((order) => toStaffOrder(order, details, now))
  const today = estateDay(now)
  // At midnight they leave the list, which begins today.
  const overdue = filter.from === today ? await countOverdue(db, today) : 0
  return { ...found, rows, filter, today, overdue, hasDashboard: mayOpen(role, 'dashboard') }
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => orLastKnown(request, serverLoader)

export async function action({ request, context }: Route.ActionArgs) {
  const { db, settings, payments, log } = context.get(houseContext)
  const form = await readStaffForm(request, context, 'orders', sizes.body)
  const { staff } = form
  const { id = '', seen = '' } = form.fields
  const verbs = {
    prepared: { success: markWords.prepared, failure, run: () => prepareOrder(db, id, staff) },
    delivered: { success: markWords.delivered, failure, run: () => deliverOrder(db, id, staff) },
    open: { success: markWords.open, failure, run: () => reopenOrder(db, id, staff, seen) },
    cancelled: {
      success: (order: Cancelled) => markWords.cancelled({ ...order, mailed: sendsMail(settings) }),
      failure,
      run: () => cancelOrder(db, id, staff, { payments, mailing: settings, log, seen }),
    },
    'given-back': { success: markWords['given-back'], failure, run: () => closeFailedRefund(db, id, staff) },
    settled: { success: markWords.settled, failure, run: () => closeMischarged(db, id, staff) },
  }
  const { reply } = await carryOut(log, form, verbs)
  return reply
}

const failure = 'Failed to mark the order. Please try again.'

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, async () => {
    try {
      const { notice } = await serverAction()
      // Errors are shown at the order itself.
      return notice.kind === 'error' ? { error: notice.text } : { notice }
    } catch (error) {
      // So is this one: the code of notices may not have been loaded when the connection went.
      if (isOutage(error)) return { error: noConnection }
      throw error
    }
  })
}

export const shouldRevalidate = orAfterConflict

export default function StaffOrdersPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, filter, today, overdue, hasDashboard, cut } = loaderData
  const asked = useAskedOpen()
  const { revalidate } = useRevalidator()
  const [query] = useSearchParams()
  useLive(revalidate)
  const days = byDay(rows)
  const wider = widerAt(filter)
  const { onSubmit, pending } = useRowForms('/admin/orders')
  const faultOf = useRefusedMark(rows)
  const newsOf = (id: string) => ({ busy: pending.has(id), fault: faultOf(id) })
  return (
    <div className="print:p-0" onSubmit={onSubmit}>
      <ConsoleHead title="Orders">
        <nav className="contents print:hidden" aria-label="Orders">
          {hasDashboard ? <a href="/admin">Dashboard</a> : null}
          <a href={`/admin/orders.csv?${new URLSearchParams(beside(query))}`}>Export CSV</a>
          <button type="button" className="button-plain" onClick={() => window.print()}>
            Print
          </button>
        </nav>
      </ConsoleHead>
      <Opener />
      {/* At midnight its day moves on with the list's. */}
      <StaffOrderFilter key={today} filter={filter} today={today} />
      <p role="status" className="caption my-3">
        {total === 1 ? '1 order' : `${countFound(loaderData)} orders`}
      </p>
      <p className="caption mb-4 hidden print:block">{writeFilter(filter)}</p>
      {overdue > 0 ? (
        <p className="note mb-4">
          <a href={undeliveredUntil(addDays(today, -1))}>
            {overdue === 1 ? '1 undelivered order' : `${overdue} undelivered orders`} from earlier days
          </a>
        </p>
      ) : null}
      {days.map(({ day, orders: ofDay }) => (
        <OrderDay
          key={day}
          day={day}
          today={today}
          orders={ofDay}
          newsOf={newsOf}
          asked={asked}
          isContinued={day === cut.before}
          goesOn={day === cut.after}
        />
      ))}
      {days.length > 0 ? null : isNarrow(filter, today) ? (
        <Empty title="No order matches">
          Choose other days or another status, or clear the search.
          {wider ? (
            <span className="taps block">
              <a href={wider}>{filter.words ? `Look for “${filter.words}” among all orders` : 'All orders'}</a>
            </span>
          ) : null}
        </Empty>
      ) : (
        <Empty title={overdue > 0 ? 'Nothing else to prepare' : 'Nothing to prepare'}>
          A new order appears here as soon as it is paid.
        </Empty>
      )}
      <Pager list={loaderData} words={['Earlier', 'Later']} />
    </div>
  )
}
