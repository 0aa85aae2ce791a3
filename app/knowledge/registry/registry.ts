/** All facts in the code, as knowledge entries: change a fact in a registry and its entry changes with it. */

import { type EntryRef, type KnowledgeEntry, refOf } from '#app/knowledge/entry.ts'
import { type Facts, factsWith, houseFacts } from '#app/knowledge/facts.ts'
import { addedProductEntries } from './added-products.ts'
import { contactEntries, facilityEntries, generalEntries } from './registry-estate.ts'
import { nearbyEntries } from './registry-nearby.ts'
import { policyEntries } from './registry-policies.ts'
import { roomEntries } from './registry-rooms.ts'

/** Every registry entry for these facts, by default the initial ones. */
export function registryEntries(facts: Facts = houseFacts): KnowledgeEntry[] {
  const entries: Omit<KnowledgeEntry, 'origin'>[] = [
    ...policyEntries(facts),
    ...roomEntries(facts),
    ...facilityEntries(facts),
    ...generalEntries(facts),
    ...contactEntries(facts),
    ...nearbyEntries(),
    ...addedProductEntries(facts),
  ]
  // A product with the same name as a registry entry replaces it: it is newer.
  const byRef = new Map(entries.map((entry) => [refOf(entry), entry]))
  return [...byRef.values()].map((entry) => ({ ...entry, origin: 'registry' }))
}

/** Whether a registry entry depends on what is sold, or for how much, so that product changes change its text. */
export function followsProducts(entry: EntryRef): boolean {
  whateverIsSold ??= findWhateverIsSold()
  return !whateverIsSold.has(refOf(entry))
}

let whateverIsSold: ReadonlySet<string> | undefined

/** The entries that would read the same if nothing were sold. */
function findWhateverIsSold(): Set<string> {
  const without = new Map(registryEntries(factsWith([])).map((entry) => [refOf(entry), entry.value]))
  return new Set(
    registryEntries()
      .filter((entry) => without.get(refOf(entry)) === entry.value)
      .map(refOf),
  )
}
