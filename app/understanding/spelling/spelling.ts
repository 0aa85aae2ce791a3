/**
 * Mends slips of the fingers in a whole message, before anything reads it: “is ther a sign on teh road”. Most rules look for forms of
 * sentences, which a slip hides. The chosen word is common, fits its neighbours and is easily mistyped that way. (The lexicon then
 * corrects what is left towards its concepts, word by word.)
 */
import { editDistance, mostLettersMended } from '#app/understanding/text.ts'
import { oneSlipAway } from './slips.ts'

/**
 * What is learnt from the exemplars and from a list of spoken English.
 * @property usual frequency of each word that a slip may be corrected to
 * @property pairs frequency of neighbours; '' is the edge of a sentence
 * @property proper other words that are never corrected, one per line
 * @property seldom words that are corrected only if the sentence then clearly reads better, one per line
 */
export type Spelling = {
  usual: ReadonlyMap<string, number>
  pairs: ReadonlyMap<string, number>
  proper: string
  seldom: string
}

const wordsIn = /\p{L}+(?:['’]\p{L}+)*/gu
/** Words looked up per message: each costs some hundred comparisons, and nobody slips that often. */
const mostTried = 24

/**
 * The message as it was meant. A known word stays as it is, however odd.
 * @param isName words that are never slips, whatever they look like
 */
export function spelt(message: string, spelling: Spelling, isName: (word: string) => boolean): string {
  const shouts = message === message.toUpperCase()
  const words = [...message.matchAll(wordsIn)].map(([typed]) => typed.toLowerCase())
  let tried = 0
  let at = -1
  return message.replace(wordsIn, (typed) => {
    at++
    const word = words[at] ?? ''
    if (!isMendable(typed, at === 0, shouts) || isKnown(word, spelling) || isName(word) || tried >= mostTried) return typed
    tried++
    const meant = meantBy(word, spelling, words[at - 1], words[at + 1])
    if (!meant || (meant.likely < surely && isSeldom(word, spelling))) return typed
    words[at] = meant.word
    return meant.word
  })
}

/** Minimum `likelihood` of the corrected sentence before a rare word counts as a slip. */
const surely = 7

/** A capital in the middle of a sentence begins a name, unless the whole message is in capitals. */
function isMendable(typed: string, isFirst: boolean, shouts: boolean): boolean {
  if (typed.length < 3 || typed.length > mostLettersMended || /[^a-z]/i.test(typed)) return false
  return shouts || /^[a-z]+$/.test(isFirst ? typed.slice(1) : typed)
}

const isLine = (word: string, lines: string) => lines.includes(`\n${word}\n`)

/** The word, and what it may be the plural of. */
const forms = (word: string) => [word, ...[/^.{3,}(?=s$)/, /^.{3,}(?=es$)/].flatMap((one) => one.exec(word) ?? [])]
const isKnown = (word: string, { usual, proper }: Spelling) => forms(word).some((form) => usual.has(form) || isLine(form, proper))
const isSeldom = (word: string, { seldom }: Spelling) => forms(word).some((form) => isLine(form, seldom))

type Meant = { word: string; likely: number }

/** The likeliest of our words that `word` may have been. */
function meantBy(word: string, spelling: Spelling, before = '', after = ''): Meant | undefined {
  let best: Meant | undefined
  for (const [candidate, cost] of slipsOf(word, spelling.usual)) {
    const likely = likelihood(candidate, spelling, before, after) - cost
    if (likely > (best?.likely ?? Number.NEGATIVE_INFINITY)) best = { word: candidate, likely }
  }
  return best
}

/** In logarithms. An unknown pair is unlikely, not impossible. */
function likelihood(word: string, { usual, pairs }: Spelling, before: string, after: string): number {
  const beside = (pair: string) => Math.log((pairs.get(pair) ?? 0) + neverMet)
  return Math.log(usual.get(word) ?? neverMet) + beside(`${before} ${word}`) + beside(`${word} ${after}`)
}
const neverMet = 0.3

function slipsOf(word: string, usual: Spelling['usual']): [meant: string, cost: number][] {
  const near = [...oneSlipAway(word)].filter(([candidate]) => usual.has(candidate))
  if (near.length > 0 || word.length < long) return near
  return [...usual.keys()]
    .filter((other) => other[0] === word[0] && other.length >= long - 1 && editDistance(word, other, 2) <= 2)
    .map((other) => [other, twoSlips])
}
const long = 7
const twoSlips = 3
