import type { Context } from 'hono'
import type { HonoEnv } from './hono-env.ts'

/**
 * The client's address, for rate limits only: never stored, never logged. With `trustProxy` proxies in front, it is the address that the
 * outermost of them saw; anything a visitor adds further left in the header is ignored.
 */
export function clientAddress(
  c: Pick<Context<HonoEnv>, 'env'> & { req: Pick<Context['req'], 'header'> },
  trustProxy: number,
): string {
  return believedAddress(c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress, trustProxy)
}

/** The same, from what Node knows about a request. */
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
    if (believed) return networkOf(believed)
  }
  return networkOf(peer ?? 'unknown')
}

/**
 * The network that a client's address, as `networkOf` gives it, is in: of IPv6 the /48, which one subscriber or provider's customer can hold
 * whole, 65,536 clients; of IPv4 the /24.
 */
export function siteOf(client: string): string {
  return isIPv6(client) ? client.split(':').slice(0, 3).join(':') : client.replace(/\.\d+$/, '')
}

/** Not those that write an IPv4 address in the form of IPv6. */
export function isIPv6(client: string): boolean {
  return client.includes(':') && !client.includes('.')
}

/** An IPv6 subscriber has a whole /64, so all of it counts as one client. Some proxies append the port. */
export function networkOf(address: string): string {
  if (address.includes('.')) return address.replace(/:\d+$/, '')
  if (!address.includes(':')) return address
  const [head = '', tail] = address
    .replace(/^\[|\].*$/g, '')
    .toLowerCase()
    .split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].slice(0, 4)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}
