/** Whether what the entries say of the topic answers the question: plainly, with a doubt, or not. */

import { anchors } from '#app/understanding/anchors.ts'
import { oneOf } from '#app/understanding/any-of.ts'
import { namesElsewhere } from '#app/understanding/forms/elsewhere.ts'
import { content, kinOf, type Reading, slotConcepts } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import { declined, isTopic, type TopicId } from '#app/understanding/topics.ts'
import type { Decision } from './decision.ts'
import { thresholds } from './thresholds.ts'

/** Decides always: what nothing speaks for is handed over. `text` is made plain. */
export function decideOfEntries(reading: Reading, text: string): Decision {
  const { topic, confidence } = reading
  // What ails them need not be written about.
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

/** From which confidence a thing without an entry is forgiven. */
const forgiving = (text: string, thing: string) => (heads(text, thing) ? thresholds.despiteUnwritten : thresholds.besideUnwritten)

/** Undefined where it is not sure enough even for a doubt. */
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
  // How two things go together is seldom written.
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

/** Who is looked for, and not who has said something. */
const seeksDoctor =
  /\b(?:where|nearest|closest|need|see|find|call|ring|phone|any)\b.{0,20}\b(?:doctors?|gp|nurse|medic|surgery)\b/

const onceMore = /\b(?:lit|fired|heated|warmed|light it|heat it|hot) (?:up )?again\b|\bre ?(?:lit|light|heat\w*|fired?)\b/
/** A topic of the same family that is nearly as likely: both are told. */
function twin(reading: Reading, topic: TopicId): { also?: TopicId } {
  const [top, second] = reading.guesses
  // Whoever wants it lit again knows of the first fire.
  if (topic === 'bath_reheat' && onceMore.test(plain(reading.text))) return {}
  if (!top || !second || top.topic !== topic || !isTopic(second.topic) || second.probability < thresholds.twin * top.probability)
    return {}
  return kinOf(topic)?.includes(second.topic) ? { also: second.topic } : {}
}

/** The topic that the question names by a word of its own, when it is among the likelier guesses. */
function anchored(reading: Reading): TopicId | undefined {
  const named = new Set(reading.tokens.flatMap((token) => anchors[token.concept ?? ''] ?? []))
  const likely = reading.guesses
    .slice(0, 5)
    .find((guess) => isTopic(guess.topic) && named.has(guess.topic) && guess.probability >= thresholds.anchored)
  return likely && isTopic(likely.topic) ? likely.topic : undefined
}

/** Does the question name another topic, too, of another family? */
function crossed(reading: Reading, topic: TopicId): boolean {
  return reading.tokens.some((token) => {
    const named = crossing.has(token.concept ?? '') ? anchors[token.concept ?? ''] : undefined
    // “How far is the beach from the gate?”
    if (token.concept === 'gate' && distant.has(topic)) return false
    return named !== undefined && !named.some((one) => one === topic || kinOf(topic)?.includes(one))
  })
}

const distant = new Set<string>(['beach', 'beaches', 'town', 'eating_out', 'cafes', 'takeaways'])

/** Things of their own, which are seldom said in passing. */
const crossing = new Set(
  'pet voucher newsletter deposit wifi parking tub heated_bath reheat bed shower kitchen cinema breakfast grazing picnic wine sauna yoga meditation reiki taxi gate flexi escape cancel refund late_checkout'.split(
    ' ',
  ),
)

/** Is the thing itself asked for? Things are words of the lists, so that there are no more patterns than words. */
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

/** "What time is it dark?": an hour, and not ours. */
const hourOfWhat = /\b(?:what|which) (?:time|hours?)\b/
const named = ({ tokens }: Reading) => tokens.flatMap(({ concept = '' }) => anchors[concept] ?? [])

function unknown(confidence: number, because: string): Decision & { kind: 'handover' } {
  return { kind: 'handover', topic: 'unknown', confidence, because }
}
