/** Orders, enquiries and newsletter subscriptions by day, from rows that the database writes itself (analytics.tables.ts). */
import { and, eq, gte, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import { dayFigures } from './analytics.tables.ts'
import { add, type ByDay, readDays, type Span, total } from './by-day.server.ts'

type What = Exclude<typeof dayFigures.$inferSelect.what, `${string}_gone`>
/** By the day they came: how many, and the euro cents sold and not refunded. */
export type DayFigures = Record<What, { number: ByDay; cents: ByDay }>

export async function readDayFigures(db: Db, span: Span): Promise<DayFigures> {
  const { from, until, since = from } = span
  const { day, what, number, cents } = dayFigures
  const figure = await readDays<What, 'number' | 'cents'>(
    db,
    span,
    ['number', 'cents'],
    sql`select ${day}, ${what} as name, ${number}, ${cents} from ${dayFigures} where ${day} >= ${since} and ${day} < ${until}`,
  )
  const of = (what: What) => ({ number: figure(what, 'number'), cents: figure(what, 'cents') })
  return { order: of('order'), demo_order: of('demo_order'), enquiry: of('enquiry'), subscription: of('subscription') }
}

/** Orders sold in a period, as the pages of figures show them. */
export type Sales = DayFigures['order'] & {
  /** How demo orders were treated; undefined if there are none. */
  demo: 'counted' | 'left out' | undefined
}

/**
 * The orders to show. No money has moved for demo orders: they count only while the house takes demo payments, and never once it takes
 * real ones or none.
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

/** For `countAtOnce`: the total number, or euro cents; for the days from `from` until `until`, if these placeholders are given. */
export function allOf(what: What, figure: 'number' | 'cents' = 'number', span?: Record<'from' | 'until', Placeholder>): SQL {
  const { day } = dayFigures
  const found = and(eq(dayFigures.what, what), span && gte(day, span.from), span && lt(day, span.until))
  return sql`(select coalesce(sum(${dayFigures[figure]}), 0) from ${dayFigures} where ${found})`
}

/** Folds each day's many rows into one. A scheduled job; changes no figure, however often or concurrently it runs. */
export async function foldDayFigures(db: Db): Promise<void> {
  await db.execute(sql`
    with many as (select day, what from day_figures group by 1, 2 having count(*) > 1),
      folded as (delete from day_figures using many where day_figures.day = many.day and day_figures.what = many.what
        returning day_figures.*)
    insert into day_figures (day, what, number, cents) select day, what, sum(number), sum(cents) from folded group by 1, 2`)
}
