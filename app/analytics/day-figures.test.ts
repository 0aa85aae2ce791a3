import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countAtOnce } from '#app/db/count-at-once.server.ts'
import type { Db } from '#app/db/db.ts'
import { daysFrom, estateDay } from '#app/estate/time/estate-day.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { dayFigures } from './analytics.tables.ts'
import { total } from './by-day.server.ts'
import { keepEstateDays } from './day-figures.seed.ts'
import { allOf, type DayFigures, foldDayFigures, readDayFigures, salesOf } from './day-figures.server.ts'

/** Around the night the clocks go back: half an hour either side of some midnights. */
const moments = [
  '2026-10-23T22:45Z',
  '2026-10-23T23:15Z',
  '2026-10-24T22:45Z',
  '2026-10-24T23:15Z',
  '2026-10-25T23:45Z',
  '2026-10-26T00:15Z',
]
const span = {
  since: '2026-10-20',
  from: '2026-10-25',
  until: '2026-10-27',
}

type Step = {
  do:
    | 'order'
    | 'demo order'
    | 'pay'
    | 'refund'
    | 'part refund'
    | 'dispute lost'
    | 'forget'
    | 'write'
    | 'request'
    | 'subscribe'
    | 'erase'
    | 'fold'
  at: string
  cents: number
  some: number
}

