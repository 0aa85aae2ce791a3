/** Finds entries that disagree on the same thing: a different price, time, number or permission. For staff to review. */
import { type KnowledgeEntry, refOf } from '#app/knowledge/entry.ts'
import type { Lexicon } from '#app/understanding/lexicon/lexicon.ts'
import { namedRooms } from '#app/understanding/shared-words.ts'
import { type Claim, claimsOf, dimensions } from './claims.ts'

type Contradiction = { a: KnowledgeEntry; b: KnowledgeEntry; kind: string; values: [number[], number[]]; likeness: number }

/** Claims of one kind in one entry, and everything they are about. */
type Group = { entry: KnowledgeEntry; kind: string; claims: Claim[]; units: Set<string>; values: Set<number> }
/** How few entries mention something. */
type Rarity = (unit: string) => number

/** The entries' claims, indexed so that an entry is compared only with those about the same thing. */
export type Contradictions = {
  /** Whether it is known with exactly this text. */
  has: (entry: KnowledgeEntry) => boolean
  /** Adds an entry, replacing the one with its origin and name: a tenth of a millisecond. */
  put: (entry: KnowledgeEntry) => void
  /** Forgets all others. */
  keep: (entries: readonly KnowledgeEntry[]) => void
  /** Those of the entries of this name (`category/key`), the likeliest first. */
  of: (ref: string) => Contradiction[]
  /** All of them, each pair at most once, likeliest first. */
  all: () => Contradiction[]
}

/** If more entries make such a claim about something, it does not distinguish them. */
const manyGroups = 120

/** Starts empty. Two registry entries are never compared: they come from the same facts. */
export function searchContradictions(lexicon: Lexicon): Contradictions {
  const rows = new Map<string, { entry: KnowledgeEntry; groups: Group[] }>()
  /** The same entries as the rows: looking each up by name would take longer than everything else. */
  const taken = new Set<KnowledgeEntry>()
  /** By kind of claim and what it is said of. */
  const slots = new Map<string, Set<Group>>()
  /** How many entries make claims about it. */
  const spread = new Map<string, number>()
  const rarity: Rarity = (unit) => Math.log(1 + rows.size / (spread.get(unit) ?? rows.size))

  const has = (entry: KnowledgeEntry) => taken.has(entry) || rows.get(nameOf(entry))?.entry.value === entry.value

  function put(entry: KnowledgeEntry) {
    const name = nameOf(entry)
    remove(name)
    const groups = groupsOf(entry, claimsOf(entry, lexicon))
    rows.set(name, { entry, groups })
    taken.add(entry)
    for (const unit of unitsOf(groups)) spread.set(unit, (spread.get(unit) ?? 0) + 1)
    for (const group of groups) for (const slot of slotsOf(group)) slots.set(slot, (slots.get(slot) ?? new Set()).add(group))
  }

  function keep(entries: readonly KnowledgeEntry[]) {
    if (rows.size === entries.length) return
    const names = new Set(entries.map(nameOf))
    for (const name of rows.keys()) if (!names.has(name)) remove(name)
  }

  function remove(name: string) {
    const row = rows.get(name)
    if (!row) return
    const { entry, groups } = row
    rows.delete(name)
    taken.delete(entry)
    for (const unit of unitsOf(groups)) {
      const left = (spread.get(unit) ?? 0) - 1
      if (left > 0) spread.set(unit, left)
      else spread.delete(unit)
    }
    for (const group of groups) {
      for (const slot of slotsOf(group)) {
        slots.get(slot)?.delete(group)
        if (slots.get(slot)?.size === 0) slots.delete(slot)
      }
    }
  }

  /** The contradictions of these entries: the likeliest of each pair. */
  function clashesOf(names: Iterable<string>): Contradiction[] {
    const found = new Map<string, Contradiction>()
    for (const name of names) {
      for (const group of rows.get(name)?.groups ?? []) {
        for (const other of comparedWith(group)) {
          const [a, b] = nameOf(group.entry) < nameOf(other.entry) ? [group, other] : [other, group]
          const pair = pairOf({ a: a.entry, b: b.entry })
          const likeness = clash(a, b, rarity)
          if (likeness <= (found.get(pair)?.likeness ?? 0)) continue
          found.set(pair, { a: a.entry, b: b.entry, kind: a.kind, values: [[...a.values], [...b.values]], likeness })
        }
      }
    }
    return [...found.values()].sort((x, y) => y.likeness - x.likeness || pairOf(x).localeCompare(pairOf(y)))
  }

  function comparedWith(group: Group): Set<Group> {
    const others = new Set<Group>()
    for (const slot of slotsOf(group)) {
      const speaking = slots.get(slot)
      if (!speaking || speaking.size > manyGroups) continue
      for (const other of speaking)
        if (other.entry !== group.entry && (other.entry.origin === 'staff' || group.entry.origin === 'staff')) others.add(other)
    }
    return others
  }

  return {
    ...{ has, put, keep },
    of: (ref) => clashesOf([`registry ${ref}`, `staff ${ref}`]),
    all: () => clashesOf(rows.keys()),
  }
}

