/** The whole HTTP surface, in the order in which a request passes through it. */
import type { RequestListener, Server } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import { sql } from 'drizzle-orm'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import type { Logger } from 'pino'
import { awaySeconds, isAway } from '#app/db/away.server.ts'
import type { Db } from '#app/db/db.ts'
import type { Database } from '#app/db/open.server.ts'
import { createDocuments, type Documents } from '#app/documents/documents.server.ts'
import { pagesWithForms, plainPath, sharedRoutes } from '#app/documents/shared-routes.server.ts'
import { withStaffEmail } from '#app/estate/contacts/contacts.ts'
import { createReception } from '#app/guide/door/reception.server.ts'
import { guideFunctions } from '#app/guide/guide-functions.server.ts'
import { listEditions } from '#app/legal/legal.server.ts'
import { createMetrics } from '#app/operation/metrics.server.ts'
import { createPayments } from '#app/payments/create-payments.server.ts'
import { isFunction, nameAllowedMethods } from '#app/requests/allowed-methods.server.ts'
import { clientAddress } from '#app/requests/client-address.server.ts'
import { documentFront } from '#app/requests/front/document-front.server.ts'
import { openDocumentLine } from '#app/requests/front/document-line.server.ts'
import type { HonoEnv } from '#app/requests/hono-env.ts'
import { inTime, inTimeIfAtAll, late } from '#app/requests/in-time.server.ts'
import { createRateLimits, type RateLimits } from '#app/requests/limits/rate-limit.server.ts'
import { refuse } from '#app/requests/reading/json-function.server.ts'
import { ourFault, Refusal } from '#app/requests/refusal.server.ts'
import { sameOrigin } from '#app/requests/same-origin.server.ts'
import { robotsText, sitemapXml } from '#app/site/search-engines/sitemap.ts'
import { authSecret } from '#app/staff/auth/auth-secret.server.ts'
import { createStaffAuth } from '#app/staff/auth/staff-auth.server.ts'
import { staffAuthFunction } from '#app/staff/sign-in/auth-function.server.ts'
import type { House } from './context.ts'
import { followChanges } from './follow-changes.server.ts'
import { publicFunctions } from './functions.server.ts'
import type { RateName } from './limits.server.ts'
import { loggedPath } from './logged-path.server.ts'
import { answerPages } from './page-answers.server.ts'
import { publicFiles } from './public-files.server.ts'
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
  /** Ends what the app does of itself, when another takes its place. */
  until?: AbortSignal
}

type Middleware = MiddlewareHandler<HonoEnv>

export function createApp({ db, listen, settings: given, log, clientDir, development = false, until }: AppNeeds) {
  const settings = withStaffEmail(given)
  const mayShare = sharedRoutes(build.routes)
  const documents = createDocuments(mayShare)
  const contactsKnown = followChanges({ db, listen, log, documents, isShared: settings.databaseUrl !== undefined, until })
  const metrics = createMetrics({ db, token: settings.metricsToken, log })
  const shared = settings.databaseUrl ? { db, secret: authSecret(settings) } : undefined
  const limits = createRateLimits(shared)
  const limited = limiterOf(limits, settings)
  const payments = createPayments(settings)
  const reception = createReception({ baseUrl: settings.baseUrl, log, limits, shared })
  const auth = createStaffAuth(db, settings, log)

  const app = new Hono<HonoEnv>()
  app.use(rememberAnswers(documents))
  app.use(requestId())
  app.use(logRequests({ log, metrics, contactsKnown }))
  app.use(headersOfEverything(settings))
  app.use(noStoreUnlessSaid)
  app.use(nameAllowedMethods({ functions: () => app.routes, takesForms: pagesWithForms(build.routes) }))
  app.use(refuseUnreadable)

  app.get('/metrics', metrics.page)
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', (c) => answerReadiness(c, db))
  if (clientDir) app.route('/', publicFiles(clientDir))

  app.use(securityHeaders(settings, development))
  app.use(sameOrigin(settings, log))
  app.use(redirectToPlainPath(mayShare))

  app.get('/robots.txt', (c) => c.text(robotsText(settings.baseUrl), 200, { 'Cache-Control': forAnHour }))
  app.get('/sitemap.xml', limited('page'), (c) => answerSitemap(c, { db, settings, log }))
  app.route('/', publicFunctions({ db, settings, log, payments, limited }))
  app.route('/', guideFunctions({ db, settings, log, limited, reception }))
  app.route('/', staffAuthFunction({ db, settings, log, auth, limits, limited }))
  for (const folder of ['/functions/*', '/api/*']) app.all(folder, ({ req }) => refuseFunction(isFunction(app.routes, req.path)))

  app.all('*', answerPages({ db, settings, log, payments, reception, auth, limits, documents, development }))
  app.onError(errorAnswer(log))

  const frontNeeds = { documents, limits, log, trustProxy: settings.trustProxy, observe: metrics.observe }
  return Object.assign(app, {
    front: (listener: RequestListener) => documentFront(frontNeeds, listener),
    openLine: (server: Server) => openDocumentLine(server, frontNeeds),
  })
}

