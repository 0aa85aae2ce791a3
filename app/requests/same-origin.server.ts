import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Settings } from '#app/settings.server.ts'
import type { HonoEnv } from './hono-env.ts'
import { Refusal } from './refusal.server.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What browsers report, in `Sec-Fetch-Site`, about a page whose origin a proxy has removed. */
const otherSites = new Set(['cross-site', 'same-site'])

/**
 * Refuses cross-site form posts. Browsers send the page's origin with every such request; programs (a mail program's one-click
 * unsubscribe, a payment provider) send none and carry no cookie worth stealing.
 */
export function sameOrigin(settings: Settings, log: Pick<Logger, 'warn'>): MiddlewareHandler<HonoEnv> {
  const ours = new URL(settings.baseUrl)
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (safe.has(c.req.method)) return next()
    if (origin === undefined && !otherSites.has(c.req.header('sec-fetch-site') ?? '')) return next()
    const page = URL.parse(origin ?? '') ?? undefined
    const host = c.req.header('host')
    if (page && isOurs(page, host)) return next()
    // If it was our own page, this shows the operator which setting is wrong.
    log.warn({ requestId: c.get('requestId'), origin: page?.origin, host, baseUrl: ours.origin }, 'a form came from another site')
    throw new Refusal(403, 'cross_origin', 'This request came from another site.')
  }

  /** Whether the page is at our public address, or at the requested host, by which we may also be reached. */
  function isOurs(page: URL, host?: string): boolean {
    if (page.origin === ours.origin) return true
    // An attacker on the network can serve a page under our name, but only without TLS.
    const imitated = ours.protocol === 'https:' && page.protocol === 'http:' && page.host === ours.host
    return page.host === host && !imitated
  }
}

/**
 * For the router, whose own check runs after this one and trusts the scheme of `request.url`: behind a TLS-terminating proxy that is
 * http, and it would refuse every form.
 */
export const anyOrigin = ['**']
