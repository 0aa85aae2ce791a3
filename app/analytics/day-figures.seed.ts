import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { estate } from '#app/estate/estate.ts'

/** Gives the database the estate's calendar, and recounts by it if the time zone has changed. In a transaction. */
export async function keepEstateDays(db: Db): Promise<void> {
  const body = `select (moment at time zone '${estate.timeZone}')::date`
  const { rows } = await db.execute<{ body: string }>(
    sql`select trim(prosrc, E' \t\n') as body from pg_proc where proname = 'estate_day'`,
  )
  if (rows[0]?.body === body) return
  // Nothing may come between the recount and additions by triggers or folding by the scheduled job.
  await db.execute(
    sql`lock table guest_orders, contact_messages, guide_requests, newsletter_subscribers, day_figures in share row exclusive mode`,
  )
  await db.execute(
    sql.raw(`create or replace function estate_day(moment timestamptz) returns date language sql immutable as $$ ${body} $$`),
  )
  await db.execute(sql`select fill_day_figures()`)
}
