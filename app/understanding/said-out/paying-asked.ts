/** “What deposit is that?”, “and the rest when?”: questions about paying, in full. */
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages } from '#app/understanding/thread/turns.ts'

const depositOfIt =
  /^(?:(?:and|so|ok|but) )*(?:what|how much|how big a|which) deposit (?:is|would|will|does) (?:that|it|this)(?: be| make| mean| come to)?(?: then)?$/
const theRest =
  /^(?:(?:and|so|ok|but|then) )*(?:(?:when (?:is |do (?:we|i) pay |would we pay )?)?the (?:rest|balance|remainder)(?: (?:is|due|paid|to pay|of it|when|then))*|when the rest)$/
/** “Can we pay half now?”, “and the other half?” */
const otherHalf = /^(?:(?:and|so|ok|but|then|when|when is) )*(?:the )?(?:other|second) half(?: (?:when|then|due))*$/
const ofPaying = /\b(?:deposit|up ?front|pay now|in advance|pay (?:only |just )?(?:a )?half)\b/
const remembered = 3

export function payingInFull(sent: string, before: readonly Turn[]): string {
  const text = plain(sent)
  if (before.length > 0 && depositOfIt.test(text)) return 'How much is the deposit on that?'
  if (!otherHalf.test(text) && !(theRest.test(text) && /\bwhen\b/.test(text))) return sent
  const isOfPaying = guestMessages(before)
    .slice(-remembered)
    .some((message) => ofPaying.test(plain(message)))
  return isOfPaying ? 'When is the rest of the money due?' : sent
}
