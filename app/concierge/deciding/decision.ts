/** What is decided of one part of a message. */

import type { Quote } from '#app/concierge/written/written-elsewhere.ts'
import type { KnowledgeEntry } from '#app/knowledge/entry.ts'
import type { Concern } from '#app/understanding/concern-kinds.ts'
import type { Declined, SmallTalk, TopicId } from '#app/understanding/topics.ts'

/** Told with an admission before it, because it hardly answers; or with a word after it, because it probably does. */
export type Doubt = 'grave' | 'slight'

/** `namesUnwritten`: of a thing that it names nothing is written.
 * `needed`: the confidence from which this part would have been answered plainly; undefined where something else decided. */
export type Decision = { confidence: number; because: string; needed?: number } & (
  | { kind: 'answer'; topic: TopicId; also?: TopicId }
  | { kind: 'hedge'; topic: TopicId; doubt: Doubt }
  | { kind: 'staff'; topic: string; entry: KnowledgeEntry }
  | { kind: 'aside'; topic: TopicId; concern: Concern }
  | {
      kind: 'handover'
      topic: 'unknown' | 'offtopic' | 'availability' | 'medicine' | Concern
      quotes?: Quote[]
      namesUnwritten?: true
    }
  | { kind: 'quote'; topic: 'written' | Concern; quotes: Quote[] }
  | { kind: 'talk'; topic: SmallTalk }
  | { kind: 'decline'; topic: Declined }
)
