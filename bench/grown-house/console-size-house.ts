/** Years of a busy house's data, generated in the database. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { indexSearchText } from '#app/db/search-index.seed.ts'
import type { Staff } from '#app/staff/staff-role.ts'

const words =
  'the lantern by our cabin was a quiet light and we would like to ask whether breakfast can come at nine because the train leaves late on Sunday thank you for the bath under the stars it was warm all night is there a path to the sea from the lodge'.split(
    ' ',
  )

export type Counts = ReturnType<typeof yearsOfABusyHouse>

/** @param share 1 for all of it */
export function yearsOfABusyHouse(share: number) {
  const of = (whole: number) => Math.round(whole * share)
  return {
    orders: of(100_000),
    letters: of(35_000),
    requests: of(15_000),
    entries: of(20_000),
    // One every five minutes for two years: a year and the one it is compared with.
    events: of(210_000),
    subscribers: of(100_000),
    changes: of(100_000),
  }
}

/** @returns a message to open. */
export async function fillHouse(db: Db, staff: Staff, counts: Counts): Promise<{ messageId: string }> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    // A thousand sentences, from which every text is composed.
    await tx.execute(sql`
      create table bench_prose as select s as n, string_agg((${array(words)})[1 + (s * 7919 + w * w * 31 + w * 17) % ${sql.raw(String(words.length))}], ' ' order by w) as text
      from generate_series(0, 999) s, generate_series(1, 14) w group by s`)
    await tx.execute(sql`create unique index on bench_prose (n)`)
    await tx.execute(sql`
      create function bench_text(seed int, sentences int) returns text language sql stable as $$
        select string_agg(text, '. ') from bench_prose where n between seed * 7 % 990 and seed * 7 % 990 + sentences - 1 $$`)
    await withoutSearchIndexes(tx, async () => {
      for (const statement of statements(staff, counts)) await tx.execute(statement)
    })
    await tx.execute(sql`drop function bench_text(int, int)`)
    await tx.execute(sql`drop table bench_prose`)
  })
  await db.execute(sql`vacuum (analyze)`)
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from contact_messages order by created_at desc offset 100 limit 1`,
  )
  return { messageId: rows[0]?.id ?? '' }
}

const guest = sql.raw(`(array['Aoife Byrne','Cian Walsh','Niamh Doyle','Tom Keane','Sorcha Quinn'])[1 + n % 5] || ' ' || n`)
const room = sql.raw(`(array['Stargazer','Sunriser','Stormchaser','Sea Forest Lodge'])[1 + n % 4]`)

function statements(staff: Staff, counts: Counts): SQL[] {
  const one = (upTo: number) => sql.raw(`generate_series(1, ${upTo}) n`)
  return [
    // Two years back and half a year ahead.
    sql`insert into guest_orders (id, product_id, item_type, item_name, category, amount_cents, room_name, stay_on, email, guest_name,
        provider, idempotency_key, stripe_session_id, checkout_expires_at, created_at, paid_at, prepared_at, delivered_at, expired_at)
      select gen_random_uuid(), p.id, p.item_type, p.name, p.category, p.price_cents, ${room},
        (now() + interval '180 days' - n * interval '13 minutes')::date, 'guest' || n || '@guests.example', ${guest}, 'demo', 'many-' || n,
        'cs_' || n, now(), now() - n * interval '10 minutes',
        case when n % 10 > 0 then now() - n * interval '10 minutes' end,
        case when n > ${counts.orders / 5} and n % 10 > 0 then now() - n * interval '9 minutes' end,
        case when n > ${counts.orders / 5} and n % 10 > 0 then now() - n * interval '9 minutes' end,
        case when n % 10 = 0 then now() end
      from ${one(counts.orders)}
      join lateral (select * from guest_products order by item_type offset n % 5 limit 1) p on true`,
    sql`insert into guest_order_history (order_id, at, who, what)
      select id, created_at, who, what from guest_orders,
        (values ('guest', 'Ordered'), ('payments', 'Paid'), ('Maeve', 'Delivered')) history (who, what)`,
    sql`insert into contact_messages (id, name, email, phone, reason, message, consent_text, consent_at, created_at)
      select gen_random_uuid(), ${guest}, 'guest' || n || '@guests.example', null, 'booking', bench_text(n, 2 + n % 5), 'Yes', now(),
        now() - n * interval '15 minutes' from ${one(counts.letters)}`,
    sql`insert into guide_requests (id, name, email, room, request_type, message, created_at)
      select gen_random_uuid(), ${guest}, 'guest' || n + 35000 || '@guests.example', ${room}, 'Housekeeping request',
        bench_text(n + 35000, 1 + n % 3), now() - n * interval '35 minutes' from ${one(counts.requests)}`,
    sql`update inbox_threads set read_at = now(), read_by = 'Maeve', assigned_to = ${staff.id}::uuid, assigned_name = 'Maeve',
        closed_at = case when received_at < now() - interval '20 days' then now() end, closed_by = 'Maeve'
      where received_at < now() - interval '2 days'`,
    sql`insert into inbox_replies (id, message_id, who, text, mail_id)
      select gen_random_uuid(), message_id, 'Maeve', 'Yes, gladly.', gen_random_uuid() from inbox_threads where read_at is not null`,
    sql`insert into estate_knowledge (id, category, key, value, origin, updated_at)
      select gen_random_uuid(), (array['policies','facilities','accommodations','nearby','general_info','contacts'])[1 + n % 6],
        'entry ' || n, bench_text(n + 90000, 3), 'staff', now() - n * interval '1 minute'
      from ${one(counts.entries)}`,
    sql`insert into site_events (name, mode, room, occurred_at)
      select case when n % 4 = 0 then 'pricing_mode_change' else 'book_click' end, (array['twoNight','oneNightFlexi'])[1 + n % 2],
        (array['stargazer','sunriser','stormchaser','seaforest'])[1 + n % 4], now() - n * interval '5 minutes'
      from ${one(counts.events)}`,
    sql`insert into newsletter_subscribers (id, email, discount_code, consent_text, consent_at, unsubscribe_token, created_at)
      select gen_random_uuid(), 'reader' || n || '@guests.example', 'WILD10', 'Yes', now(), 'token-' || n,
        now() - n * interval '60 minutes' from ${one(counts.subscribers)}`,
    sql`insert into audit_log (at, staff_id, who, action, subject, subject_id, title, before, after)
      select now() - n * interval '10 minutes', ${staff.id}::uuid, 'Maeve <maeve@kilmara.example>', 'updated',
        (array['product','knowledge','message','order'])[1 + n % 4], gen_random_uuid()::text, 'entry ' || n,
        jsonb_build_object('value', bench_text(n, 1)), jsonb_build_object('value', bench_text(n + 1, 1))
      from ${one(counts.changes)}`,
  ]
}

/** Building an index at the end takes a tenth of the time. */
async function withoutSearchIndexes(db: Db, fill: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ indexname: string }>(
    sql`select indexname from pg_indexes where indexdef like '%gin_trgm_ops%'`,
  )
  for (const { indexname } of rows) await db.execute(sql`drop index ${sql.identifier(indexname)}`)
  await fill()
  await indexSearchText(db)
}

function array(list: string[]): SQL {
  return sql.raw(`array[${list.map((word) => `'${word}'`).join(', ')}]`)
}
