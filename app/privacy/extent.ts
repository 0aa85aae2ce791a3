/** How much is stored about a person, or was erased, without any personal data. Pure. */

/** `ordersWaiting`: how many of the orders are under way and cannot be erased yet; emails about orders wait with them. */
export type Extent = {
  messages: number
  requests: number
  orders: number
  ordersWaiting: number
  subscriptions: number
  mails: number
}

export type Erased = Omit<Extent, 'orders'> & { ordersDeleted: number; ordersAnonymised: number }

export const extentNames: Record<keyof Extent | keyof Erased, string> = {
  messages: 'Messages',
  requests: 'Requests from the guide',
  orders: 'Orders',
  ordersWaiting: 'Orders under way',
  ordersDeleted: 'Unpaid orders',
  ordersAnonymised: 'Paid orders, kept without name and address',
  subscriptions: 'Newsletter',
  mails: 'Copies of emails',
}

export function isNothing(extent: Extent): boolean {
  return Object.values(extent).every((number) => number === 0)
}

/** Whether there is anything to erase now. */
export function isErasable({ messages, requests, orders, ordersWaiting, subscriptions, mails }: Extent): boolean {
  return messages + requests + subscriptions + (orders - ordersWaiting) + (ordersWaiting > 0 ? 0 : mails) > 0
}

export function sayErased({ ordersWaiting, ...erased }: Erased): string {
  if (Object.values(erased).every((number) => number === 0))
    return ordersWaiting > 0 ? 'Nothing can be erased yet' : 'There was nothing to erase'
  return ordersWaiting > 0 ? 'Erased, except orders under way' : 'Erased'
}
