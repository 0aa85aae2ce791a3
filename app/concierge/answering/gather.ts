/** Combines the answers to each part into one: what is said once, what is left out, and what is admitted. */

import { lateCheckOutBriefly } from '#app/concierge/composing/compose-prices.ts'
import { thresholds } from '#app/concierge/deciding/thresholds.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { isConcern } from '#app/understanding/concern-kinds.ts'
import { foreignLanguage } from '#app/understanding/languages.ts'
import type { AnsweredPart } from './answer-part.ts'
import { withoutPassing } from './in-passing.ts'
import { leftOpen } from './left-open.ts'
import { bare, inOneText, withoutAnswer } from './one-text.ts'
import type { Answer } from './outcome.ts'
import { fullestAt, isAgain, quotesAll, tells } from './parts-compared.ts'

/** `sum`: of all that was asked, told before what it is made of. */
export function gather(index: KnowledgeIndex, all: AnsweredPart[], message: string, sum: string | undefined): Answer {
  const trace = all.map((one) => one.trace)
  const said = withoutPassing(all)
  const told = lateCheckOutOnce(answersIn(said), lateCheckOutBriefly(index.facts))
  // In danger, what else may have been meant waits.
  const alarm = told.some(({ doubt, trace }) => !doubt && trace.topic === 'emergency')
  const answers = isWildGuess(told, message) ? [] : alarm ? told.filter(({ doubt }) => !doubt) : told
  const left = leftOpen(said, answers)
  const open = alarm ? left.filter(({ trace }) => isConcern(trace.topic)) : left
  const refused = said.find((one) => one.kind === 'decline')
  if (refused && answers.length === 0) return { ...bare(refused), trace }
  return {
    ...(answers.length > 0 ? inOneText(index, answers, open, message, sum) : withoutAnswer(index, said, open, message)),
    trace,
  }
}

/** Of a question in another language hardly a word was understood. */
function isWildGuess(told: readonly AnsweredPart[], message: string): boolean {
  return told.every(({ doubt, confidence }) => doubt && confidence < thresholds.faint) && foreignLanguage(message) !== undefined
}

/** The parts that are told, each once, without what only leads up to a question. */
function answersIn(said: readonly AnsweredPart[]): AnsweredPart[] {
  const again = isAgain(said)
  const isRead = said.some((one) => one.trace.decision === 'quote')
  const answered = said.some((one) => one.asking && one.trace.decision === 'answer')
  // “How do you make sourdough? My breakfasts are boring.”
  const far = said.some((one) => one.asking && one.trace.topic === 'offtopic')
  const story = (one: AnsweredPart) =>
    !one.asking &&
    one.trace.decision === 'hedge' &&
    ((answered && one.confidence < thresholds.story) || (far && one.doubt === 'grave'))
  const told = said.filter((one) => !again(one) && !story(one) && !(isRead && one.doubt === 'grave'))
  return sieves.reduce((kept, { keeps }) => kept.filter(keeps), told)
}

type Keeps = (one: AnsweredPart, at: number, kept: readonly AnsweredPart[]) => boolean

/** Not what another one says whole; of two that say the same, the first. */
const unlessWithin =
  (says: (one: AnsweredPart, other: AnsweredPart) => boolean): Keeps =>
  (one, at, kept) =>
    !kept.some((other, i) => i !== at && says(other, one) && (!says(one, other) || i < at))

/** Told of every room, where it is told of one, too. */
const ofAnyRoom = new Set(['late_check_out', 'pets', 'heated_bath'].map((topic) => `topic:${topic}:`))

/** Each takes from what those before it have left. */
const sieves: readonly { why: string; keeps: Keeps }[] = [
  {
    why: 'Of the same entries the fullest answer is enough.',
    keeps: (one, at, kept) => one.kind === 'answer' && fullestAt(kept, one.key) === at,
  },
  { why: 'What another answer says whole is not said again.', keeps: unlessWithin(tells) },
  {
    why: 'Told of one room, it is not told of every room, too.',
    keeps: (one, _, kept) => !ofAnyRoom.has(one.key) || !kept.some(({ key }) => key.startsWith(one.key) && key !== one.key),
  },
  { why: 'Of passages quoted twice, those with more around them stay.', keeps: unlessWithin(quotesAll) },
]

/** Asked for by itself, it is told at length. */
function lateCheckOutOnce(answers: AnsweredPart[], briefly: string): AnsweredPart[] {
  if (!answers.some(({ trace }) => trace.topic === 'late_check_out')) return answers
  return answers.map((one) => ({ ...one, text: one.text.replace(` ${briefly}`, '') }))
}
