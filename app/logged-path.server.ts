import { plainPath } from '#app/documents/shared-routes.server.ts'
import { unsubscribePath } from '#app/newsletter/subscription.ts'

const unsubscribing = unsubscribePath('')

/**
 * A request's path for the log, without anything personal: an unsubscribe path ends in a subscriber's key, and a link to an email address
 * that was copied wrongly asks for it as a page.
 */
export function loggedPath(path: string): string {
  if (plainPath(path).startsWith(unsubscribing)) return `${unsubscribing}…`
  return path.replace(/[^/]*(?:@|%40)[^/]*/gi, '…')
}
