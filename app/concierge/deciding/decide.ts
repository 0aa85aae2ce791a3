/** Answer, hedge, hand over or decline: what becomes of one part of a message. */

import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { content, type Reading } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import { declined, smallTalk } from '#app/understanding/topics.ts'
import { hasIllness } from '#app/understanding/troubles/concern-forms.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'
import { asksOfMedicine } from '#app/understanding/troubles/medicine.ts'
import { tellsOfCondition } from '#app/understanding/troubles/standing-conditions.ts'
import type { Decision } from './decision.ts'
import { decideOfChildren } from './of-children.ts'
import { decideOfConcern } from './of-concern.ts'
import { decideOfEntries } from './of-entries.ts'
import { decideOfFarAway, decideOfOutside } from './of-outside.ts'
import { decideOfStaff, orHalfNamed } from './of-staff.ts'
import { decideOfWritten } from './of-written.ts'
import { thresholds } from './thresholds.ts'

/** `text`: the reading's, made plain; `alone`: it is the whole message; `before`: the topic spoken of. */
type Asked = { reading: Reading; text: string; index: KnowledgeIndex; alone: boolean; before: string | undefined }

/** The first that knows decides. */
const rules: readonly { why: string; decide: (asked: Asked) => Decision | undefined }[] = [
  {
    why: 'What staff have written themselves stands above everything else.',
    decide: ({ reading, index }) => decideOfStaff(reading, index),
  },
  {
    why: 'Small talk asks nothing, and what is refused stays refused whatever else it sounds like.',
    decide: ({ reading, text }) => decideOfTalk(reading, text),
  },
  {
    why: 'What troubles a guest is for people, and no entry that shares its words is an answer.',
    decide: ({ reading, text, before, index }) => decideOfConcern(reading, text, before, index.passages),
  },
  { why: 'What may be taken with what, a pharmacist says.', decide: ({ reading, text }) => decideOfMedicine(reading, text) },
  {
    why: 'What is surely of the wide world may share its words with a passage of ours.',
    decide: ({ reading, text }) => decideOfFarAway(reading, text),
  },
  {
    why: 'What stands in the terms or the guide is quoted, and not told from an entry near it.',
    decide: ({ reading, text, before, index }) => decideOfWritten(reading, text, before, index),
  },
  {
    why: 'Other places and free dates share their words with our entries.',
    decide: ({ reading, text }) => decideOfOutside(reading, text),
  },
  {
    why: 'Danger that no form betrays: somebody in need says no more than that.',
    decide: ({ reading, text, alone }) => (alone ? decideOfPeril(reading, text) : undefined),
  },
  {
    why: 'Whoever brings children is told first that they may not come.',
    decide: ({ reading, text }) => decideOfChildren(reading, text),
  },
]

/** @param alone the part is the whole message; @param before the topic spoken of */
export function decide(reading: Reading, index: KnowledgeIndex, alone = true, before?: string): Decision {
  const text = plain(reading.text)
  for (const rule of rules) {
    const decision = rule.decide({ reading, text, index, alone, before })
    if (decision) return decision
  }
  return orHalfNamed(decideOfEntries(reading, text), reading, index)
}

function decideOfTalk({ topic, confidence, tokens, guesses }: Reading, text: string): Decision | undefined {
  const talk = smallTalk.find((name) => name === topic)
  if (talk && content(tokens).length <= 2 && confidence >= thresholds.talk)
    return { kind: 'talk', topic: talk, confidence, because: 'small talk' }
  const refused = declined.find((name) => name === topic)
  if (!refused || concernIn(text) === 'complaint' || (guesses[0]?.probability ?? 0) < thresholds.declineFromModel)
    return undefined
  return { kind: 'decline', topic: refused, confidence, because: 'reads like what we decline' }
}

/** What may be taken with what. */
function decideOfMedicine({ confidence }: Reading, text: string): Decision | undefined {
  if (!asksOfMedicine(text)) return undefined
  return { kind: 'handover', topic: 'medicine', confidence, because: 'asks which medicine may be taken' }
}

/** Danger that no form betrays, where nothing else is understood. */
function decideOfPeril({ guesses, confidence }: Reading, text: string): Decision | undefined {
  const peril = guesses.slice(0, 2).find((guess) => guess.topic === 'emergency' && guess.probability >= thresholds.peril)
  if (!peril || confidence >= thresholds.answer || text.length <= 2) return undefined
  // “My husband has high blood pressure”: told, and no emergency.
  if (tellsOfCondition(text)) return undefined
  if (hasIllness(text)) return { kind: 'handover', topic: 'health', confidence, because: 'mentions an illness' }
  return { kind: 'answer', topic: 'emergency', confidence: peril.probability, because: 'may be about danger' }
}
