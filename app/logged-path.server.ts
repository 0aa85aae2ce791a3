import { unsubscribePath } from './newsletter/subscription.ts'
import { plainPath } from './shared-routes.server.ts'

const unsubscribing = unsubscribePath('')

/** A request's path for the log, without anything personal: an unsubscribe path ends in a subscriber's key. */
export function loggedPath(path: string): string {
  return plainPath(path).startsWith(unsubscribing) ? `${unsubscribing}…` : path
}
