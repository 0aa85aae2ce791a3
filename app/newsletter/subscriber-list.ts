/** Which part of the newsletter's list a console page shows, as its address asks. Pure. */
import { pageOf } from '#app/ui/console/page-of.ts'

export const subscriberStates = ['subscribed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** Without a state: both. `words`: in the address or the first name. */
export type SubscriberFilter = { state?: SubscriberState | undefined; words?: string | undefined }

export const subscribersPerPage = 50

/** Invalid values are ignored. */
export function readSubscriberFilter(query: URLSearchParams): SubscriberFilter & { page: number } {
  return {
    state: subscriberStates.find((state) => state === query.get('state')),
    words: query.get('q')?.trim().slice(0, 200) || undefined,
    page: pageOf(query),
  }
}
