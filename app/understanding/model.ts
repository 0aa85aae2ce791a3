/** The trained understanding: lexicon and classifier from the exemplars. Read as the build has learnt it, or learnt on first use. */
import { readFileSync } from 'node:fs'
import { type Example, type Model, train } from './classifier.ts'
import { beyondExemplars } from './exemplars-beyond.ts'
import { concernExemplars } from './exemplars-concerns.ts'
import everyday from './exemplars-everyday.json' with { type: 'json' }
import heard from './exemplars-heard.json' with { type: 'json' }
import { placeExemplars } from './exemplars-place.ts'
import { roomExemplars } from './exemplars-rooms.ts'
import { roundaboutPlaceExemplars } from './exemplars-roundabout-place.ts'
import { roundaboutStayExemplars } from './exemplars-roundabout-stay.ts'
import { stayExemplars } from './exemplars-stay.ts'
import { learntFile } from './learnt-file.ts'
import { buildLexicon, type Lexicon, tokens } from './lexicon.ts'
import { unpack } from './packed.ts'
import { templateExemplars } from './templates.ts'

export type Exemplar = { topic: string; text: string }
/** `vocabulary`: for each topic the words and concepts that its exemplars use. */
export type Understanding = { lexicon: Lexicon; model: Model; vocabulary: ReadonlyMap<string, ReadonlySet<string>> }

/** Written by us, phrasings and templates. */
export function writtenExemplars(): Exemplar[] {
  const written = [
    stayExemplars,
    roomExemplars,
    placeExemplars,
    roundaboutStayExemplars,
    roundaboutPlaceExemplars,
    beyondExemplars,
    concernExemplars,
  ]
  return [...written.flatMap(unfold), ...listed(everyday), ...templateExemplars()]
}

/** Asked in the question sets: left out fold by fold when the understanding is measured. */
export function heardExemplars(): Exemplar[] {
  return listed(heard)
}

function listed(source: Readonly<Record<string, readonly string[]>>): Exemplar[] {
  return Object.entries(source).flatMap(([topic, texts]) => texts.map((text) => ({ topic, text })))
}

function unfold(source: Readonly<Record<string, string>>): Exemplar[] {
  return Object.entries(source).flatMap(([topic, lines]) =>
    lines
      .split(/[|\n]/)
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => ({ topic, text })),
  )
}

export function allExemplars(): Exemplar[] {
  return [...writtenExemplars(), ...heardExemplars()]
}

export function learn(exemplars: readonly Exemplar[]): Understanding {
  const lexicon = buildLexicon(exemplars.map((exemplar) => exemplar.text))
  const examples: Example[] = exemplars.map(({ topic, text }) => ({ topic, tokens: tokens(text, lexicon) }))
  const vocabulary = new Map<string, Set<string>>()
  for (const { topic, tokens } of examples) {
    const units = vocabulary.get(topic) ?? new Set<string>()
    for (const token of tokens) units.add(token.concept ?? token.text)
    vocabulary.set(topic, units)
  }
  return { lexicon, model: train(examples), vocabulary }
}

let kept: Understanding | undefined

/** The one understanding of this process. The first call reads it from a file in some milliseconds, or learns it in a second or two. */
export function understanding(): Understanding {
  kept ??= learntFile ? unpack(readFileSync(new URL(learntFile))) : learn(allExemplars())
  return kept
}
