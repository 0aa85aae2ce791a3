/** “Eleven? A friend told me half twelve.”: the hour that was asked for, once more, whatever somebody has said. */

import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'
import type { Again, Answer } from './outcome.ts'

const number = '(?:\\d{1,2}(?: \\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const hour = `(?:(?:half (?:past )?|a? ?quarter (?:past|to) )?${number}(?: thirty)?(?: ?[ap]m| o clock)?(?: in the (?:morning|afternoon|evening))?|noon|midday|midnight)`
const somebody =
  '(?:an?|my|our|the|one|another|some|your) (?:\\w+ ){0,6}?(?:\\w+)|someone|somebody|people|friends(?: of (?:ours|mine))?|he|she|they'
const says =
  '(?:has |have )?(?:told (?:me|us)|said(?: to (?:me|us))?|says?|thought|thinks|swears?|swore|reckons?|mentioned|wrote|had)'
const ofUs = '(?:i|we) (?:(?:have |had )?(?:thought|heard|read|saw|understood)|(?:was|were|am|are) told)'
const doubted = new RegExp(
  `^(?:${hour} )?(?:(?:really|sure|is it|are you sure|only|but|oh|hmm|no|and|because|cos) )*(?:(?:${somebody}) ${says}|${ofUs}) (?:that )?(?:(?:it|check ?(?:in|out)) (?:was|is) )?(?:(?:at|by|from|till|until) )?${hour}(?: (?:though|instead|was (?:fine|ok|grand)|is (?:fine|ok|grand)))?$`,
)
const hours = new Set(['check_in', 'check_out', 'late_check_out'])

/** Undefined unless our hours were asked for just before. */
export function hourDoubted(sent: string, history: readonly Turn[], again: Again): Answer | undefined {
  if (!doubted.test(plain(sent))) return undefined
  const at = history.findLastIndex((turn) => isGuest(turn) && !doubted.test(plain(turn.content)))
  const asked = history[at]?.content
  const told = asked ? again(asked, history.slice(0, at)) : undefined
  return told?.kind === 'answer' && told.trace.some(({ topic }) => hours.has(topic)) ? told : undefined
}