describeOnEachDatabase('figures by the day', (house) => {
  it('are those of the rows themselves and of those erased since, whatever happened to them', async () => {
    const step = fc.record<Step>({
      do: fc.constantFrom(
        'order',
        'demo order',
        'pay',
        'pay',
        'refund',
        'part refund',
        'dispute lost',
        'forget',
        'write',
        'request',
        'subscribe',
        'erase',
        'fold',
      ),
      at: fc.constantFrom(...moments),
      cents: fc.integer({ min: 1, max: 50_000 }),
      some: fc.integer({ min: 1, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        await startAnew(house.db)
        for (const one of steps) await take(house.db, one)
        const counted = await countedByHand(house.db, steps)
        expect(await readDayFigures(house.db, span)).toEqual(counted)
        for (let time = 0; time < 2; time++) {
          await house.db.execute(sql`select fill_day_figures()`)
          expect(await readDayFigures(house.db, span)).toEqual(counted)
          await foldDayFigures(house.db)
        }
        const enquiries = counted.enquiry.number.before + total(counted.enquiry.number)
        expect(await countAtOnce(() => ({ enquiries: allOf('enquiry') }))(house.db)).toEqual({ enquiries })
      }),
      { numRuns: 25 },
    )
  })

  it('stay the same when they are folded, by two at once', async () => {
    await startAnew(house.db)
    for (const at of moments) for (const some of [1, 2]) await take(house.db, { do: 'write', at, cents: 1, some })
    const before = await readDayFigures(house.db, span)
    await Promise.all([foldDayFigures(house.db), foldDayFigures(house.db)])
    expect(await readDayFigures(house.db, span)).toEqual(before)
    expect(await house.db.$count(dayFigures)).toBe(4)
  })

  it('are counted anew by the estate’s calendar where the database has another', async () => {
    await startAnew(house.db)
    await take(house.db, { do: 'write', at: '2026-10-23T23:15Z', cents: 1, some: 1 })
    const right = await readDayFigures(house.db, span)
    await house.db.execute(
      sql`create or replace function estate_day(moment timestamptz) returns date language sql immutable as $$ select (moment at time zone 'UTC')::date $$`,
    )
    await house.db.execute(sql`select fill_day_figures()`)
    expect((await house.db.select().from(dayFigures)).map(({ day }) => day)).toEqual(['2026-10-23'])
    await house.db.transaction(keepEstateDays)
    expect(await readDayFigures(house.db, span)).toEqual(right)
    expect((await house.db.select().from(dayFigures)).map(({ day }) => day)).toEqual(['2026-10-24'])
  })
})

describe('the orders to show', () => {
  const some = (number: number) => ({ values: [0, number], before: number })
  const none = { values: [0, 0], before: 0 }
  const figures = {
    order: { number: some(1), cents: some(5000) },
    demo_order: { number: some(2), cents: some(9000) },
  }

  it('are with the demo orders while payments are a demo, and without them where money moves or nobody can pay', () => {
    expect(salesOf(figures, { provider: 'demo' })).toEqual({ number: some(3), cents: some(14_000), demo: 'counted' })
    for (const payments of [{ provider: 'stripe' as const }, undefined])
      expect(salesOf(figures, payments)).toEqual({ ...figures.order, demo: 'left out' })
  })

  it('say nothing of demo orders where there are none', () => {
    const real = { ...figures, demo_order: { number: none, cents: none } }
    for (const provider of ['demo', 'stripe'] as const)
      expect(salesOf(real, { provider })).toEqual({ ...figures.order, demo: undefined })
  })
})

async function startAnew(db: Db): Promise<void> {
  await db.execute(
    sql`truncate guest_orders, contact_messages, guide_requests, newsletter_subscribers, inbox_threads, day_figures cascade`,
  )
  await seedProducts(db)
}

async function take(db: Db, { do: what, at, cents, some }: Step): Promise<unknown> {
  const several = sql`generate_series(1, ${some}::int) n`
  const ids = (where: string) => sql`(select id from guest_orders where ${sql.raw(where)} order by amount_cents limit ${some})`
  switch (what) {
    case 'order':
    case 'demo order':
      return db.execute(sql`
        insert into guest_orders (id, product_id, item_type, item_name, category, amount_cents, room_name, stay_on, email, guest_name,
          provider, idempotency_key, checkout_expires_at, created_at)
        select gen_random_uuid(), p.id, item_type, name, category, ${cents}::int + n, 'Stargazer', '2026-11-01', 'a@b.example', 'Aoife',
          ${what === 'order' ? 'stripe' : 'demo'},
          gen_random_uuid(), now(), ${at}::timestamptz
        from (select * from guest_products limit 1) p, ${several}`)
    case 'pay':
      return db.execute(sql`update guest_orders set paid_at = now() where id in ${ids('paid_at is null')}`)
    case 'refund':
      return db.execute(sql`update guest_orders set refunded_at = now() where id in ${ids("status = 'paid'")}`)
    case 'part refund':
      // Less than all of it, sometimes less than before: the guest's bank returned it.
      return db.execute(sql`
        update guest_orders set refunded_cents = ${cents}::int % amount_cents where id in ${ids("status = 'paid'")}`)
    case 'dispute lost':
      // Together with what was given back it may be more than was paid.
      return db.execute(sql`update guest_orders set lost_cents = ${cents}::int where id in ${ids("status = 'paid'")}`)
    case 'forget':
      return db.execute(sql`delete from guest_orders where id in ${ids('true')}`)
    case 'write':
      return db.execute(sql`
        insert into contact_messages (id, name, email, reason, message, consent_text, consent_at, created_at)
        select gen_random_uuid(), 'Aoife', 'a@b.example', 'booking', 'Hello', 'Yes', now(), ${at}::timestamptz from ${several}`)
    case 'request':
      return db.execute(sql`
        insert into guide_requests (id, name, email, room, request_type, message, created_at)
        select gen_random_uuid(), 'Aoife', 'a@b.example', 'Stargazer', 'General Enquiry', 'Hello', ${at}::timestamptz from ${several}`)
    case 'subscribe':
      return db.execute(sql`
        insert into newsletter_subscribers (id, email, discount_code, consent_text, consent_at, unsubscribe_token, created_at)
        select gen_random_uuid(), gen_random_uuid() || '@b.example', 'X', 'Yes', now(), gen_random_uuid(), ${at}::timestamptz
        from ${several}`)
    case 'erase':
      await db.execute(
        sql`delete from contact_messages where id in (select id from contact_messages order by created_at limit ${some})`,
      )
      await db.execute(
        sql`delete from guide_requests where id in (select id from guide_requests order by created_at limit ${some})`,
      )
      return db.execute(sql`delete from newsletter_subscribers where created_at = ${at}::timestamptz`)
    case 'fold':
      return foldDayFigures(db)
  }
}

async function countedByHand(db: Db, steps: Step[]): Promise<DayFigures> {
  const came = (...kinds: Step['do'][]) =>
    steps
      .filter((step) => kinds.includes(step.do))
      .flatMap(({ at, some }) => Array.from({ length: some }, () => ({ created_at: at, cents: 0 })))
  return {
    order: byHand(await paidAt(db, 'stripe')),
    demo_order: byHand(await paidAt(db, 'demo')),
    enquiry: byHand(came('write', 'request')),
    subscription: byHand(came('subscribe')),
  }
}

type Row = { created_at: string | Date; cents: number }

async function paidAt(db: Db, provider: string): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select created_at, greatest(0, amount_cents - refunded_cents - lost_cents) as cents from guest_orders where status = 'paid' and provider = ${provider}`)
  return rows
}

function byHand(rows: Row[]): DayFigures['order'] {
  const figures: DayFigures['order'] = { number: { values: [0, 0], before: 0 }, cents: { values: [0, 0], before: 0 } }
  for (const { created_at, cents } of rows) {
    for (const [of, value] of [
      [figures.number, 1],
      [figures.cents, cents],
    ] as const) {
      const day = estateDay(new Date(created_at))
      if (day < span.from) of.before += value
      else of.values[daysFrom(span.from, day)] = (of.values[daysFrom(span.from, day)] ?? 0) + value
    }
  }
  return figures
}
