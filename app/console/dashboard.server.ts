import { total } from '#app/analytics/by-day.server.ts'
import { allOf, readDayFigures, type Sales, salesOf } from '#app/analytics/day-figures.server.ts'
import { countAtOnce } from '#app/db/count-at-once.server.ts'
import type { Db } from '#app/db/db.ts'
import { addDays, estateDay, estateMoment, estateTime } from '#app/estate/estate-day.ts'
import { countOpenMessages } from '#app/inbox/inbox.server.ts'
import { countFailedMails } from '#app/mail/outbox.server.ts'
import { countLateRefunds, countOverdue, listOrders } from '#app/orders/orders.server.ts'
import { toStaffOrder } from '#app/orders/staff-orders.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import { countActiveProducts } from '#app/products/products.server.ts'
import { type DayPlan, planDays } from './today.ts'

export type Figures = {
  activeProducts: number
  monthlyOrders: number
  /** Whole euro; 0 without orders. */
  averageOrder: number
  feedbackMessages: number
  /** Of the month's orders. */
  demo: Sales['demo']
}

/**
 * The month is the estate's, whatever the server's clock thinks.
 * @param payments who takes payments now: it decides whether demo orders count (`salesOf`).
 */
export async function readFigures(db: Db, payments: Pick<Payments, 'provider'> | undefined, now = new Date()): Promise<Figures> {
  const today = estateDay(now)
  const month = { from: estateMoment(`${today.slice(0, 7)}-01`, '00:00'), until: estateMoment(addDays(today, 1), '00:00') }
  const { number, cents, demo } = salesOf(await readDayFigures(db, month), payments)
  const orders = total(number)
  return {
    ...(await countAtOnce(db, { activeProducts: countActiveProducts(db), feedbackMessages: allOf('enquiry') })),
    monthlyOrders: orders,
    averageOrder: orders === 0 ? 0 : Math.round(total(cents) / orders / 100),
    demo,
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
    ...(await countAtOnce(db, {
      overdue: countOverdue(db, today),
      lateRefunds: countLateRefunds(db, now),
      openMessages: countOpenMessages(db),
      failedMails: countFailedMails(db),
    })),
  }
}
