/** Learns how words are spelt: from the exemplars, the word lists and a list of spoken English. */
import { commonWords } from '#app/understanding/lexicon/lexicon-common.ts'
import { concepts } from '#app/understanding/lexicon/lexicon-concepts.ts'
import { backgroundWords, unwrittenWords } from '#app/understanding/lexicon/lexicon-words.ts'
import type { Spelling } from './spelling.ts'
import { taughtSlips } from './taught-slips.ts'

/** An English word and how often it is spoken in fifty-one million words. */
export type SpokenWord = { word: string; count: number }

/** From `often` on, an English word is taken as intended; below `least`, it counts as no word at all. */
const often = 600
const least = 2
/** How often the exemplars must use a word that is in no list for it to count as one. */
const ours = 10
const metTwice = 2

/** @param texts the exemplars */
export function learnSpelling(texts: readonly string[], english: readonly SpokenWord[]): Spelling {
  const spoken = new Map(english.map(({ word, count }) => [word.toLowerCase(), count]))
  const slips = new Set(taughtSlips)
  const listed = new Set(lettersOf([...Object.values(concepts), unwrittenWords, backgroundWords, commonWords].join(' ')))
  const { words, pairs } = counted(texts)

  const isWord = (word: string, count: number) => count >= ours || listed.has(word) || (spoken.get(word) ?? 0) >= least
  const usual = new Map([...words].filter(([word, count]) => count >= metTwice && isWord(word, count) && !slips.has(word)))
  const isOurs = (word: string) => word === '' || usual.has(word)

  const taught = [...words.keys()].filter((word) => !slips.has(word))
  const others = [...spoken].filter(([word, count]) => count >= least && /^[a-z]{3,}$/.test(word) && !usual.has(word))
  const proper = new Set([...listed, ...taught, ...others.filter(([, count]) => count >= often).map(([word]) => word)])
  const seldom = others.map(([word]) => word).filter((word) => !proper.has(word))
  return {
    usual,
    pairs: new Map([...pairs].filter(([pair, count]) => count >= metTwice && pair.split(' ').every(isOurs))),
    proper: asLines([...proper].filter((word) => !usual.has(word) && !slips.has(word))),
    seldom: asLines(seldom),
  }
}

const lettersOf = (text: string) => text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)*/g) ?? []
const asLines = (words: readonly string[]) => `\n${words.join('\n')}\n`

/** In how many texts each word is, and how often each pair of neighbours. */
function counted(texts: readonly string[]) {
  const words = new Map<string, number>()
  const pairs = new Map<string, number>()
  const count = (all: Map<string, number>, key: string) => all.set(key, (all.get(key) ?? 0) + 1)
  for (const text of texts) {
    const all = lettersOf(text)
    for (const word of new Set(all)) count(words, word)
    for (let i = 0; i <= all.length; i++) count(pairs, `${all[i - 1] ?? ''} ${all[i] ?? ''}`)
  }
  return { words, pairs }
}
