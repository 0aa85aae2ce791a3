/** Finds concepts and unwritten things in a sentence, and corrects typos. Built once from the word lists. */

import { editDistance, mostLettersMended, plain, stem, words } from '#app/understanding/text.ts'
import { nameDescribed } from './described-rooms.ts'
import { commonWords } from './lexicon-common.ts'
import { concepts } from './lexicon-concepts.ts'
import { soundWords } from './lexicon-sound.ts'
import { backgroundWords, unwrittenWords } from './lexicon-words.ts'
import { bySound, heardAs } from './sounds.ts'

export type Token = {
  /** The words as typed (after correction), stemmed, and joined by `_` if a phrase. */
  text: string
  /** The concept it stands for, if any. */
  concept?: string
  /** Names something that no registry speaks of. */
  unwritten: boolean
  /** Says nothing about the subject: articles, people, travel, politeness. */
  background: boolean
  /** Neither a concept nor a word of the lists nor of the exemplars. */
  strange: boolean
  /** An everyday word that has nothing to do with the estate. */
  common: boolean
}

type Phrase = { concept?: string; unwritten: boolean; length: number }

const splitPhrases = (source: string) =>
  source
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
const stems = (phrase: string) => plain(phrase).split(' ').map(stem)

export type Lexicon = {
  phrases: ReadonlyMap<string, Phrase>
  /** The number of words in the longest phrase that begins with this one. */
  begins: ReadonlyMap<string, number>
  background: ReadonlySet<string>
  common: ReadonlySet<string>
  /** `known`: every stem that is a word; `mendable`: what a typo may have meant. */
  known: Set<string>
  mendable: ReadonlyMap<string, ReadonlySet<string>>
  /** English words that look like a slip for one of ours and are none: “dodgy”, “onions”, “Emily”. */
  real: ReadonlySet<string>
}

/** @param extra exemplars: words found in two of them are known too; never corrected, never strange. */
export function buildLexicon(extra: Iterable<string>): Lexicon {
  const phrases = new Map<string, Phrase>()
  const add = (phrase: string, concept: string | undefined, unwritten: boolean) => {
    const parts = stems(phrase)
    const key = parts.join(' ')
    const before = phrases.get(key)
    phrases.set(key, {
      concept: concept ?? before?.concept,
      unwritten: unwritten || (before?.unwritten ?? false),
      length: parts.length,
    })
  }
  for (const [concept, list] of Object.entries(concepts)) for (const phrase of splitPhrases(list)) add(phrase, concept, false)
  for (const phrase of splitPhrases(unwrittenWords)) add(phrase, undefined, true)

  const background = new Set(backgroundWords.split(/\s+/).filter(Boolean).map(stem))
  const common = new Set(commonWords.split(/\s+/).filter(Boolean))
  const known = new Set<string>(background)
  for (const key of phrases.keys()) for (const word of key.split(' ')) known.add(word)
  for (const word of soundWords.split(/\s+/)) known.add(word)
  const met = new Set<string>()
  for (const text of extra) {
    for (const word of new Set(words(text).map(stem))) {
      // A word in only one exemplar may be its writer's typo.
      if (met.has(word)) known.add(word)
      met.add(word)
    }
  }

  const mendable = new Map<string, Set<string>>()
  // Of two words that are equally near, the first is meant.
  const mendables = [...Object.values(concepts).flatMap(splitPhrases), backgroundWords, ...splitPhrases(unwrittenWords)]
  for (const word of mendables.flatMap((phrase) => plain(phrase).split(' '))) {
    if (word.length < 4 || /\d/.test(word)) continue
    const first = word[0] ?? ''
    mendable.set(first, (mendable.get(first) ?? new Set()).add(word))
  }
  return { phrases, begins: beginningsOf(phrases.keys()), background, common, known, mendable, real: new Set() }
}

/** The number of words in the longest phrase that begins with each word. */
export function beginningsOf(phrases: Iterable<string>): Map<string, number> {
  const begins = new Map<string, number>()
  for (const phrase of phrases) {
    const parts = phrase.split(' ')
    const first = parts[0] ?? ''
    begins.set(first, Math.max(begins.get(first) ?? 0, parts.length))
  }
  return begins
}

/** The intended word: itself if known, else the single closest word of the lists, else itself. */
function mend(word: string, lexicon: Lexicon): string {
  const own = stem(word)
  if (isKnown(own, lexicon) || word.length > mostLettersMended) return own
  const swapped = unswapped(word, lexicon)
  if (swapped) return swapped
  const single = undoubled(own, lexicon)
  if (single) return single
  const conceptOf = (one: string) => lexicon.phrases.get(one)?.concept ?? one
  const heard = heardAs(word, soundsOf(lexicon), (one, other) => conceptOf(one) === conceptOf(other))
  if (heard) return heard
  if (own.length < 4) return own
  let best: string | undefined
  let bestDistance = 3
  let ties = 0
  for (const letter of new Set([word[0] ?? '', word[1] ?? ''])) {
    for (const candidate of lexicon.mendable.get(letter) ?? []) {
      const limit = Math.min(word.length, candidate.length) >= 8 ? 2 : 1
      const stemmed = stem(candidate)
      const distance = Math.min(
        editDistance(word, candidate, limit),
        // The word as it stands is the likelier slip: "showr" is "shower" and not "shore".
        stemmed.length > 3 ? editDistance(own, stemmed, limit) + 0.5 : limit + 1,
      )
      if (distance >= limit + 1) continue
      if (distance < bestDistance) [best, bestDistance, ties] = [stemmed, distance, 0]
      else if (distance === bestDistance && best !== stemmed) ties++
    }
  }
  return best !== undefined && (ties === 0 || bestDistance <= 1.5) ? best : own
}

