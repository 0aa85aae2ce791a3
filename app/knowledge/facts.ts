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

export const houseFacts: Facts = { estate, rooms, products: catalogue }
