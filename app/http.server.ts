/** The whole HTTP surface, in the order in which a request passes through it. */

import type { RequestListener, Server } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import { serveStatic } from '@hono/node-server/serve-static'
import { sql } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { robotsText, sitemapXml } from '#app/site/search-engines/sitemap.ts'
import { staffAuthFunction } from '#app/staff/sign-in/auth-function.server.ts'
import { authSecret } from '#app/staff/sign-in/auth-secret.server.ts'
import { createStaffAuth } from '#app/staff/sign-in/staff-auth.server.ts'
import { isTrapped } from '#app/ui/forms/trap.ts'
import { recordEvent } from './analytics/analytics.server.ts'
import { siteEvent } from './analytics/site-event.ts'
import { answerGuest, chatReply } from './concierge/concierge.server.ts'
import { conciergeRequest, conciergeVote } from './concierge/concierge-request.ts'
import { receiveVote } from './concierge/feedback/votes.server.ts'
import { conciergePhrase } from './concierge/phrasing/concierge-phrase.server.ts'
import { houseContext } from './context.ts'
import type { Db } from './db/db.ts'
import { documentsChannel } from './db/documents-channel.server.ts'
import type { Database } from './db/open.server.ts'
import { assetPath } from './documents/asset-path.ts'
import { createDocuments } from './documents/documents.server.ts'
import { packed } from './documents/packing.server.ts'
import { plainPath, sharedRoutes } from './documents/shared-routes.server.ts'
import { refreshContacts } from './estate/contacts.server.ts'
import { withStaffEmail } from './estate/contacts.ts'
import { createReception } from './guide/door/reception.server.ts'
import { guideFunctions } from './guide/guide-functions.server.ts'
import { storeCurrentFacts } from './knowledge/current-facts.server.ts'
import { findContradicted } from './learning/clashes.server.ts'
import { listEditions } from './legal/legal.server.ts'
import { currentPassages } from './legal/legal-passages.server.ts'
import type { RateName } from './limits.server.ts'
import { loggedPath } from './logged-path.server.ts'
import { letterPrint } from './mail/letter-print.ts'
import { contactMessage } from './messages/contact-message.ts'
import { receiveMessage } from './messages/messages.server.ts'
import { subscribe } from './newsletter/newsletter.server.ts'
import { newsletterNotices } from './newsletter/newsletter-notices.ts'
import { subscription } from './newsletter/subscription.ts'
import { createMetrics } from './operation/metrics.server.ts'
import { createCheckout, orderStatus, stripeWebhook } from './orders/order-functions.server.ts'
import { createPayments } from './payments/create-payments.server.ts'
import { clientAddress } from './requests/client-address.server.ts'
import { documentFront } from './requests/document-front.server.ts'
import { openDocumentLine } from './requests/document-line.server.ts'
import type { HonoEnv } from './requests/hono-env.ts'
import { ourFault, Refusal, readBeacon, readJson, refuse } from './requests/json-function.server.ts'
import { createRateLimits } from './requests/rate-limit.server.ts'
import { anyOrigin, sameOrigin } from './requests/same-origin.server.ts'
import { headersOfEverything, securityHeaders } from './security-headers.server.ts'
import type { Settings } from './settings.server.ts'

export type AppNeeds = {
  db: Db
  /** Reports changes, by this or other instances, to what documents show. */
  listen?: Database['listen']
  settings: Settings
  log: Logger
  /** Where the built assets are; absent in development, where Vite serves them. */
  clientDir?: string
  development?: boolean
}

