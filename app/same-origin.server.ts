import type { MiddlewareHandler } from 'hono'
import type { HonoEnv } from './http.server.ts'
import { Refusal } from './json-function.server.ts'
import type { Settings } from './settings.server.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site's page makes a browser send. Browsers name the page's origin with every such request; programs
 * (a mail program's one-click unsubscribe, a payment provider) name none and carry no cookie worth stealing.
 */
export function sameOrigin(settings: Settings): MiddlewareHandler<HonoEnv> {
  const ours = new URL(settings.baseUrl).host
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (safe.has(c.req.method) || origin === undefined) return next()
    const host = URL.canParse(origin) ? new URL(origin).host : undefined
    if (host !== ours && host !== c.req.header('host'))
      throw new Refusal(403, 'cross_origin', 'This request came from another site.')
    return next()
  }
}
