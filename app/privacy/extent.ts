/** How much the house holds about a person, or has erased, without any personal data. Pure. */

/** `ordersWaiting`: of the orders, those under way, which cannot be erased yet; emails about orders wait with them. */
export type Extent = {
  messages: number
  requests: number
  orders: number
  ordersWaiting: number
  subscriptions: number
  mails: number
}

export type Erased = Omit<Extent, 'orders'> & { ordersDeleted: number; ordersAnonymised: number }

export function isNothing(extent: Extent): boolean {
  return Object.values(extent).every((number) => number === 0)
}

/** Whether an erasure would erase something. */
export function isErasable({ messages, requests, orders, ordersWaiting, subscriptions, mails }: Extent): boolean {
  return messages + requests + subscriptions + (orders - ordersWaiting) + (ordersWaiting > 0 ? 0 : mails) > 0
}

export function sayErased({ ordersWaiting, ...erased }: Erased): string {
  if (Object.values(erased).every((number) => number === 0))
    return ordersWaiting > 0 ? 'Nothing can be erased yet' : 'There was nothing to erase'
  return ordersWaiting > 0 ? 'Erased, except orders under way' : 'Erased'
}
