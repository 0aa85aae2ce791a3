import type { Db } from '#app/db/db.ts'
import { type Facts, houseFacts } from '#app/knowledge/facts.ts'
import { listActiveProducts } from '#app/products/products.server.ts'

/** The registries, with the products as staff sell them now: their prices and rooms are what guests are told. */
export async function currentFacts(db: Db): Promise<Facts> {
  const sold = await listActiveProducts(db)
  const products = sold.map(({ itemType, name, priceCents, roomRestrictions }) => ({
    itemType,
    name,
    priceCents,
    roomIds: houseFacts.rooms.filter((room) => roomRestrictions?.includes(room.name)).map((room) => room.id),
  }))
  return { ...houseFacts, products }
}
