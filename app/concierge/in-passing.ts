/** What a message says in passing, beside what it asks: a story's words sound like topics, and are no questions. */
import { concernIn, isConcern, isOwnMatter } from '#app/understanding/concerns.ts'
import { plain } from '#app/understanding/text.ts'

type Part = {
  kind: string
  confidence: number
  asking: boolean
  trace: { part: string; topic: string; decision: string }
}

/** From which confidence a question is answered beside somebody's own trouble, and a trouble believed that no form of words tells. */
const sure = { besideTrouble: 0.85, hint: 0.75 }

/** The parts that are no mere setting of others. */
export function withoutPassing<One extends Part>(parts: readonly One[]): One[] {
  const trouble = parts.some((part) => part.kind === 'handover' && isOwnMatter(part.trace.topic) && !hinted(part))
  const met = parts.some(({ asking, trace }) => asking && (trace.decision === 'answer' || trace.decision === 'staff'))
  return parts.filter((part) => {
    const { kind, trace, confidence, asking } = part
    if (kind === 'answer' && trouble)
      return trace.decision === 'staff' || (asking && plainly(part) && confidence >= sure.besideTrouble)
    // A trouble that no form of words tells, of whoever asks something else and is answered.
    return !(hinted(part) && met)
  })
}

const hinted = ({ kind, trace, confidence, asking }: Part) =>
  kind === 'handover' && isConcern(trace.topic) && !asking && confidence < sure.hint && !concernIn(plain(trace.part))
const plainly = ({ trace }: Part) => trace.decision === 'answer'
