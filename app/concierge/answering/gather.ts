/** Combines the answers to each part into one: what is said once, what is left out, and what is admitted. */

import { lateCheckOutBriefly } from '#app/concierge/composing/compose-prices.ts'
import {
  admit,
  admitAfter,
  askInEnglish,
  handOver,
  leadElsewhere,
  moreThanThat,
  quoted,
} from '#app/concierge/composing/fixed-replies.ts'
import { thresholds } from '#app/concierge/deciding/thresholds.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { placeFor, placeOf, quoteFor } from '#app/concierge/written/written-elsewhere.ts'
import { refOf } from '#app/knowledge/entry.ts'
import { foreignLanguage } from '#app/understanding/languages.ts'
import { isAsking } from '#app/understanding/parts.ts'
import { plain } from '#app/understanding/text.ts'
import { isConcern } from '#app/understanding/troubles/concern-kinds.ts'
import type { AnsweredPart } from './answer-part.ts'
import { withoutPassing } from './in-passing.ts'
import type { Answer, TracePart } from './outcome.ts'

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
    ...(answers.length > 0 ? inWords(index, answers, open, message, sum) : withoutAnswer(index, said, open, message)),
    trace,
  }
}

/** Of a question in another language hardly a word was understood. */
function isWildGuess(told: readonly AnsweredPart[], message: string): boolean {
  return told.every(({ doubt, confidence }) => doubt && confidence < thresholds.faint) && foreignLanguage(message) !== undefined
}

/** What is known of another part, too, of which this one is only in doubt. */
function isAgain(said: readonly AnsweredPart[]): (one: AnsweredPart) => boolean {
  const known = new Set(
    said.filter((one) => one.kind === 'answer' && one.trace.decision === 'answer').map((one) => one.trace.topic),
  )
  return (one) => one.trace.decision === 'hedge' && known.has(one.trace.topic)
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
  return said
    .filter((one) => !again(one) && !story(one) && !(isRead && one.doubt === 'grave'))
    .filter((one, i, kept) => one.kind === 'answer' && fullestAt(kept, one.key) === i)
    .filter((one, i, kept) => !kept.some((other, at) => at !== i && tells(other, one) && (!tells(one, other) || at < i)))
    .filter((one, _, kept) => !ofAnyRoom.has(one.key) || !kept.some(({ key }) => key.startsWith(one.key) && key !== one.key))
    .filter((one, i, kept) => !kept.some((other, at) => at !== i && quotesAll(other, one) && (!quotesAll(one, other) || at < i)))
}

/** Told of every room, where it is told of one, too. */
const ofAnyRoom = new Set(['late_check_out', 'pets', 'heated_bath'].map((topic) => `topic:${topic}:`))

/** Asked for by itself, it is told at length. */
function lateCheckOutOnce(answers: AnsweredPart[], briefly: string): AnsweredPart[] {
  if (!answers.some(({ trace }) => trace.topic === 'late_check_out')) return answers
  return answers.map((one) => ({ ...one, text: one.text.replace(` ${briefly}`, '') }))
}

/** The parts that were handed over, or whose question what is told does not answer. */
function leftOpen(said: readonly AnsweredPart[], answers: readonly AnsweredPart[]): AnsweredPart[] {
  const again = isAgain(said)
  // Its words are told beside it, and what it asks of them is not.
  const repeated = (one: AnsweredPart) =>
    one.doubt === 'grave' && one.asking && !answers.includes(one) && answers.some((known) => tells(known, one))
  const lost = (one: AnsweredPart) =>
    again(one) &&
    one.asking &&
    (one.gap ||
      one.confidence < thresholds.faint ||
      one.trace.coverage < thresholds.coverage ||
      !answers.some(({ key }) => key === one.key))
  return said.filter(
    (one) => (one.kind === 'handover' || lost(one) || repeated(one)) && !(answers.length > 0 && asksNothing(one.trace, answers)),
  )
}

/** “We want to elope. Do ye do that?”: answered with what it points at. */
const asksThat =
  /^(?:and |so )*(?:do|can|could|would|will) (?:you|ye) (?:do|organi[sz]e|offer|arrange|have|cater for) (?:this|that|it|these|those|such things?)$/

/** “Is that a disaster?” */
const whether =
  /^(?:and |so |but )*(?:is|would|will) (?:that|it|this)(?: be)?(?: an?)? ?(?:ok|okay|alright|all right|fine|grand|possible|doable|(?:big )?problem|disaster|bother|issue|(?:deal )?breaker)(?: (?:with|for) (?:you|ye|us|me))?(?: at all| then)?$/
/** “I want to lie in bed and look at the trees.” */
const wishes = /^(?:i|we) (?:want|would love|would like|love|like) to (?:just )?(?:lie|sit|look|watch|wake|sleep|read)\b/
/** “Phone has no bars”, before a question. */
const tellsOfSelf = /\b(?:phone|battery|signal|head|brain) (?:is|has|was)\b/
/** “She's very good.” */
const praises =
  /^(?:she|he|it|they) (?:is|are) (?:very |so |really |ever so )*(?:good|quiet|calm|lovely|tiny|no trouble|well (?:behaved|trained))$/
