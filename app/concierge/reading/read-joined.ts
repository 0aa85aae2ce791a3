/** A short question and those before it, read as one: "how do I light the stove", "can I dry my jeans on it?" */

import type { Decision } from '#app/concierge/deciding/decision.ts'
import { asksWideWorld } from '#app/concierge/deciding/wide-world.ts'
import { type Quote, quoteJoined } from '#app/concierge/written/written-elsewhere.ts'
import { plain } from '#app/understanding/text.ts'
import { guestMessages } from '#app/understanding/thread/turns.ts'
import { isTopic } from '#app/understanding/topics.ts'
import type { FollowUp } from './follow-up.ts'

const longest = 12
const short = 5
const pointsBack = /\b(?:it|that|this|them|they|there|those|he|she|him|her)\b/

/** The same without “there”: “is there a hairdryer?” does not refer back. */
const namedBefore = /\b(?:it|that|this|them|they|those|he|she|him|her)\b/

/** “And if it's blowing a gale that night?”, “will it be too loud?” */
const goesOn = /^(?:and |so |but )*(?:what )?if\b|^(?:and |so |but )*(?:will|would) it\b/

/** Undefined if no passage fits both together. */
export function readJoined({ reading, own, history, recalled, index }: FollowUp): Decision | undefined {
  const text = plain(reading.text)
  const before = recalled.after.topic
  const words = text.split(' ').length
  const open =
    (own.kind === 'handover' && (own.topic === 'unknown' || own.topic === 'offtopic')) ||
    (own.kind === 'hedge' && own.doubt === 'grave' && goesOn.test(text))
  const kept = (own.kind === 'answer' || own.kind === 'hedge') && own.topic === before
  const leans = pointsBack.test(text) || words <= short
  // “Is there a hairdryer?”, after the towels.
  if (reading.unwritten.length > 0 && !namedBefore.test(text)) return undefined
  if (words > longest || !(open || (kept && leans))) return undefined
  const asked = guestMessages(history).slice(-3)
  if (asked.length === 0 || asksWideWorld(text)) return undefined
  const all = asked.map((message) => plain(message.slice(0, 200)))
  const topic = isTopic(own.topic) ? own.topic : (before ?? 'unknown')
  const joined = [1, 2, 3]
    .map((turns) => all.slice(-turns).join(' '))
    .map((one) => quoteJoined(text, one, topic, kept, index.passages))
  const quotes: Quote[] = joined.find((found) => found.length > 0) ?? []
  const because = `stands, with what was asked before, under ${quotes[0]?.passage.title}`
  return quotes.length > 0 ? { kind: 'quote', topic: 'written', quotes, confidence: own.confidence, because } : undefined
}
