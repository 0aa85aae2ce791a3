/** Sends every event 10 times, in random order, partly at once, to a process that is killed again and again while it works. */
import { count, isNull } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { openDatabase } from '#app/db/open.server.ts'
import { requirePayments } from '#app/orders/order-functions.server.ts'
import { listOrders } from '#app/orders/order-list.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { stripeEvents } from '#app/orders/orders.tables.ts'
import { startFakeStripe } from '#app/payments/stripe.fake.ts'
import { sign } from '#app/payments/stripe-account.fake.ts'
import { chanceOfTest } from '#test/chance-of-test.ts'
import { createServerDatabase, dropServerDatabase, prepareDirectory, silentLog } from '#test/database.ts'
import { type Chance, createChance } from '#test/faults/chance.ts'
import { makeFolder } from '#test/folder.ts'
import { countMails } from '#test/mails.ts'
import { bathWish, openOrdering } from '#test/ordering.ts'
import { startProcess } from '#test/process.ts'

const orders = 12
const deliveries = 10
const kills = 3
const atOnce = 3

describe.each(['embedded', 'server'] as const)('payment events, %s database', (kind) => {
  it.skipIf(kind === 'server' && !inject('server'))(
    'have their effect exactly once through crashes',
    async () => {
      await using folder = await makeFolder()
      const databaseUrl = kind === 'server' ? await createServerDatabase() : undefined
      const place = { dataDir: folder.path, databaseUrl, log: silentLog }
      if (!databaseUrl) prepareDirectory(folder.path)
      const stripe = await startFakeStripe()
      try {
        const events = await placeAndPay(place, stripe)
        const { killed, delivered } = await deliverAll(events, () => startHouse(place, stripe.url))
        expect(killed).toBeGreaterThanOrEqual(kills)
        expect(delivered).toBe(events.length * deliveries)
        await expectOnce(place, stripe)
      } finally {
        await stripe.close()
        if (databaseUrl) await dropServerDatabase(databaseUrl)
      }
    },
    180_000,
  )
})

type Place = { dataDir: string; databaseUrl: string | undefined; log: typeof silentLog }
type Stripe = Awaited<ReturnType<typeof startFakeStripe>>

/** Two of three guests pay; every sixth order is paid and refunded in Stripe's dashboard; the others let the page expire. */
async function placeAndPay(place: Place, stripe: Stripe): Promise<string[]> {
  const database = await openDatabase(place)
  const needs = await openOrdering(database.db, stripe.url)
  const payments = requirePayments(needs.payments)
  const bodies: string[] = []
  for (let index = 0; index < orders; index++) {
    const { sessionId } = await placeOrder(database.db, { ...bathWish, guestName: `Guest ${index}` }, { ...needs, payments })
    const told = index % 3 === 2 ? stripe.expire(sessionId) : stripe.pay(sessionId)
    if (index % 6 === 0) told.push(...stripe.refund(sessionId))
    bodies.push(...told.map((event) => event.body))
  }
  // Stripe sometimes reports the same thing in a second event.
  bodies.push(...bodies.filter((_, index) => index % 4 === 0).map((body) => body.replace('"evt_', '"evt_again_')))
  await database.close()
  return bodies
}

async function deliverAll(bodies: string[], start: () => ReturnType<typeof startHouse>) {
  const chance = chanceOfTest()
  // A generator of its own, so that the number of failed deliveries does not decide when to kill.
  const moments = createChance(chance.below(2 ** 32))
  const waiting = shuffled(
    bodies.flatMap((body) => Array.from({ length: deliveries }, () => body)),
    chance,
  )
  const total = waiting.length
  let house = start()
  let killed = 0
  let delivered = 0

  async function deliver() {
    for (let body = waiting.pop(); body; body = waiting.pop()) {
      const answer = await fetch((await house).address, {
        method: 'POST',
        body,
        headers: { 'stripe-signature': sign(body) },
      }).catch(() => undefined)
      if (answer?.ok) delivered++
      // As Stripe does: an unacknowledged event comes again at some point.
      else waiting.splice(chance.below(waiting.length + 1), 0, body)
    }
  }
  async function killNowAndThen() {
    while (delivered < total) {
      await new Promise((later) => setTimeout(later, 1 + moments.below(20)))
      if (killed === kills || delivered < ((killed + 0.5) * total) / (kills + 1)) continue
      const dying = await house
      const gone = dying.kill()
      house = gone.then(start)
      await house
      killed++
    }
  }
  await Promise.all([killNowAndThen(), ...Array.from({ length: atOnce }, deliver)])
  await (await house).kill()
  return { killed, delivered }
}

async function expectOnce(place: Place, stripe: Stripe) {
  const database = await openDatabase(place)
  try {
    const { rows: all } = await listOrders(database.db, {})
    const sessions = [...stripe.sessions.values()]
    expect(all).toHaveLength(orders)
    for (const order of all) {
      const session = stripe.sessions.get(order.stripeSessionId ?? '')
      const index = Number(order.guestName.slice('Guest '.length))
      const expected = session?.payment_status === 'unpaid' ? 'expired' : index % 6 === 0 ? 'refunded' : 'paid'
      expect([order.guestName, order.status]).toEqual([order.guestName, expected])
    }
    const paid = sessions.filter((session) => session.payment_status === 'paid')
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
    expect(sum(all.filter((order) => order.paidAt).map((order) => order.amountCents))).toBe(
      sum(paid.map((one) => one.amount_total)),
    )

    expect(await countMails(database.db)).toEqual({
      order_notice: paid.length,
      order_confirmation: paid.length,
      order_refunded: orders / 6,
      order_cancelled_notice: orders / 6,
    })
    const [undone] = await database.db.select({ events: count() }).from(stripeEvents).where(isNull(stripeEvents.processedAt))
    expect(undone?.events).toBe(0)
  } finally {
    await database.close()
  }
}

async function startHouse({ dataDir, databaseUrl }: Place, stripeUrl: string) {
  const house = startProcess('receive-events', dataDir, stripeUrl, ...(databaseUrl ? [databaseUrl] : []))
  const [port] = await house.says(1)
  return { address: `http://127.0.0.1:${port}`, kill: house.kill }
}

function shuffled<T>(list: T[], chance: Chance): T[] {
  return list
    .map((value) => [chance.below(2 ** 32), value] as const)
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value)
}
