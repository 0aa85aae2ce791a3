import { type DiningOffer, diningOffers } from '#app/estate/dining.ts'
import { told } from '#app/estate/offered-sentences.ts'
import type { Facts } from '#app/knowledge/facts.ts'

export type CurrentOffer = Omit<DiningOffer, 'about' | 'itemTypes'> & {
  about: string
  items: { itemType: string; name: string; priceCents: number }[]
}

/** The dining offers as currently sold; those with nothing on sale are left out. */
export function currentDiningOffers({ products }: Facts): CurrentOffer[] {
  return diningOffers.flatMap(({ about, itemTypes, ...offer }) => {
    const items = products
      .filter(({ itemType }) => itemTypes.includes(itemType))
      .map(({ itemType, name, priceCents }) => ({ itemType, name, priceCents }))
    if (itemTypes.length > 0 && items.length === 0) return []
    return { ...offer, about: told(about, products).join(' '), items }
  })
}
