/** Which part of the newsletter's list a console page shows, from its address. Pure. */
import { choiceOf, pageOf, textOf } from '#app/ui/console/lists/list-query.ts'

const subscriberStates = ['subscribed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** No state means both. `words`: sought in the address and the first name. */
export type SubscriberFilter = { state?: SubscriberState | undefined; words?: string | undefined }

/** Invalid values are ignored. */
export function readSubscriberFilter(query: URLSearchParams): SubscriberFilter & { page: number } {
  return {
    state: choiceOf(query, 'state', subscriberStates),
    words: textOf(query),
    page: pageOf(query),
  }
}
