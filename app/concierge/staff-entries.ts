/** Finds what people have written down for a question: staff's own entries, which stand above the registry's. */
import MiniSearch from 'minisearch'
import type { KnowledgeEntry } from '#app/knowledge/entry.ts'
import { type Lexicon, type Token, tokens } from '#app/understanding/lexicon.ts'
import { content } from '#app/understanding/reading.ts'

export type StaffSearch = {
  find: (question: readonly Token[]) => { entry: KnowledgeEntry; share: number } | undefined
  size: number
}

const unit = (token: Token) => token.concept ?? token.text
const asks = new Set(['price', 'free', 'include', 'many', 'duration', 'order', 'special', 'near', 'amenities'])

export function searchStaff(entries: readonly KnowledgeEntry[], lexicon: Lexicon): StaffSearch {
  const rows = entries.map((entry, id) => {
    const key = content(tokens(entry.key.replace(/[_-]/g, ' '), lexicon, false)).map(unit)
    const value = content(tokens(entry.value.slice(0, 600), lexicon, false)).map(unit)
    return { id, key: key.join(' '), value: value.join(' '), keys: new Set(key), values: new Set(value) }
  })
  const search = new MiniSearch<{ id: number; key: string; value: string }>({
    fields: ['key', 'value'],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: { boost: { key: 3 }, combineWith: 'OR' },
  })
  search.addAll(rows)

  function find(question: readonly Token[]) {
    const words = [...new Set(content(question).map(unit))]
    const subject = words.filter((word) => !asks.has(word))
    if (subject.length === 0 || rows.length === 0) return undefined
    let best: { entry: KnowledgeEntry; share: number } | undefined
    for (const hit of search.search(words.join(' ')).slice(0, 12)) {
      const row = rows[hit.id as number]
      const entry = entries[hit.id as number]
      if (!row || !entry || row.keys.size === 0) continue
      const inKey = [...row.keys].filter((word) => words.includes(word)).length / row.keys.size
      const inEntry = subject.filter((word) => row.keys.has(word) || row.values.has(word)).length / subject.length
      const share = 0.5 * inKey + 0.5 * inEntry
      if (inKey >= 0.5 && inEntry >= 0.6 && share > (best?.share ?? 0.69)) best = { entry, share }
    }
    return best
  }
  return { find, size: rows.length }
}
