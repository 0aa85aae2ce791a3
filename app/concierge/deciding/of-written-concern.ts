/** Passages for guests who need people's help: with a guide dog, limited mobility, an allergy, or something left behind. */

import type { Quotable, Subject } from '#app/concierge/written/subjects.ts'
import { easyWay, gateNotFound } from '#app/concierge/written/subjects-in-guide.ts'
import {
  assistanceDogs,
  balance,
  complainFurther,
  complaints,
  kitchens,
  leftBehind,
  ordinaryWeather,
  wronglyConfirmed,
} from '#app/concierge/written/subjects-in-terms.ts'
import { quotesOf } from '#app/concierge/written/written-elsewhere.ts'
import type { Passage } from '#app/knowledge/passage.ts'
import type { Concern } from '#app/understanding/troubles/concern-kinds.ts'
import type { Decision } from './decision.ts'

/** Quoted instead of a fixed reply. */
const instead: Partial<Record<Concern, readonly Quotable[]>> = { assistance_dog: [assistanceDogs], access: easyWay }
/** Quoted after the concern's fixed reply. */
const beside: Partial<Record<Concern, Subject>> = {
  allergy: kitchens,
  lost: leftBehind,
  complaint: complaints,
  locked_out: gateNotFound,
}

/** Quoted instead, but only if just that is asked. */
const asked: Partial<Record<Concern, readonly Subject[]>> = {
  confirmation: [wronglyConfirmed],
  money: [balance, ordinaryWeather],
  complaint: [complainFurther],
}

/** Undefined if the concern is simply handed over. @param text normalised */
export function decideOfWrittenConcern(
  concern: Concern,
  text: string,
  confidence: number,
  passages: readonly Passage[],
): Decision | undefined {
  const because = `a matter for people, of which something is written: ${concern}`
  const quotes = instead[concern]?.flatMap((subject) => quotesOf(subject, passages)) ?? []
  if (quotes.length > 0) return { kind: 'quote', topic: concern, quotes, confidence, because }
  const known = asked[concern]?.find(({ said }) => said.test(text))
  const answers = known ? quotesOf(known, passages) : []
  if (answers.length > 0) return { kind: 'quote', topic: concern, quotes: answers, confidence, because }
  const more = beside[concern]
  if (!more?.said.test(text) || more.not?.test(text)) return undefined
  return { kind: 'handover', topic: concern, quotes: quotesOf(more, passages), confidence, because }
}
