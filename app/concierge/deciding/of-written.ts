/** Decides to quote the terms, the privacy policy or the guide. */

import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { quoteFor } from '#app/concierge/written/written-elsewhere.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import { cancelsStay } from '#app/understanding/said-out/what-is-cancelled.ts'
import { isTopic } from '#app/understanding/topics.ts'
import type { Decision } from './decision.ts'
import { thresholds } from './thresholds.ts'

/** @param text normalised; @param before topic of the previous turn */
export function decideOfWritten(
  { topic, confidence }: Reading,
  text: string,
  before: string | undefined,
  { passages }: KnowledgeIndex,
): Decision | undefined {
  const known = isTopic(topic) && confidence >= thresholds.slight
  const quotes = quoteFor(`${text} ${leftOut(text, topic, before)}`.trim(), topic, known, passages)
  const [first] = quotes
  if (!first) return undefined
  return { kind: 'quote', topic: 'written', quotes, confidence, because: `is under ${first.passage.title}` }
}

/** The subject of the previous turn, if the question does not name it again: “is it far?”, after the parking. */
function leftOut(text: string, topic: string, before: string | undefined): string {
  if (before === 'parking' && topic === 'parking') return 'parking'
  if (before === 'children' && asksVisit.test(text)) return 'kids visit'
  if (before === 'location' && asksDrive.test(text)) return 'from dublin'
  if (topic === 'heating_and_cooling' && turnsIt.test(text)) return 'turn the heating'
  if (topic !== 'cancellation' || !before) return ''
  // Money back, after a complaint.
  if (before === 'complaint' || before === 'money') return 'extra not as described refund'
  if (before === 'cancellation' && takesLong.test(text)) return 'refund'
  return ofExtras.has(before) && !cancelsStay.test(text) ? 'extra' : ''
}

/** “And just for a day visit?”, about children. */
const asksVisit =
  /\bvisits?\b|\bfor (?:just |only )?(?:a|the|one) (?:day|afternoon|morning)\b|\bfor (?:just |only )?(?:an? )?(?:lunch|dinner|tea|coffee|walk|drink|hour|few hours)(?: only)?$|\blook around\b/

/** “How long is the drive?”, which for most guests begins in Dublin; the quotation says so. */
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
