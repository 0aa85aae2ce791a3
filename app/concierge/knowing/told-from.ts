/** Finds the passage behind an answer, even one that somebody else gave: it says more, which helps to understand a follow-up. */

import { type Passage, sentencesIn } from '#app/knowledge/passage.ts'
import { type Lexicon, type Token, tokens, tokensAsWritten } from '#app/understanding/lexicon/lexicon.ts'
import { content } from '#app/understanding/message/reading.ts'
import { isTopic, topics } from '#app/understanding/topics.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'

/** `words`: rarity-weighted overlap with the answer; `share`: overlap as a share of the answer, 0 to 1. */
export type ToldFrom = { passage: Passage; words: number; share: number }

/** A line of a passage; `shared`: rarity-weighted overlap with the question. */
export type Line = { passage: Passage; words: string; shared: number }

type Units = ReadonlySet<string>
type Written = { passage: Passage; units: Units; lines: { words: string; units: Units }[] }
/** `spread`: how many passages contain a unit. */
type Library = { written: readonly Written[]; spread: ReadonlyMap<string, number> }

/** Weight of a word that no passage contains: that of a rare word. */
const unheard = 5
/** Concepts of asking, which any passage may contain. */
const asking = new Set(['many', 'duration', 'near', 'price', 'free', 'order', 'people', 'include'])
const longest = 600

/** Undefined if an entry matches as well: follow-ups to entries are understood by their topics. */
export function toldFrom(answered: string, asked: string, index: KnowledgeIndex): ToldFrom | undefined {
  const library = libraryOf(index)
  const { lexicon } = index.mind
  const said = unitsOf(tokensAsWritten(answered.slice(0, longest), lexicon))
  const named = unitsOf(tokens(asked.slice(0, longest), lexicon)).filter((unit) => !said.includes(unit))
  const whole = weigh(said, library, unheard)
  const common = (all: readonly string[], units: Units) =>
    weigh(
      all.filter((unit) => units.has(unit)),
      library,
    )
  const nearness = (units: Units) => common(said, units) + common(named, units) / 2
  const best = library.written.reduce<{ one?: Written; score: number }>(
    (first, one) => {
      const score = nearness(one.units)
      return score > first.score ? { one, score } : first
    },
    { score: 0 },
  )
  if (!best.one || entriesOf(index).some((units) => nearness(units) >= best.score)) return undefined
  const words = common(said, best.one.units)
  return { passage: best.one.passage, words, share: whole > 0 ? words / whole : 0 }
}

/** The lines of the passage's section that share words with the question that were not said `before`, closest first. */
export function linesNear(from: Passage, question: string, before: readonly string[], index: KnowledgeIndex): Line[] {
  const library = libraryOf(index)
  const { lexicon } = index.mind
  const said = new Set(before.flatMap((text) => unitsOf(tokensAsWritten(text.slice(0, longest), lexicon))))
  const asked = unitsOf(tokens(question, lexicon)).filter((unit) => !said.has(unit) && !asking.has(unit))
  return library.written
    .filter(({ passage }) => passage.page === from.page && passage.title === from.title)
    .flatMap(({ passage, lines }) =>
      lines.map(({ words, units }) => {
        const found = asked.filter((unit) => units.has(unit))
        const shared = weigh(found, library)
        return { passage, words, shared, rank: shared + (passage === from ? 1 : 0) }
      }),
    )
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.rank - a.rank)
}

function weigh(units: readonly string[], { written, spread }: Library, unknown = 0): number {
  return units.reduce((sum, unit) => {
    const count = spread.get(unit)
    return sum + (count === undefined ? unknown : Math.log((written.length + 1) / (count + 0.5)))
  }, 0)
}

/** Each token's concept and its own words, once. */
function unitsOf(all: readonly Token[]): string[] {
  return [...new Set(content(all).flatMap(({ concept, text }) => [...(concept ? [concept] : []), ...text.split('_')]))]
}

const readAs = (text: string, lexicon: Lexicon): Units => new Set(unitsOf(tokensAsWritten(text, lexicon)))

const libraries = new WeakMap<readonly Passage[], Library>()

function libraryOf({ passages, mind: { lexicon } }: KnowledgeIndex): Library {
  const known = libraries.get(passages)
  if (known) return known
  const written = passages.map((passage) => ({
    passage,
    units: readAs(`${passage.title} ${passage.text}`, lexicon),
    lines: sentencesIn(passage.text).map((words) => ({ words, units: readAs(words, lexicon) })),
  }))
  const spread = new Map<string, number>()
  for (const { units } of written) for (const unit of units) spread.set(unit, (spread.get(unit) ?? 0) + 1)
  const library = { written, spread }
  libraries.set(passages, library)
  return library
}

const entriesRead = new WeakMap<object, Units>()

/** What the first entry of each topic says, as it stands now. */
function entriesOf({ shelf, mind: { lexicon } }: KnowledgeIndex): Units[] {
  return Object.keys(topics).flatMap((topic) => {
    const source = isTopic(topic) ? topics[topic].sources[0] : undefined
    const entry = source && shelf.get(source)
    if (!entry) return []
    const units = entriesRead.get(entry) ?? readAs(entry.value, lexicon)
    entriesRead.set(entry, units)
    return [units]
  })
}
