/** The current knowledge, kept in memory and updated with the database. */
import type { Db } from '#app/db/db.ts'
import { currentFacts } from '#app/knowledge/current-facts.server.ts'
import { type KnowledgeEntry, refOf } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import {
  type Changes,
  knowledgeChanges,
  knowledgeVersion,
  listKnowledge,
  type StoredEntry,
} from '#app/knowledge/knowledge.server.ts'
import type { Passage } from '#app/knowledge/passage.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { inTimeIfAtAll, late } from '#app/requests/in-time.server.ts'
import { buildIndex, type KnowledgeIndex } from './knowledge-index.ts'

export type IndexOptions = {
  /** What answers are composed from; by default the registries with the products currently sold. */
  facts?: (db: Db) => Promise<Facts>
  /** The current legal texts, for quoting; the same list while they are unchanged. Without it, those last read. */
  passages?: (db: Db) => Promise<readonly Passage[]>
  /** How long a check of the knowledge is valid, in milliseconds. */
  freshMs?: number
  /** Called if the knowledge cannot be read; the last known index is then used, also if reading is slow. Without it, the error is thrown. */
  lost?: (error: unknown) => void
}

type Kept = { lookedAt: number; known: Promise<Known> }
type Known = {
  version: number
  /** The facts that staff may change, as one string. */
  facts: string
  legal: readonly Passage[]
  index: KnowledgeIndex
  /** The registry's entries as the facts make them. */
  fresh: ReadonlyMap<string, KnowledgeEntry>
  /** Which of them the database has. Undefined while it has none: then all of them are used. */
  stored: Set<string> | undefined
}
/** One index per open database, dropped with it. */
const kept = new WeakMap<object, Kept>()

/** The index of the current knowledge. Changes to entries are seen within `freshMs`. */
export async function knowledgeIndex(
  db: Db,
  { facts = currentFacts, passages, freshMs = 1_000, lost }: IndexOptions = {},
): Promise<KnowledgeIndex> {
  const before = kept.get(db)
  const lookedAt = performance.now()
  if (before && lookedAt - before.lookedAt < freshMs) return (await before.known).index
  const known = look(db, facts, passages, before?.known)
  // Meanwhile, other questions get the previous index; only the very first waits.
  if (before) before.lookedAt = lookedAt
  else kept.set(db, { lookedAt, known })
  const coming = keep(db, { lookedAt, known }, !before)
  if (!before || !lost) return coming
  const found = await inTimeIfAtAll(coming, lost)
  return found === late ? (await before.known).index : found
}

async function keep(db: Db, { lookedAt, known }: Kept, isFirst: boolean): Promise<KnowledgeIndex> {
  try {
    kept.set(db, { lookedAt, known: Promise.resolve(await known) })
    return (await known).index
  } catch (error) {
    // Keeps the previous index: a failed check does not mean reading everything again.
    if (isFirst) kept.delete(db)
    throw error
  }
}

/** `version` changes with the entries (`knowledge`) and with the facts that staff may change: whatever depends on both has to be made again. */
export async function knowledgeState(db: Db, facts: Facts): Promise<{ version: string; knowledge: number }> {
  const knowledge = await knowledgeVersion(db)
  return { version: `${knowledge} ${stateOf(facts)}`, knowledge }
}

const stateOf = ({ products, estate }: Facts) => JSON.stringify([products, estate.contacts])

async function look(
  db: Db,
  findFacts: (db: Db) => Promise<Facts>,
  findPassages: IndexOptions['passages'],
  before?: Promise<Known>,
): Promise<Known> {
  const facts = await findFacts(db)
  // Version first: changes between the two reads are simply read again.
  const version = await knowledgeVersion(db)
  const known = await before?.catch(() => undefined)
  const legal = findPassages ? await findPassages(db) : (known?.legal ?? [])
  if (known && known.legal !== legal) return readAll(db, version, facts, legal)
  if (known?.version === version && known.facts === stateOf(facts)) return known
  const changes = known && (await knowledgeChanges(db, known.version, version))
  const changed = changes && takeIn(known, changes, facts)
  return changed ? { ...changed, version } : readAll(db, version, facts, legal)
}

/**
 * The index with the changed entries. Undefined if everything has to be read again: the registry's set of entries has changed, so which of the
 * stored ones are the staff's own has to be worked out again; or none of the registry's are stored any more.
 */
function takeIn({ version, index, stored, legal, ...before }: Known, changes: Changes, facts: Facts): Known | undefined {
  if (!stored) return undefined
  const sameFacts = before.facts === stateOf(facts)
  const fresh = sameFacts ? before.fresh : registryOf(facts)
  if (fresh.size !== before.fresh.size || [...fresh.keys()].some((ref) => !before.fresh.has(ref))) return undefined
  for (const [ref, entry] of changes) {
    if (entry?.origin === 'registry') stored.add(ref)
    else stored.delete(ref)
  }
  if (stored.size === 0) return undefined
  index.change([...changes].map(([ref, entry]) => [ref, entry && asNow(entry, fresh)]))
  if (sameFacts) return { version, index, stored, legal, ...before }
  index.change([...stored].map((ref) => [ref, fresh.get(ref)]))
  return { version, index: { ...index, facts }, stored, legal, fresh, facts: stateOf(facts) }
}

async function readAll(db: Db, version: number, facts: Facts, legal: readonly Passage[]): Promise<Known> {
  const fresh = registryOf(facts)
  const rows = await listKnowledge(db)
  const entries = rows.flatMap((entry) => asNow(entry, fresh) ?? [])
  const stored = new Set(rows.filter(({ origin }) => origin === 'registry').map(refOf))
  const known = { version, facts: stateOf(facts), legal, fresh }
  const indexOf = (all: readonly KnowledgeEntry[]) => buildIndex(all, facts, undefined, legal)
  if (stored.size === 0) return { ...known, stored: undefined, index: indexOf([...fresh.values(), ...entries]) }
  return { ...known, stored, index: indexOf(entries) }
}

const registryOf = (facts: Facts) => new Map(registryEntries(facts).map((entry) => [refOf(entry), entry]))

/** A registry entry with the text the facts give it now; undefined if they no longer give one. */
function asNow(entry: StoredEntry, fresh: Known['fresh']): KnowledgeEntry | undefined {
  return entry.origin === 'registry' ? fresh.get(refOf(entry)) : entry
}
