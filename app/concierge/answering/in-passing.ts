/** Finds what a message says in passing, beside its question: the words of a story sound like topics, but ask nothing. */

import { isBodily, isConcern, isOwnMatter } from '#app/understanding/concern-kinds.ts'
import { plain } from '#app/understanding/text.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'

type Part = {
  kind: string
  confidence: number
  likely: number
  asking: boolean
  namesUnwritten: boolean
  trace: { part: string; topic: string; decision: string }
}

/** From which probability a statement is told beside a question that nothing is written about, and a trouble believed that no form of words tells. */
const sure = { byItself: 0.85, hint: 0.75 }

/** The parts that are no mere setting of others. */
export function withoutPassing<One extends Part>(parts: readonly One[]): One[] {
  const trouble = parts.some((part) => part.kind === 'handover' && isOwnMatter(part.trace.topic) && !hinted(part))
  const low = parts.some(({ trace }) => trace.topic === 'low')
  const ailing = parts.some(
    ({ kind, trace }) =>
      (kind === 'handover' || trace.decision === 'quote') && (isBodily(trace.topic) || trace.topic === 'access'),
  )
  const asked = parts.filter(({ asking }) => asking)
  // "Are ticks a thing there? We walk in shorts": of what is asked nothing is written, and the rest only tells why.
  const unwritten = asked.length > 0 && asked.every(({ trace, namesUnwritten }) => trace.decision === 'quote' || namesUnwritten)
  const met = parts.some(({ asking, trace }) => asking && (trace.decision === 'answer' || trace.decision === 'staff'))
  return parts.filter((part) => {
    const { kind, trace, asking } = part
    // A passage is kept, unless the guest is in trouble or low: the house's rules, of wine for instance, are no help then.
    if (trace.decision === 'quote' && !trouble && !low) return true
    if (asked.length > 0 && !asking && trace.topic === 'change_booking' && hasBooked.test(plain(trace.part))) return false
    if (asked.length > 0 && !asking && trace.decision === 'hedge' && hasBooked.test(plain(trace.part))) return false
    if (parts.length > 1 && !isConcern(trace.topic) && areHere.test(plain(trace.part))) return false
    if (kind === 'answer' && low) return false
    if (kind === 'answer' && trouble) return trace.decision === 'staff' || trace.decision === 'aside' || (asking && plainly(part))
    if (kind === 'answer' && ailing && trace.decision === 'hedge') return false
    if (unwritten && !asking && plainly(part)) return part.likely >= sure.byItself
    // A trouble that only the model suspects is dropped where the guest asks something else and that is answered.
    return !(hinted(part) && met)
  })
}

/** “We have booked Sunriser for Friday”, “we stay from Tuesday until Thursday.” */
const hasBooked =
  /^(?:hi |hello |hiya |so )*(?:we|i) (?:have |are |am )?(?:already |just )?(?:booked|reserved|(?:be |would be |will be )?stay(?:ing)? (?:from|for|in|on|with))\b/

/** “We are already here.” */
const areHere =
  /^(?:hi |hello |hiya |so |ok |yes |but )*(?:we|i) (?:are|am|have|just)(?: (?:already|now|just|both|all|still|only|here|there|in|at|arrived|got|checked|staying|inside|outside|settled|(?:in|at) \w+|the|our|your|room|cabin|minutes?|hours?|an?|ago))+$/

const hinted = ({ kind, trace, confidence, asking }: Part) =>
  kind === 'handover' && isConcern(trace.topic) && !asking && confidence < sure.hint && !concernIn(plain(trace.part))
const plainly = ({ trace }: Part) => trace.decision === 'answer'
