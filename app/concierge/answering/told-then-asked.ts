/** “My husband vapes. Can he at least do it on the deck?”: the passage about the statement answers the question that says only “it”. */

import type { Decision } from '#app/concierge/deciding/decision.ts'
import { thresholds } from '#app/concierge/deciding/thresholds.ts'
import { asksWideWorld } from '#app/concierge/deciding/wide-world.ts'
import { either } from '#app/understanding/any-of.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'

/** “Are you going to charge us?” */
const whetherCharged =
  /^(?:and |so |but )*(?:are|will|would|do) (?:you|ye|yous|they)(?: going to| gonna)? (?:charge|bill) (?:us|me)$/

/** “Is there place for both?” */
const asksIfForBoth =
  /^(?:and |so |but )*(?:is|are|would|will) there (?:enough )?(?:place|room|space) for (?:both|two|2|them|it)\b/

/** “My wife wants to go to your spa. From what hour do they let people in?”: the hour or the price is that thing's. */
const asksOfThing = either(
  /^(?:(?:from|until|till|at|by) )?(?:(?:what|which) (?:time|hours?)|when|how (?:late|early)) (?:do|does|is|are|will|would|can) (?:it|they)\b.{0,16}\b(?:open|close|shut|start|finish|let (?:people|guests|anyone|anybody) in)$/,
  /^(?:when|(?:what|which) time) (?:do|does|is|are|will|would|can) (?:you|they|one) (?:open|close|shut) (?:it|them)$/,
  /^how much (?:is|are|does|do|would|will) (?:it|they)(?: cost| charge| be)?$/,
  /^(?:is|are|does|do|can|will|would) (?:it|they)\b.{0,16}\b(?:open|close|free|included|heated|mixed)$/,
)

/** “How much is the night train to Paris? Is it dearer at weekends?” */
const asksMoreOfIt =
  /^(?:and |so |or )*(?:is|are|was|does|do|will|would|can) (?:it|they)\b.{0,12}\b(?:dearer|cheaper|more expensive|busier|full|fuller|faster|run|stop|leave)\b/

type Part = { reading: Reading; asking: boolean; decision: Decision }

const pointsBack = /\b(?:it|that|this|so|one|there|them|he|she|they|both)\b/

const isFarAway = ({ reading, decision: { kind, topic } }: Part) =>
  kind === 'handover' && topic === 'offtopic' && asksWideWorld(plain(reading.text))

/**
 * If a passage covers only the statement, or the statement names a thing that nothing is written about, drops the question and treats the
 * statement as asked; otherwise the parts unchanged.
 */
export function askedOfWhatIsTold<One extends Part>(parts: readonly One[]): One[] {
  const [told, asked, ...more] = parts
  if (!told || !asked || more.length > 0) return [...parts]
  const text = plain(asked.reading.text)
  const { kind, topic, confidence } = asked.decision
  const isOpen =
    (kind === 'handover' && topic === 'unknown') ||
    (kind === 'hedge' && confidence < thresholds.faint && asksIfForBoth.test(text)) ||
    whetherCharged.test(text)
  if (isFarAway(told) && asked.asking && asksMoreOfIt.test(text)) return [told]
  const isWritten = told.decision.kind === 'quote' && !told.asking
  const isOfUnwritten = told.decision.kind === 'handover' && told.decision.namesUnwritten === true && !told.asking
  if (isOfUnwritten && asked.asking && asksOfThing.test(text)) return [{ ...told, asking: true }]
  return isOpen && isWritten && asked.asking && (pointsBack.test(text) || whetherCharged.test(text))
    ? [{ ...told, asking: true }]
    : [...parts]
}
