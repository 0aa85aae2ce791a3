/** The house's own figures over time. Nothing here is about a person. */
import { type BookClicks, readEvents } from '#app/analytics/analytics.server.ts'
import { type ByDay, total } from '#app/analytics/by-day.server.ts'
import { readDayFigures, type Sales, salesOf } from '#app/analytics/day-figures.server.ts'
import type { Db } from '#app/db/db.ts'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import type { Payments } from '#app/payments/payments.server.ts'

export const periods = [7, 30, 90, 365] as const
export type Period = (typeof periods)[number]

/** `values`: one per day of the period; `before`: the total of the previous period. */
export type Series = { name: string; unit: 'count' | 'cents'; values: number[]; total: number; before: number }
export type Analytics = { days: string[]; series: Series[]; clicks: BookClicks[]; demo: Sales['demo'] }

/**
 * The last `period` days of the estate's calendar, today included.
 * @param payments the current provider: it decides whether demo orders count (`salesOf`).
 */
export async function readAnalytics(
  db: Db,
  payments: Pick<Payments, 'provider'> | undefined,
  period: Period,
  now = new Date(),
): Promise<Analytics> {
  const today = estateDay(now)
  const days = Array.from({ length: period }, (_, at) => addDays(today, at - period + 1))
  const first = days[0] ?? today
  const span = { since: addDays(first, -period), from: first, until: addDays(today, 1) }
  const events = await readEvents(db, span)
  const figures = await readDayFigures(db, span)
  const sales = salesOf(figures, payments)
  const rows: [string, Series['unit'], ByDay][] = [
    ['Book clicks', 'count', events.byDay.book_click],
    ['Price mode changes', 'count', events.byDay.pricing_mode_change],
    ['Enquiries', 'count', figures.enquiry.number],
    ['Newsletter sign-ups', 'count', figures.subscription.number],
    ['Orders', 'count', sales.number],
    ['Revenue', 'cents', sales.cents],
  ]
  const series = rows.map(([name, unit, byDay]) => ({ name, unit, ...byDay, total: total(byDay) }))
  return { days, series, clicks: events.clicks, demo: sales.demo }
}