/** “How does it work?”, where that is told already. */
const asksHow = /^(?:and |so )*how (?:does|do) (?:it|that|this|they) work$/
/** Nothing that is left open beside `answers`. */
function asksNothing({ part, topic }: TracePart, answers: readonly AnsweredPart[]): boolean {
  const text = plain(part)
  if (asksHow.test(text)) return answers.some(({ trace }) => trace.topic === topic)
  const tells = !isAsking(part) && !isConcern(topic) && (tellsOfSelf.test(text) || praises.test(text))
  return asksThat.test(text) || whether.test(text) || wishes.test(text) || tells
}

type Worded = Omit<Answer, 'trace'>

function inWords(
  index: KnowledgeIndex,
  all: AnsweredPart[],
  open: AnsweredPart[],
  message: string,
  sum: string | undefined,
): Worded {
  const { facts, passages } = index
  const answers = thatFit(all)
  const missing = open.find(
    (one) => one.trace.decision !== 'decline' && answers.every((known) => known.trace.part !== one.trace.part),
  )
  const read = missing ? quoteFor(plain(message), 'unknown', false, passages) : []
  const elsewhere = missing && placeFor(plain(missing.trace.part))
  const language = answers.every(({ doubt }) => doubt) ? foreignLanguage(message) : undefined
  // Of doubtful answers in a row, only the first begins with the admission.
  const parts = answers.map(({ text, doubt }, i) =>
    !language && doubt === 'grave' && answers[i - 1]?.doubt !== 'grave' ? `${admit(facts)} ${text}` : text,
  )
  if (language) parts[0] = `${askInEnglish(facts, language)} If I have understood: ${parts[0]}`
  const [only] = answers
  const more = answers.length === 1 && only?.doubt && !language ? placeFor(plain(message)) : undefined
  if (more && !parts[0]?.includes(placeOf(more))) parts[0] = `${parts[0]} More of it may stand under ${placeOf(more)}.`
  const grave = answers.some(({ doubt }) => doubt === 'grave')
  // A trouble comes first.
  if (missing && isConcern(missing.trace.topic)) parts.unshift(missing.text)
  else if (missing?.trace.decision === 'quote') parts.push(missing.text)
  else if (read.length > 0 && !read.every(({ words }) => parts.some((part) => part.includes(words))))
    parts.push(quoted(facts, 'written', read))
  else if (missing && !language && !grave)
    parts.push(
      `For the rest of your question, ${elsewhere ? `look under ${placeOf(elsewhere)} or ` : 'please '}ask the team at ${facts.estate.contacts.stayEmail}: I do not have details on that.`,
    )
  else if (!language && !grave && answers.some(({ doubt }) => doubt === 'slight')) parts.push(admitAfter(facts))
  if (sum && !missing) parts.unshift(sum)
  if (answers.length < all.length) parts.push('That is a lot at once: please ask me for the rest again.')
  const troubled = missing && isConcern(missing.trace.topic) ? missing.sources : []
  const sources = [...troubled, ...answers.flatMap((one) => one.sources)]
  return {
    kind: 'answer',
    text: endingOnce(parts).join('\n\n'),
    sources: sources.filter((ref, i) => sources.findIndex((other) => refOf(other) === refOf(ref)) === i),
    confidence: Math.min(...answers.map((one) => one.confidence)),
  }
}

/** To whom to turn for more than is quoted is said once, and at the end. */
function endingOnce(parts: readonly string[]): string[] {
  const endsAt = (text: string) => text.lastIndexOf(`\n\n${moreThanThat}`)
  const ending = parts.findLast((text) => endsAt(text) >= 0)
  if (!ending) return [...parts]
  const quoted = parts.map((text) => (endsAt(text) >= 0 ? text.slice(0, endsAt(text)) : text))
  return [...quoted, ending.slice(endsAt(ending)).trim()]
}

/** As many of them as somebody reads in a chat: the first one whole, however long. */
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

function withoutAnswer(
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

/** Does `one` say all that `other` does? A link to more says nothing of its own. */
const tells = (one: AnsweredPart, other: AnsweredPart) => one.text.includes(other.text.replace(/ More: \S+$/, ''))

/** Every passage that `other` quotes. */
const quotesAll = (one: AnsweredPart, other: AnsweredPart) => {
  const quotes = other.trace.decision === 'quote' ? (other.text.match(/“[^”]{40,}”/g) ?? []) : []
  return quotes.length > 0 && quotes.every((quote) => one.text.includes(quote))
}

const bare = ({ kind, text, sources, confidence }: AnsweredPart) => ({ kind, text, sources, confidence })

/** Of what is told twice, the first, or one that says all of it and more: “check-in is until eight”, and “ring us if you are later”. */
function fullestAt(kept: readonly AnsweredPart[], key: string): number {
  const same = kept.flatMap((one, at) => (one.key === key ? [{ at, text: one.text }] : []))
  return same.reduce(
    (best, one) => (one.text.length > best.text.length && one.text.startsWith(best.text) ? one : best),
    same[0] ?? none,
  ).at
}
const none = { at: -1, text: '' }
