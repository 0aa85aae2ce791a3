/** Guests and staff, over HTTP, who remember what the house has promised them. */

import { setTimeout as after } from 'node:timers/promises'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import type { FakeStripe } from '#app/payments/stripe.fake.ts'
import { sign } from '#app/payments/stripe-account.fake.ts'
import type { Chance } from './chance.ts'
import type { Entry, Kind } from './ledger.ts'

type Needs = { chance: Chance; houses: () => readonly string[]; stripe: FakeStripe; entries: Entry[]; cookie: () => string }

const answerWithinMs = 20_000

export function createTraffic({ chance, houses, stripe, entries, cookie }: Needs) {
  /** Signed events the payment provider still has to deliver. */
  const events: string[] = []
  let numbers = 0

  async function send(path: string, body: object | URLSearchParams, headers: Record<string, string> = {}) {
    const form = body instanceof URLSearchParams
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    try {
      const answer = await fetch(chance.pick(houses()) + path, {
        method: 'POST',
        body: form ? body.toString() : JSON.stringify(body),
        // Each request has another address: rate limits are not tested here.
        headers: { 'Content-Type': type, 'X-Forwarded-For': chance.address(), ...headers },
        signal: AbortSignal.timeout(answerWithinMs),
        redirect: 'manual',
      })
      return { status: answer.status, json: form ? undefined : ((await answer.json()) as { url?: string }) }
    } catch {
      return undefined
    }
  }

  const acts: Record<Kind, (key: string) => Promise<Partial<Entry>>> = {
    async contact(key) {
      const answer = await send('/functions/v1/send-contact-email', {
        name: 'Aoife Byrne',
        email: `${key}@guests.example`,
        phone: '',
        reason: 'booking',
        message: key,
        consent: true,
      })
      return { acknowledged: answer?.status === 200 }
    },
    async newsletter(key) {
      const answer = await send('/functions/v1/send-newsletter-welcome', { name: '', email: key, consent: true })
      return { acknowledged: answer?.status === 200 }
    },
    async guide(key) {
      const answer = await send('/functions/v1/guest-contact', {
        name: 'Aoife',
        email: 'aoife@guests.example',
        room: 'Stargazer',
        request_type: 'General Enquiry',
        message: key,
      })
      return { acknowledged: answer?.status === 200 }
    },
    async knowledge(key) {
      const fields = new URLSearchParams({ intent: 'add', category: 'general_info', key, value: `About ${key}.` })
      const answer = await send('/admin/concierge-knowledge', fields, { Cookie: cookie() })
      return { acknowledged: answer?.status === 200 }
    },
    async order(key) {
      const answer = await send('/functions/v1/create-checkout', {
        itemType: 'heated_bath',
        itemName: 'Outdoor Heated Bath',
        roomName: 'Stargazer',
        email: 'aoife@guests.example',
        stayDate: addDays(estateDay(new Date()), 30),
        guestName: key,
      })
      const sessionId = answer?.status === 200 ? answer.json?.url?.split('/').at(-1) : undefined
      if (!sessionId) return { acknowledged: false }
      const what = chance.below(10)
      if (what < 7) events.push(...stripe.pay(sessionId).map(({ body }) => body))
      else if (what < 8) events.push(...stripe.expire(sessionId).map(({ body }) => body))
      if (what === 0) events.push(...stripe.refund(sessionId).map(({ body }) => body))
      return { acknowledged: true, sessionId }
    },
  }
  const kinds: Kind[] = ['contact', 'newsletter', 'guide', 'knowledge', 'order', 'order', 'contact']

  /** One thing that somebody does. */
  async function act(): Promise<void> {
    const kind = chance.pick(kinds)
    numbers += 1
    const key = kind === 'newsletter' ? `reader-${numbers}@guests.example` : `${kind}-${numbers}`
    const entry: Entry = { kind, key, acknowledged: false }
    entries.push(entry)
    Object.assign(entry, await acts[kind](key))
    if (!entry.acknowledged) await after(150)
  }

  /** Delivers an event, in any order; accepted ones are sometimes repeated. */
  async function deliver(): Promise<void> {
    const [body] = events.splice(chance.below(events.length), 1)
    if (!body) return
    const answer = await send('/webhooks/stripe', JSON.parse(body) as object, { 'stripe-signature': sign(body) })
    if (answer?.status !== 200 || chance.below(5) === 0) events.push(body)
  }

  return { act, deliver, waitingEvents: () => events.length }
}
