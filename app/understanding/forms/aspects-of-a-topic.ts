/** By topic: what we do not know about it, and a question that asks for it. */
import type { TopicId } from '#app/understanding/topics.ts'

export type Aspects = Partial<Record<TopicId, { example: string; unwritten: RegExp }>>
