/** “I meant Sunday, not Saturday”, “not the weekend price”: keeps what is meant, and drops what is not. */
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'

/** Five words at most on each side: more would be a story. */
const shortly = "([\\w’'-]+(?: [\\w’'-]+){0,4}?)"
const thisNotThat = new RegExp(
  `^(?:(?:no|sorry|oh|oops|wait|ok|but|ah)[, ]+)*(?:i|we) mean(?:t)?:? ${shortly},? (?:and )?not (?!to |have |be |that |sure )${shortly}[\\s.!?]*$`,
  'i',
)
const notThen =
  /^(?:(?:no|sorry|oh|wait|ok|but|and) )*not (?:(?:on|at|for|in|the|a) )*(?:(weekends?)|(mid ?week|week ?days?))(?: (?:price|rate|one|nights?|please|though))*$/

export function asCorrected(sent: string, history: readonly Turn[]): string {
  if (history.length === 0) return sent
  const meant = thisNotThat.exec(sent.trim())?.[1]
  if (meant) return `I mean ${meant.trim()}`
  const [, weekend, weekday] = notThen.exec(plain(sent)) ?? []
  return weekend ? 'And midweek?' : weekday ? 'And at the weekend?' : sent
}
