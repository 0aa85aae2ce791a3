/** Reads the dashboard's figures and what the team has to do. */
import { sql } from 'drizzle-orm'
import { type ByDay, total } from '#app/analytics/by-day.server.ts'
import { allOf, type Sales, salesOf } from '#app/analytics/day-figures.server.ts'
import { countOpenQuestions } from '#app/concierge/feedback/open-questions.server.ts'
import { countAtOnce } from '#app/db/count-at-once.server.ts'
import type { Db } from '#app/db/db.ts'
import { addDays, estateDay, estateTime } from '#app/estate/time/estate-day.ts'
import { countOpenMessages } from '#app/inbox/inbox.server.ts'
import { entriesFigure, versionFigure } from '#app/knowledge/knowledge.server.ts'
import { countClashes } from '#app/learning/clashes.server.ts'
import { countUnsentMails } from '#app/mail/outbox.server.ts'
import { countOpenDisputes, listDisputes } from '#app/orders/disputes.server.ts'
import { toStaffOrder } from '#app/orders/fulfilling/staff-orders.ts'
import { refundsDueSince } from '#app/orders/order-status.ts'
import {
  countLateRefunds,
  countMischarged,
  countOverdue,
  countPaidByDay,
  findNextDay,
  listPaidOrders,
} from '#app/orders/orders.server.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import { countActiveProducts } from '#app/products/products.server.ts'
import { type DayPlan, firstToDo, isQuiet, lastOfWeek, type NextTask, planDays, planWeek, type WeekDay } from './today.ts'

export type Figures = {
  activeProducts: number
  monthlyOrders: number
  /** Whole euro; 0 without orders. */
  averageOrder: number
  feedbackMessages: number
  /** How demo orders among the month's were treated. */
  demo: Sales['demo']
}

/**
 * The month is the estate's, whatever the server's time zone.
 * @param payments the current provider: it decides whether demo orders count (`salesOf`).
 */
export async function readFigures(db: Db, payments: Pick<Payments, 'provider'> | undefined, now = new Date()): Promise<Figures> {
  const today = estateDay(now)
  const sold = await countFigures(db, { from: `${today.slice(0, 7)}-01`, until: addDays(today, 1) })
  const { number, cents, demo } = salesOf(
    {
      order: { number: asOneDay(sold.orders), cents: asOneDay(sold.cents) },
      demo_order: { number: asOneDay(sold.demoOrders), cents: asOneDay(sold.demoCents) },
    },
    payments,
  )
  const orders = total(number)
  return {
    activeProducts: sold.activeProducts,
    feedbackMessages: sold.feedbackMessages,
    monthlyOrders: orders,
    averageOrder: orders === 0 ? 0 : Math.round(total(cents) / orders / 100),
    demo,
  }
}

const month = { from: sql.placeholder('from'), until: sql.placeholder('until') }

const countFigures = countAtOnce((db) => ({
  activeProducts: countActiveProducts(db),
  feedbackMessages: allOf('enquiry'),
  orders: allOf('order', 'number', month),
  cents: allOf('order', 'cents', month),
  demoOrders: allOf('demo_order', 'number', month),
  demoCents: allOf('demo_order', 'cents', month),
}))

function asOneDay(sum: number): ByDay {
  return { values: [sum], before: 0 }
}

/**
 * `overdue`: paid orders of past days, not delivered yet. `lateRefunds`: cancelled orders whose refund is late or has failed. `mischarged`:
 * orders of which the wrong amount was charged.
 */
export type Today = {
  days: DayPlan[]
  /** The next seven days, today included. */
  week: WeekDay[]
  /** The next task, if nothing is left to deliver today and tomorrow. */
  next: NextTask | undefined
  overdue: number
  lateRefunds: number
  mischarged: number
  /** Payments that guests' banks are claiming back. */
  disputes: number
  openMessages: number
  /** Guests' questions the concierge could not answer. */
  openQuestions: number
  /** Pairs of knowledge entries that contradict each other. */
  contradictions: number
  failedMails: number
}

export async function readToday(db: Db, now = new Date()): Promise<Today> {
  const today = estateDay(now)
  const ordersOf = async (days: { from: string; to: string }) => {
    const orders = await listPaidOrders(db, days)
    const disputes = await listDisputes(
      db,
      orders.map(({ id }) => id),
    )
    return orders.map((order) => toStaffOrder(order, { history: [], disputes, twins: new Set(), mailed: false }, now))
  }
  const tomorrow = addDays(today, 1)
  const days = planDays(await ordersOf({ from: today, to: tomorrow }), today, estateTime(now))
  const nextDay = isQuiet(days) ? await findNextDay(db, addDays(tomorrow, 1)) : undefined
  const { version, entries, ...waiting } = await countWaiting(db, { today, dueSince: refundsDueSince(now).toISOString() })
  return {
    days,
    week: planWeek(await countPaidByDay(db, { from: today, to: lastOfWeek(today) }), today),
    next: nextDay ? firstToDo(await ordersOf({ from: nextDay, to: nextDay })) : undefined,
    ...waiting,
    contradictions: await countClashes(db, { version, entries }),
  }
}

const countWaiting = countAtOnce((db) => ({
  overdue: countOverdue(db, sql.placeholder('today')),
  lateRefunds: countLateRefunds(db, sql.placeholder('dueSince')),
  mischarged: countMischarged(db),
  disputes: countOpenDisputes(db),
  openMessages: countOpenMessages(db),
  openQuestions: countOpenQuestions(db),
  failedMails: countUnsentMails(db),
  version: versionFigure,
  entries: entriesFigure,
}))
