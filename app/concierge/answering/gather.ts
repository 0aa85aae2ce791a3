/** Combines the answers to each part into one: without repetition or mere background, and admitting what is unknown. */

import { lateCheckOutBriefly } from '#app/concierge/composing/compose-prices.ts'
import { thresholds } from '#app/concierge/deciding/thresholds.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { foreignLanguage } from '#app/understanding/languages.ts'
import { isConcern } from '#app/understanding/troubles/concern-kinds.ts'
import type { AnsweredPart } from './answer-part.ts'
import { withoutPassing } from './in-passing.ts'
import { bare, inOneText, withoutAnswer } from './join-parts.ts'
import { leftOpen } from './left-open.ts'
import type { Answer } from './outcome.ts'
import { fullestAt, isAgain, quotesAll, tells } from './parts-compared.ts'
import { setsScene } from './sets-scene.ts'

/** `sum`: the total of everything asked about, which goes before the single prices. */
export function gather(index: KnowledgeIndex, all: AnsweredPart[], message: string, sum: string | undefined): Answer {
  const trace = all.map((one) => one.trace)
  const said = withoutPassing(all)
  const told = lateCheckOutOnce(answersIn(said), lateCheckOutBriefly(index.facts))
  // In an emergency, other readings wait.
  const alarm = told.some(({ doubt, trace }) => !doubt && trace.topic === 'emergency')
  const answers = isWildGuess(told, message) ? [] : alarm ? told.filter(({ doubt }) => !doubt) : told
  const left = leftOpen(said, answers)
  const open = alarm ? left.filter(({ trace }) => isConcern(trace.topic)) : left
  const refused = said.find((one) => one.kind === 'decline')
  if (refused && answers.length === 0) return { ...bare(refused), trace }
  if (answers.length === 0) return { ...withoutAnswer(index, said, open, message), trace }
  const isAllDoubted = answers.every(({ doubt }) => doubt === 'grave')
  const leftToTeam = (isAllDoubted ? answers[0] : open[0])?.trace
  return { ...inOneText(index, answers, open, message, sum), trace, leftToTeam }
}

/** In another language, hardly a word was understood. */
function isWildGuess(told: readonly AnsweredPart[], message: string): boolean {
  return told.every(({ doubt, confidence }) => doubt && confidence < thresholds.faint) && foreignLanguage(message) !== undefined
}

/** The parts to answer, without duplicates or mere lead-ins. */
function answersIn(said: readonly AnsweredPart[]): AnsweredPart[] {
  const again = isAgain(said)
  const isRead = said.some((one) => one.trace.decision === 'quote')
  const answered = said.some((one) => one.asking && one.trace.decision === 'answer')
  // “How do you make sourdough? My breakfasts are boring.”
  const far = said.some((one) => one.asking && one.trace.topic === 'offtopic')
  const story = (one: AnsweredPart) =>
    !one.asking &&
    one.trace.decision === 'hedge' &&
    ((answered && (one.confidence < thresholds.story || setsScene(one, said))) || (far && one.doubt === 'grave'))
  const told = said.filter((one) => !again(one) && !story(one) && !(isRead && one.doubt === 'grave'))
  return sieves.reduce((kept, { keeps }) => kept.filter(keeps), told)
}

type Keeps = (one: AnsweredPart, at: number, kept: readonly AnsweredPart[]) => boolean

/** Drops what another answer says completely; of two that say the same, keeps the first. */
const unlessWithin =
  (says: (one: AnsweredPart, other: AnsweredPart) => boolean): Keeps =>
  (one, at, kept) =>
    !kept.some((other, i) => i !== at && says(other, one) && (!says(one, other) || i < at))

/** Answers about every room, which one about a single room replaces. */
const ofAnyRoom = new Set(['late_check_out', 'pets', 'heated_bath'].map((topic) => `topic:${topic}:`))

/** Each step works on what the previous one left. */
const sieves: readonly { why: string; keeps: Keeps }[] = [
  {
    why: 'Of several answers from the same entries, the fullest is enough.',
    keeps: (one, at, kept) => one.kind === 'answer' && fullestAt(kept, one.key) === at,
  },
  { why: 'What another answer says completely is not repeated.', keeps: unlessWithin(tells) },
  {
    why: 'An answer about one room replaces the one about all rooms.',
    keeps: (one, _, kept) => !ofAnyRoom.has(one.key) || !kept.some(({ key }) => key.startsWith(one.key) && key !== one.key),
  },
  { why: 'If a passage is quoted twice, the longer answer stays.', keeps: unlessWithin(quotesAll) },
]

/** If late check-out has an answer of its own, the brief mention in others goes. */
function lateCheckOutOnce(answers: AnsweredPart[], briefly: string): AnsweredPart[] {
  if (!answers.some(({ trace }) => trace.topic === 'late_check_out')) return answers
  return answers.map((one) => ({ ...one, text: one.text.replace(` ${briefly}`, '') }))
}
