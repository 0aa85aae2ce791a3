/** Answer, hedge, hand over or decline: what becomes of one part of a message. */

import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { quoteFor } from '#app/concierge/written/written-elsewhere.ts'
import { asksElsewhere } from '#app/understanding/forms/elsewhere.ts'
import { content, type Reading } from '#app/understanding/reading.ts'
import { plain } from '#app/understanding/text.ts'
import { declined, isTopic, smallTalk } from '#app/understanding/topics.ts'
import { hasIllness } from '#app/understanding/troubles/concern-forms.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'
import { asksOfMedicine } from '#app/understanding/troubles/medicine.ts'
import { tellsOfCondition } from '#app/understanding/troubles/standing-conditions.ts'
import type { Decision } from './decision.ts'
import { decideOfChildren } from './of-children.ts'
import { decideOfConcern } from './of-concern.ts'
import { decideOfEntries } from './of-entries.ts'
import { thresholds } from './thresholds.ts'
import { asksWideWorld } from './wide-world.ts'

/**
 * The first that knows decides: the staff's own words, talk and what is refused, what is for people, what the terms or the guide say,
 * what lies outside, danger, children, and last the entries of the topic.
 * @param alone the part is the whole message: somebody in need says no more than that; @param before the topic spoken of.
 */
export function decide(reading: Reading, index: KnowledgeIndex, alone = true, before?: string): Decision {
  const text = plain(reading.text)
  return (
    decideOfStaff(reading, index) ??
    decideOfTalk(reading, text) ??
    decideOfConcern(reading, text, before, index.passages) ??
    decideOfMedicine(reading, text) ??
    decideOfFarAway(reading, text) ??
    decideOfWritten(reading, text, before, index) ??
    decideOfOutside(reading, text) ??
    (alone ? decideOfPeril(reading, text) : undefined) ??
    decideOfChildren(reading, text) ??
    orHalfNamed(decideOfEntries(reading, text), reading, index)
  )
}

function decideOfStaff({ tokens, topic }: Reading, { staff }: KnowledgeIndex): Decision | undefined {
  const found = staff.size > 0 ? staff.find(tokens) : undefined
  if (!found || found.share < thresholds.staffShare) return undefined
  const because = `an entry of the staff covers ${(100 * found.share).toFixed(0)}% of it`
  return { kind: 'staff', topic, entry: found.entry, confidence: found.share, needed: thresholds.staffShare, because }
}

/** What the house's own entries leave open, a product of the staff may answer that is named by half: “do you do archery?” */
function orHalfNamed(own: Decision, { tokens, topic, text }: Reading, { staff }: KnowledgeIndex): Decision {
  const open = own.kind === 'handover' && staff.size > 0 && wantsThing.test(plain(text))
  const found = open ? staff.findHalfNamed(tokens) : undefined
  if (!found) return own
  return { kind: 'staff', topic, entry: found.entry, confidence: found.share, because: 'half of its name is named' }
}

const wantsThing =
  /^(?:\w+ ?\w*$|.*\b(?:is there|do (?:you|ye) (?:do|have|offer|sell)|have you(?: got)?|how much|price|cost|can (?:i|we) (?:get|have|order|book|buy|do|try))\b)/

function decideOfTalk({ topic, confidence, tokens, guesses }: Reading, text: string): Decision | undefined {
  const talk = smallTalk.find((name) => name === topic)
  if (talk && content(tokens).length <= 2 && confidence >= thresholds.talk)
    return { kind: 'talk', topic: talk, confidence, because: 'small talk' }
  const refused = declined.find((name) => name === topic)
  if (!refused || concernIn(text) === 'complaint' || (guesses[0]?.probability ?? 0) < thresholds.declineFromModel)
    return undefined
  return { kind: 'decline', topic: refused, confidence, because: 'reads like what is declined' }
}

/** What may be taken with what. */
function decideOfMedicine({ confidence }: Reading, text: string): Decision | undefined {
  if (!asksOfMedicine(text)) return undefined
  return { kind: 'handover', topic: 'medicine', confidence, because: 'asks what may be taken' }
}

/** A hotel in the city for a hen party: no rule of ours is asked for. */
function decideOfFarAway({ topic, confidence }: Reading, text: string): Decision | undefined {
  if (topic !== 'offtopic' || !asksWideWorld(text)) return undefined
  return { kind: 'handover', topic: 'offtopic', confidence, because: 'has the form of a question about the wide world' }
}

