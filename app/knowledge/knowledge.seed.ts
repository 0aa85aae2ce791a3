import type { Db } from '#app/db/db.ts'
import { currentFacts } from './current-facts.server.ts'
import { storeRegistry } from './knowledge.server.ts'
import { registryEntries } from './registry.ts'

export async function seedKnowledge(db: Db): Promise<void> {
  await storeRegistry(db, registryEntries(await currentFacts(db)))
}
