/** The verbs of estate_knowledge. */
import { and, asc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { type EntryRef, type KnowledgeCategory, type KnowledgeEntry, refOf } from './entry.ts'
import { deletedKnowledge, estateKnowledge } from './knowledge.tables.ts'

const { search: _, ...entryColumns } = getTableColumns(estateKnowledge)

export { entryColumns }
export type StoredEntry = Omit<typeof estateKnowledge.$inferSelect, 'search'>

/** All entries, by category and then key. */
export async function listKnowledge(db: Db): Promise<StoredEntry[]> {
  return await db.select(entryColumns).from(estateKnowledge).orderBy(asc(estateKnowledge.category), asc(estateKnowledge.key))
}

/** Changes whenever an entry is added, changed or deleted: what caches of the knowledge compare. */
export async function knowledgeVersion(db: Db): Promise<string> {
  const [row] = await db
    .select({
      version: sql<string>`count(*) || ':' || coalesce(extract(epoch from max(${estateKnowledge.updatedAt}))::text || ':' || sum(extract(epoch from ${estateKnowledge.updatedAt}))::text, '')`,
    })
    .from(estateKnowledge)
  return row?.version ?? ''
}

/**
 * What was deleted and is added as it was belongs to whom it belonged: an entry of the registry follows the facts again.
 * @throws when the category already has this key (PostgreSQL 23505).
 */
export async function addEntry(
  db: Db,
  entry: { category: KnowledgeCategory; key: string; value: string },
): Promise<StoredEntry | undefined> {
  const [deleted] = await db
    .delete(deletedKnowledge)
    .where(and(eq(deletedKnowledge.category, entry.category), eq(deletedKnowledge.key, entry.key)))
    .returning()
  const origin = deleted?.value === entry.value ? deleted.origin : 'staff'
  const [added] = await db
    .insert(estateKnowledge)
    .values({ ...entry, origin })
    .returning(entryColumns)
  return added
}

/** An entry that a person has changed is theirs: the registry no longer overwrites it. Undefined when there is no such id. */
export async function updateEntryValue(db: Db, id: string, value: string): Promise<StoredEntry | undefined> {
  const [updated] = await db
    .update(estateKnowledge)
    .set({ value, origin: 'staff', updatedAt: sql`clock_timestamp()` })
    .where(eq(estateKnowledge.id, id))
    .returning(entryColumns)
  return updated
}

/** For good: also an entry of the registry stays away. False when there is no such id. */
export async function deleteEntry(db: Db, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(estateKnowledge).where(eq(estateKnowledge.id, id)).returning(entryColumns)
    if (!gone) return false
    const { category, key, value, origin } = gone
    await tx
      .insert(deletedKnowledge)
      .values({ category, key, value, origin })
      .onConflictDoUpdate({
        target: [deletedKnowledge.category, deletedKnowledge.key],
        set: { value, origin, deletedAt: sql`clock_timestamp()` },
      })
    return true
  })
}

/** Brings the registry's entries up to date and leaves alone what people wrote or deleted. Safe to run at every start. */
export async function storeRegistry(db: Db, registry: readonly KnowledgeEntry[]): Promise<void> {
  const deleted = new Set((await db.select().from(deletedKnowledge)).map((entry) => refOf(entry)))
  const entries = registry.filter((entry) => !deleted.has(refOf(entry)))
  if (entries.length === 0) return
  await db
    .insert(estateKnowledge)
    .values(entries.map(({ category, key, value }) => ({ category, key, value, origin: 'registry' as const })))
    .onConflictDoUpdate({
      target: [estateKnowledge.category, estateKnowledge.key],
      set: { value: sql`excluded.value`, updatedAt: sql`clock_timestamp()` },
      setWhere: sql`${estateKnowledge.origin} = 'registry' and ${estateKnowledge.value} <> excluded.value`,
    })
  const known = entries.map((entry: EntryRef) => refOf(entry))
  await db
    .delete(estateKnowledge)
    .where(
      and(
        eq(estateKnowledge.origin, 'registry'),
        notInArray(sql`${estateKnowledge.category} || '/' || ${estateKnowledge.key}`, known),
      ),
    )
}
