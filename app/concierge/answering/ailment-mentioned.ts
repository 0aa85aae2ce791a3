/** What a guest has told of their health or their dog: it still holds two questions later. */

import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isBodily } from '#app/understanding/troubles/concern-kinds.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'
import type { Decision } from '../deciding/decision.ts'
import type { KnowledgeIndex } from '../knowing/knowledge-index.ts'
import { readWithConcern } from '../written/read-with-concern.ts'

/** Beside a guide dog: “and my own terrier?” */
const ofOwnPet =
  /\b(?:own|other|another|second|pet|normal|ordinary) (?:\w+ )?(?:dog|pet|cat|terrier|puppy|pup|labrador|collie|spaniel)\b/

/** Told now, in one of the message's parts, or before. */
export function worryOf(
  decisions: readonly Decision[],
  message: string,
  history: readonly Turn[],
  index: KnowledgeIndex,
): Decision | undefined {
  const now = decisions.find(({ kind, topic }) => (kind === 'handover' || kind === 'quote') && isBodily(topic))
  return now ?? (ofOwnPet.test(plain(message)) ? undefined : worryBefore(history, index))
}

/** Who has spoken of an allergy, a pregnancy or a weak heart. */
function worryBefore(history: readonly Turn[], { passages }: KnowledgeIndex): Decision | undefined {
  const told = history.filter(({ role }) => role === 'user').map(({ content }) => concernIn(plain(content.slice(0, 300))))
  const topic = told.find(
    (concern) => concern === 'allergy' || concern === 'pregnancy' || concern === 'health' || concern === 'assistance_dog',
  )
  const because = `${topic} was spoken of before`
  if (topic === 'assistance_dog') return readWithConcern(topic, '', 1, passages)
  return topic && { kind: 'handover', topic, confidence: 1, because }
}
