import type { Shelf } from '#app/concierge/knowing/knowledge-index.ts'
import type { EntryRef } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import type { Slots } from '#app/understanding/message/slots.ts'
import type { TopicId } from '#app/understanding/topics.ts'

/** What is asked of a topic. `text`: the guest's words, made plain. */
export type Ask = {
  facts: Facts
  shelf: Shelf
  slots: Slots
  text: string
  /** What the guest has said of the same stay, in this message and before it; made plain. */
  ofStay?: string
  /** Entries that the same answer has told already. */
  told?: readonly EntryRef[]
}

/** How topics are told that need more than the words of their entries; undefined where these alone are the answer. */
export type Composers = Partial<Record<TopicId, (ask: Ask) => string | undefined>>
