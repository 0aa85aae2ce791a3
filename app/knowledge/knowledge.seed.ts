import type { Db } from '#app/db/db.ts'
import { storeCurrentFacts } from './current-facts.server.ts'

export async function seedKnowledge(db: Db): Promise<void> {
  await storeCurrentFacts(db)
}
