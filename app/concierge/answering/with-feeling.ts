/** Condolences or congratulations go first, unless emergency help does. */

import { anyOf } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import { grieves } from '#app/understanding/troubles/troubles.ts'
import type { Answer } from './outcome.ts'

const celebrates = anyOf(
  /(?:just|recently|newly) (?:got |been )?(?:married|engaged|wed)|(?:we|i|they) got (?:married|engaged)|(?:she|he) said yes/,
  /newlyweds?|(?:on|for|it is) our honeymoon|honeymooners/,
)

export function withFeeling(made: Answer, sent: string): Answer {
  if (celebrates.test(plain(sent)) && made.kind !== 'decline') return { ...made, text: `Congratulations! ${made.text}` }
  const isTold = made.text.startsWith('I am very sorry') || made.trace.some(({ topic }) => topic === 'emergency')
  return grieves.test(plain(sent)) && !isTold ? { ...made, text: `I am very sorry for your loss. ${made.text}` } : made
}
