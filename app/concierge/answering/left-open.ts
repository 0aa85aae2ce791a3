/** Parts of a message that the answer leaves open. */

import { thresholds } from '#app/concierge/deciding/thresholds.ts'
import { isAsking } from '#app/understanding/message/parts.ts'
import { plain } from '#app/understanding/text.ts'
import { isConcern } from '#app/understanding/troubles/concern-kinds.ts'
import type { AnsweredPart } from './answer-part.ts'
import type { TracePart } from './outcome.ts'
import { isAgain, tells } from './parts-compared.ts'

/** Handed over, or asked but not answered. */
export function leftOpen(said: readonly AnsweredPart[], answers: readonly AnsweredPart[]): AnsweredPart[] {
  const again = isAgain(said)
  // Its facts appear in another answer, but not what it asks about them.
  const repeated = (one: AnsweredPart) =>
    one.doubt === 'grave' && one.asking && !answers.includes(one) && answers.some((known) => tells(known, one))
  const lost = (one: AnsweredPart) =>
    again(one) &&
    one.asking &&
    (one.gap ||
      one.confidence < thresholds.faint ||
      one.trace.coverage < thresholds.coverage ||
      !answers.some(({ key }) => key === one.key))
  return said.filter(
    (one) => (one.kind === 'handover' || lost(one) || repeated(one)) && !(answers.length > 0 && asksNothing(one.trace, answers)),
  )
}

/** “We want to elope. Do ye do that?”: answered together with what it refers to. */
const asksThat =
  /^(?:and |so )*(?:do|can|could|would|will) (?:you|ye) (?:do|organi[sz]e|offer|arrange|have|cater for) (?:this|that|it|these|those|such things?)$|^(?:and |so )*(?:is|would) there (?:be )?(?:such an? \w+|something like that|anything like that)(?: (?:at|with|there|here|near|by)(?: \w+){0,2})?$/

/** “Is that a disaster?” */
const whether =
  /^(?:and |so |but )*(?:is|would|will) (?:that|it|this)(?: be)?(?: an?)? ?(?:ok|okay|alright|all right|fine|grand|possible|doable|(?:big )?problem|disaster|bother|issue|(?:deal )?breaker)(?: (?:with|for) (?:you|ye|us|me))?(?: at all| then)?$/
/** “I want to lie in bed and look at the trees.” */
const wishes = /^(?:i|we) (?:want|would love|would like|love|like) to (?:just )?(?:lie|sit|look|watch|wake|sleep|read)\b/
/** “Phone has no bars”, “it's bucketing down”, before a question. */
const tellsOfSelf =
  /\b(?:phone|battery|signal|head|brain) (?:is|has|was)\b|^it (?:is|has been) (?:still |just |now )?raining(?: all \w+)?$/
/** “She's very good.” */
const praises =
  /^(?:she|he|it|they) (?:is|are) (?:very |so |really |ever so )*(?:good|quiet|calm|lovely|tiny|no trouble|well (?:behaved|trained))$/
/** “How does it work?”, which the answer to the other part explains. */
const asksHow = /^(?:and |so )*how (?:does|do) (?:it|that|this|they) work$/
/** “The payment window isn't popping up, how do I fix it?” */
const asksRemedy = /^(?:and |so )*how (?:do|can|could|would) (?:i|we) (?:fix|solve|sort) (?:it|that|this)(?: out)?$/
/** Whether the part asks nothing beyond what `answers` already say. */
function asksNothing({ part, topic }: TracePart, answers: readonly AnsweredPart[]): boolean {
  const text = plain(part)
  if (asksHow.test(text)) return answers.some(({ trace }) => trace.topic === topic)
  if (asksRemedy.test(text)) return answers.some(({ trace }) => trace.topic === 'payment_page')
  const onlyReports = !isAsking(part) && !isConcern(topic) && (tellsOfSelf.test(text) || praises.test(text))
  return asksThat.test(text) || whether.test(text) || wishes.test(text) || onlyReports
}
