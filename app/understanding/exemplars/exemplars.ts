/** What the understanding is trained on. Not part of a build, which contains the result. */
import { beyondExemplars } from './exemplars-beyond.ts'
import { concernExemplars } from './exemplars-concerns.ts'
import everyday from './exemplars-everyday.json' with { type: 'json' }
import heard from './exemplars-heard.json' with { type: 'json' }
import { indirectExemplars } from './exemplars-indirect.ts'
import { placeExemplars } from './exemplars-place.ts'
import { roomExemplars } from './exemplars-rooms.ts'
import { roundaboutPlaceExemplars } from './exemplars-roundabout-place.ts'
import { roundaboutStayExemplars } from './exemplars-roundabout-stay.ts'
import { siteExemplars } from './exemplars-site.ts'
import { stayExemplars } from './exemplars-stay.ts'
import { templateExemplars } from './templates.ts'

export type Exemplar = { topic: string; text: string }
/** Written by us, phrasings and templates. */
export function writtenExemplars(): Exemplar[] {
  const written = [
    stayExemplars,
    roomExemplars,
    placeExemplars,
    siteExemplars,
    roundaboutStayExemplars,
    roundaboutPlaceExemplars,
    beyondExemplars,
    concernExemplars,
    indirectExemplars,
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
