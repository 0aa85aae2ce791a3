/** What of the knowledge contradicts what: for whoever has just saved an entry, and for the page that lists it all. */
import { setImmediate } from 'node:timers/promises'
import { type Contradictions, searchContradictions } from '#app/concierge/contradictions.ts'
import type { KnowledgeIndex } from '#app/concierge/knowledge-index.ts'
import { knowledgeIndex, knowledgeState } from '#app/concierge/known.server.ts'
import type { Db } from '#app/db/db.ts'
import { currentFacts } from '#app/knowledge/current-facts.server.ts'
import { type KnowledgeEntry, refOf } from '#app/knowledge/entry.ts'
import { registryEntries } from '#app/knowledge/registry.ts'
import { understanding } from '#app/understanding/model.ts'
import { nameOfKind, writeFigure } from './figure.ts'

/** `stored`: there is such an entry to be changed; a fact of the house whose entry was rewritten or deleted has none. */
type Side = { entry: string; value: string; origin: KnowledgeEntry['origin']; says: string; stored: boolean }
export type Clash = { about: string; sides: [Side, Side] }

/** What the entries of an open database claim, as far as somebody has asked. `followed`: by whoever asked last. */
type Look = { claims: Contradictions; followed: Promise<unknown> }
const looks = new WeakMap<object, Look>()

/**
 * An entry that staff have changed is compared with what the house's own facts say, too: the pages of the site show those.
 * For the first to ask every entry is read; from then on what has changed.
 */
async function lookAtClaims(db: Db): Promise<{ claims: Contradictions; index: KnowledgeIndex }> {
  const look = looks.get(db) ?? { claims: searchContradictions(understanding().lexicon), followed: Promise.resolve() }
  looks.set(db, look)
  const { claims } = look
  const follow = async () => {
    const index = await knowledgeIndex(db, { freshMs: 0 })
    await readClaims(claims, index)
    return { claims, index }
  }
  // One after the other: what the later one reads is the newer.
  const following = look.followed.then(follow, follow)
  look.followed = following
  return following
}

/** Thousands of them take a second or two: in between, guests are answered. */
async function readClaims(claims: Contradictions, { facts, shelf }: KnowledgeIndex): Promise<void> {
  const written = [...shelf.values()].filter(({ origin }) => origin === 'staff')
  const entries = [...registryEntries(facts), ...written]
  const unread = entries.filter((entry) => !claims.has(entry))
  for (const [at, entry] of unread.entries()) {
    claims.put(entry)
    if (at % readAtOnce === readAtOnce - 1) await setImmediate()
  }
  claims.keep(entries)
}

/** Five milliseconds of reading. */
const readAtOnce = 50

/** One look for each state of the knowledge. `knowledge`: its version in that state. */
const looked = new WeakMap<object, { version: string; knowledge: number; clashes: Clash[] }>()

/** Entries that say different things of the same thing. */
export async function listClashes(db: Db): Promise<Clash[]> {
  const { version, knowledge } = await knowledgeState(db, await currentFacts(db))
  const before = looked.get(db)
  if (before?.version === version) return before.clashes
  const { claims, index } = await lookAtClaims(db)
  const clashes = claims.all().map(({ a, b, kind, values }): Clash => {
    const side = (entry: KnowledgeEntry, said: number[]): Side => ({
      entry: refOf(entry),
      value: entry.value,
      origin: entry.origin,
      says: said.map((value) => writeFigure(kind, value)).join(' and '),
      stored: index.shelf.get(refOf(entry))?.origin === entry.origin,
    })
    return { about: nameOfKind(kind), sides: [side(a, values[0]), side(b, values[1])] }
  })
  looked.set(db, { version, knowledge, clashes })
  return clashes
}

/** More entries than a house has written so far: to read more for the first time takes longer than a dashboard may. */
const mostAtOnce = 500

/**
 * How many there are; 0 where nobody has looked yet and it would take long. `knowledge`: its version and number of entries now; nothing
 * is asked or looked at while it is the one that was looked at last. Prices and contacts that change have the house's own entries
 * rewritten, so it changes with them too.
 */
export async function countClashes(db: Db, knowledge: { version: number; entries: number }): Promise<number> {
  const before = looked.get(db)
  if (before?.knowledge === knowledge.version) return before.clashes.length
  return knowledge.entries > mostAtOnce && !looks.has(db) ? 0 : (await listClashes(db)).length
}

/** The names of what this entry (`category/key`) contradicts. */
export async function findContradicted(db: Db, entry: string): Promise<string[]> {
  const { claims } = await lookAtClaims(db)
  const others = claims.of(entry).map(({ a, b }) => {
    // Rewritten by staff, it can contradict what the house says under the same name.
    const other = [refOf(a), refOf(b)].find((ref) => ref !== entry)
    return other ? `“${other.replace('/', ' / ')}”` : 'the house’s own facts'
  })
  return [...new Set(others)]
}
