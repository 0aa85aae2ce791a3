/** The answer to one part of a message, as it was decided. */

import { type Composed, compose } from '#app/concierge/composing/compose.ts'
import { caution } from '#app/concierge/composing/compose-prices.ts'
import { citing, decline, handOver, makeTalk, noAllergens, ofAnimals, quoted } from '#app/concierge/composing/fixed-replies.ts'
import { goesOnStill } from '#app/concierge/composing/of-help.ts'
import { notAtWeekend } from '#app/concierge/composing/of-stays.ts'
import type { Decision, Doubt } from '#app/concierge/deciding/decision.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { cancellingSteps } from '#app/concierge/written/cancelling.ts'
import { quoteAfter, quoteFor } from '#app/concierge/written/written-elsewhere.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import type { Passage } from '#app/knowledge/passage.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import type { Slots } from '#app/understanding/message/slots.ts'
import { plain } from '#app/understanding/text.ts'
import { type TopicId, topics } from '#app/understanding/topics.ts'
import { tellsOfFault } from '#app/understanding/troubles/broken-things.ts'
import { isConcern } from '#app/understanding/troubles/concern-kinds.ts'
import { leaveFirst } from './emergency-answer.ts'
import type { Answer, TracePart } from './outcome.ts'

export type AnsweredPart = {
  /** Without the “I do not know” sentence, which is said once for all parts. */
  text: string
  doubt?: Doubt
  kind: Answer['kind']
  sources: EntryRef[]
  confidence: number
  /** Equal keys mean equal content. */
  key: string
  trace: TracePart
  asking: boolean
  /** The classifier's own probability, even if a rule decided otherwise. */
  likely: number
  /** Asks something no entry answers, or merely mentions the topic. */
  gap: boolean
  /** Names a thing that nothing is written about. */
  namesUnwritten: boolean
}

type Part = {
  reading: Reading
  slots: Slots
  /** Whether it is a question; statements are skipped unless they raise a concern. */
  asking: boolean
  /** What the guest has already said about the same stay, which may narrow what cancelling costs. */
  earlier: string
  now: Date
}
/** The parts of an answer that depend on the decision. */
type Spoken = Pick<AnsweredPart, 'kind' | 'text'> & Partial<Pick<AnsweredPart, 'sources' | 'key' | 'doubt'>>
type Decided<K extends Decision['kind']> = Decision & { kind: K }

export function answerPart(index: KnowledgeIndex, decision: Decision, part: Part): AnsweredPart {
  const { reading, asking } = part
  const spoken = speak(index, decision, part)
  const { sources = [] } = spoken
  return {
    key: `${decision.kind}:${decision.topic}`,
    ...spoken,
    sources,
    confidence: decision.confidence,
    asking,
    likely: reading.guesses[0]?.probability ?? 0,
    namesUnwritten: decision.kind === 'handover' && decision.namesUnwritten === true,
    gap: reading.gap !== undefined || (decision.kind === 'hedge' && decision.topic !== reading.topic),
    trace: traceOf(reading, decision, sources),
  }
}

function traceOf(reading: Reading, decision: Decision, sources: readonly EntryRef[]): TracePart {
  return {
    part: reading.text,
    topic: decision.topic,
    confidence: decision.confidence,
    needed: decision.needed,
    coverage: reading.coverage,
    decision: decision.kind,
    because: decision.because,
    guesses: reading.guesses.slice(0, 3).map((guess) => `${guess.topic} ${guess.probability.toFixed(2)}`),
    sources: sources.map(refOf),
  }
}

const nothing: Spoken = { kind: 'talk', text: '' }

