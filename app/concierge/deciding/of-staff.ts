/** Entries staff have written themselves, and products they have added. */

import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import type { Decision } from './decision.ts'
import { thresholds } from './thresholds.ts'

export function decideOfStaff({ tokens, topic }: Reading, { staff }: KnowledgeIndex): Decision | undefined {
  const found = staff.size > 0 ? staff.find(tokens) : undefined
  if (!found || found.share < thresholds.staffShare) return undefined
  const because = `an entry of the staff covers ${(100 * found.share).toFixed(0)}% of it`
  return { kind: 'staff', topic, entry: found.entry, confidence: found.share, needed: thresholds.staffShare, because }
}

/** If our entries do not answer, a staff product may, even if only half of its name is used: “do you do archery?” */
export function orHalfNamed(own: Decision, { tokens, topic, text }: Reading, { staff }: KnowledgeIndex): Decision {
  const open = own.kind === 'handover' && staff.size > 0 && wantsThing.test(plain(text))
  const found = open ? staff.findHalfNamed(tokens) : undefined
  if (!found) return own
  return { kind: 'staff', topic, entry: found.entry, confidence: found.share, because: 'half of its name was used' }
}

const wantsThing =
  /^(?:\w+ ?\w*$|.*\b(?:is there|do (?:you|ye) (?:do|have|offer|sell)|have you(?: got)?|how much|price|cost|can (?:i|we) (?:get|have|order|book|buy|do|try))\b)/
