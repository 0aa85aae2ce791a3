import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import { type ByDay, countByDay, type Span } from '#app/db/by-day.server.ts'
import type { Db } from '#app/db/db.ts'
import { siteEvents } from './analytics.tables.ts'
import type { SiteEvent } from './site-event.ts'

export async function recordEvent(db: Db, event: SiteEvent): Promise<void> {
  await db.insert(siteEvents).values(event)
}

export function eventsByDay(db: Db, name: SiteEvent['name'], span: Span): Promise<ByDay> {
  return countByDay(db, siteEvents, siteEvents.occurredAt, span, eq(siteEvents.name, name))
}

export type BookClicks = { mode: string | null; room: string | null; clicks: number }

/** Which price and which room people wanted to book, the most wanted first. */
export function listBookClicks(db: Db, { from, until }: Span): Promise<BookClicks[]> {
  const { mode, room, name, occurredAt } = siteEvents
  return db
    .select({ mode, room, clicks: count() })
    .from(siteEvents)
    .where(and(eq(name, 'book_click'), gte(occurredAt, from), lt(occurredAt, until)))
    .groupBy(mode, room)
    .orderBy(desc(count()))
}
