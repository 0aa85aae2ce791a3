import type { Decision } from '#app/concierge/deciding/decision.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import type { Recalled, Turn } from '#app/understanding/thread/dialogue.ts'

/** A message of one part, and what was said before it. `own`: the decision on the message alone. */
export type FollowUp = {
  reading: Reading
  own: Decision
  history: readonly Turn[]
  recalled: Recalled
  index: KnowledgeIndex
}

/** Not understood alone, and no concern that only people can answer. */
export const isOpen = (own: Decision): boolean =>
  own.kind === 'handover' && (own.topic === 'unknown' || own.topic === 'offtopic') && !own.quotes
