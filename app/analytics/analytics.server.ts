import { and, desc, eq, gte, lt, max, type SQL, sql } from 'drizzle-orm'
import { type ByDay, byDay, countByDay, readDays, type Span } from '#app/db/by-day.server.ts'
import type { Db } from '#app/db/db.ts'
import { estate } from '#app/estate/estate.ts'
import { addDays, estateDay, estateMoment } from '#app/estate/estate-day.ts'
import { siteEventDays, siteEvents } from './analytics.tables.ts'
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
  const day = sql`(${occurredAt} at time zone ${sql.raw(`'${estate.timeZone}'`)})::date`
  const finished = and(from ? gte(occurredAt, from) : undefined, lt(occurredAt, estateMoment(today, '00:00')))
  await db.execute(sql`
    insert into ${siteEventDays} (day, name, mode, room, events)
    select ${day}, ${name}, coalesce(${mode}, ''), coalesce(${room}, ''), count(*) from ${siteEvents} where ${finished} group by 1, 2, 3, 4
    on conflict do nothing`)
}

/** Events before this moment stand in `site_event_days`; undefined: none. */
async function addedUpUntil(db: Db): Promise<Date | undefined> {
  const [row] = await db.select({ last: max(siteEventDays.day) }).from(siteEventDays)
  return row?.last ? estateMoment(addDays(row.last, 1), '00:00') : undefined
}

export async function eventsByDay(db: Db, name: SiteEvent['name'], span: Span): Promise<ByDay> {
  const { since = span.from, from, until } = span
  const { day, events } = siteEventDays
  const known = await readDays<number>(
    db,
    sql`select case when ${day} < ${estateDay(from)} then 'before' else ${day}::text end as day, sum(${events}) as figure
      from ${siteEventDays} where ${siteEventDays.name} = ${name} and ${daysIn(since, until)} group by 1`,
  )
  const rest = await addedUpUntil(db)
  const later = (moment: Date) => (rest && rest > moment ? rest : moment)
  const live = await countByDay(
    db,
    siteEvents,
    siteEvents.occurredAt,
    { ...span, since: later(since), from: later(from) },
    eq(siteEvents.name, name),
  )
  const { days, before } = byDay(known, (events) => events)
  return { days: { ...days, ...live.days }, before: before + live.before }
}

export type BookClicks = { mode: string | null; room: string | null; clicks: number }

/** Which price and which room people wanted to book, the most wanted first. */
export async function listBookClicks(db: Db, { from, until }: Span): Promise<BookClicks[]> {
  const { mode, room, name, occurredAt } = siteEvents
  const rest = await addedUpUntil(db)
  const days = db
    .select({
      mode: siteEventDays.mode,
      room: siteEventDays.room,
      clicks: sql<number>`sum(${siteEventDays.events})`.as('clicks'),
    })
    .from(siteEventDays)
    .where(and(eq(siteEventDays.name, 'book_click'), daysIn(from, until)))
    .groupBy(siteEventDays.mode, siteEventDays.room)
  const live = db
    .select({
      mode: sql<string>`coalesce(${mode}, '')`.as('mode'),
      room: sql<string>`coalesce(${room}, '')`.as('room'),
      clicks: sql<number>`count(*)`.as('clicks'),
    })
    .from(siteEvents)
    .where(and(eq(name, 'book_click'), gte(occurredAt, rest && rest > from ? rest : from), lt(occurredAt, until)))
    .groupBy(mode, room)
  const both = days.unionAll(live).as('both')
  const clicks = sql<number>`sum(${both.clicks})::int`
  return db
    .select({ mode: sql<string | null>`nullif(${both.mode}, '')`, room: sql<string | null>`nullif(${both.room}, '')`, clicks })
    .from(both)
    .groupBy(both.mode, both.room)
    .orderBy(desc(clicks))
}

function daysIn(from: Date, until: Date): SQL | undefined {
  return and(gte(siteEventDays.day, estateDay(from)), lt(siteEventDays.day, estateDay(until)))
}
