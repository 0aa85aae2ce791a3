/** A question that was not understood by itself, or hardly, read once more in the light of what was said before it. */

import type { Decision } from '#app/concierge/deciding/decision.ts'
import type { FollowUp } from './follow-up.ts'
import { readAgain } from './read-again.ts'
import { readFromAnswer } from './read-from-answer.ts'
import { readJoined } from './read-joined.ts'

/** The first that finds something written decides. */
const ways: readonly { why: string; read: (asked: FollowUp) => Decision | undefined }[] = [
  { why: 'A passage may fit the question and those before it, read as one.', read: readJoined },
  { why: 'The passage that was quoted last may say more.', read: readAgain },
  { why: 'So may the passage that the last answer was told from, whoever gave it.', read: readFromAnswer },
]

/** Undefined where what is decided of it by itself stands. */
export function reread(asked: FollowUp): Decision | undefined {
  for (const { read } of ways) {
    const decision = read(asked)
    if (decision) return decision
  }
  return undefined
}
