/**
 * A browser that has signed in to an account is known to that account, and its attempts are counted separately from strangers', so that
 * strangers who guess lock out only themselves. This is OWASP's device cookie,
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { House } from '#app/context.ts'
import { retention } from '#app/estate/policies.ts'
import { daysAfter } from '#app/estate/time/periods.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { isIPv6, siteOf } from '#app/requests/client-address.server.ts'
import { houseCookie } from '#app/requests/cookie.server.ts'
import { amongStrangers, beforeStrangers } from '#app/requests/limits/slow-work.server.ts'
import { authSecret } from '#app/staff/auth/auth-secret.server.ts'

type Needs = { baseUrl: string; authSecret?: string | undefined; dataDir: string }

export type KnownBrowser = {
  /** The key this browser is counted under, if it carries our cookie for this account. */
  find(request: Request): string | undefined
  /** The cookie for a browser that has just signed in. It grants nothing, and allows fewer attempts than strangers have. */
  remember(): string
}

export function knownBrowser(settings: Needs, email: string): KnownBrowser {
  // Bound to one house, purpose and account: no other cookie fits, and none reveals the address.
  const key = Buffer.from(hkdfSync('sha256', authSecret(settings), '', `known browser of ${accountOf(email)}`, 32))
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest()
  // One per account, for devices that several people sign in on.
  const cookie = houseCookie(settings.baseUrl, `known-${keyed('name').toString('hex').slice(0, 16)}`)
  const signed = (nonce: string) => keyed(`nonce ${nonce}`)
  return {
    find(request) {
      const [nonce = '', signature = ''] = (cookie.read(request) ?? '').split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = signed(nonce)
      return given.length === right.length && timingSafeEqual(given, right) ? nonce : undefined
    },
    remember() {
      const nonce = randomBytes(18).toString('base64url')
      const value = `${nonce}.${signed(nonce).toString('base64url')}`
      return cookie.set(value, daysAfter(new Date(), retention.staffBrowserDays))
    },
  }
}

/**
 * Counts an attempt at the password of `email`, whether or not there is such an account.
 * @returns the seconds to wait once the limit is exceeded.
 */
export async function countSignIn(
  { settings, countRequest, address }: Pick<House, 'settings' | 'countRequest' | 'address'>,
  request: Request,
  email: string,
): Promise<number | undefined> {
  const browser = knownBrowser(settings, email).find(request)
  if (browser) return countRequest('signInKnown', `browser:${browser}`)
  // Strangers to each other share a network of IPv4, and would lock each other out.
  const countSite = async () => (isIPv6(address) ? countRequest('signInSite', `site:${siteOf(address)}`) : undefined)
  return (await countRequest('signIn')) ?? (await countSite()) ?? countRequest('signInAccount', countedAs(email))
}

/**
 * Checks a password: at a browser that the account knows, before those of strangers, whose number would else keep it out; at any other, in
 * turn with other networks.
 */
export function checkInTurn<T>(
  { settings, address }: Pick<House, 'settings' | 'address'>,
  request: Request,
  email: string,
  check: () => Promise<T>,
): Promise<T> {
  return knownBrowser(settings, email).find(request) ? beforeStrangers(check) : amongStrangers(siteOf(address), check)
}

/** The key under which an account is counted, whether or not it exists. */
export function countedAs(email: string): string {
  return `account:${accountOf(email)}`
}

function accountOf(email: string): string {
  return email.slice(0, fieldLimits.email).toLowerCase()
}
