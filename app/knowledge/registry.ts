/** Everything the code knows, as knowledge entries: change a fact in a registry and its entry changes with it. */
import type { KnowledgeEntry } from './entry.ts'
import { type Facts, houseFacts } from './facts.ts'
import { contactEntries, facilityEntries, generalEntries } from './registry-estate.ts'
import { nearbyEntries } from './registry-nearby.ts'
import { policyEntries } from './registry-policies.ts'
import { roomEntries } from './registry-rooms.ts'

export function registryEntries(facts: Facts = houseFacts): KnowledgeEntry[] {
  return [
    ...policyEntries(facts),
    ...roomEntries(facts),
    ...facilityEntries(facts),
    ...generalEntries(facts),
    ...contactEntries(facts),
    ...nearbyEntries(),
  ].map((entry) => ({ ...entry, origin: 'registry' }))
}
