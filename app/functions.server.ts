/** The site's JSON functions, page counts and the payment provider's webhook. The guide's and the staff's are with their subjects. */
import { Hono, type MiddlewareHandler } from 'hono'
import { recordEvent } from '#app/analytics/analytics.server.ts'
import { siteEvent } from '#app/analytics/site-event.ts'
import { answerGuest, chatReply } from '#app/concierge/concierge.server.ts'
import { conciergeRequest, conciergeVote } from '#app/concierge/concierge-request.ts'
import { receiveVote } from '#app/concierge/feedback/votes.server.ts'
import { conciergePhrase } from '#app/concierge/phrasing/concierge-phrase.server.ts'
import { keptBackReader } from '#app/guide/door/kept-back.server.ts'
import { currentPassages } from '#app/legal/legal-passages.server.ts'
import { contactMessage } from '#app/messages/contact-message.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { subscribe } from '#app/newsletter/newsletter.server.ts'
import { newsletterNotices } from '#app/newsletter/newsletter-notices.ts'
import { subscription } from '#app/newsletter/subscription.ts'
import { createCheckout, type OrderNeeds, orderStatus, stripeWebhook } from '#app/orders/order-functions.server.ts'
import type { HonoEnv } from '#app/requests/hono-env.ts'
import { readFewAtOnce } from '#app/requests/reading/body.server.ts'
import { readBeacon, reading, readJson } from '#app/requests/reading/json-function.server.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { isTrapped } from '#app/ui/forms/trap.ts'
import { type RateName, sizes } from './limits.server.ts'

type Needs = OrderNeeds & { limited: (name: RateName) => MiddlewareHandler<HonoEnv> }

export function publicFunctions({ limited, ...orders }: Needs): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>()
  const { db, settings, log } = orders
  const lost = (err: unknown) => log.error({ err }, 'the concierge answers from what it last knew')
  const unrecorded = (err: unknown) => log.error({ err }, 'an open question of the concierge was not recorded')
  const keptBack = keptBackReader({ db, log })
  const concierge = { phrase: conciergePhrase(settings, log), passages: currentPassages, keptBack, lost, unrecorded }

  app.post('/functions/v1/send-contact-email', limited('page'), reading(contactMessage), limited('contact'), async (c) => {
    const message = c.var.given
    if (!isTrapped(message)) await receiveMessage(db, settings, message)
    return c.json({ success: true })
  })
  app.post('/functions/v1/send-newsletter-welcome', limited('page'), reading(subscription), limited('newsletter'), async (c) => {
    const wish = c.var.given
    const { status } = isTrapped(wish) ? { status: 'subscribed' } : await subscribe(db, settings, wish)
    if (status === 'already_subscribed') throw new Refusal(409, status, newsletterNotices.alreadySubscribed.text)
    return c.json({ success: true })
  })

  app.post('/functions/v1/wild-concierge', limited('concierge'), async (c) => {
    const { message, conversationHistory: history } = await readJson(c.req.raw, conciergeRequest)
    return c.json(chatReply(await answerGuest(db, { message, history }, concierge)))
  })
  app.post('/functions/v1/concierge-vote', limited('conciergeVote'), async (c) => {
    await receiveVote(db, await readJson(c.req.raw, conciergeVote), { passages: currentPassages })
    return c.json({ success: true })
  })

  app.post('/functions/v1/create-checkout', limited('checkout'), (c) => createCheckout(c.req.raw, orders))
  app.get('/functions/v1/order-status', limited('page'), (c) => orderStatus(c.req.raw, orders))
  const readEvent = readFewAtOnce(sizes.webhooksAtOnce)
  app.post('/webhooks/stripe', (c) => stripeWebhook(c.req.raw, orders, readEvent))

  app.post('/events', limited('event'), async (c) => {
    await recordEvent(db, await readBeacon(c.req.raw, siteEvent))
    return c.body(null, 204)
  })
  return app
}
