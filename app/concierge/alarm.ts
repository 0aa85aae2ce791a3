/** The answer to whoever may be in danger: whom to ring, and where the help has to come to. */
import { refOf } from '#app/knowledge/entry.ts'
import { plain } from '#app/understanding/text.ts'
import type { Declined } from '#app/understanding/topics.ts'
import type { Answer, TracePart } from './answer.ts'
import { compose } from './compose.ts'
import { decline, raiseAlarm } from './handover.ts'
import type { KnowledgeIndex } from './knowledge-index.ts'

/** What must be left before anybody is rung. */
const burns =
  /\b(?:fire|smok(?:e|y|ing)|flames?|burning|ablaze|gas|smoulder\w*|embers?|sparks|chimney|alarm|carbon monoxide|monoxide|co2?(?= (?:alarm|detector))|stove|feuer|brennt)\b/

/** Said before whom to ring, where something burns or leaks. */
export const leaveFirst = (message: string) =>
  burns.test(plain(message)) ? 'If there is fire, smoke or gas, get outside first and stay out.\n\n' : ''

/** Help comes first: what was asked beside it is at most refused. */
export function alarmed({ facts, shelf }: KnowledgeIndex, message: string, refused: Declined | undefined): Answer {
  const made = compose('emergency', { facts, shelf, slots: { rooms: [], nights: [] }, text: '' })
  const said = leaveFirst(message) + (made?.text ?? raiseAlarm(facts))
  const secret = refused === 'secret' ? `\n\n${decline(facts, refused)}` : ''
  const part = message.slice(0, 120)
  const sources = made?.sources ?? []
  const trace: TracePart[] = [
    {
      part,
      topic: 'emergency',
      confidence: 1,
      coverage: 1,
      decision: 'answer',
      because: 'sounds like danger',
      guesses: [],
      sources: sources.map(refOf),
    },
  ]
  return { kind: 'answer', text: said + secret, sources, confidence: 1, trace }
}
