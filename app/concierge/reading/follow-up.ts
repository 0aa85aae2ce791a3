import type { Decision } from '#app/concierge/deciding/decision.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import type { Recalled, Turn } from '#app/understanding/thread/dialogue.ts'

/** A message of one part, and what was said before it. `own`: what is decided of it by itself. */
export type FollowUp = {
  reading: Reading
  own: Decision
  history: readonly Turn[]
  recalled: Recalled
  index: KnowledgeIndex
}

/** Nothing is known of it by itself, and nobody else is to be asked either. */
export const isOpen = (own: Decision): boolean =>
  own.kind === 'handover' && (own.topic === 'unknown' || own.topic === 'offtopic') && !own.quotes
