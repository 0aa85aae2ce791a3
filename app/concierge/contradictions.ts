/** Finds entries that say different things of the same thing: another price, time, number or permission. For staff to look at. */
import { type KnowledgeEntry, refOf } from '#app/knowledge/entry.ts'
import type { Lexicon } from '#app/understanding/lexicon/lexicon.ts'
import { type Claim, claimsOf, dimensions, roomWords } from './claims.ts'

export type Contradiction = { a: KnowledgeEntry; b: KnowledgeEntry; kind: string; values: [number[], number[]]; likeness: number }

type Group = { entry: KnowledgeEntry; at: number; kind: string; claims: Claim[]; values: Set<number> }

/** Each pair at most once, the likeliest first. Two entries of the registry are never compared: they come from the same facts. */
export function findContradictions(entries: readonly KnowledgeEntry[], lexicon: Lexicon): Contradiction[] {
  const groups = entries.flatMap((entry, at) => groupsOf(entry, at, lexicon))
  const rarity = rarities(entries.length, groups)
  const byUnit = new Map<string, Group[]>()
  for (const group of groups) {
    for (const unit of new Set(group.claims.flatMap((claim) => [...claim.subject]))) {
      const slot = `${group.kind} ${unit}`
      const list = byUnit.get(slot)
      if (list) list.push(group)
      else byUnit.set(slot, [group])
    }
  }
  const found = new Map<string, Contradiction>()
  for (const list of byUnit.values()) {
    if (list.length > 120) continue
    for (const [i, a] of list.entries()) {
      for (const b of list.slice(i + 1)) {
        if (a.at === b.at || (a.entry.origin === 'registry' && b.entry.origin === 'registry')) continue
        const pair = a.at < b.at ? `${a.at} ${b.at}` : `${b.at} ${a.at}`
        const likeness = clash(a, b, rarity)
        if (likeness > (found.get(pair)?.likeness ?? 0)) {
          found.set(pair, { a: a.entry, b: b.entry, kind: a.kind, values: [[...a.values], [...b.values]], likeness })
        }
      }
    }
  }
  return [...found.values()].sort((x, y) => y.likeness - x.likeness || refOf(x.a).localeCompare(refOf(y.a)))
}

/** Claims of one kind in one entry. */
function groupsOf(entry: KnowledgeEntry, at: number, lexicon: Lexicon): Group[] {
  const kinds = new Map<string, Claim[]>()
  for (const claim of claimsOf(entry, lexicon)) kinds.set(claim.kind, [...(kinds.get(claim.kind) ?? []), claim])
  return [...kinds].map(([kind, claims]) => ({ entry, at, kind, claims, values: new Set(claims.map((claim) => claim.value)) }))
}

function rarities(total: number, groups: readonly Group[]): Map<string, number> {
  const seen = new Map<string, Set<number>>()
  for (const group of groups) {
    for (const claim of group.claims)
      for (const unit of claim.subject) seen.set(unit, (seen.get(unit) ?? new Set()).add(group.at))
  }
  return new Map([...seen].map(([unit, where]) => [unit, Math.log(1 + total / where.size)]))
}

/** How alike the clashing claims are, 0 when none clash. */
function clash(a: Group, b: Group, rarity: ReadonlyMap<string, number>): number {
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
        if (dimension === roomWords || others.length === 1) continue
        return false
      }
      if (!mine.some((unit) => theirs.includes(unit))) return false
    }
    const variant = (one: Claim) => [...one.narrow].filter((unit) => dimensions.every((dimension) => !dimension.has(unit)))
    return variant(claim).every((unit) => other.narrow.has(unit)) || variant(other).every((unit) => claim.narrow.has(unit))
  })
}

/** Share of the rarer words that both use; none when each side names something rarer than all they share. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>, rarity: ReadonlyMap<string, number>): number {
  const rare = (unit: string) => rarity.get(unit) ?? 0
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
