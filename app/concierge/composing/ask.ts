import type { Shelf } from '#app/concierge/knowing/knowledge-index.ts'
import type { EntryRef } from '#app/knowledge/entry.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import type { Slots } from '#app/understanding/message/slots.ts'
import type { TopicId } from '#app/understanding/topics.ts'

/** A question about one topic. `text`: the guest's words, normalised. */
export type Ask = {
  facts: Facts
  shelf: Shelf
  slots: Slots
  text: string
  /** What the guest has said about the same stay, in this message and before; normalised. */
  ofStay?: string
  /** Entries already used in this answer. */
  told?: readonly EntryRef[]
}

/** Composers for topics whose answer is more than their entries' text; undefined if the text alone answers. */
export type Composers = Partial<Record<TopicId, (ask: Ask) => string | undefined>>