export function createApp({ db, listen, settings: given, log, clientDir, development = false }: AppNeeds) {
  const settings = withStaffEmail(given)
  const app = new Hono<HonoEnv>()
  const mayShare = sharedRoutes(build.routes)
  const documents = createDocuments(mayShare)
  const followContacts = () => refreshContacts(db).catch((err) => log.error({ err }, 'the contacts could not be read'))
  const contactsKnown = followContacts()
  const followFacts = () => storeCurrentFacts(db).catch((err) => log.error({ err }, 'the entries could not follow the facts'))
  let entriesTold = Promise.resolve()
  const documentsChanged = () => {
    documents.forget()
    void followContacts().then(() => {
      // Anything rendered before they were loaded may show the old ones.
      documents.forget()
      // One at a time, so that the facts read last win.
      entriesTold = entriesTold.then(followFacts)
    })
  }
  void listen?.(documentsChannel, documentsChanged).catch((err) => log.error({ err }, 'documents will not follow changes'))
  const metrics = createMetrics(db, settings.metricsToken)
  const shared = settings.databaseUrl ? { db, secret: authSecret(settings) } : undefined
  const limits = createRateLimits(shared)
  const payments = createPayments(settings)
  const orders = { db, settings, log, payments }
  const phrase = conciergePhrase(settings, log)
  const reception = createReception({ baseUrl: settings.baseUrl, log, limits, shared })
  const auth = createStaffAuth(db, settings, log)
  const contradicted = (entry: string) =>
    findContradicted(db, entry).catch((err) => {
      log.error({ err, entry }, 'nobody was told what an entry contradicts')
      return []
    })
  const pages = { ...build, allowedActionOrigins: anyOrigin }
  const renderPage = createRequestHandler(pages, development ? 'development' : 'production')

  app.use(async (c, next) => {
    await next()
    documents.left(c.req.raw, c.res)
  })
  app.use(requestId())
  app.use(async (c, next) => {
    const started = performance.now()
    await contactsKnown
    await next()
    const ms = Math.round(performance.now() - started)
    metrics.observe(c.req.path, c.req.method, c.res.status, ms)
    // No query, no address, no user agent: a log line says nothing about a person.
    log.info(
      { requestId: c.get('requestId'), method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms },
      'request',
    )
  })

  app.use(headersOfEverything(settings))
  // No page has such a path or host: the router would throw an error in the client's words.
  app.use(async (c, next) => {
    if (!isReadable(c.req.url)) return c.text('This address cannot be read.', 400)
    await next()
  })
  app.get('/metrics', metrics.page)
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    try {
      await db.execute(sql`select 1`)
      return c.text('ready')
    } catch {
      return c.text('the database does not answer', 503)
    }
  })

  if (clientDir) {
    const files = serveStatic({
      root: clientDir,
      precompressed: true,
      rewriteRequestPath: assetPath,
      onFound: (_path, c) => keepForever(c.res),
    })
    for (const folder of ['/assets/*', '/pictures/*']) app.use(folder, files)
    for (const file of rootFiles) app.get(file, serveStatic({ root: clientDir, precompressed: true }))
  }

  app.use(securityHeaders(settings, development))
  app.use(sameOrigin(settings, log))
  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const plain = plainPath(pathname)
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (reads && pathname !== plain && mayShare(plain)) return c.redirect(plain + search, 301)
    await next()
  })

  app.get('/robots.txt', (c) => c.text(robotsText(settings.baseUrl)))
  app.get('/sitemap.xml', limited('page'), async (c) => {
    const edited = (await listEditions(db)).map(({ slug, lastUpdated }) => [`/${slug}`, lastUpdated] as const)
    return c.body(sitemapXml(settings.baseUrl, new Map(edited)), 200, { 'Content-Type': 'application/xml; charset=utf-8' })
  })

  app.post('/functions/v1/send-contact-email', limited('contact'), async (c) => {
    const message = await readJson(c.req.raw, contactMessage)
    if (!isTrapped(message)) await receiveMessage(db, settings, message)
    return c.json({ success: true })
  })
  app.post('/functions/v1/send-newsletter-welcome', limited('newsletter'), async (c) => {
    const wish = await readJson(c.req.raw, subscription)
    const { status } = isTrapped(wish) ? { status: 'subscribed' } : await subscribe(db, settings, wish)
    if (status === 'already_subscribed') throw new Refusal(409, status, newsletterNotices.alreadySubscribed.text)
    return c.json({ success: true })
  })
  app.post('/functions/v1/wild-concierge', limited('concierge'), async (c) => {
    const { message, conversationHistory: history } = await readJson(c.req.raw, conciergeRequest)
    return c.json(chatReply(await answerGuest(db, { message, history }, { phrase, passages: currentPassages })))
  })
  app.post('/functions/v1/concierge-vote', limited('conciergeVote'), async (c) => {
    await receiveVote(db, await readJson(c.req.raw, conciergeVote), { passages: currentPassages })
    return c.json({ success: true })
  })
  app.post('/events', limited('event'), async (c) => {
    await recordEvent(db, await readBeacon(c.req.raw, siteEvent))
    return c.body(null, 204)
  })
  app.post('/functions/v1/create-checkout', limited('checkout'), (c) => createCheckout(c.req.raw, orders))
  app.get('/functions/v1/order-status', limited('page'), (c) => orderStatus(c.req.raw, orders))
  app.post('/webhooks/stripe', (c) => stripeWebhook(c.req.raw, orders))
  app.route('/', guideFunctions({ db, settings, log, limited, reception }))
  app.route('/', staffAuthFunction({ settings, auth, limits, limited }))
  for (const folder of ['/functions/*', '/api/*'])
    app.all(folder, () => {
      throw new Refusal(404, 'not_found', 'There is no such function.')
    })

  app.all('*', async (c) => {
    const address = clientAddress(c, settings.trustProxy)
    const wait = await limits.exceeded('page', address)
    if (wait !== undefined) return c.text('Too many requests. Please wait a moment.', 429, { 'Retry-After': String(wait) })
    const house = new RouterContextProvider()
    let retryAfter: number | undefined
    const countRequest = async (name: RateName, key = address) => {
      retryAfter = await limits.exceeded(name, key)
      return retryAfter
    }
    const nonce = c.get('secureHeadersNonce') ?? ''
    house.set(houseContext, {
      db,
      settings,
      log: log.child({ requestId: c.get('requestId') }),
      payments,
      reception,
      auth,
      nonce,
      address,
      countRequest,
      findContradicted: contradicted,
    })
    const answer = isConsole(c.req.path)
      ? neverKeep(await renderPage(c.req.raw, house))
      : await documents.answer(c.req.raw, (request) => renderPage(request, house))
    if (answer.status === 429 && retryAfter !== undefined) answer.headers.set('Retry-After', String(retryAfter))
    return packed(c.req.raw, answer)
  })

  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error)
    log.error({ requestId: c.get('requestId'), path: loggedPath(c.req.path), err: error }, 'unexpected error')
    return c.json({ error: { code: 'unexpected', message: ourFault } }, 500)
  })

  const frontNeeds = { documents, limits, log, trustProxy: settings.trustProxy, observe: metrics.observe }
  return Object.assign(app, {
    front: (listener: RequestListener) => documentFront(frontNeeds, listener),
    openLine: (server: Server) => openDocumentLine(server, frontNeeds),
  })

  function limited(name: RateName): MiddlewareHandler<HonoEnv> {
    return async function limiter(c, next) {
      const wait = await limits.exceeded(name, clientAddress(c, settings.trustProxy))
      if (wait === undefined) return next()
      c.header('Retry-After', String(wait))
      return refuse(c, new Refusal(429, 'too_many_requests', 'That was a lot at once. Please wait a little and try again.'))
    }
  }
}

/** Files that browsers and mails request by name. */
const rootFiles = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', letterPrint.path]

/** Staff pages and their data: never from the document cache, which renders for nobody in particular. */
function isConsole(path: string): boolean {
  return /^\/admin(?:[/.]|$)/.test(plainPath(path))
}

function isReadable(address: string): boolean {
  try {
    const { pathname, username, password } = new URL(address)
    // Nobody types NUL, and no database accepts it.
    return username === '' && password === '' && !address.includes('%00') && decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

function neverKeep(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

function keepForever(response: Response) {
  response.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
}
