/** What becomes of a message: the answer, and the trace of how it came about. */

import type { Decision } from '#app/concierge/deciding/decision.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'

/** One part of the message and what became of it, for the staff's "why this answer" page. */
export type TracePart = {
  part: string
  topic: string
  confidence: number
  /** The confidence at which it would have been answered without a doubt. */
  needed?: number | undefined
  coverage: number
  decision: Decision['kind']
  because: string
  guesses: string[]
  sources: string[]
}

export type Answer = {
  /** `answer` comes from entries, `talk` is small talk, `handover` and `decline` are shown as fallback. */
  kind: 'answer' | 'talk' | 'handover' | 'decline'
  text: string
  sources: EntryRef[]
  confidence: number
  trace: TracePart[]
  /** The part of an answered message for which the guest is sent to the team all the same. */
  leftToTeam?: TracePart | undefined
}

/** Answers a message of an earlier turn once more, after what was said before it. */
export type Again = (message: string, history: readonly Turn[]) => Answer

type Formed = Pick<Answer, 'text'> &
  Pick<TracePart, 'topic' | 'because'> & { kind: Answer['kind']; message: string; sources?: EntryRef[] }

/** Answer to a message that a pattern alone decided: its trace shows no guesses and full coverage. */
export function answeredByForm({ kind, text, message, topic, because, sources = [] }: Formed): Answer {
  const part: TracePart = {
    part: message.slice(0, 120),
    topic,
    confidence: 1,
    coverage: 1,
    decision: kind,
    because,
    guesses: [],
    sources: sources.map(refOf),
  }
  return { kind, text, sources, confidence: 1, trace: [part] }
}
