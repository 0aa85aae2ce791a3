/** Whether a late check-out is sold at the price that the site states for its rooms. Pure. */
import { euro } from '#app/estate/money.ts'
import { rooms } from '#app/rooms/rooms.ts'
import type { Product } from './products.server.ts'

/**
 * What room pages, terms and concierge say of the rooms for which this late check-out has another price; undefined if it agrees, or is none.
 * Staff may sell it for less: they only have to know.
 */
export function otherPriceOnSite({
  category,
  priceCents,
  roomRestrictions: only,
}: Pick<Product, 'category' | 'priceCents' | 'roomRestrictions'>): string | undefined {
  if (category !== 'late_checkout') return undefined
  const others = rooms.filter(
    ({ name, lateCheckoutCents }) => (!only?.length || only.includes(name)) && lateCheckoutCents !== priceCents,
  )
  if (others.length === 0) return undefined
  const prices = others.map(({ name, lateCheckoutCents }) => `${euro(lateCheckoutCents)} in ${name}`)
  return `The site says ${new Intl.ListFormat('en', { type: 'conjunction' }).format(prices)}.`
}
