/** A question that was not understood alone, or hardly, read again in the light of what was said before it. */

import type { Decision } from '#app/concierge/deciding/decision.ts'
import type { FollowUp } from './follow-up.ts'
import { readAgain } from './read-again.ts'
import { readFromAnswer } from './read-from-answer.ts'
import { readJoined } from './read-joined.ts'

/** The first that finds a passage wins. */
const ways: readonly { why: string; read: (asked: FollowUp) => Decision | undefined }[] = [
  { why: 'A passage may fit the question and those before it, read together.', read: readJoined },
  { why: 'The last passage quoted may say more.', read: readAgain },
  { why: 'So may the passage that the last answer came from, even if somebody else gave it.', read: readFromAnswer },
]

/** Undefined if the decision on the message alone is kept. */
export function reread(asked: FollowUp): Decision | undefined {
  for (const { read } of ways) {
    const decision = read(asked)
    if (decision) return decision
  }
  return undefined
}
