import { unsubscribePath } from './newsletter/subscription.ts'
import { plainPath } from './shared-routes.server.ts'

const unsubscribing = unsubscribePath('')

/** A request's path as the log may tell it, which says nothing about a person: what follows on the way out of the newsletter is one's key. */
export function loggedPath(path: string): string {
  return plainPath(path).startsWith(unsubscribing) ? `${unsubscribing}…` : path
}
