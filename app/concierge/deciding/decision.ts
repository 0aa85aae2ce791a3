/** The decision on one part of a message. */

import type { Quote } from '#app/concierge/written/written-elsewhere.ts'
import type { KnowledgeEntry } from '#app/knowledge/entry.ts'
import type { Declined, SmallTalk, TopicId } from '#app/understanding/topics.ts'
import type { Concern } from '#app/understanding/troubles/concern-kinds.ts'

/** Given with an admission before it (“grave”: it hardly answers), or a qualification after it (“slight”: it probably does). */
export type Doubt = 'grave' | 'slight'

/** `namesUnwritten`: it names something no entry covers.
 * `needed`: the confidence at which this part would have been answered without a doubt; undefined if something else decided. */
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
