/** “And if we cancel five days before?”: the stay if a night was spoken of, otherwise the extra. */
import { anyMonth } from '#app/understanding/calendar-words.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages, isGuest } from '#app/understanding/thread/turns.ts'

/** Names the stay, not an extra. */
export const cancelsStay = /\bcancel\w* (?:our|the|my) (?:whole )?(?:stay|booking)\b/

export function whatIsCancelled(sent: string, before: readonly Turn[]): string {
  if (!cancelsUnnamed.test(plain(sent))) return sent
  const asked = plain(before.findLast(isGuest)?.content ?? '')
  if (!extras.test(asked)) return sent
  return sent.replace(/\bcancel\b/i, nights.test(asked) ? 'cancel our stay' : 'cancel them')
}

const cancelsUnnamed =
  /^(?:(?:and|but|so|ok) )*(?:what (?:happens )?)?if (?:i|we) (?:(?:have|had|need|want|decide) to |must )?cancel(?: (?:\w+ ){0,2}(?:before|notice|beforehand|last minute|late|now|today|tomorrow|on the day|in time))?$/
const extras = /\b(?:breakfasts?|trays?|hampers?|baths?|reheats?|box(?:es)?)\b/
const nights = /\b(?:nights?|weeknights?|weekends?|midweek|stay(?:ing)?)\b/

/** “And if I do it on the 1st of July?”, after a question about cancelling. */
export function cancelledOn(sent: string, before: readonly Turn[]): string {
  if (!doesIt.test(plain(sent))) return sent
  const ofThat = guestMessages(before)
    .slice(-remembered)
    .some((text) => /\b(?:cancel\w*|call it off)\b/.test(plain(text)))
  return ofThat ? sent.replace(/\b(?:do|did) (?:it|that|so)\b/i, 'cancel') : sent
}
const remembered = 4
const doesIt = new RegExp(
  `^(?:(?:and|but|so|ok|what) )*if (?:i|we) (?:do|did) (?:it|that|so) (?:(?:on|by|only on) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${anyMonth})|(?:${anyMonth}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?)|today|tomorrow|(?:\\w+ ){1,3}before|last minute|on the day)$`,
)
