/** Whether the topic's entries answer the question: without a doubt, with one, or not at all. */

import { anchors } from '#app/understanding/anchors.ts'
import { oneOf } from '#app/understanding/any-of.ts'
import { namesElsewhere } from '#app/understanding/forms/elsewhere.ts'
import { content, kinOf, type Reading, slotConcepts } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import { declined, isTopic, type TopicId } from '#app/understanding/topics.ts'
import type { Decision } from './decision.ts'
import { thresholds } from './thresholds.ts'

/** Always decides; hands over by default. @param text normalised */
export function decideOfEntries(reading: Reading, text: string): Decision {
  const { topic, confidence } = reading
  // The ailment need not be one we write about.
  const [thing] = topic === 'doctor' && seeksDoctor.test(text) ? [] : reading.unwritten
  const known = thing === undefined || confidence >= forgiving(text, thing)
  const priceMeant = topic !== 'price' || reading.coverage >= thresholds.priceCoverage
  const told = isTopic(topic) && known && priceMeant ? tell(reading, topic, text) : undefined
  if (told) return told
  const [top] = reading.guesses
  const isFar = topic === 'offtopic' || declined.some((name) => name === topic)
  const surelyFar = isFar && (top?.probability ?? 0) > thresholds.outside
  const near = thing || surelyFar || namesElsewhere(text) ? undefined : anchored(reading)
  if (near)
    return { kind: 'hedge', topic: near, doubt: 'grave', confidence, because: `mentions ${near}, but may not ask what we know` }
  if (thing) return { ...unknown(confidence, `nothing is written about “${thing}”`), namesUnwritten: true }
  return { kind: 'handover', topic: surelyFar ? 'offtopic' : 'unknown', confidence, because: `reads like ${topic}` }
}

/** Confidence at which an unknown word no longer blocks an answer. */
const forgiving = (text: string, thing: string) => (heads(text, thing) ? thresholds.despiteUnwritten : thresholds.besideUnwritten)

/** Undefined if too unsure even to hedge. */
function tell(reading: Reading, topic: TopicId, text: string): Decision | undefined {
  const { confidence, gap } = reading
  const needed = neededFor(reading, topic)
  if (confidence >= needed && !gap) {
    const because = `confidence ${confidence.toFixed(2)}`
    return { kind: 'answer', topic, confidence, needed, because, ...twin(reading, topic) }
  }
  if (topic === 'price' && !gap && confidence >= thresholds.hedge && onlyNights(reading))
    return { kind: 'answer', topic, confidence, needed, because: 'names nights and nothing else' }
  if (topic === 'check_in' && hourOfWhat.test(text) && !named(reading).includes('check_in'))
    return unknown(confidence, 'asks about the time of something else')
  if (confidence < thresholds.hedge) return undefined
  const because = gap ? `the entries do not say “${gap}”` : `confidence ${confidence.toFixed(2)} is below ${needed}`
  // Entries rarely say how two things combine.
  const likely = !gap && confidence >= (needed < thresholds.alone ? thresholds.slight : thresholds.answer)
  return { kind: 'hedge', topic, doubt: likely ? 'slight' : 'grave', confidence, needed, because }
}

/** “Two nights, Sunday and Monday, please.” */
function onlyNights({ tokens }: Reading): boolean {
  const named = content(tokens).map(({ concept = '' }) => concept)
  return named.some((one) => one === 'two_night' || one === 'one_night') && named.every((one) => slotConcepts.has(one))
}

function neededFor(reading: Reading, topic: TopicId): number {
  if (crossed(reading, topic)) return thresholds.alone
  const isSure = (reading.guesses[0]?.probability ?? 0) >= thresholds.sure
  return reading.coverage < thresholds.coverage && !isSure ? thresholds.stray : thresholds.answer
}

/** A doctor being sought, not quoted. */
const seeksDoctor =
  /\b(?:where|nearest|closest|need|see|find|call|ring|phone|any)\b.{0,20}\b(?:doctors?|gp|nurse|medic|surgery)\b/

const onceMore = /\b(?:lit|fired|heated|warmed|light it|heat it|hot) (?:up )?again\b|\bre ?(?:lit|light|heat\w*|fired?)\b/
/** A topic of the same family that is nearly as likely, so that both are answered. */
function twin(reading: Reading, topic: TopicId): { also?: TopicId } {
  const [top, second] = reading.guesses
  // Someone asking for a reheat knows about the first fire.
  if (topic === 'bath_reheat' && onceMore.test(plain(reading.text))) return {}
  if (!top || !second || top.topic !== topic || !isTopic(second.topic) || second.probability < thresholds.twin * top.probability)
    return {}
  return kinOf(topic)?.includes(second.topic) ? { also: second.topic } : {}
}

/** The topic for which the question has an unmistakable word, if it is among the likelier guesses. */
function anchored(reading: Reading): TopicId | undefined {
  const named = new Set(reading.tokens.flatMap((token) => anchors[token.concept ?? ''] ?? []))
  const likely = reading.guesses
    .slice(0, 5)
    .find((guess) => isTopic(guess.topic) && named.has(guess.topic) && guess.probability >= thresholds.anchored)
  return likely && isTopic(likely.topic) ? likely.topic : undefined
}

/** Whether the question also names a topic of another family. */
function crossed(reading: Reading, topic: TopicId): boolean {
  return reading.tokens.some((token) => {
    const named = crossing.has(token.concept ?? '') ? anchors[token.concept ?? ''] : undefined
    // “How far is the beach from the gate?”
    if (token.concept === 'gate' && distant.has(topic)) return false
    const fits = (one: string) => one === topic || kinOf(topic)?.includes(one) || partOf[one]?.has(topic)
    return named !== undefined && !named.some(fits)
  })
}

/** Topics that cannot be asked for without naming another: who unsubscribes names the newsletter. */
const partOf: Readonly<Record<string, ReadonlySet<string>>> = {
  newsletter: new Set(['unsubscribe']),
  late_check_out: new Set(['flexi_booking']),
}

const distant = new Set<string>(['beach', 'beaches', 'town', 'eating_out', 'cafes', 'takeaways'])

/** Concepts rarely mentioned in passing. */
const crossing = new Set(
  'pet voucher newsletter deposit wifi parking tub heated_bath reheat bed shower kitchen cinema breakfast grazing picnic wine sauna yoga meditation reiki taxi gate flexi escape cancel refund late_checkout'.split(
    ' ',
  ),
)

/** Whether the question asks for the thing itself. Things come from a fixed list of words, so `askedFor` cannot grow without limit. */
function heads(text: string, thing: string): boolean {
  const word = thing.split('_')[0] ?? thing
  const asked =
    askedFor.get(word) ??
    new RegExp(
      [
        '\\b',
        oneOf(
          'is there|are there|have you|got|do you|does it|can (?:i|we|you)|could (?:i|we|you)|may (?:i|we)|where is',
          'how (?:much|far|long|fast|many) (?:is|are|does|do)|any|what|which|who',
        ),
        `\\b.{0,28}\\b${word}`,
      ].join(''),
    )
  askedFor.set(word, asked)
  return asked.test(text)
}

const askedFor = new Map<string, RegExp>()

/** "What time is it dark?" asks for a time, but not one of ours. */
const hourOfWhat = /\b(?:what|which) (?:time|hours?)\b/
const named = ({ tokens }: Reading) => tokens.flatMap(({ concept = '' }) => anchors[concept] ?? [])

function unknown(confidence: number, because: string): Decision & { kind: 'handover' } {
  return { kind: 'handover', topic: 'unknown', confidence, because }
}
