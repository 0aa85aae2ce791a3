/** Finds what a message says in passing, next to its question: the words of a story sound like topics, but ask nothing. */

import { plain } from '#app/understanding/text.ts'
import { isBodily, isConcern, isOwnMatter } from '#app/understanding/troubles/concern-kinds.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'

type Part = {
  kind: string
  confidence: number
  likely: number
  asking: boolean
  namesUnwritten: boolean
  trace: { part: string; topic: string; decision: string }
}

/** Probability above which a statement is answered next to an unanswerable question, and a trouble is believed although no pattern matches. */
const sure = { byItself: 0.85, hint: 0.75 }

/** Parts that are more than background to another part. */
export function withoutPassing<One extends Part>(parts: readonly One[]): One[] {
  const trouble = parts.some((part) => part.kind === 'handover' && isOwnMatter(part.trace.topic) && !hinted(part))
  const low = parts.some(({ trace }) => trace.topic === 'low')
  const ailing = parts.some(
    ({ kind, trace }) =>
      (kind === 'handover' || trace.decision === 'quote') && (isBodily(trace.topic) || trace.topic === 'access'),
  )
  const asked = parts.filter(({ asking }) => asking)
  // "Are ticks a thing there? We walk in shorts": nothing is written about the question, and the rest only says why it is asked.
  const unwritten = asked.length > 0 && asked.every(({ trace, namesUnwritten }) => trace.decision === 'quote' || namesUnwritten)
  const met = parts.some(({ asking, trace }) => asking && (trace.decision === 'answer' || trace.decision === 'staff'))
  return parts.filter((part) => {
    const { kind, trace, asking } = part
    // A passage is kept unless the guest is in trouble or low: the estate's rules, on wine for instance, are no help then.
    if (trace.decision === 'quote' && !trouble && !low) return true
    if (asked.length > 0 && !asking && trace.topic === 'change_booking' && hasBooked.test(plain(trace.part))) return false
    if (asked.length > 0 && !asking && trace.decision === 'hedge' && hasBooked.test(plain(trace.part))) return false
    if (parts.length > 1 && !isConcern(trace.topic) && areHere.test(plain(trace.part))) return false
    if (kind === 'answer' && low) return false
    if (kind === 'answer' && trouble) return trace.decision === 'staff' || trace.decision === 'aside' || (asking && plainly(part))
    if (kind === 'answer' && ailing && trace.decision === 'hedge') return false
    if (unwritten && !asking && plainly(part)) return part.likely >= sure.byItself
    // Drop a trouble only the model suspects if another question is asked and answered.
    return !(hinted(part) && met)
  })
}

/** “We have booked Sunriser for Friday”, “we stay from Tuesday until Thursday.” */
const hasBooked =
  /^(?:hi |hello |hiya |so )*(?:we|i) (?:have |are |am )?(?:already |just )?(?:booked|reserved|(?:be |would be |will be )?stay(?:ing)? (?:from|for|in|on|with))\b/

/** “We are already here.” */
const areHere =
  /^(?:hi |hello |hiya |so |ok |yes |but )*(?:we|i) (?:are|am|have|just)(?: (?:already|now|just|both|all|still|only|here|there|in|at|arrived|got|checked|staying|inside|outside|settled|(?:in|at) \w+|the|our|your|room|cabin|minutes?|hours?|an?|ago|since (?:yesterday|today|noon|\w+day|last night|this morning)))+$/

const hinted = ({ kind, trace, confidence, asking }: Part) =>
  kind === 'handover' && isConcern(trace.topic) && !asking && confidence < sure.hint && !concernIn(plain(trace.part))
const plainly = ({ trace }: Part) => trace.decision === 'answer'
