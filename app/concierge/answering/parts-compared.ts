/** Which parts of a message say the same. */

import type { AnsweredPart } from './answer-part.ts'

/** Doubtful parts whose topic another part answers for certain. */
export function isAgain(said: readonly AnsweredPart[]): (one: AnsweredPart) => boolean {
  const known = new Set(
    said.filter((one) => one.kind === 'answer' && one.trace.decision === 'answer').map((one) => one.trace.topic),
  )
  return (one) => one.trace.decision === 'hedge' && known.has(one.trace.topic)
}

/** Whether `one` says everything `other` does, in any order. A “More” link does not count. */
export const tells = (one: AnsweredPart, other: AnsweredPart) =>
  other.text
    .replace(/ More: \S+$/, '')
    .split(/(?<=[.!?])\s+(?=\p{Lu}|“)/u)
    .every((sentence) => one.text.includes(sentence))

/** Whether `one` quotes every passage that `other` does. */
export const quotesAll = (one: AnsweredPart, other: AnsweredPart) => {
  const quotes = other.trace.decision === 'quote' ? (other.text.match(/“[^”]{40,}”/g) ?? []) : []
  return quotes.length > 0 && quotes.every((quote) => one.text.includes(quote))
}

/** Of parts with this key, the first, or a longer one that begins with it: “check-in is until eight”, and “ring us if you are later”. */
export function fullestAt(kept: readonly AnsweredPart[], key: string): number {
  const same = kept.flatMap((one, at) => (one.key === key ? [{ at, text: one.text }] : []))
  return same.reduce(
    (best, one) => (one.text.length > best.text.length && goesFurther(one.text, best.text) ? one : best),
    same[0] ?? none,
  ).at
}
const none = { at: -1, text: '' }
/** Says more after the same, or before it: “Check-out is by 11 am.” */
const goesFurther = (text: string, best: string) => text.startsWith(best) || text.endsWith(best)
