import { plainPath } from '#app/documents/shared-routes.server.ts'
import { unsubscribePath } from '#app/newsletter/subscription.ts'

const unsubscribing = unsubscribePath('')

/** A request's path for the log, without anything personal: an unsubscribe path ends in a subscriber's key. */
export function loggedPath(path: string): string {
  return plainPath(path).startsWith(unsubscribing) ? `${unsubscribing}…` : path
}
