/**
 * The registries that answers are composed from, gathered so that callers can pass others: the database's current products, or a changed
 * price in a test.
 */
import { estate } from '#app/estate/estate.ts'
import { type CatalogueItem, catalogue } from '#app/products/catalogue.ts'
import { type Room, type RoomId, rooms } from '#app/rooms/rooms.ts'

/** Widens literal types, so that another time or price fits. */
type Plain<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : { readonly [K in keyof T]: Plain<T[K]> }

/** Everything the composed texts are made from: the estate, its rooms, and the products being sold. */
export type Facts = {
  estate: Plain<typeof estate>
  rooms: readonly Room[]
  products: readonly (Pick<CatalogueItem, 'itemType' | 'name' | 'category' | 'priceCents' | 'roomIds'> & {
    description: string | null
  })[]
}

/** The rooms a product is restricted to; empty if it is for every room, or not sold. */
export function roomsOfProduct({ products }: Pick<Facts, 'products'>, itemType: string): readonly RoomId[] {
  return products.find((product) => product.itemType === itemType)?.roomIds ?? []
}

/** The initial facts. Guests see those of `currentFacts`, because staff change products. */
export const houseFacts: Facts = { estate, rooms, products: catalogue }

/** `roomRestrictions`: room names; none: every room. */
type SoldProduct = Pick<CatalogueItem, 'itemType' | 'name' | 'category' | 'priceCents'> & {
  description: string | null
  roomRestrictions: readonly string[] | null
}

/** The registries with the products being sold, in the order they are offered. */
export function factsWith(sold: readonly SoldProduct[]): Facts {
  const products = sold.map(({ itemType, name, category, description, priceCents, roomRestrictions }) => ({
    itemType,
    name,
    category,
    description,
    priceCents,
    roomIds: rooms.filter((room) => roomRestrictions?.includes(room.name)).map((room) => room.id),
  }))
  return { ...houseFacts, products }
}
