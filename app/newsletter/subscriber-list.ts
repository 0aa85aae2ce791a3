/** Which part of the newsletter's list a console page shows, as its address asks. Pure. */
import { choiceOf, pageOf, textOf } from '#app/ui/console/lists/list-query.ts'

export const subscriberStates = ['subscribed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** Without a state: both. `words`: in the address or the first name. */
export type SubscriberFilter = { state?: SubscriberState | undefined; words?: string | undefined }

/** Invalid values are ignored. */
export function readSubscriberFilter(query: URLSearchParams): SubscriberFilter & { page: number } {
  return {
    state: choiceOf(query, 'state', subscriberStates),
    words: textOf(query),
    page: pageOf(query),
  }
}
