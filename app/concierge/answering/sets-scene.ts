/** Finds statements that only lead to the question beside them: “It's our first night away in ages. Can you get us a bottle?” */

import { thresholds } from '#app/concierge/deciding/thresholds.ts'
import { plain } from '#app/understanding/text.ts'
import type { AnsweredPart } from './answer-part.ts'

/** Told even where nobody asks. */
const never = new Set('emergency pets occupancy housekeeping check_in elopement engagement anniversary'.split(' '))
/** Whoever names a child is told, too. */
const child =
  /\b(?:child\w*|kids?|bab(?:y|ies)|infants?|toddlers?|teen\w*|sons?|daughters?|boys?|girls?|nephews?|nieces?|little (?:one|man|fella)s?|years? old)\b/
/** A wish is a question, too. */
const wishes =
  /\b(?:need|want|wish|would (?:like|love|rather)|looking for|fancy|hoping|wonder\w*|tell me|prices?|cost|bill|deal)\b/
/** “And in the morning do ye feed us”: a question that does not begin like one. */
const asksInside =
  /\b(?:do|does|can|could|is|are|will|would|have|what|how|where|when|which|who)\b (?:\w+ )?(?:you|ye|we|i|it|there)\b/
/** “Is that something I could have heated?”: about what the statement tells. */
const pointsBack = /\b(?:it|that|this|these|those|them|they|one|ones|there|then)\b/

/** Whether the part is a mere statement that sounds like a topic, beside a question that is answered without it. */
export function setsScene(one: AnsweredPart, said: readonly AnsweredPart[]): boolean {
  const text = plain(one.trace.part)
  const asked = said.filter(({ asking }) => asking)
  return (
    one.confidence < thresholds.answer &&
    !never.has(one.trace.topic) &&
    !child.test(text) &&
    !wishes.test(text) &&
    !asksInside.test(text) &&
    asked.every(({ kind, doubt, trace }) => kind === 'answer' && !doubt && !pointsBack.test(plain(trace.part)))
  )
}
