/** Decides whether to answer one part of a message, hedge, hand it over or decline. */

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
import { decideOfPets } from './of-pets.ts'
import { decideOfStaff, orHalfNamed } from './of-staff.ts'
import { decideOfWritten } from './of-written.ts'
import { thresholds } from './thresholds.ts'

/** `text`: the reading's, normalised; `alone`: the part is the whole message; `before`: topic of the previous turn. */
type Asked = { reading: Reading; text: string; index: KnowledgeIndex; alone: boolean; before: string | undefined }

/** The first rule that returns a decision wins. */
const rules: readonly { why: string; decide: (asked: Asked) => Decision | undefined }[] = [
  {
    why: 'What staff have written themselves takes precedence over everything else.',
    decide: ({ reading, index }) => decideOfStaff(reading, index),
  },
  {
    why: 'Small talk asks nothing, and a request to refuse stays refused whatever else it sounds like.',
    decide: ({ reading, text }) => decideOfTalk(reading, text),
  },
  {
    why: 'A guest’s trouble is for people; an entry that shares its words is no answer.',
    decide: ({ reading, text, before, index }) => decideOfConcern(reading, text, before, index.passages),
  },
  {
    why: 'Which medicines may be combined is for a pharmacist to say.',
    decide: ({ reading, text }) => decideOfMedicine(reading, text),
  },
  {
    why: 'A question that is certainly about the wide world may share its words with a passage of ours.',
    decide: ({ reading, text }) => decideOfFarAway(reading, text),
  },
  {
    why: 'What the terms or the guide say is quoted rather than answered from a similar entry.',
    decide: ({ reading, text, before, index }) => decideOfWritten(reading, text, before, index),
  },
  {
    why: 'Questions about other places and free dates share their words with our entries.',
    decide: ({ reading, text }) => decideOfOutside(reading, text),
  },
  {
    why: 'A danger that no pattern recognises: somebody in need writes nothing else.',
    decide: ({ reading, text, alone }) => (alone ? decideOfPeril(reading, text) : undefined),
  },
  {
    why: 'Guests who would bring children are told first that they may not come.',
    decide: ({ reading, text }) => decideOfChildren(reading, text),
  },
  {
    why: 'Whoever mentions, beside a question, that a dog would come along has to know where it may stay.',
    decide: ({ reading, text, alone }) => (alone ? undefined : decideOfPets(reading, text)),
  },
]

/** @param alone the part is the whole message; @param before topic of the previous turn */
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

/** What medicine may be combined. */
function decideOfMedicine({ confidence }: Reading, text: string): Decision | undefined {
  if (!asksOfMedicine(text)) return undefined
  return { kind: 'handover', topic: 'medicine', confidence, because: 'asks which medicine may be taken' }
}

/** A danger that no pattern recognises, if nothing else is understood. */
function decideOfPeril({ guesses, confidence }: Reading, text: string): Decision | undefined {
  const peril = guesses.slice(0, 2).find((guess) => guess.topic === 'emergency' && guess.probability >= thresholds.peril)
  if (!peril || confidence >= thresholds.answer || text.length <= 2) return undefined
  // “My husband has high blood pressure” is a condition, not an emergency.
  if (tellsOfCondition(text)) return undefined
  if (hasIllness(text)) return { kind: 'handover', topic: 'health', confidence, because: 'mentions an illness' }
  return { kind: 'answer', topic: 'emergency', confidence: peril.probability, because: 'may be about danger' }
}
