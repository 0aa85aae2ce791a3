import { and, gte, lt, max, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { addDays, estateDay, estateMoment } from '#app/estate/estate-day.ts'
import { siteEventDays, siteEvents } from './analytics.tables.ts'
import { type ByDay, byDay, readDays, type Span } from './by-day.server.ts'
import type { SiteEvent } from './site-event.ts'

export async function recordEvent(db: Db, event: SiteEvent): Promise<void> {
  await db.insert(siteEvents).values(event)
}

/**
 * Adds up the days that are over, so that nobody who looks at a year waits for each of its events. For the clock; may run as
 * often as it likes.
 */
export async function addUpEvents(db: Db, now = new Date()): Promise<void> {
  // An event that was stored around midnight has had an hour to be committed.
  const today = estateDay(new Date(now.getTime() - 3_600_000))
  const from = await addedUpUntil(db)
  const { name, mode, room, occurredAt } = siteEvents
  const finished = and(from ? gte(occurredAt, from) : undefined, lt(occurredAt, estateMoment(today, '00:00')))
  await db.execute(sql`
    insert into ${siteEventDays} (day, name, mode, room, events)
    select estate_day(${occurredAt}), ${name}, coalesce(${mode}, ''), coalesce(${room}, ''), count(*) from ${siteEvents} where ${finished} group by 1, 2, 3, 4
    on conflict do nothing`)
}

/** Events before this moment stand in `site_event_days`; undefined: none. */
async function addedUpUntil(db: Db): Promise<Date | undefined> {
  const [row] = await db.select({ last: max(siteEventDays.day) }).from(siteEventDays)
  return row?.last ? estateMoment(addDays(row.last, 1), '00:00') : undefined
}

export type BookClicks = { mode: string | null; room: string | null; clicks: number }

/** What happened on each day, and which price and room people wanted to book, the most wanted first. */
export async function readEvents(db: Db, span: Span): Promise<{ byDay: Record<SiteEvent['name'], ByDay>; clicks: BookClicks[] }> {
  const rest = await addedUpUntil(db)
  const figures = await readDays<Partial<Record<SiteEvent['name'], number>>>(
    db,
    sql`select day, json_object_agg(name, events) as figure from (
      select case when day < ${estateDay(span.from)} then 'before' else day::text end as day, name, sum(events) as events
      from (${eventsIn(span, rest)}) happened group by 1, 2) named group by day`,
  )
  const { rows: clicks } = (await db.execute(sql`
    select nullif(mode, '') as mode, nullif(room, '') as room, sum(events)::int as clicks
    from (${eventsIn({ ...span, since: span.from }, rest)}) happened where name = 'book_click' group by 1, 2 order by 3 desc, 1, 2`)) as {
    rows: BookClicks[]
  }
  const of = (name: SiteEvent['name']) => byDay(figures, (figure) => figure[name] ?? 0)
  return { byDay: { book_click: of('book_click'), pricing_mode_change: of('pricing_mode_change') }, clicks }
}

/** As `day`, `name`, `mode`, `room` and `events`: from the days added up, and from `rest` on from the events themselves. */
function eventsIn({ from, since = from, until }: Span, rest: Date | undefined): SQL {
  const { name, mode, room, occurredAt } = siteEvents
  const live = and(gte(occurredAt, rest && rest > since ? rest : since), lt(occurredAt, until))
  return sql`
    select day, name, mode, room, events from ${siteEventDays} where day >= ${estateDay(since)} and day < ${estateDay(until)}
    union all
    select estate_day(${occurredAt}), ${name}, coalesce(${mode}, ''), coalesce(${room}, ''), 1 from ${siteEvents} where ${live}`
}
