import type { Context } from 'hono'
import type { HonoEnv } from './http.server.ts'

/**
 * Whose request this is, for rate limits only: never stored, never logged. With `trustProxy` proxies in front, the
 * address that the outermost of them saw; what a visitor writes further left in the header is not believed.
 */
export function clientAddress(c: Context<HonoEnv>, trustProxy: number): string {
  return believedAddress(c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress, trustProxy)
}

/** The same from what Node knows of a request. */
export function believedAddress(
  forwardedFor: string | string[] | undefined,
  peer: string | undefined,
  trustProxy: number,
): string {
  if (trustProxy > 0) {
    const hops = String(forwardedFor ?? '')
      .split(',')
      .map((hop) => hop.trim())
    const believed = hops.at(-trustProxy)
    if (believed) return believed
  }
  return peer ?? 'unknown'
}
