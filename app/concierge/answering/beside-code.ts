/** A code asked for beside another question: the code is refused, and the other question is answered. */

import { decline } from '#app/concierge/composing/fixed-replies.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { isAsking, sentences } from '#app/understanding/message/parts.ts'
import { cutAt, spotsIn } from '#app/understanding/message/sentence-joints.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { soundsLikeDanger } from '#app/understanding/troubles/danger.ts'
import { attacks, declines } from '#app/understanding/troubles/safety.ts'
import { type Again, type Answer, answeredByForm } from './outcome.ts'

/**
 * “What's the gate code, and when can we check in?” Nothing if the message tries to get round us, or if what is left of it is not
 * understood without doubt: then the refusal stands alone.
 */
export function besideCode(facts: Facts, message: string, history: readonly Turn[], again: Again): Answer | undefined {
  if (declines(plain(message), message) !== 'secret' || attacks(message) || soundsLikeDanger(plain(message))) return undefined
  const rest = withoutCodes(message)
  if (!rest || !isAsking(rest) || declines(plain(rest), rest)) return undefined
  const answered = again(rest, history)
  if (answered.kind !== 'answer' || answered.leftToTeam) return undefined
  const refused = answeredByForm({
    ...{ kind: 'decline', text: decline(facts, 'secret'), topic: 'secret' },
    ...{ message, because: 'asks for a code, beside something else' },
  })
  return { ...answered, text: `${answered.text}\n\n${refused.text}`, trace: [...answered.trace, ...refused.trace] }
}

/** “Does it work at night?”: it may be the code. */
const pointsBack = /\b(?:it|they|them|that|this|these|those|ones?|codes?|pins?|pass ?words?)\b/

/** What the message says beside its codes. Nothing if no piece asks for a code by itself, or if one that follows may mean the code. */
function withoutCodes(message: string): string | undefined {
  const pieces = sentences(message).flatMap((sentence) => cutAt(sentence, spotsIn(sentence)))
  const asksCode = (piece: string) => declines(plain(piece), piece) === 'secret'
  const first = pieces.findIndex(asksCode)
  const mayMeanCode = (piece: string, at: number) => at > first && !asksCode(piece) && pointsBack.test(plain(piece))
  if (first < 0 || pieces.some(mayMeanCode)) return undefined
  const kept = pieces.filter((piece) => !asksCode(piece))
  return kept.map((piece) => (isAsking(piece) && !/[?.!]$/.test(piece) ? `${piece}?` : piece)).join(' ')
}