/** A registry entry rewritten by staff is kept beside what the registry says. */
const nameOf = (entry: KnowledgeEntry) => `${entry.origin} ${refOf(entry)}`
const pairOf = ({ a, b }: Pick<Contradiction, 'a' | 'b'>) => `${nameOf(a)}\n${nameOf(b)}`
const slotsOf = ({ kind, units }: Group) => [...units].map((unit) => `${kind} ${unit}`)
const unitsOf = (groups: readonly Group[]) => new Set(groups.flatMap(({ units }) => [...units]))

function groupsOf(entry: KnowledgeEntry, claims: Claim[]): Group[] {
  const kinds = Map.groupBy(claims, ({ kind }) => kind)
  return [...kinds].map(([kind, claims]) => ({
    ...{ entry, kind, claims },
    units: new Set(claims.flatMap(({ subject }) => [...subject])),
    values: new Set(claims.map(({ value }) => value)),
  }))
}

/** How alike the clashing claims are, 0 when none clash. */
function clash(a: Group, b: Group, rarity: Rarity): number {
  let best = 0
  for (const x of a.claims) {
    for (const y of b.claims) {
      if (x.value === y.value) continue
      const [sameX, sameY] = [comparable(x, b.claims), comparable(y, a.claims)]
      if (!sameX.includes(y) || !sameY.includes(x)) continue
      if (sameX.some((claim) => claim.value === x.value) || sameY.some((claim) => claim.value === y.value)) continue
      best = Math.max(best, alike(x.subject, y.subject, rarity))
    }
  }
  return best >= 0.62 ? best : 0
}

/** Claims of the other entry that are about the same room, day and kind, or leave them open. */
function comparable(claim: Claim, others: readonly Claim[]): Claim[] {
  return others.filter((other) => {
    for (const dimension of dimensions) {
      const [mine, theirs] = [claim, other].map(({ narrow }) => [...narrow].filter((unit) => dimension.has(unit)))
      if (!mine?.length && !theirs?.length) continue
      if (!mine?.length || !theirs?.length) {
        if (dimension === namedRooms || others.length === 1) continue
        return false
      }
      if (!mine.some((unit) => theirs.includes(unit))) return false
    }
    const variant = (one: Claim) => [...one.narrow].filter((unit) => dimensions.every((dimension) => !dimension.has(unit)))
    return variant(claim).every((unit) => other.narrow.has(unit)) || variant(other).every((unit) => claim.narrow.has(unit))
  })
}

/** Share of the rarer words that both use; none when each side names something rarer than all they share. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>, rare: Rarity): number {
  const weight = (units: Iterable<string>) => [...units].reduce((sum, unit) => sum + rare(unit), 0)
  const shared = [...a].filter((unit) => b.has(unit))
  const rarest = Math.max(0, ...shared.map(rare))
  const apart = (mine: ReadonlySet<string>, theirs: ReadonlySet<string>) =>
    Math.max(
      0,
      ...[...mine].filter((unit) => !theirs.has(unit) && !dimensions.some((dimension) => dimension.has(unit))).map(rare),
    )
  if (rarest < 2.2 || (apart(a, b) >= rarest - 0.3 && apart(b, a) >= rarest - 0.3)) return 0
  return weight(shared) / Math.min(weight(a), weight(b))
}
