/** The verbs of estate_knowledge. */
import { and, asc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { type EntryRef, type KnowledgeCategory, type KnowledgeEntry, refOf } from './entry.ts'
import { estateKnowledge } from './knowledge.tables.ts'

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

/** @throws when the category already has this key (PostgreSQL 23505). */
export async function addEntry(
  db: Db,
  entry: { category: KnowledgeCategory; key: string; value: string },
): Promise<StoredEntry | undefined> {
  const [added] = await db
    .insert(estateKnowledge)
    .values({ ...entry, origin: 'staff' })
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

export async function deleteEntry(db: Db, id: string): Promise<boolean> {
  const gone = await db.delete(estateKnowledge).where(eq(estateKnowledge.id, id)).returning({ id: estateKnowledge.id })
  return gone.length > 0
}

/** Brings the registry's entries up to date and leaves what people wrote alone. Safe to run at every start. */
export async function storeRegistry(db: Db, entries: readonly KnowledgeEntry[]): Promise<void> {
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
