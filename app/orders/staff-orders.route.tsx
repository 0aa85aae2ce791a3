/** The team's orders: what to prepare, by day, and what became of each. */
import { useState } from 'react'
import { data, useRevalidator, useSearchParams } from 'react-router'
import { houseContext } from '#app/context.ts'
import { estateDay } from '#app/estate/estate-day.ts'
import { findOwn } from '#app/find-own.ts'
import { readForm } from '#app/form.server.ts'
import { Refusal } from '#app/json-function.server.ts'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { replyTo } from '#app/staff/staff-form.server.ts'
import { countOf, Pager } from '#app/ui/console/console-parts.tsx'
import { useRowForms } from '#app/ui/console/row-forms.ts'
import { orAfterConflict } from '#app/ui/forms/after-conflict.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { FormNote } from '#app/ui/forms/form-note.tsx'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { useOutcome } from '#app/ui/forms/outcomes.ts'
import type { Route } from './+types/staff-orders.route'
import {
  cancelOrder,
  closeFailedRefund,
  closeMischarged,
  deliverOrder,
  prepareOrder,
  reopenOrder,
} from './fulfil-orders.server.ts'
import { type OrderMark, wordsOf } from './mark-notices.ts'
import { listHistory, listOrders, type Order, ordersPerPage } from './orders.server.ts'
import { OrderDay } from './staff-order-day.tsx'
import { StaffOrderFilter } from './staff-order-filter.tsx'
import { byDay, readFilter, toStaffOrder } from './staff-orders.ts'
import { useLive } from './use-live.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, 'orders')
  const { db } = context.get(houseContext)
  const now = new Date()
  const { page, ...filter } = readFilter(new URL(request.url).searchParams, now)
  const { orders, total, more } = await listOrders(db, filter, page)
  const history = await listHistory(
    db,
    orders.map(({ id }) => id),
  )
  return {
    orders: orders.map((order) => toStaffOrder(order, history, now)),
    total,
    more,
    page,
    perPage: ordersPerPage,
    filter,
    today: estateDay(now),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = await requireStaff(request, context, 'orders')
  const { db, settings, payments, log } = context.get(houseContext)
  const { id = '', mark = '', seen = '' } = await readForm(request)
  const marks = {
    prepared: () => prepareOrder(db, id, staff),
    delivered: () => deliverOrder(db, id, staff),
    open: () => reopenOrder(db, id, staff, seen),
    cancelled: () => cancelOrder(db, id, staff, { payments, mailing: settings, log, seen }),
    'given-back': () => closeFailedRefund(db, id, staff),
    settled: () => closeMischarged(db, id, staff),
  }
  const words = {
    success: (order: Order) => wordsOf(mark as OrderMark, order),
    failure: 'Failed to mark the order. Please try again.',
  }
  const { data: reply, init } = await replyTo(log, words, () => {
    const set = findOwn(marks, mark)
    if (!set) throw new Refusal(400, 'unknown_mark', 'There is no such mark.')
    return set()
  })
  // What went wrong is said at the order itself.
  const [notice, error] = reply.notice.kind === 'error' ? [undefined, reply.notice.text] : [reply.notice, undefined]
  return data({ notice, error }, init ?? undefined)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction)
}

export const shouldRevalidate = orAfterConflict

export default function StaffOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orders, total, more, page, perPage, filter, today } = loaderData
  const { revalidate } = useRevalidator()
  const [query] = useSearchParams()
  useLive(revalidate)
  const address = (to: number) => `?${new URLSearchParams({ ...Object.fromEntries(query), page: String(to) })}`
  const days = byDay(orders)
  const [refused, setRefused] = useState<{ id: string; fault: string | undefined }>()
  const { onSubmit, pending } = useRowForms('/admin/orders')
  useOutcome(({ fields, reply }) => setRefused({ id: String(fields.get('id')), fault: reply.error }))
  const newsOf = (id: string) => ({ busy: pending.has(id), fault: refused?.id === id ? refused.fault : undefined })
  return (
    <div className="print:p-0" onSubmit={onSubmit}>
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-4">
        <h1>Orders</h1>
        <nav className="flex gap-6 print:hidden" aria-label="Orders">
          <a className="quiet-link" href="/admin">
            Dashboard
          </a>
          <a className="quiet-link" href={`/admin/orders.csv?${query}`}>
            CSV
          </a>
          <button type="button" className="quiet-link" onClick={() => window.print()}>
            Print
          </button>
        </nav>
      </header>
      <FormNote notice={actionData?.notice ?? (actionData && 'error' in actionData ? refusalOf(actionData.error) : undefined)} />
      <StaffOrderFilter filter={filter} />
      <p role="status" className="caption my-4">
        {total === 1 ? '1 order' : `${countOf(total, more)} orders`}
      </p>
      {days.map(({ day, orders: ofDay }) => (
        <OrderDay key={day} day={day} today={today} orders={ofDay} newsOf={newsOf} />
      ))}
      {days.length === 0 ? (
        <p className="measure py-12 text-muted">Nothing to prepare. A new order appears here by itself as soon as it is paid.</p>
      ) : null}
      <Pager {...{ page, perPage, total, more }} words={['Earlier', 'Later']} href={address} />
    </div>
  )
}

/** For whoever posted without script; with it, the order's own row says so. */
function refusalOf(error: string | undefined): Notice | undefined {
  return error === undefined ? undefined : { kind: 'error', title: 'Error', text: error }
}