/** Middleware that counts a request against a rate and refuses those beyond it. */
function limiterOf(limits: RateLimits, { trustProxy }: Settings) {
  return (name: RateName): Middleware =>
    async function limiter(c, next) {
      const wait = await limits.exceeded(name, clientAddress(c, trustProxy))
      if (wait === undefined) return next()
      c.header('Retry-After', String(wait))
      return refuse(c, new Refusal(429, 'too_many_requests', 'That was a lot at once. Please wait a little and try again.'))
    }
}

/** Outermost, so that documents are remembered with the headers they finally left with. */
function rememberAnswers(documents: Documents): Middleware {
  return async (c, next) => {
    await next()
    documents.rememberSent(c.req.raw, c.res)
  }
}

type LogNeeds = { log: Logger; metrics: ReturnType<typeof createMetrics>; contactsKnown: Promise<void> }

function logRequests({ log, metrics, contactsKnown }: LogNeeds): Middleware {
  return async (c, next) => {
    const started = performance.now()
    await contactsKnown
    await next()
    const ms = Math.round(performance.now() - started)
    metrics.observe(c.req.path, c.req.method, c.res.status, ms)
    // No query, no address, no user agent: a log line says nothing about a person.
    log.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        ...(c.get('refused') && { refused: c.get('refused') }),
        ms,
      },
      'request',
    )
  }
}

/**
 * An address that cannot be parsed or decoded, for which the router would throw an error that quotes it. Programs get one line; browsers
 * get the not-found page, as if they had asked for `/unreadable-address`.
 */
const refuseUnreadable: Middleware = async (c, next) => {
  if (isReadable(c.req.url)) return next()
  if (c.req.method !== 'GET' || !c.req.header('accept')?.includes('text/html')) return c.text('This address cannot be read.', 400)
  c.req.raw = new Request(new URL('/unreadable-address', 'http://localhost'), { headers: c.req.raw.headers })
  await next()
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

async function answerReadiness(c: Context, db: Db) {
  try {
    if ((await inTime(db.execute(sql`select 1`))) !== late) return c.text('ready')
  } catch {
    // Answered below.
  }
  return c.text('the database does not answer', 503)
}

/**
 * Each shared document has one address, so that it is kept in memory once; and each console page, which knows by it what page it is.
 */
function redirectToPlainPath(mayShare: (path: string) => boolean): Middleware {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const plain = plainPath(pathname)
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (reads && pathname !== plain && (mayShare(plain) || /^\/admin\b.*\/$/.test(pathname)))
      return c.redirect(plain + search, 301)
    await next()
  }
}

/** Without the database it does not say when the legal texts were edited, and is not cached. */
async function answerSitemap(c: Context, { db, settings, log }: Pick<House, 'db' | 'settings' | 'log'>) {
  const found = await inTimeIfAtAll(listEditions(db), (err) => log.error({ err }, 'the sitemap does without the editions'))
  const edited = found === late ? [] : found.map(({ slug, lastUpdated }) => [`/${slug}`, lastUpdated] as const)
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': found === late ? 'no-store' : forAnHour,
  }
  return c.body(sitemapXml(settings.baseUrl, new Map(edited)), 200, headers)
}

const forAnHour = 'public, max-age=3600'

/** @param isThere whether there is one at the address, which does not take the request's method */
function refuseFunction(isThere: boolean): never {
  throw isThere
    ? new Refusal(405, 'method_not_allowed', 'This function does not take requests of this kind.')
    : new Refusal(404, 'not_found', 'There is no such function.')
}

/**
 * An answer may be cached by browsers and proxies only if it says so itself: some cache one that says nothing for minutes. A refusal never
 * may, whatever it says, because it would then be shown instead of the file at that address. A permanent redirect may.
 */
const noStoreUnlessSaid: Middleware = async (c, next) => {
  await next()
  const { status, headers } = c.res
  const said = headers.get('cache-control') ?? ''
  const mayBeKept = status === 301 || (status < 400 && said !== '')
  if (!mayBeKept && !said.includes('no-store')) headers.set('Cache-Control', 'no-store')
}

function errorAnswer(log: Logger) {
  return (error: Error, c: Context<HonoEnv>) => {
    if (error instanceof Refusal) {
      if (error.status === 503) c.header('Retry-After', awaySeconds)
      return refuse(c, error)
    }
    log.error({ requestId: c.get('requestId'), path: loggedPath(c.req.path), err: error }, 'unexpected error')
    if (!isAway(error)) return c.json({ error: { code: 'unexpected', message: ourFault } }, 500)
    c.header('Retry-After', awaySeconds)
    return refuse(c, new Refusal(503, 'unavailable', ourFault))
  }
}
