/** Everything the concierge knows, indexed for questions. Pure. */

import { type KnowledgeEntry, refOf } from '#app/knowledge/entry.ts'
import { type Facts, houseFacts } from '#app/knowledge/facts.ts'
import { guidePassages } from '#app/knowledge/guide-passages.ts'
import type { Passage } from '#app/knowledge/passage.ts'
import { addedProductEntries } from '#app/knowledge/registry/added-products.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { type Understanding, understanding } from '#app/understanding/learnt/model.ts'
import { type StaffSearch, searchStaff } from './staff-entries.ts'

/** Entries by `category/key`. */
export type Shelf = ReadonlyMap<string, KnowledgeEntry>

export type KnowledgeIndex = {
  readonly facts: Facts
  /** Every entry by its name (`refOf`). */
  readonly shelf: Shelf
  /** What staff have written about things outside the registry, and products they have added. */
  readonly staff: StaffSearch
  readonly mind: Understanding
  /** What guests can read elsewhere, for quoting. */
  readonly passages: readonly Passage[]
  /** Changes entries, one or thousands, at the cost of these alone: undefined removes one. */
  readonly change: (entries: Iterable<readonly [ref: string, entry: KnowledgeEntry | undefined]>) => void
}

export function buildIndex(
  entries: readonly KnowledgeEntry[] = registryEntries(),
  facts: Facts = houseFacts,
  mind: Understanding = understanding(),
  legal: readonly Passage[] = [],
): KnowledgeIndex {
  const own = new Set(registryEntries(facts).map(refOf))
  const added = new Set(addedProductEntries(facts).map(refOf))
  const shelf = new Map<string, KnowledgeEntry>()
  const staff = searchStaff(mind.lexicon)
  const change: KnowledgeIndex['change'] = (changed) => {
    for (const [ref, entry] of changed) {
      if (entry) shelf.set(ref, entry)
      else shelf.delete(ref)
      if (entry && (added.has(ref) || (entry.origin === 'staff' && !own.has(ref)))) staff.put(entry)
      else staff.remove(ref)
    }
  }
  change(entries.map((entry) => [refOf(entry), entry]))
  return { facts, shelf, staff, mind, passages: [...guidePassages, ...legal], change }
}
