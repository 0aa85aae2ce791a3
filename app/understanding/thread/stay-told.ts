/** “We are coming on the 12th, in Stormchaser”: a stay is told, and nothing asked yet. */
import { oneOf } from '#app/understanding/any-of.ts'
import { anyMonth } from '#app/understanding/calendar-words.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from './dialogue.ts'
import { noddedAt } from './small-replies.ts'

const room = '(?:stargazer|sunriser|stormchaser|lodge)'
const when = oneOf(
  '(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:sun|mon|tues?|wed|thu|thurs?|fri|sat)',
  anyMonth,
  '\\d{1,2}(?:st|nd|rd|th)',
  'weekends?|mid ?week|tomorrow|tonight|today',
)
const small = oneOf(
  'to|in|into|at|for|on|from|the|of|a|and|till|until|this|next|last|with|you|ye|your|our|us|both|just|only',
  'rooms?|cabins?|sea|forest|nights?|weeks?|year|stay|two|three|four|one|\\d{1,4}',
)
const whole = new RegExp(
  `^(?:(?:hi|hello|hey|hiya|so|ok|there|good|morning|evening|afternoon) )*(?:we|i|my \\w+ and i|me and my \\w+)(?: (?:are|am|will|would|have|be|both|just|got|be|already))* (?:(?:coming|staying|arriving|booked|in|down|here|visiting|two|three|\\d)(?= ))(?: (?:booked|coming|down|in|${small}|${when}|${room}))+$`,
)
const named = new RegExp(`\\b(?:${room}|${when})\\b`)

/** @param history if something was asked before, the stay belongs to that question */
export function tellsOfStay(message: string, history: readonly Turn[]): boolean {
  if (message.includes('?') || history.some(({ role, content }) => role === 'user' && !noddedAt(content))) return false
  const text = plain(message)
  return whole.test(text) && named.test(text)
}