const isKnown = (own: string, { known, common }: Lexicon) => /\d/.test(own) || known.has(own) || common.has(own)

const sounds = new WeakMap<Lexicon, Map<string, string[]>>()
/** Built when the first strange word occurs. */
function soundsOf(lexicon: Lexicon): Map<string, string[]> {
  const made = sounds.get(lexicon) ?? bySound([...lexicon.mendable.values()].flatMap((words) => [...words]))
  sounds.set(lexicon, made)
  return made
}

/** `waht`, `tiem`: swapping two letters back gives exactly one known word. */
function unswapped(word: string, lexicon: Lexicon): string | undefined {
  if (word.length < 3) return undefined
  const meant = new Set<string>()
  for (let i = 0; i + 1 < word.length; i++) {
    const candidate = stem(`${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`)
    if (lexicon.known.has(candidate)) meant.add(candidate)
  }
  const [only, other] = meant
  return other === undefined ? only : undefined
}

/** `caat`, `catt`, `doog`: removing a letter that was typed twice gives exactly one known word. */
function undoubled(word: string, lexicon: Lexicon): string | undefined {
  const meant = [...word.matchAll(/(\p{L})\1/gu)]
    .map(({ index }) => word.slice(0, index) + word.slice(index + 1))
    .filter((candidate) => candidate.length > 2 && lexicon.known.has(candidate))
  return meant.length === 1 ? meant[0] : undefined
}

/** Texts read lately, because each part of a message is read several times. */
const lately = new WeakMap<Lexicon, Map<string, readonly Token[]>>()

/** The words, concepts and things of a message, with typos corrected. */
export function tokens(message: string, lexicon: Lexicon): readonly Token[] {
  const known = lately.get(lexicon) ?? new Map<string, readonly Token[]>()
  lately.set(lexicon, known)
  const before = known.get(message)
  if (before) return before
  if (known.size >= 64) known.clear()
  // Correcting compares a word with thousands, and a text with so many unknown words is no question for us anyway.
  let mendings = 0
  const found = tokensAsMeant(message, lexicon, (word) => {
    const own = stem(word)
    if (isKnown(own, lexicon) || lexicon.real.has(word) || mendings >= mostMendings) return own
    mendings++
    return mend(word, lexicon)
  })
  known.set(message, found)
  return found
}
export const mostMendings = 24

/** Those of the `english` words that would be corrected to a word of another meaning. “Families” is still “family”. */
export function realWords(english: Iterable<string>, lexicon: Lexicon): Set<string> {
  const meansElse = (word: string) => {
    const mended = mend(word, lexicon)
    const isInflected =
      mended === stem(word) || stem(mended) === stem(word.replace(/ie(?:s|d)$/, 'y').replace(/is(e[srd]?|ing)$/, 'iz$1'))
    return !isInflected && lexicon.phrases.get(mended)?.concept !== undefined
  }
  return new Set([...english].filter((word) => word.length >= 4 && /^[a-z]+$/.test(word) && meansElse(word)))
}

/** The same for carefully written text: faster, without guessing. */
export function tokensAsWritten(text: string, lexicon: Lexicon): Token[] {
  return tokensAsMeant(text, lexicon, stem)
}

function tokensAsMeant(message: string, lexicon: Lexicon, meant: (word: string) => string): Token[] {
  const parts = nameDescribed(plain(message)).split(' ').filter(Boolean).map(meant)
  const found: Token[] = []
  for (let i = 0; i < parts.length; ) {
    let phrase: Phrase | undefined
    const longest = lexicon.begins.get(parts[i] ?? '') ?? 0
    for (let length = Math.min(longest, parts.length - i); length > 0 && !phrase; length--) {
      phrase = lexicon.phrases.get(parts.slice(i, i + length).join(' '))
    }
    const length = phrase?.length ?? 1
    const text = parts.slice(i, i + length).join('_')
    found.push({
      text,
      ...(phrase?.concept && { concept: phrase.concept }),
      unwritten: phrase?.unwritten ?? false,
      background: !phrase && (lexicon.background.has(text) || /\d/.test(text)),
      strange: !phrase && !lexicon.known.has(text) && !/\d/.test(text),
      common: !phrase && lexicon.common.has(text),
    })
    i += length
  }
  return found
}
