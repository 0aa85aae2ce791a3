import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { HonoEnv } from './http.server.ts'
import { Refusal } from './json-function.server.ts'
import type { Settings } from './settings.server.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site's page makes a browser send. Browsers name the page's origin with every such request; programs
 * (a mail program's one-click unsubscribe, a payment provider) name none and carry no cookie worth stealing.
 */
export function sameOrigin(settings: Settings, log: Pick<Logger, 'warn'>): MiddlewareHandler<HonoEnv> {
  const ours = new URL(settings.baseUrl)
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (safe.has(c.req.method) || origin === undefined) return next()
    const page = URL.canParse(origin) ? new URL(origin) : undefined
    const host = c.req.header('host')
    if (page && isOurs(page, host)) return next()
    // When it is the house itself, its operator finds here what is set wrong.
    log.warn({ origin: page?.origin, host, baseUrl: ours.origin }, 'a form came from another site')
    throw new Refusal(403, 'cross_origin', 'This request came from another site.')
  }

  /** At the public address, or at the host that was asked, by which the house may be reached as well. */
  function isOurs(page: URL, host?: string): boolean {
    if (page.origin === ours.origin) return true
    // Whoever sits on the wire can write a page at our name, as long as it comes without TLS.
    const imitated = ours.protocol === 'https:' && page.protocol === 'http:' && page.host === ours.host
    return page.host === host && !imitated
  }
}

/**
 * For the router, whose own check comes after this one and believes the scheme of `request.url`: behind a proxy that ends TLS that is
 * http, and it would refuse every form of every page.
 */
export const anyOrigin = ['**']
