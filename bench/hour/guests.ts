/** What guests do, in realistic proportions. */
import { setTimeout as after } from 'node:timers/promises'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import type { FakeStripe } from '#app/payments/stripe.fake.ts'
import { sign } from '#app/payments/stripe-account.fake.ts'
import { publicPaths } from '#app/site/search-engines/sitemap.ts'
import { questionSet } from '#test/question-sets.ts'
import { guestPassword } from '../running.ts'
import type { Answer, Asked } from './ask.ts'

/** Sends a request, and fails if the answer's status is not one of these, by default 200. */
export type Send = (name: string, asked: Asked, statuses?: number[]) => Promise<Answer>
export type Act = { share: number; act: () => Promise<unknown> }

const legal = ['/terms-and-conditions', '/privacy-policy']
const documents = ['/', '/', ...publicPaths.filter((path) => !legal.includes(path)), '/guest-guide']
const rarely = [...legal, '/sitemap.xml', '/robots.txt', '/manifest.webmanifest']
const questions = questionSet('01-own.jsonl')
const compressed = { 'accept-encoding': 'br, gzip' }

export const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

export function guests(send: Send, stripe: FakeStripe, paid: (order: string) => void): Act[] {
  let number = 0
  const sessions: string[] = []
  const next = (what: string) => `${what} ${++number}`
  const mail = () => `guest-${number}@guests.example`

  async function order() {
    const guestName = next('Aoife')
    const wish = { itemType: 'heated_bath', itemName: 'Outdoor Heated Bath', roomName: 'Stargazer', email: mail(), guestName }
    const stayDate = addDays(estateDay(new Date()), 2 + (number % 300))
    const placed = await send('order', { path: '/functions/v1/create-checkout', json: { ...wish, stayDate } })
    const session = (JSON.parse(placed.text) as { url: string }).url.split('/').at(-1) ?? ''
    await send('order, its state', { path: `/functions/v1/order-status?session_id=${session}` })
    if (number % 10 === 0) return stripe.expire(session).length
    const events = stripe.pay(session)
    for (const { body } of events) await webhook(body)
    // Now and then the provider repeats an event.
    if (number % 5 === 0 && events[0]) await webhook(events[0].body)
    await send('order, its page', { path: `/order-success?session_id=${session}`, headers: compressed })
    paid(stripe.sessions.get(session)?.client_reference_id ?? '')
  }
  /** Like the provider, resends events that the house did not accept. */
  async function webhook(body: string) {
    const event = { path: '/webhooks/stripe', json: JSON.parse(body), headers: { 'stripe-signature': sign(body) } }
    for (let tries = 0; tries < 5; tries++) {
      const { status } = await send(tries ? 'payment event, sent again' : 'payment event', event, [200, 503])
      if (status === 200) return
      await after(5_000)
    }
    throw new Error('a payment event was not taken five times')
  }

  async function unlock() {
    const known = sessions.length > 20 && Math.random() < 0.9 ? pick(sessions) : undefined
    const json = known ? {} : { password: guestPassword }
    const headers: Record<string, string> = known ? { cookie: known } : {}
    const { cookie } = await send(known ? 'gate code' : 'gate code, with password', {
      path: '/functions/v1/get-gate-code',
      json,
      headers,
    })
    if (cookie && sessions.length < 200) sessions.push(cookie)
  }

  return [
    { share: 40, act: () => send('page', { path: pick(documents), headers: compressed }) },
    { share: 6, act: () => send('page, seldom read', { path: pick(rarely), headers: compressed }) },
    { share: 4, act: () => send('page with a query', { path: `${pick(documents)}?from=${next('a')}`, headers: compressed }) },
    { share: 2, act: () => send('no such page', { path: `/no-such-page-${number % 9}`, headers: compressed }, [404]) },
    {
      share: 12,
      act: () => {
        const { message, history = [] } = pick(questions)
        return send('concierge', {
          path: '/functions/v1/wild-concierge',
          json: { message, visitorId: 'hour', conversationHistory: history },
        })
      },
    },
    { share: 8, act: () => send('event', { path: '/events', json: { name: 'book_click', mode: 'twoNight' } }, [204]) },
    {
      share: 4,
      act: () => {
        const message = `${next('A letter')}. Is there a train, and may we come a little later than half past four?`
        const json = { name: 'Cian Walsh', email: mail(), phone: '', reason: 'booking', message, consent: true }
        return send('contact', { path: '/functions/v1/send-contact-email', json })
      },
    },
    {
      share: 3,
      act: () => {
        number++
        const json = { name: '', email: `reader-${number}@guests.example`, consent: true }
        return send('newsletter', { path: '/functions/v1/send-newsletter-welcome', json })
      },
    },
    {
      share: 3,
      act: () => {
        const json = { name: 'Niamh', email: mail(), room: 'Stargazer', request_type: 'General Enquiry', message: next('Towels') }
        return send('guide request', { path: '/functions/v1/guest-contact', json })
      },
    },
    { share: 3, act: unlock },
    { share: 4, act: order },
  ]
}
