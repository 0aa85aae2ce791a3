import { countAll } from '#app/analytics/day-figures.server.ts'
import type { Db } from '#app/db/db.ts'
import { addDays, estateDay, estateMoment, estateTime } from '#app/estate/estate-day.ts'
import { countOpenMessages } from '#app/inbox/inbox.server.ts'
import { countFailedMails } from '#app/mail/outbox.server.ts'
import { countLateRefunds, countOverdue, countSales, listOrders } from '#app/orders/orders.server.ts'
import { toStaffOrder } from '#app/orders/staff-orders.ts'
import { countActiveProducts } from '#app/products/products.server.ts'
import { type DayPlan, planDays } from './today.ts'

export type Figures = {
  activeProducts: number
  monthlyOrders: number
  /** Whole euro; 0 without orders. */
  averageOrder: number
  feedbackMessages: number
}

/** The month is the estate's, whatever the server's clock thinks. */
export async function readFigures(db: Db, now = new Date()): Promise<Figures> {
  const since = estateMoment(`${estateDay(now).slice(0, 7)}-01`, '00:00')
  const { orders, cents } = await countSales(db, since)
  return {
    activeProducts: await countActiveProducts(db),
    monthlyOrders: orders,
    averageOrder: orders === 0 ? 0 : Math.round(cents / orders / 100),
    feedbackMessages: await countAll(db, 'enquiry'),
  }
}

/** `overdue`: paid orders of days gone by that nobody has delivered. `lateRefunds`: of cancelled orders, still with us. */
export type Today = { days: DayPlan[]; overdue: number; lateRefunds: number; openMessages: number; failedMails: number }

export async function readToday(db: Db, now = new Date()): Promise<Today> {
  const today = estateDay(now)
  const { orders } = await listOrders(db, { from: today, to: addDays(today, 1), statuses: ['paid'] }, 1, 200)
  const planned = orders.map((order) => toStaffOrder(order, [], now))
  return {
    days: planDays(planned, today, estateTime(now)),
    overdue: await countOverdue(db, today),
    lateRefunds: await countLateRefunds(db, now),
    openMessages: await countOpenMessages(db),
    failedMails: await countFailedMails(db),
  }
}
