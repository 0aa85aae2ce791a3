/** Finds what people have written down for a question: staff's own entries, which stand above the registry's. */
import MiniSearch from 'minisearch'
import type { KnowledgeEntry } from '#app/knowledge/entry.ts'
import { type Lexicon, type Token, tokensAsWritten } from '#app/understanding/lexicon.ts'
import { content } from '#app/understanding/reading.ts'

/** How well an entry fits: the share of its key that the question names, of the question that the entry names, and both in one. */
export type StaffMatch = { entry: KnowledgeEntry; share: number; inKey: number; inEntry: number; enough: boolean }
export type StaffSearch = {
  /** The entry that fits best, when one fits well enough to be told. */
  find: (question: readonly Token[]) => StaffMatch | undefined
  /** The nearest entries, the likeliest first: for staff who wonder. */
  rank: (question: readonly Token[]) => StaffMatch[]
  size: number
  /** What was made of each text, for the next search. */
  read: ReadonlyMap<string, Units>
}

/** The words and concepts of an entry's key and value. */
type Units = { key: readonly string[]; value: readonly string[]; keys: ReadonlySet<string>; values: ReadonlySet<string> }

const unit = (token: Token) => token.concept ?? token.text
const asks = new Set(['price', 'free', 'include', 'many', 'duration', 'order', 'special', 'near', 'amenities'])

/** @param before the search of a moment ago: entries that have not changed are not read again. */
export function searchStaff(entries: readonly KnowledgeEntry[], lexicon: Lexicon, before?: StaffSearch): StaffSearch {
  const read = new Map<string, Units>()
  const rows = entries.map((entry) => {
    const text = `${entry.key}\n${entry.value}`
    const units = before?.read.get(text) ?? unitsOf(entry, lexicon)
    read.set(text, units)
    return units
  })
  const search = new MiniSearch<{ id: number; key: string; value: string }>({
    fields: ['key', 'value'],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: { boost: { key: 3 }, combineWith: 'OR' },
  })
  search.addAll(rows.map(({ key, value }, id) => ({ id, key: key.join(' '), value: value.join(' ') })))

  function candidates(question: readonly Token[]): StaffMatch[] {
    const words = [...new Set(content(question).map(unit))]
    const subject = words.filter((word) => !asks.has(word))
    if (subject.length === 0 || rows.length === 0) return []
    const hits = search.search(words.join(' ')).slice(0, 12)
    return hits.flatMap((hit) => {
      const row = rows[hit.id as number]
      const entry = entries[hit.id as number]
      if (!row || !entry || row.keys.size === 0) return []
      const inKey = [...row.keys].filter((word) => words.includes(word)).length / row.keys.size
      const inEntry = subject.filter((word) => row.keys.has(word) || row.values.has(word)).length / subject.length
      return { entry, inKey, inEntry, share: 0.5 * inKey + 0.5 * inEntry, enough: inKey >= 0.5 && inEntry >= 0.6 }
    })
  }

  function find(question: readonly Token[]): StaffMatch | undefined {
    let best: StaffMatch | undefined
    for (const match of candidates(question)) if (match.enough && match.share > (best?.share ?? 0.69)) best = match
    return best
  }

  const rank = (question: readonly Token[]) => candidates(question).sort((a, b) => b.share - a.share)

  return { find, rank, size: rows.length, read }
}

function unitsOf(entry: KnowledgeEntry, lexicon: Lexicon): Units {
  const of = (text: string) => content(tokensAsWritten(text, lexicon)).map(unit)
  const [key, value] = [of(entry.key.replace(/[_-]/g, ' ')), of(entry.value.slice(0, 600))]
  return { key, value, keys: new Set(key), values: new Set(value) }
}
