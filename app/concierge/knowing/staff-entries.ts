/** Finds staff's own entries for a question; they take precedence over the registry's. */
import MiniSearch from 'minisearch'
import { type KnowledgeEntry, refOf } from '#app/knowledge/entry.ts'
import { type Lexicon, type Token, tokensAsWritten } from '#app/understanding/lexicon/lexicon.ts'
import { content } from '#app/understanding/message/reading.ts'
import { stem } from '#app/understanding/text.ts'

/** How well an entry fits: the share of its key that the question names, of the question that the entry names, and both in one. */
type StaffMatch = { entry: KnowledgeEntry; share: number; inKey: number; inEntry: number; enough: boolean }
export type StaffSearch = {
  /** The best entry, if it fits well enough to be used. */
  find: (question: readonly Token[]) => StaffMatch | undefined
  /** The best product matched by half of its name, if nothing else answers; half a name may mean something else. */
  findHalfNamed: (question: readonly Token[]) => StaffMatch | undefined
  /** The closest entries, likeliest first, for the “why this answer” page. */
  rank: (question: readonly Token[]) => StaffMatch[]
  /** Adds an entry, replacing the one with its name. One whose key has no word of its own fits no question and is skipped. */
  put: (entry: KnowledgeEntry) => void
  /** Forgets an entry by its name, if it is known. */
  remove: (ref: string) => void
  /** Whether any entry uses the word. */
  knows: (word: string) => boolean
  readonly size: number
}

/** The words and concepts of an entry's key and value. */
type Units = { keys: ReadonlySet<string>; values: ReadonlySet<string> }

const unit = (token: Token) => token.concept ?? token.text
const asks = new Set(['price', 'free', 'include', 'many', 'duration', 'order', 'special', 'near', 'amenities'])
/** A word in more entries than this does not distinguish them: the question's rarer words are used instead. */
const manyEntries = 300

/** A search over no entries yet. */
export function searchStaff(lexicon: Lexicon): StaffSearch {
  const rows = new Map<string, Units & { entry: KnowledgeEntry }>()
  /** How many entries have a word. */
  const spread = new Map<string, number>()
  const search = new MiniSearch<{ id: string; key: string; value: string }>({
    fields: ['key', 'value'],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: { boost: { key: 3 }, combineWith: 'OR' },
  })

  function put(entry: KnowledgeEntry) {
    const ref = refOf(entry)
    remove(ref)
    const { key, value } = unitsOf(entry, lexicon)
    if (key.length === 0) return
    const units = { keys: new Set(key), values: new Set(value) }
    rows.set(ref, { entry, ...units })
    search.add({ id: ref, key: key.join(' '), value: value.join(' ') })
    countWords(units, 1)
  }

  function remove(ref: string) {
    const known = rows.get(ref)
    if (!known) return
    rows.delete(ref)
    search.discard(ref)
    countWords(known, -1)
  }

  function countWords({ keys, values }: Units, by: 1 | -1) {
    for (const word of new Set([...keys, ...values])) {
      const now = (spread.get(word) ?? 0) + by
      if (now > 0) spread.set(word, now)
      else spread.delete(word)
    }
  }

  /** By rare words; if all are common, by those in keys, without which no entry fits. */
  function nearest(words: readonly string[]) {
    const rare = words.filter((word) => (spread.get(word) ?? 0) <= manyEntries)
    const byRare = search.search(rare.join(' '))
    return (byRare.length > 0 ? byRare : search.search(words.join(' '), { fields: ['key'] })).slice(0, 12)
  }

  function candidates(question: readonly Token[]): StaffMatch[] {
    const words = [...new Set(content(question).map(unit))]
    const subject = words.filter((word) => !asks.has(word))
    if (subject.length === 0 || rows.size === 0) return []
    return nearest(words).flatMap((hit) => {
      const row = rows.get(hit.id)
      if (!row) return []
      const inKey = [...row.keys].filter((word) => words.includes(word)).length / row.keys.size
      const inEntry = subject.filter((word) => row.keys.has(word) || row.values.has(word)).length / subject.length
      const { key, entry } = row.entry.origin === 'registry' ? least.product : least.staff
      const enough = inKey >= key && inEntry >= entry
      return { entry: row.entry, inKey, inEntry, share: 0.5 * inKey + 0.5 * inEntry, enough }
    })
  }

  function find(question: readonly Token[]): StaffMatch | undefined {
    let best: StaffMatch | undefined
    for (const match of candidates(question)) if (match.enough && match.share > (best?.share ?? 0.69)) best = match
    return best
  }

  const findHalfNamed = (question: readonly Token[]) =>
    candidates(question).find(({ entry, inKey, inEntry }) => entry.origin === 'registry' && inKey >= 0.5 && inEntry === 1)

  const knows = (word: string) => spread.has(stem(word))

  const rank = (question: readonly Token[]) => candidates(question).sort((a, b) => b.share - a.share)

  return {
    ...{ find, findHalfNamed, rank, knows, put, remove },
    get size() {
      return rows.size
    },
  }
}

/** Shares of the key and of the question. Half the name of a product may be another's: “breakfast”, beside a Christmas Breakfast. */
const least = { staff: { key: 0.5, entry: 0.6 }, product: { key: 1, entry: 0.75 } }

function unitsOf(entry: KnowledgeEntry, lexicon: Lexicon): { key: string[]; value: string[] } {
  const of = (text: string) => content(tokensAsWritten(text, lexicon)).map(unit)
  return { key: of(entry.key.replace(/[_-]/g, ' ')), value: of(entry.value.slice(0, 600)) }
}
