import type { House } from '#app/context.ts'
import type { Db } from '#app/db/db.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { isOffered, listActiveProducts, productsForPage } from '#app/products/products.server.ts'
import { keepNothing, late } from '#app/requests/in-time.server.ts'
import { type Facts, factsWith } from './facts.ts'
import { storeRegistry } from './knowledge.server.ts'

/** The registries, with the products as staff currently sell them: guests are told these prices and rooms. */
export async function currentFacts(db: Db): Promise<Facts> {
  return factsWith((await listActiveProducts(db)).filter(isOffered))
}

/** Updates the registry's entries, which staff read and search and the concierge answers from, to the current facts. */
export async function storeCurrentFacts(db: Db): Promise<void> {
  await storeRegistry(db, registryEntries(await currentFacts(db)))
}

/**
 * For the loader of a public page, which must render even without the database. Then the page shows what was last read, and offers no
 * products if nothing ever was; `init` prevents that answer from being cached.
 */
export async function factsForPage(house: Pick<House, 'db' | 'log'>): Promise<{ facts: Facts; init?: ResponseInit }> {
  const products = await productsForPage(house)
  if (products === late) return { facts: factsWith([]), init: keepNothing }
  const facts = factsWith(products.found.filter(isOffered))
  return products.isOld ? { facts, init: keepNothing } : { facts }
}
