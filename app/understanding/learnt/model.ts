/** The trained understanding: lexicon, classifier and spelling. Read from the build's file, or trained on first use. */
import { readFileSync } from 'node:fs'
import type { Exemplar } from '#app/understanding/exemplars/exemplars.ts'
import { buildLexicon, type Lexicon, realWords, tokens } from '#app/understanding/lexicon/lexicon.ts'
import { learnSpelling, type SpokenWord } from '#app/understanding/spelling/learn-spelling.ts'
import type { Spelling } from '#app/understanding/spelling/spelling.ts'
import { type Example, type Model, train } from './classifier.ts'
import { englishToLearn, exemplarsToLearn, learntFile } from './learnt-file.ts'
import { unpack } from './packed.ts'

/** `vocabulary`: for each topic the words and concepts that its exemplars use. */
export type Understanding = {
  lexicon: Lexicon
  model: Model
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>
  spelling: Spelling
}

/** How often a word must be spoken, in fifty-one million, to be meant as it is written. */
const often = 20

/** Trains everything from the exemplars and a list of spoken English. */
export function learn(exemplars: readonly Exemplar[], english: readonly SpokenWord[]): Understanding {
  const built = buildLexicon(exemplars.map((exemplar) => exemplar.text))
  const spoken = english.filter(({ count }) => count >= often).map(({ word }) => word.toLowerCase())
  const lexicon = { ...built, real: realWords(spoken, built) }
  const examples: Example[] = exemplars.map(({ topic, text }) => ({ topic, tokens: tokens(text, lexicon) }))
  const vocabulary = new Map<string, Set<string>>()
  for (const { topic, tokens } of examples) {
    const units = vocabulary.get(topic) ?? new Set<string>()
    for (const token of tokens) units.add(token.concept ?? token.text)
    vocabulary.set(topic, units)
  }
  const spelling = learnSpelling(
    exemplars.map(({ text }) => text),
    english,
  )
  return { lexicon, model: train(examples), vocabulary, spelling }
}

let kept: Understanding | undefined

/** This process's understanding. The first call reads it from a file in some milliseconds, or trains it in a few seconds. */
export function understanding(): Understanding {
  kept ??= learntFile ? unpack(readFileSync(new URL(learntFile))) : learn(exemplarsToLearn(), englishToLearn())
  return kept
}
