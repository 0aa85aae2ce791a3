/** Records, separately from the house, what the outside world was promised, and checks that the house's database agrees. */
import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import type { FakeStripe } from '#app/payments/stripe.fake.ts'
import type { ReceivedMail } from '#test/smtp-server.ts'

export type Kind = 'contact' | 'newsletter' | 'guide' | 'knowledge' | 'order'
/** `key` is unique and part of the record. If not acknowledged, the answer was lost: the record may exist or not, but not twice. */
export type Entry = { kind: Kind; key: string; acknowledged: boolean; sessionId?: string }

export type Findings = {
  acknowledged: number
  records: number
  lost: string[]
  doubled: string[]
  doubledCharges: string[]
  paidOrders: number
  centsCharged: number
  centsBooked: number
  unsettled: string[]
  /** Checkouts whose refunds differ from what the house says. */
  refundsAdrift: string[]
  mails: number
  undelivered: string[]
  /** Delivered again under the same Message-ID, because the mail server's answer was lost. */
  deliveredAgain: number
}

const places: Record<Kind, [table: string, column: string]> = {
  contact: ['contact_messages', 'message'],
  newsletter: ['newsletter_subscribers', 'email'],
  guide: ['guide_requests', 'message'],
  knowledge: ['estate_knowledge', 'key'],
  order: ['guest_orders', 'guest_name'],
}

export async function audit(
  db: Db,
  entries: readonly Entry[],
  stripe: FakeStripe,
  received: readonly ReceivedMail[],
): Promise<Findings> {
  const stored = new Map<string, number>()
  for (const [kind, [table, column]] of Object.entries(places)) {
    const { rows } = await query<{ key: string }>(db, `select ${column} as key from ${table}`)
    for (const { key } of rows) stored.set(`${kind} ${key}`, (stored.get(`${kind} ${key}`) ?? 0) + 1)
  }
  const count = ({ kind, key }: Entry) => stored.get(`${kind} ${key}`) ?? 0
  const name = ({ kind, key }: Entry) => `${kind} ${key}`
  const acknowledged = entries.filter((entry) => entry.acknowledged)
  const orders = (
    await query<Order>(
      db,
      'select stripe_session_id as session, paid_at is not null as paid, refunded_at is not null as refunded, refunded_cents as "refundedCents", amount_cents as cents, guest_name as name from guest_orders',
    )
  ).rows
  const money = compareMoney(orders, stripe)
  const mails = (await query<Mail>(db, 'select message_id as id, sent_at is not null as sent, kind from mail_outbox')).rows
  const copies = new Map<string, number>()
  for (const mail of received) copies.set(mail.header('Message-ID') ?? '', (copies.get(mail.header('Message-ID') ?? '') ?? 0) + 1)
  return {
    acknowledged: acknowledged.length,
    records: entries.filter((entry) => count(entry) > 0).length,
    lost: acknowledged.filter((entry) => count(entry) === 0).map(name),
    doubled: entries.filter((entry) => count(entry) > 1).map(name),
    ...money,
    mails: mails.length,
    undelivered: [
      ...mails.filter(({ id, sent }) => !sent || !copies.has(id)).map(({ id, kind }) => `${kind} ${id}`),
      ...missingMails(
        mails,
        orders,
        entries.filter((entry) => count(entry) > 0),
      ),
    ],
    deliveredAgain: [...copies.values()].reduce((sum, times) => sum + times - 1, 0),
  }
}

type Order = { session: string | null; paid: boolean; refunded: boolean; refundedCents: number; cents: number; name: string }
type Mail = { id: string; sent: boolean; kind: string }

/** Compares the provider's charges with what the house recorded. */
function compareMoney(orders: readonly Order[], stripe: FakeStripe) {
  const sessions = [...stripe.sessions.values()]
  const byOrder = new Map<string, number>()
  for (const { client_reference_id: order, payment_status } of sessions)
    if (order && payment_status === 'paid') byOrder.set(order, (byOrder.get(order) ?? 0) + 1)
  const charged = new Map(
    sessions.filter(({ payment_status }) => payment_status === 'paid').map((one) => [one.id, one.amount_total]),
  )
  const paid = orders.filter((order) => order.paid)
  const sum = (cents: Iterable<number>) => [...cents].reduce((total, each) => total + each, 0)
  return {
    doubledCharges: [...byOrder].filter(([, times]) => times > 1).map(([order]) => order),
    paidOrders: paid.length,
    centsCharged: sum(charged.values()),
    centsBooked: sum(paid.map(({ cents }) => cents)),
    unsettled: [...charged.keys()].filter((id) => paid.filter(({ session }) => session === id).length !== 1),
    refundsAdrift: sessions.flatMap(({ id, payment_intent: intent }) => {
      const { amount_refunded: back = 0, refunded = false } = stripe.charges.get(intent ?? '') ?? {}
      const order = orders.find(({ session }) => session === id)
      return (order?.refundedCents ?? 0) === back && (order?.refunded ?? false) === refunded ? [] : [id]
    }),
  }
}

/** Every record queued its mails in its own transaction, so each kind has a known number. */
function missingMails(mails: readonly Mail[], orders: readonly Order[], present: readonly Entry[]): string[] {
  const records = (kind: Kind) => present.filter((entry) => entry.kind === kind).length
  const wanted: Record<string, number> = {
    contact_notice: records('contact'),
    contact_receipt: records('contact'),
    newsletter_welcome: records('newsletter'),
    guide_request: records('guide'),
    order_notice: orders.filter(({ paid }) => paid).length,
    order_confirmation: orders.filter(({ paid }) => paid).length,
    order_refunded: orders.filter(({ refunded }) => refunded).length,
    order_refund_failed: 0,
    order_mischarged: 0,
    order_stray: 0,
  }
  return Object.entries(wanted).flatMap(([kind, number]) => {
    const found = mails.filter((mail) => mail.kind === kind).length
    return found === number ? [] : [`${kind}: ${found} queued, ${number} wanted`]
  })
}

function query<Row extends Record<string, unknown>>(db: Db, text: string) {
  return db.execute<Row>(sql.raw(text))
}
