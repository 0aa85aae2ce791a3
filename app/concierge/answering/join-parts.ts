/** Joins the answers to several parts into one text: each admission appears once, and what stays open comes last. */

import {
  admit,
  admitAfter,
  askInEnglish,
  handOver,
  leadElsewhere,
  moreThanThat,
  quoted,
} from '#app/concierge/composing/fixed-replies.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { placeFor, placeOf, quoteFor } from '#app/concierge/written/written-elsewhere.ts'
import { refOf } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { foreignLanguage, type Language } from '#app/understanding/languages.ts'
import { plain } from '#app/understanding/text.ts'
import { isConcern } from '#app/understanding/troubles/concern-kinds.ts'
import type { AnsweredPart } from './answer-part.ts'
import type { Answer } from './outcome.ts'

type Worded = Omit<Answer, 'trace'>

/** @param all at least one; @param open the parts that these leave open; @param sum the total of everything asked about, which goes first */
export function inOneText(
  index: KnowledgeIndex,
  all: readonly AnsweredPart[],
  open: readonly AnsweredPart[],
  message: string,
  sum: string | undefined,
): Worded {
  const kept = withoutDoubtful(all)
  const answers = thatFit(kept)
  const missing = open.find(
    (one) => one.trace.decision !== 'decline' && answers.every((known) => known.trace.part !== one.trace.part),
  )
  const language = answers.every(({ doubt }) => doubt) ? foreignLanguage(message) : undefined
  const told = withAdmissions(index.facts, answers, message, language)
  const texts = withMissing(index, told, { answers, missing, message, language })
  if (sum && !missing) texts.unshift(sum)
  if (answers.length < kept.length) texts.push('That is a lot at once: please ask me for the rest again.')
  const troubled = missing && isConcern(missing.trace.topic) ? missing.sources : []
  const sources = [...troubled, ...answers.flatMap((one) => one.sources)]
  return {
    kind: 'answer',
    text: endingOnce(texts).join('\n\n'),
    sources: sources.filter((ref, i) => sources.findIndex((other) => refOf(other) === refOf(ref)) === i),
    confidence: Math.min(...answers.map((one) => one.confidence)),
  }
}

/** If several doubtful answers follow each other, only the first begins with the admission. */
function withAdmissions(
  facts: Facts,
  answers: readonly AnsweredPart[],
  message: string,
  language: Language | undefined,
): string[] {
  const [only, ...others] = answers
  if (language) {
    const said = `${askInEnglish(facts, language)} If I have understood: ${only?.text}`
    return [said, ...others.map(({ text }) => text)]
  }
  const admitted = answers.map(({ text, doubt }, i) =>
    doubt === 'grave' && answers[i - 1]?.doubt !== 'grave' ? `${admit(facts)} ${text}` : text,
  )
  const place = others.length === 0 && only?.doubt ? placeFor(plain(message)) : undefined
  const more = place && placeOf(place)
  return more
    ? admitted.map((text) => (text.includes(more) ? text : `${text} There may be more about it under ${more}.`))
    : admitted
}

type Beside = {
  answers: readonly AnsweredPart[]
  missing: AnsweredPart | undefined
  message: string
  language: Language | undefined
}

/** An open trouble goes first; other open parts after the answer, or replaced by the answer's own doubt. */
function withMissing({ facts, passages }: KnowledgeIndex, told: readonly string[], beside: Beside): string[] {
  const { answers, missing, message, language } = beside
  if (missing && isConcern(missing.trace.topic)) return [missing.text, ...told]
  if (missing?.trace.decision === 'quote') return [...told, missing.text]
  const quotes = missing ? quoteFor(plain(message), 'unknown', false, passages) : []
  const isQuoted = quotes.every(({ words }) => told.some((text) => text.includes(words)))
  if (!isQuoted) return [...told, quoted(facts, 'written', quotes)]
  if (language || answers.some(({ doubt }) => doubt === 'grave')) return [...told]
  // Where free nights are shown is known.
  if (missing?.trace.topic === 'availability') return [...told, missing.text]
  if (missing) return [...told, askForRest(facts, missing)]
  return answers.some(({ doubt }) => doubt === 'slight') ? [...told, admitAfter(facts)] : [...told]
}

function askForRest({ estate }: Facts, { trace }: AnsweredPart): string {
  const place = placeFor(plain(trace.part))
  const lookOr = place ? `look under ${placeOf(place)} or ` : 'please '
  return `For the rest of your question, ${lookOr}ask the team at ${estate.contacts.stayEmail}: I do not have details on that.`
}

/** The “ask the team” sentence appears once, at the end. */
function endingOnce(parts: readonly string[]): string[] {
  const endsAt = (text: string) => text.lastIndexOf(`\n\n${moreThanThat}`)
  const ending = parts.findLast((text) => endsAt(text) >= 0)
  if (!ending) return [...parts]
  const quoted = parts.map((text) => (endsAt(text) >= 0 ? text.slice(0, endsAt(text)) : text))
  return [...quoted, ending.slice(endsAt(ending)).trim()]
}

/** If they do not all fit, what a story only may have asked gives way, then every doubtful answer. */
function withoutDoubtful(all: readonly AnsweredPart[]): readonly AnsweredPart[] {
  const fewer = [all, all.filter(({ doubt, asking }) => !doubt || asking), all.filter(({ doubt }) => !doubt)]
  return fewer.find((some) => some.length > 0 && thatFit(some).length === some.length) ?? all
}

/** As many as fit in a chat message; the first always whole. */
function thatFit(answers: readonly AnsweredPart[]): AnsweredPart[] {
  let length = 0
  const end = answers.findIndex(({ text }, i) => {
    length += text.length
    return i > 0 && (i >= mostParts || length > longest)
  })
  return answers.slice(0, end < 0 ? answers.length : end)
}
const mostParts = 4
const longest = 1_100

/** The reply if no part is answered. */
export function withoutAnswer(
  { facts }: KnowledgeIndex,
  said: readonly AnsweredPart[],
  open: readonly AnsweredPart[],
  message: string,
): Worded {
  const [first] = open
  const language = first && notUnderstood.has(first.trace.topic) ? foreignLanguage(message) : undefined
  if (first && language) return { ...bare(first), text: askInEnglish(facts, language) }
  const place = first?.trace.topic === 'unknown' ? placeFor(plain(message)) : undefined
  if (first) return { ...bare(first), ...(place && { text: leadElsewhere(facts, placeOf(place)) }) }
  const talk = said.find((one) => one.kind === 'talk' && one.text !== '')
  if (talk) return bare(talk)
  const foreign = foreignLanguage(message)
  const text = foreign ? askInEnglish(facts, foreign) : handOver(facts, message.trim() === '' ? 'offtopic' : 'unknown')
  return { kind: 'handover', text, sources: [], confidence: 0 }
}

const notUnderstood = new Set(['unknown', 'offtopic'])

export const bare = ({ kind, text, sources, confidence }: AnsweredPart) => ({ kind, text, sources, confidence })
