/** The verbs of estate_knowledge. */
import { and, asc, eq, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm'
import { cachedStatement } from '#app/db/cached-statement.server.ts'
import type { Db } from '#app/db/db.ts'
import { type KnowledgeCategory, type KnowledgeEntry, refOf } from './entry.ts'
import { deletedKnowledge, estateKnowledge, knowledgeChange, knowledgeCount } from './knowledge.tables.ts'

const { search: _, ...entryColumns } = getTableColumns(estateKnowledge)

export { entryColumns }
export type StoredEntry = Omit<typeof estateKnowledge.$inferSelect, 'search'>

/** All entries, by category and then key. */
export async function listKnowledge(db: Db): Promise<StoredEntry[]> {
  return await db.select(entryColumns).from(estateKnowledge).orderBy(asc(estateKnowledge.category), asc(estateKnowledge.key))
}

/** The entry's current state. */
export async function findEntry(db: Db, id: string): Promise<StoredEntry | undefined> {
  const [entry] = await db.select(entryColumns).from(estateKnowledge).where(eq(estateKnowledge.id, id))
  return entry
}

/** Increases whenever an entry is added, changed or deleted; caches of the knowledge compare it. */
export async function knowledgeVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: knowledgeCount.version }).from(knowledgeCount)
  return row?.version ?? 0
}

/** `knowledgeVersion` as part of a larger statement (`countAtOnce`). */
export const versionFigure = sql`(select ${knowledgeCount.version} from ${knowledgeCount})`
/** `countEntries`, likewise. */
export const entriesFigure = sql`(select ${knowledgeCount.entries} from ${knowledgeCount})`

/** How many entries there are. */
export async function countEntries(db: Db): Promise<number> {
  const [row] = await countOfEntries(db).execute()
  return row?.entries ?? 0
}

const countOfEntries = cachedStatement((db) => db.select({ entries: knowledgeCount.entries }).from(knowledgeCount).prepare(''))

/** Changes are known for this many versions back (migration 0012). */
const knownVersions = 1_000

/** By name (`refOf`): an entry's current state, or undefined if it is gone. */
export type Changes = ReadonlyMap<string, StoredEntry | undefined>

/** What changed since one version, up to the later `version`; undefined if `since` is too long ago, or never existed. */
export async function knowledgeChanges(db: Db, since: number, version: number): Promise<Changes | undefined> {
  if (since > version || since < version - knownVersions) return undefined
  const changed = db
    .selectDistinct({ category: knowledgeChange.category, key: knowledgeChange.key })
    .from(knowledgeChange)
    .where(gt(knowledgeChange.version, since))
    .as('changed')
  const rows = await db
    .select({ ref: { category: changed.category, key: changed.key }, entry: entryColumns })
    .from(changed)
    .leftJoin(estateKnowledge, and(eq(estateKnowledge.category, changed.category), eq(estateKnowledge.key, changed.key)))
  return new Map(rows.map(({ ref, entry }) => [refOf(ref), entry ?? undefined]))
}

type NewEntry = { category: KnowledgeCategory; key: string; value: string }

/** Undefined when the category has this key already; waits for a concurrent insert. */
export async function addEntry(db: Db, entry: NewEntry): Promise<StoredEntry | undefined> {
  const [added] = await addEntries(db, [entry])
  return added
}

/**
 * Two statements, however many there are. An entry re-added exactly as it was deleted gets its origin back: a registry entry follows the
 * facts again. Leaves out those whose category has their key already.
 */
export async function addEntries(db: Db, entries: readonly NewEntry[]): Promise<StoredEntry[]> {
  const { category, key } = deletedKnowledge
  const named = sql`unnest(${textsOf(entries, 'category')}, ${textsOf(entries, 'key')})`
  const deleted = await db.delete(deletedKnowledge).where(sql`(${category}, ${key}) in (select * from ${named})`).returning()
  const before = new Map(deleted.map((entry) => [refOf(entry), entry]))
  const originOf = (entry: NewEntry) => {
    const same = before.get(refOf(entry))
    return same?.value === entry.value ? same.origin : 'staff'
  }
  return db
    .insert(estateKnowledge)
    .values(entries.map((entry) => ({ ...entry, origin: originOf(entry) })))
    .onConflictDoNothing()
    .returning(entryColumns)
}

/** One statement. @returns the ids of those that still had the value that was `seen` */
export async function updateSeenValues(db: Db, changes: readonly { id: string; seen: string; value: string }[]) {
  const { id, value, origin, updatedAt } = estateKnowledge
  const given = sql`unnest(${textsOf(changes, 'id')}, ${textsOf(changes, 'seen')}, ${textsOf(changes, 'value')})`
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${estateKnowledge}
    set ${sql.identifier(value.name)} = given.value, ${sql.identifier(origin.name)} = 'staff',
      ${sql.identifier(updatedAt.name)} = clock_timestamp()
    from ${given} as given (id, seen, value)
    where ${id} = given.id::uuid and ${value} = given.seen
    returning ${id} as id`)
  return rows.map((row) => row.id)
}

/** One column of many rows, as one parameter. */
function textsOf<Name extends string>(rows: readonly Record<Name, string>[], name: Name) {
  return sql`${sql.param(rows.map((row) => row[name]))}::text[]`
}

/** An entry changed by a person is theirs: the registry no longer overwrites it. Undefined when there is no such id. */
export async function updateEntryValue(db: Db, id: string, value: string): Promise<StoredEntry | undefined> {
  const [updated] = await db
    .update(estateKnowledge)
    .set({ value, origin: 'staff', updatedAt: sql`clock_timestamp()` })
    .where(eq(estateKnowledge.id, id))
    .returning(entryColumns)
  return updated
}

/** Permanently: registry entries stay deleted too. False when there is no such id. */
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

/** Updates the registry's entries, leaving alone what people changed or deleted. Writes nothing that is already current. */
export async function storeRegistry(db: Db, registry: readonly KnowledgeEntry[]): Promise<void> {
  const deleted = new Set((await db.select().from(deletedKnowledge)).map((entry) => refOf(entry)))
  const entries = new Map(registry.map((entry) => [refOf(entry), entry]))
  for (const ref of deleted) entries.delete(ref)
  const ref = sql<string>`${estateKnowledge.category} || '/' || ${estateKnowledge.key}`
  const { value, origin } = estateKnowledge
  const present = await db
    .select({ ref, value, origin })
    .from(estateKnowledge)
    .where(or(eq(origin, 'registry'), inArray(ref, [...entries.keys()])))
  const stale = present.filter((row) => row.origin === 'registry' && !entries.has(row.ref))
  for (const row of present) if (row.origin === 'staff' || row.value === entries.get(row.ref)?.value) entries.delete(row.ref)
  if (entries.size > 0) {
    await db
      .insert(estateKnowledge)
      .values([...entries.values()].map(({ category, key, value }) => ({ category, key, value, origin: 'registry' as const })))
      .onConflictDoUpdate({
        target: [estateKnowledge.category, estateKnowledge.key],
        set: { value: sql`excluded.value`, updatedAt: sql`clock_timestamp()` },
        setWhere: sql`${estateKnowledge.origin} = 'registry' and ${estateKnowledge.value} <> excluded.value`,
      })
  }
  if (stale.length > 0) {
    const gone = stale.map((row) => row.ref)
    await db.delete(estateKnowledge).where(and(eq(origin, 'registry'), inArray(ref, gone)))
  }
}
