/** “No, three”, after “for two mornings then?”: repeats the question before with the new number. */
import { numberOf } from '#app/knowledge/wording.ts'
import { oneOf } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'

const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,3})'
/** May follow each other. No compounds of one another: a long row of them could be read in too many ways. */
const lead = oneOf(
  'no|nope|not? \\w+ but|sorry|oops|wait|actually|hang on|hold on|well|ah|oh|hmm|ok|so|or|rather',
  'i mean(?:t)?|make (?:it|that)|let us (?:say|make it)|just|only|better|we will take|we would need',
)
const corrects = new RegExp(
  `^(?:${lead} )+(?:for )?(${number})(?: (?:then|instead|please|of (?:them|those|these)|sorry|actually|rather))*$`,
)
/** A number of things, not an hour or a date: “two nights from the 5th”. “A” counts as one only before what is ordered: “a box”. */
const howMany = new RegExp(
  `(?<!€ ?|\\bat |\\bby |\\bbefore |\\bafter |\\buntil |\\btill |\\broom )\\b(?:${number}\\b(?![:.]\\d| ?(?:am|pm|o'?clock|euro|%|km))|an?(?= (?:\\w+ )?(?:box|tray|breakfast|bath|hamper)\\b))`,
  'gi',
)
const anyNumber = new RegExp(`\\b${number}\\b`, 'gi')

export function withNumberCorrected(sent: string, history: readonly Turn[]): string {
  const [, meant] = corrects.exec(plain(sent)) ?? []
  const at = history.findLastIndex(isGuest)
  if (!meant || at < 0) return sent
  const before = history[at]?.content ?? ''
  const counted = [...before.matchAll(howMany)]
  const [only, another] = counted.length > 0 ? counted : before.matchAll(anyNumber)
  if (another || !only || numberOf(only[0].toLowerCase()) === numberOf(meant)) return sent
  // “So 608?” repeats a sum; it is not a number of baths.
  if (Number(meant) >= 100 && (numberOf(only[0].toLowerCase()) ?? 1) < 20) return sent
  return `${before.slice(0, only.index)}${meant}${before.slice(only.index + only[0].length)}`
}
