/** “Why not?”: gives the reason if one is written; otherwise admits that there is none instead of repeating the rule. */

import { quoteStart } from '#app/concierge/composing/fixed-replies.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { quietReason, reachUs } from '#app/knowledge/wording.ts'
import { framed } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { type Answer, answeredByForm } from './outcome.ts'

const bareWhy = framed(
  /^(?:(?:and|but|oh|ok|okay|so|ah|aw|hmm|no|really) )*/,
  [
    /why(?: (?:not|so|is (?:that|it)|though|then|on earth|ever))*|how come/,
    /(?:what is |any |for what )(?:the )?(?:particular )?reason/,
  ],
  /(?: (?:for that|then|though))?$/,
)

/** Topics no rule refuses, or that have their own reply. */
const noRule = new Set(['how_to_book', 'availability', 'emergency', 'housekeeping'])

/** @param before topic of the previous turn. */
export function reasonAsked(
  { facts, shelf }: KnowledgeIndex,
  message: string,
  history: readonly Turn[],
  before = 'unknown',
): Answer | undefined {
  if (!bareWhy.test(plain(message)) || noRule.has(before)) return undefined
  if (!isTopic(before) && !history.at(-1)?.content.startsWith(quoteStart)) return undefined
  const adultsOnly = shelf.get('policies/adults_only')
  const isWritten = before === 'children' && adultsOnly?.origin === 'registry'
  const text = isWritten
    ? quietReason
    : `I know the rule, but not the reason for it, and I would rather not guess. The team can tell you: ${reachUs(facts)}.`
  return answeredByForm({
    kind: isWritten ? 'answer' : 'handover',
    ...{ text, message, topic: before, because: 'asks for the reason for what was said' },
    sources: isWritten ? [{ category: adultsOnly.category, key: adultsOnly.key }] : [],
  })
}
