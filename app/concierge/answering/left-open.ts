/** The parts of a message that what is told does not answer. */

import { thresholds } from '#app/concierge/deciding/thresholds.ts'
import { isConcern } from '#app/understanding/concern-kinds.ts'
import { isAsking } from '#app/understanding/message/parts.ts'
import { plain } from '#app/understanding/text.ts'
import type { AnsweredPart } from './answer-part.ts'
import type { TracePart } from './outcome.ts'
import { isAgain, tells } from './parts-compared.ts'

/** The parts that were handed over, or whose question what is told does not answer. */
export function leftOpen(said: readonly AnsweredPart[], answers: readonly AnsweredPart[]): AnsweredPart[] {
  const again = isAgain(said)
  // Its words are told beside it, and what it asks of them is not.
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

/** “We want to elope. Do ye do that?”: answered with what it points at. */
const asksThat =
  /^(?:and |so )*(?:do|can|could|would|will) (?:you|ye) (?:do|organi[sz]e|offer|arrange|have|cater for) (?:this|that|it|these|those|such things?)$/

/** “Is that a disaster?” */
const whether =
  /^(?:and |so |but )*(?:is|would|will) (?:that|it|this)(?: be)?(?: an?)? ?(?:ok|okay|alright|all right|fine|grand|possible|doable|(?:big )?problem|disaster|bother|issue|(?:deal )?breaker)(?: (?:with|for) (?:you|ye|us|me))?(?: at all| then)?$/
/** “I want to lie in bed and look at the trees.” */
const wishes = /^(?:i|we) (?:want|would love|would like|love|like) to (?:just )?(?:lie|sit|look|watch|wake|sleep|read)\b/
/** “Phone has no bars”, before a question. */
const tellsOfSelf = /\b(?:phone|battery|signal|head|brain) (?:is|has|was)\b/
/** “She's very good.” */
const praises =
  /^(?:she|he|it|they) (?:is|are) (?:very |so |really |ever so )*(?:good|quiet|calm|lovely|tiny|no trouble|well (?:behaved|trained))$/
/** “How does it work?”, where that is told already. */
const asksHow = /^(?:and |so )*how (?:does|do) (?:it|that|this|they) work$/
/** Nothing that is left open beside `answers`. */
function asksNothing({ part, topic }: TracePart, answers: readonly AnsweredPart[]): boolean {
  const text = plain(part)
  if (asksHow.test(text)) return answers.some(({ trace }) => trace.topic === topic)
  const tells = !isAsking(part) && !isConcern(topic) && (tellsOfSelf.test(text) || praises.test(text))
  return asksThat.test(text) || whether.test(text) || wishes.test(text) || tells
}