function speak(index: KnowledgeIndex, decision: Decision, part: Part): Spoken {
  const { facts } = index
  const heard = part.asking || isConcern(decision.topic)
  switch (decision.kind) {
    case 'decline':
      return part.asking ? { kind: 'decline', text: decline(facts, decision.topic) } : nothing
    case 'talk':
      return { kind: 'talk', text: makeTalk(facts, decision.topic) }
    case 'staff':
      return sayStaff(index, decision, part)
    case 'handover':
      return heard ? sayHandover(index, decision) : nothing
    case 'quote': {
      const sources = decision.quotes.map(({ passage }) => standsIn[passage.page]).slice(0, 1)
      if (!heard) return nothing
      const key = `quote:${decision.quotes.map(({ words }) => words).join()}`
      return { kind: 'answer', text: quoted(facts, decision.topic, decision.quotes), sources, key }
    }
    case 'aside':
      return sayBeside(index, decision, part)
    default:
      return sayEntries(index, decision, part)
  }
}

/** What staff have written, or what they sell. A late check-out that they sell is for midweek, too. */
function sayStaff({ facts }: KnowledgeIndex, { entry }: Decided<'staff'>, { reading, slots, earlier }: Part): Spoken {
  const { category, key, value } = entry
  const isLeaving = facts.products.some((one) => one.category === 'late_checkout' && one.name.toLowerCase() === key)
  const not = isLeaving ? notAtWeekend({ facts, slots, text: plain(reading.text), ofStay: plain(earlier) }) : ''
  return { kind: 'answer', text: `${not}${value}`, sources: [{ category, key }], key: `staff:${category}/${key}` }
}

/** For the team to answer; with a source if a passage is quoted as well. A complaint names no source: only people can settle it. */
function sayHandover({ facts }: KnowledgeIndex, { topic, quotes = [] }: Decided<'handover'>): Spoken {
  const text = [handOver(facts, topic), ...cited(quotes)].join(' ')
  const written = topic === 'complaint' ? [] : quotes.map(({ passage }) => passage.page)
  // Where the code is, which this reply says, is in an entry.
  if (topic === 'locked_out' && quotes.length === 0)
    return { kind: 'handover', text, sources: [{ category: 'policies', key: 'gate_code' }] }
  const pages = ofBathRule.has(topic) ? ['guest guide' as const] : written
  return { kind: 'handover', text, sources: pages.map((page) => standsIn[page]).slice(0, 1) }
}
/** Answered together with the guide's bath safety rule. */
const ofBathRule = new Set<string>(['pregnancy', 'health'])

const cited = (quotes: Parameters<typeof citing>[0] = []) => (quotes.length > 0 ? [citing(quotes)] : [])

/** The entries that say where to find a passage. */
const standsIn: Readonly<Record<Passage['page'], EntryRef>> = {
  'terms and conditions': { category: 'policies', key: 'terms' },
  'privacy policy': { category: 'policies', key: 'privacy' },
  'guest guide': { category: 'facilities', key: 'guest_guide' },
}

/** A concern for the team, and the nearest thing written: where pets may stay, for an assistance dog. */
function sayBeside({ facts, shelf }: KnowledgeIndex, decision: Decided<'aside'>, { reading, slots }: Part): Spoken {
  // A guest who is allergic to animals is told where they stay, not that pets are refused.
  const asked = decision.concern === 'allergy' && decision.topic === 'pets' ? '' : plain(reading.text)
  const near = compose(decision.topic, { facts, shelf, slots: { ...slots, rooms: [] }, text: asked })
  const text = handOver(facts, decision.concern)
  if (!near) return { kind: 'handover', text }
  if (decision.concern === 'allergy' && decision.topic !== 'pets')
    return { kind: 'answer', text: `${near.text} ${noAllergens(facts)}`, sources: near.sources }
  if (decision.concern === 'allergy') return { kind: 'answer', text: `${ofAnimals(facts)} ${near.text}`, sources: near.sources }
  const name = topics[decision.topic].name
  return { kind: 'answer', text: `${text} I do have this about ${name}: ${near.text}`, sources: near.sources }
}

