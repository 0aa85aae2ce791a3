/** Orders, enquiries and newsletter subscriptions by the day, from the rows that the database writes itself (analytics.tables.ts). */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { estateDay } from '#app/estate/estate-day.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import { dayFigures } from './analytics.tables.ts'
import { add, type ByDay, byDay, readDays, type Span, total } from './by-day.server.ts'

type What = typeof dayFigures.$inferSelect.what
/** By the day on which they came: how many, and euro cents of what was sold and not given back. */
export type DayFigures = Record<What, { number: ByDay; cents: ByDay }>

export async function readDayFigures(db: Db, { from, until, since = from }: Span): Promise<DayFigures> {
  const { day, what, number, cents } = dayFigures
  const figures = await readDays<Partial<Record<What, [number: number, cents: number]>>>(
    db,
    sql`select day, json_object_agg(what, json_build_array(number, cents)) as figure from (
      select case when ${day} < ${estateDay(from)} then 'before' else ${day}::text end as day, ${what}, sum(${number}) as number,
        sum(${cents}) as cents
      from ${dayFigures} where ${day} >= ${estateDay(since)} and ${day} < ${estateDay(until)} group by 1, 2) named group by day`,
  )
  const of = (what: What) => ({
    number: byDay(figures, (figure) => figure[what]?.[0] ?? 0),
    cents: byDay(figures, (figure) => figure[what]?.[1] ?? 0),
  })
  return { order: of('order'), demo_order: of('demo_order'), enquiry: of('enquiry'), subscription: of('subscription') }
}

export type Sales = DayFigures['order'] & {
  /** What became of demo orders; undefined where there are none. */
  demo: 'counted' | 'left out' | undefined
}

/**
 * The orders to show. For demo orders no money has moved: they count for as long as the house itself takes payments as a demo only,
 * and in no figure of a house that takes real ones, or none.
 */
export function salesOf(
  figures: Pick<DayFigures, 'order' | 'demo_order'>,
  payments: Pick<Payments, 'provider'> | undefined,
): Sales {
  const { order, demo_order: demo } = figures
  if (demo.number.before + total(demo.number) === 0) return { ...order, demo: undefined }
  if (payments?.provider !== 'demo') return { ...order, demo: 'left out' }
  return { number: add(order.number, demo.number), cents: add(order.cents, demo.cents), demo: 'counted' }
}

/** How many there are in all, for `countAtOnce`. */
export function allOf(what: What): SQL {
  return sql`(select coalesce(sum(${dayFigures.number}), 0) from ${dayFigures} where ${dayFigures.what} = ${what})`
}

/** Makes one row of a day's many. For the clock; changes no figure, however often and however many at once it runs. */
export async function foldDayFigures(db: Db): Promise<void> {
  await db.execute(sql`
    with many as (select day, what from day_figures group by 1, 2 having count(*) > 1),
      folded as (delete from day_figures using many where day_figures.day = many.day and day_figures.what = many.what
        returning day_figures.*)
    insert into day_figures (day, what, number, cents) select day, what, sum(number), sum(cents) from folded group by 1, 2`)
}
