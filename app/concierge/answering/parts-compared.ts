/** Which parts of a message say the same. */

import type { AnsweredPart } from './answer-part.ts'

/** What is known of another part, too, of which this one is only in doubt. */
export function isAgain(said: readonly AnsweredPart[]): (one: AnsweredPart) => boolean {
  const known = new Set(
    said.filter((one) => one.kind === 'answer' && one.trace.decision === 'answer').map((one) => one.trace.topic),
  )
  return (one) => one.trace.decision === 'hedge' && known.has(one.trace.topic)
}

/** Does `one` say all that `other` does, in whatever order? A link to more says nothing of its own. */
export const tells = (one: AnsweredPart, other: AnsweredPart) =>
  other.text
    .replace(/ More: \S+$/, '')
    .split(/(?<=[.!?])\s+(?=\p{Lu}|“)/u)
    .every((sentence) => one.text.includes(sentence))

/** Every passage that `other` quotes. */
export const quotesAll = (one: AnsweredPart, other: AnsweredPart) => {
  const quotes = other.trace.decision === 'quote' ? (other.text.match(/“[^”]{40,}”/g) ?? []) : []
  return quotes.length > 0 && quotes.every((quote) => one.text.includes(quote))
}

/** Of what is told twice, the first, or one that says all of it and more: “check-in is until eight”, and “ring us if you are later”. */
export function fullestAt(kept: readonly AnsweredPart[], key: string): number {
  const same = kept.flatMap((one, at) => (one.key === key ? [{ at, text: one.text }] : []))
  return same.reduce(
    (best, one) => (one.text.length > best.text.length && one.text.startsWith(best.text) ? one : best),
    same[0] ?? none,
  ).at
}
const none = { at: -1, text: '' }