function decideOfWritten(
  { topic, confidence }: Reading,
  text: string,
  before: string | undefined,
  { passages }: KnowledgeIndex,
): Decision | undefined {
  const known = isTopic(topic) && confidence >= thresholds.slight
  const quotes = quoteFor(`${text} ${leftOut(text, topic, before)}`.trim(), topic, known, passages)
  const [first] = quotes
  if (!first) return undefined
  return { kind: 'quote', topic: 'written', quotes, confidence, because: `stands under ${first.passage.title}` }
}

/** What was spoken of, where the question does not name it again: “is it far?”, after the parking. */
function leftOut(text: string, topic: string, before: string | undefined): string {
  if (before === 'parking' && topic === 'parking') return 'parking'
  if (before === 'children' && asksVisit.test(text)) return 'kids visit'
  if (before === 'location' && asksDrive.test(text)) return 'from dublin'
  if (topic === 'heating_and_cooling' && turnsIt.test(text)) return 'turn the heating'
  if (topic !== 'cancellation' || !before) return ''
  // Money back, of what was complained of.
  if (before === 'complaint' || before === 'money') return 'extra not as described refund'
  if (before === 'cancellation' && takesLong.test(text)) return 'refund'
  return ofExtras.has(before) ? 'extra' : ''
}

/** “And just for a day visit?”, of children. */
const asksVisit = /\bvisits?\b|\bfor (?:just |only )?(?:a|the|one) (?:day|afternoon|morning)\b|\blook around\b/

/** “How long is the drive?”, which for most begins in Dublin: what is quoted says so. */
const asksDrive = /\bhow (?:long|far) (?:is|would|will) (?:the|that) (?:drive|journey)\b(?!.*\bfrom\b)/

/** “It's freezing in here, where do I turn it up?” */
const turnsIt = /\bturn (?:it|that|them) (?:up|down|on|off)\b|\bturn (?:up|down|on|off) (?:it|that)\b/

/** “How long will that take?” */
const takesLong = /\b(?:how (?:long|soon|fast|quickly)|when)\b.*\b(?:take|back|see (?:it|the money))\b/

const ofExtras = new Set<string>([
  'extras',
  'heated_bath',
  'bath_reheat',
  'breakfast',
  'grazing',
  'pay_addons',
  'book_experience',
  'picnic',
])

function decideOfOutside({ topic, confidence }: Reading, text: string): Decision | undefined {
  if (asksWideWorld(text) || (ofSuchThings.test(text) && !ofOurs.test(text)))
    return { kind: 'handover', topic: 'offtopic', confidence, because: 'has the form of a question about the wide world' }
  if (asksElsewhere(text, topic))
    return { kind: 'handover', topic: 'offtopic', confidence, because: 'asks of another place than ours' }
  return topic === 'availability'
    ? { kind: 'handover', topic: 'availability', confidence, because: 'asks for free dates' }
    : undefined
}

/** Danger that no form betrays, where nothing else is understood. */
function decideOfPeril({ guesses, confidence }: Reading, text: string): Decision | undefined {
  const peril = guesses.slice(0, 2).find((guess) => guess.topic === 'emergency' && guess.probability >= thresholds.peril)
  if (!peril || confidence >= thresholds.answer || text.length <= 2) return undefined
  // “My husband has high blood pressure”: told, and no emergency.
  if (tellsOfCondition(text)) return undefined
  if (hasIllness(text)) return { kind: 'handover', topic: 'health', confidence, because: 'tells of an illness' }
  return { kind: 'answer', topic: 'emergency', confidence: peril.probability, because: 'may speak of danger' }
}

/** How such a thing works anywhere: "how does an induction hob make the pan hot?" How ours is used is in the guide. */
const ourThings = '(?:induction|hobs?|cookers?|stoves?|burners?|projectors?|saunas?|heat pumps?|radiators?)'
const ofSuchThings = new RegExp(
  [
    `\\b(?:how|why) (?:do|does|can|is|are|would) (?:an? (?:[\\w ]+ )?${ourThings}|(?:(?!the )[a-z]+ )?(?:induction(?: hobs| cooking)?|hobs|stoves|projectors|saunas|heat pumps))\\b`,
    `\\bwhat makes (?:an? )?(?:\\w+ ){0,2}?${ourThings} (?:hot|warm|heat|work|go)\\b`,
    '\\b(?:is|are) (?:induction|gas)\\b.{0,20}\\b(?:better|worse|cheaper|faster|safer|cleaner) than\\b',
  ].join('|'),
)
const ofOurs = /\b(?:we|i|us|our|ours|my|mine|your|yours|you|the (?:cabins?|lodge|rooms?|wild rooms?)|here)\b/
