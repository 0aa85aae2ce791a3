/** Which knowledge entries contradict each other: for somebody who has just saved one, and for the page that lists them all. */
import { setImmediate } from 'node:timers/promises'
import { type Contradictions, searchContradictions } from '#app/concierge/knowing/contradictions.ts'
import { knowledgeIndex, knowledgeState } from '#app/concierge/knowing/current-index.server.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { Db } from '#app/db/db.ts'
import { currentFacts } from '#app/knowledge/current-facts.server.ts'
import { type KnowledgeEntry, refOf, titleOfRef } from '#app/knowledge/entry.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { understanding } from '#app/understanding/learnt/model.ts'
import { nameOfKind, writeFigure } from './figure.ts'

/** `stored`: whether there is an entry to change; a registry fact whose entry was rewritten or deleted has none. */
type Side = { entry: string; value: string; origin: KnowledgeEntry['origin']; says: string; stored: boolean }
export type Clash = { about: string; sides: [Side, Side] }

/** The claims of an open database's entries, read as far as needed. `followed`: the last update. */
type Look = { claims: Contradictions; followed: Promise<unknown> }
const looks = new WeakMap<object, Look>()

/**
 * Entries changed by staff are also compared with the registry's facts, because the site shows those. The first call reads every entry,
 * later ones only what has changed.
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
  // One after the other: the later one reads newer data.
  const following = look.followed.then(follow, follow)
  look.followed = following
  return following
}

/** Thousands of entries take a second or two, so other requests are served in between. */
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

/** About five milliseconds of reading. */
const readAtOnce = 50

/** One result per state of the knowledge. `knowledge`: its version then. */
const looked = new WeakMap<object, { version: string; knowledge: number; clashes: Clash[] }>()

/** Entries that say different things about the same thing. */
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

/** More entries than any installation has so far; reading more for the first time would hold up the dashboard too long. */
const mostAtOnce = 500

/**
 * How many there are; 0 if nobody has looked yet and it would take long. `knowledge`: its current version and number of entries; if
 * unchanged since the last look, nothing is read. Changed prices and contacts rewrite the registry's entries, so they change it too.
 */
export async function countClashes(db: Db, knowledge: { version: number; entries: number }): Promise<number> {
  const before = looked.get(db)
  if (before?.knowledge === knowledge.version) return before.clashes.length
  return knowledge.entries > mostAtOnce && !looks.has(db) ? 0 : (await listClashes(db)).length
}

/** The names of the entries that this one (`category/key`) contradicts. */
export async function findContradicted(db: Db, entry: string): Promise<string[]> {
  const { claims } = await lookAtClaims(db)
  const others = claims.of(entry).map(({ a, b }) => {
    // An entry rewritten by staff can contradict the registry fact of the same name.
    const other = [refOf(a), refOf(b)].find((ref) => ref !== entry)
    return other ? `“${titleOfRef(other)}”` : 'the estate’s own facts'
  })
  return [...new Set(others)]
}
