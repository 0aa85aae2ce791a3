/**
 * The registries that answers are made from, gathered so that a caller may hand in others:
 * the current products of the database, or a changed price in a test.
 */
import { estate } from '#app/estate/estate.ts'
import { type CatalogueItem, catalogue } from '#app/products/catalogue.ts'
import { type Room, rooms } from '#app/rooms/rooms.ts'

/** Literal types made plain, so that another time or price fits. */
type Plain<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : { readonly [K in keyof T]: Plain<T[K]> }

export type Facts = {
  estate: Plain<typeof estate>
  rooms: readonly Room[]
  products: readonly Pick<CatalogueItem, 'itemType' | 'name' | 'priceCents' | 'roomIds'>[]
}

/** As the house opens. What guests are told comes from `currentFacts`: staff change products. */
export const houseFacts: Facts = { estate, rooms, products: catalogue }

/** `roomRestrictions`: names of rooms; none: every room. */
type SoldProduct = Pick<CatalogueItem, 'itemType' | 'name' | 'priceCents'> & { roomRestrictions: readonly string[] | null }

/** The registries with the products that are sold, in the order in which they are offered. */
export function factsWith(sold: readonly SoldProduct[]): Facts {
  const products = sold.map(({ itemType, name, priceCents, roomRestrictions }) => ({
    itemType,
    name,
    priceCents,
    roomIds: rooms.filter((room) => roomRestrictions?.includes(room.name)).map((room) => room.id),
  }))
  return { ...houseFacts, products }
}
