import type { House } from '#app/context.ts'
import type { Db } from '#app/db/db.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { isOffered, listActiveProducts } from '#app/products/products.server.ts'
import { inTimeIfAtAll, late } from '#app/requests/in-time.server.ts'
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

/** The facts last read for a page, by database. */
const lastRead = new WeakMap<Db, Facts>()

/**
 * For the loader of a public page, which must render even without the database. Then the page shows what was last read, and offers no
 * products if nothing ever was; `init` prevents that answer from being cached.
 */
export async function factsForPage({ db, log }: Pick<House, 'db' | 'log'>): Promise<{ facts: Facts; init?: ResponseInit }> {
  const found = await inTimeIfAtAll(currentFacts(db), (err) => {
    log.error({ err }, 'a page does without the products as they are now')
  })
  if (found === late) return { facts: lastRead.get(db) ?? factsWith([]), init: { headers: { 'Cache-Control': 'no-store' } } }
  lastRead.set(db, found)
  return { facts: found }
}
