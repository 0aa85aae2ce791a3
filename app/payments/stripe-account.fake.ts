/** The state of the fake Stripe, and what happens there without us: guests pay, their banks reject refunds or open disputes. */
import { createHmac, randomUUID } from 'node:crypto'
import type { Json } from './stripe-refusals.fake.ts'

export const fakeWebhookSecret = 'whsec_fake'

export type FakeSession = {
  id: string
  object: 'checkout.session'
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string | null
  customer_email: string | null
  expires_at: number
  metadata: Record<string, string>
  success_url: string
  payment_intent: string | null
}
type Charge = { id: string; object: 'charge'; payment_intent: string; amount: number; amount_refunded: number; refunded: boolean }
type Refund = {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  created: number
  status: 'succeeded' | 'failed'
}
export type FakeDispute = {
  id: string
  object: 'dispute'
  payment_intent: string
  amount: number
  reason: string
  status: string
  created: number
  evidence_details: { due_by: number | null }
  is_charge_refundable: boolean
}
export type FakePrice = {
  unit_amount: number
  currency: string
  active: boolean
  type: 'one_time' | 'recurring'
  /** Its product is archived. */
  productArchived?: true
  /** What a guest from there pays, unless the checkout names its currency. */
  abroad?: { unit_amount: number; currency: string }
}
type SignedEvent = { body: string; signature: string }

export type FakeAccount = ReturnType<typeof openFakeAccount>

/** Each thing that happens returns the events that Stripe would send. `id`: the checkout's. */
export function openFakeAccount() {
  const sessions = new Map<string, FakeSession>()
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, FakeDispute>()
  const prices = new Map<string, FakePrice>()

  function getSession(id: string): FakeSession {
    const session = sessions.get(id)
    if (!session) throw new Error(`no checkout ${id}`)
    return session
  }

  /** The guest pays. */
  function pay(id: string): SignedEvent[] {
    const session = getSession(id)
    if (session.status !== 'open') throw new Error(`checkout ${id} is ${session.status}`)
    const intent = `pi_${randomUUID().replaceAll('-', '')}`
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent })
    charges.set(intent, {
      id: `ch_${randomUUID()}`,
      object: 'charge',
      payment_intent: intent,
      amount: session.amount_total,
      amount_refunded: 0,
      refunded: false,
    })
    return [
      signed('checkout.session.completed', { ...session }),
      signed('payment_intent.succeeded', { object: 'payment_intent', id: intent }),
    ]
  }

  function expire(id: string): SignedEvent[] {
    const session = getSession(id)
    session.status = 'expired'
    return [signed('checkout.session.expired', { ...session })]
  }

  function chargeOf(id: string): Charge {
    const charge = charges.get(getSession(id).payment_intent ?? '')
    if (!charge) throw new Error(`checkout ${id} is not paid`)
    return charge
  }

  function giveBack(charge: Charge, amount: number): Refund {
    setRefunded(charge, charge.amount_refunded + amount)
    const { payment_intent } = charge
    const created = Math.floor(Date.now() / 1000)
    const made: Refund = { id: `re_${randomUUID()}`, object: 'refund', payment_intent, amount, created, status: 'succeeded' }
    refunds.set(made.id, made)
    return made
  }

  /** Somebody refunds the money, or `amount` of it, in Stripe's own dashboard. */
  function refund(id: string, amount?: number): SignedEvent[] {
    const charge = chargeOf(id)
    giveBack(charge, amount ?? charge.amount - charge.amount_refunded)
    return [signed('charge.refunded', { ...charge })]
  }

  /** Days later the guest's bank returns the whole refund. */
  function failRefund(id: string): SignedEvent[] {
    const charge = chargeOf(id)
    const amount = charge.amount_refunded
    setRefunded(charge, 0)
    const { payment_intent } = charge
    for (const one of refunds.values()) if (one.payment_intent === payment_intent) one.status = 'failed'
    return [signed('refund.failed', { object: 'refund', id: `re_${randomUUID()}`, status: 'failed', amount, payment_intent })]
  }

  /** The guest's bank claims the money back, or its dispute moves on. */
  function dispute(id: string, now: Partial<FakeDispute> = {}): SignedEvent[] {
    const { payment_intent, amount } = chargeOf(id)
    const known = [...disputes.values()].find((one) => one.payment_intent === payment_intent)
    const seconds = Math.floor(Date.now() / 1000)
    const opened: FakeDispute = {
      id: `du_${randomUUID()}`,
      object: 'dispute',
      payment_intent,
      amount,
      reason: 'product_not_received',
      status: 'needs_response',
      created: seconds,
      is_charge_refundable: false,
      evidence_details: { due_by: seconds + 7 * 86_400 },
    }
    const present = { ...(known ?? opened), ...now }
    disputes.set(present.id, present)
    const closed = ['won', 'lost', 'warning_closed', 'prevented'].includes(present.status)
    return [signed(`charge.dispute.${closed ? 'closed' : known ? 'updated' : 'created'}`, { ...present })]
  }

  return { sessions, charges, refunds, disputes, prices, getSession, pay, expire, giveBack, refund, failRefund, dispute }
}

function setRefunded(charge: Charge, cents: number): void {
  Object.assign(charge, { amount_refunded: cents, refunded: cents >= charge.amount })
}

/** Signs as Stripe does: time and body, with the webhook's secret. */
export function sign(body: string, secret = fakeWebhookSecret, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

function signed(type: string, object: Json): SignedEvent {
  const created = Math.floor(Date.now() / 1000)
  const event = {
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type,
    created,
    livemode: false,
    api_version: '2026-10-28.endive',
    data: { object },
  }
  const body = JSON.stringify(event)
  return { body, signature: sign(body) }
}