/** What the topic's entries say, followed by what the terms say more exactly. */
function sayEntries(index: KnowledgeIndex, decision: Decided<'answer' | 'hedge'>, part: Part): Spoken {
  const { facts, shelf } = index
  const { slots } = part
  const { topic } = decision
  const text = plain(part.reading.text)
  const made = compose(topic, { facts, shelf, slots, text, ofStay: plain(part.earlier) })
  if (!made) return { kind: 'handover', text: handOver(facts, 'unknown') }
  const ofExtra =
    topic === 'cancellation' && !policyNamed.test(text) && ofExtrasAlone(`${plain(part.earlier)} ${text}`)
      ? extraCancelled(index)
      : []
  if (ofExtra.length > 0) return { kind: 'answer', text: quoted(facts, 'written', ofExtra), sources: made.sources }
  const steps = topic === 'cancellation' ? cancellingSteps(text, plain(part.earlier), index.passages, part.now) : ''
  const exactly = cited(quoteAfter(text, topic, index.passages))
  // Self-help first, then whom to contact.
  const [first, ...then] =
    topic === 'housekeeping' && !goesOnStill.test(text) ? [...exactly, made.text] : [steps || made.text, ...exactly]
  const told = [`${saidBefore(topic, part.reading.text)}${first}`, ...then].join(' ')
  const whole = steps ? `${told}\n\nFor your own booking, ask the team: ${reach(index)}.` : told
  const doubt = doubtOf(made, decision, steps !== '' || (topic === 'newsletter' && exactly.length > 0))
  const base = { kind: 'answer' as const, key: `topic:${topic}:${slots.rooms.join()}`, ...(doubt && { doubt }) }
  const twin =
    decision.kind === 'answer' && decision.also && compose(decision.also, { facts, shelf, slots, text, told: made.sources })
  const isPriced = whole.includes(caution)
  if (twin && !whole.includes(twin.text) && !(isPriced && twin.text.includes(caution)))
    return { ...base, text: `${whole} ${twin.text}`, sources: [...made.sources, ...twin.sources] }
  const link = made.link && doubt !== 'grave' && !whole.includes(made.link) ? ` More: ${made.link}.` : ''
  return { ...base, text: whole + link, sources: made.sources }
}

/** “What is the cancellation policy?” is about a stay, even after an extra was discussed. */
const policyNamed = /\b(?:cancell?ation|your) (?:policy|terms|rules|conditions)\b/

/** “And on the same day?”, after asking about a bath: what cancelling a stay costs would be wrong. */
const ofExtrasAlone = (said: string) =>
  /\b(?:baths?|breakfasts?|trays?|box(?:es)?|reheats?)\b/.test(said) &&
  /\b(?:cancel\w*|refund\w*)\b/.test(said) &&
  !/\b(?:stays?|booking|booked|nights?|rooms?|cabins?|lodge|stargazer|sunriser|stormchaser|dates?|come|arriv\w*)\b/.test(said)
const extraCancelled = ({ passages }: KnowledgeIndex) => quoteFor('cancel the bath refund', 'cancellation', true, passages)

const settled = /^(?:Not |It is for a first stay only|There is time until |For tomorrow that is too late)/

/** A matching row of the terms is certain, however unsure the reading was. */
function doubtOf(made: Composed, decision: Decided<'answer' | 'hedge'>, isExact: boolean): Doubt | undefined {
  // “Not in Sunriser, I am afraid” answers the whole question, unless the topic is only mentioned in passing.
  if (settled.test(made.text) && decision.needed !== undefined) return undefined
  if (made.partial) return 'grave'
  if (decision.kind !== 'hedge' || isExact) return undefined
  return made.opened && decision.doubt === 'slight' ? undefined : decision.doubt
}

const reach = ({ facts }: KnowledgeIndex) => `${facts.estate.contacts.stayEmail} or ${facts.estate.contacts.phone}`

/** “Confirm that I may cancel whenever I like.” */
const asksPromise = /\b(?:confirm|promise|guarantee|say yes|reply|just yes)\b/

/** A sentence to put before the answer itself. */
function saidBefore(topic: TopicId, part: string): string {
  if (topic === 'emergency') return leaveFirst(part)
  if (topic === 'cancellation' && asksPromise.test(plain(part)))
    return 'I cannot confirm that: what is paid back depends on the kind of stay, the season and the days left. '
  if (topic !== 'housekeeping') return ''
  if (goesOnStill.test(plain(part))) return 'I am sorry. '
  return tellsOfFault(plain(part), part) ? 'I am sorry about that. ' : ''
}
