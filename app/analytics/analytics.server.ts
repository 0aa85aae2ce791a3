import { and, gte, lt, max, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { addDays, estateMoment } from '#app/estate/time/estate-day.ts'
import { siteEventDays, siteEvents } from './analytics.tables.ts'
import { type ByDay, readDays, type Span } from './by-day.server.ts'
import type { SiteEvent } from './site-event.ts'

/** Stores an event that a page has reported. */
export async function recordEvent(db: Db, event: SiteEvent): Promise<void> {
  await db.insert(siteEvents).values(event)
}

/** How long summed events are kept, in case somebody questions a figure. Nothing reads them. */
const addedUpKeptDays = 7

/**
 * Sums the events of past days, so that viewing a year need not read every event, and deletes those summed days ago. A scheduled job;
 * safe to run any number of times. `now` for tests: it is the database's clock, by which events are stored. With one that is ahead, a day
 * would be summed before it is over, and what happens in the rest of it lost.
 */
export async function addUpEvents(db: Db, now: SQL = sql`now()`): Promise<void> {
  // Events stored around midnight get an hour to be committed.
  const { rows } = await db.execute<{ today: string }>(sql`select estate_day(${now} - interval '1 hour')::text as today`)
  const today = rows[0]?.today as string
  const from = await addedUpUntil(db)
  const { name, mode, room, occurredAt } = siteEvents
  const finished = and(
    from ? gte(occurredAt, estateMoment(from, '00:00')) : undefined,
    lt(occurredAt, estateMoment(today, '00:00')),
  )
  await db.execute(sql`
    insert into ${siteEventDays} (day, name, mode, room, events)
    select estate_day(${occurredAt}), ${name}, coalesce(${mode}, ''), coalesce(${room}, ''), count(*) from ${siteEvents} where ${finished} group by 1, 2, 3, 4
    on conflict do nothing`)
  await db.delete(siteEvents).where(lt(occurredAt, estateMoment(addDays(today, -addedUpKeptDays), '00:00')))
}

/** Events before this day are in `site_event_days`; undefined: none are. */
async function addedUpUntil(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ last: max(siteEventDays.day) }).from(siteEventDays)
  return row?.last ? addDays(row.last, 1) : undefined
}

export type BookClicks = { mode: string | null; room: string | null; clicks: number }

/** What happened on each day, and which price and room people wanted to book, most wanted first. */
export async function readEvents(db: Db, span: Span): Promise<{ byDay: Record<SiteEvent['name'], ByDay>; clicks: BookClicks[] }> {
  const rest = await addedUpUntil(db)
  const figure = await readDays<SiteEvent['name'], 'events'>(db, span, ['events'], eventsIn(span, rest))
  const { rows: clicks } = await db.execute<BookClicks>(sql`
    select nullif(mode, '') as mode, nullif(room, '') as room, sum(events)::int as clicks
    from (${eventsIn({ ...span, since: span.from }, rest)}) happened where name = 'book_click' group by 1, 2 order by 3 desc, 1, 2`)
  const of = (name: SiteEvent['name']) => figure(name, 'events')
  return { byDay: { book_click: of('book_click'), pricing_mode_change: of('pricing_mode_change') }, clicks }
}

/** As `day`, `name`, `mode`, `room` and `events`: from the summed days, and from `rest` on from the events themselves. */
function eventsIn({ from, since = from, until }: Span, rest: string | undefined): SQL {
  const { name, mode, room, occurredAt } = siteEvents
  const midnight = (day: string) => estateMoment(day, '00:00')
  const live = and(gte(occurredAt, midnight(rest && rest > since ? rest : since)), lt(occurredAt, midnight(until)))
  return sql`
    select day, name, mode, room, events from ${siteEventDays} where day >= ${since} and day < ${until}
    union all
    select estate_day(${occurredAt}), ${name}, coalesce(${mode}, ''), coalesce(${room}, ''), 1 from ${siteEvents} where ${live}`
}
