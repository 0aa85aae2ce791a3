import type { Db } from '#app/db/db.ts'
import { storeCurrentFacts } from './current-facts.server.ts'

/** Brings the registry's entries up to date at the start. */
export async function seedKnowledge(db: Db): Promise<void> {
  await storeCurrentFacts(db)
}
