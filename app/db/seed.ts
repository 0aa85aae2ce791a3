import { sql } from 'drizzle-orm'
import { keepEstateDays } from '#app/analytics/day-figures.seed.ts'
import { refreshContacts } from '#app/estate/contacts/contacts.server.ts'
import { seedKnowledge } from '#app/knowledge/knowledge.seed.ts'
import { seedLegalDocuments } from '#app/legal/legal.seed.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { guardAuditLog } from '#app/staff/audit/audit.seed.ts'
import { advisoryLocks } from './advisory-locks.ts'
import type { Db } from './db.ts'
import { indexSearchText } from './search-index.seed.ts'
import { withoutLimits } from './without-limits.server.ts'

type Seed = (db: Db) => Promise<unknown>

/** Every subject's seed, in dependency order. Each runs at every start and must be idempotent. */
const seeds: Seed[] = [
  refreshContacts,
  seedProducts,
  seedKnowledge,
  seedLegalDocuments,
  guardAuditLog,
  indexSearchText,
  keepEstateDays,
]

/** What a house needs before its first guest. Several instances may start at once: one seeds, the others wait. */
export async function seedDatabase(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Builds the indexes of a large house.
    await withoutLimits(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.seed})`)
    for (const seed of seeds) await seed(tx)
  })
}
