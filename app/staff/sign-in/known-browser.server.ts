/**
 * A browser that has signed in to an account is known there, and its tries are counted apart from those of strangers: whoever guesses
 * at the account shuts out strangers alone. This is OWASP's device cookie,
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { House } from '#app/context.ts'
import { houseCookie } from '#app/cookie.server.ts'
import { retention } from '#app/estate/policies.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { authSecret } from './auth-secret.server.ts'

type Needs = { baseUrl: string; authSecret?: string | undefined; dataDir: string }

export type KnownBrowser = {
  /** What this browser is counted by, if it carries our cookie for this account. */
  find(request: Request): string | undefined
  /** The cookie for a browser that has just signed in. It opens nothing, and fewer tries are left to it than to strangers. */
  remember(): string
}

export function knownBrowser(settings: Needs, email: string): KnownBrowser {
  // Of one house, for one purpose and one account: another's cookie does not fit, and none tells the address.
  const key = Buffer.from(hkdfSync('sha256', authSecret(settings), '', `known browser of ${accountOf(email)}`, 32))
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest()
  // One for each account, for a device that several people sign in on.
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
      const expiresAt = new Date(Date.now() + retention.staffBrowserDays * 86_400_000)
      return cookie.set(`${nonce}.${signed(nonce).toString('base64url')}`, expiresAt)
    },
  }
}

/**
 * Counts a try at the password of `email`, whether or not there is such an account.
 * @returns the seconds to wait when it is one too many.
 */
export async function countSignIn(
  { settings, countRequest }: Pick<House, 'settings' | 'countRequest'>,
  request: Request,
  email: string,
): Promise<number | undefined> {
  const browser = knownBrowser(settings, email).find(request)
  if (browser) return countRequest('signInKnown', `browser:${browser}`)
  return (await countRequest('signIn')) ?? countRequest('signInAccount', countedAs(email))
}

/** As which an account is counted, whether or not there is one. */
export function countedAs(email: string): string {
  return `account:${accountOf(email)}`
}

function accountOf(email: string): string {
  return email.slice(0, fieldLimits.email).toLowerCase()
}
