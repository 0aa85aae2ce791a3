/** “No, 21 December”, “and if it was the 21st instead?”: repeats the question before with the new date. */
import { oneOf } from '#app/understanding/any-of.ts'
import { aMonth } from '#app/understanding/calendar-words.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages } from '#app/understanding/thread/turns.ts'

const dayOfMonth = '\\d{1,2}(?:st|nd|rd|th)?'
const aDate = oneOf(`${dayOfMonth}(?: of)? (?:${aMonth})`, `(?:${aMonth}) (?:the )?${dayOfMonth}`)
const anyDate = new RegExp(`\\b${aDate}\\b`, 'gi')
const aDayMeant = `(${aDate}|(?:the )?\\d{1,2}(?:st|nd|rd|th))`
const lead = oneOf('no|nope|sorry|oops|wait|actually|ok|oh|and|so|but|well|or|i mean(?:t)?|i said|we mean(?:t)?')
const comes = oneOf('(?:it|that) (?:was|is|were|would be)', '(?:we|i) (?:arrived?|came|come|started?|stayed|booked)(?: it)?')
const corrects = new RegExp(
  [
    `^(?:(?:no|nope|sorry|oops|wait|actually|i mean(?:t)?|i said|we mean(?:t)?) )+(?:(?:on|for|from|it is|cancelling) )*${aDayMeant}(?: (?:instead|then|not (?:the )?${dayOfMonth}(?: (?:of )?(?:${aMonth}))?))*$`,
    `^(?:${lead} )*(?:what |how about )?if ${comes}(?: (?:on|from|for))* ${aDayMeant}(?: instead)?$`,
    `^(?:${lead} )*(?:cancelling )?if ${comes}(?: (?:on|from|for))* ${aDayMeant}(?: instead)? (?:would|is) (?:it|that) (?:still )?(?:be )?(?:free|the same|ok)$`,
    `^(?:${lead} )*(?:what about |how about )?${aDayMeant} instead$`,
  ].join('|'),
)
/** For how many questions a date is remembered. */
const remembered = 4

export function withDateCorrected(sent: string, history: readonly Turn[]): string {
  const meant = corrects.exec(plain(sent))?.slice(1).find(Boolean)
  if (!meant) return sent
  const asked = guestMessages(history)
    .slice(-remembered)
    .findLast((message) => message.match(anyDate)?.length === 1)
  const [said] = asked?.match(anyDate) ?? []
  if (!asked || !said) return sent
  const [month] = new RegExp(aMonth, 'i').exec(said) ?? []
  const day = new RegExp(aMonth).test(meant) ? meant : `${meant.replace('the ', '')} ${month}`
  return asked.replace(said, day)
}
