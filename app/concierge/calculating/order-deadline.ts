/** “I booked Sunriser for Saturday 5 December. Until when can I order the bath?”: the moment, by the rules that orders are taken by. */

import { dayNamed, inFull } from '#app/concierge/written/dates-named.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { addDays, estateDay, estateTime, longDay } from '#app/estate/time/estate-day.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { deadlineOf, type Orderable, serviceOf } from '#app/products/ordering-rules.ts'
import { anyOf } from '#app/understanding/any-of.ts'
import { weekdays } from '#app/understanding/calendar-words.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages } from '#app/understanding/thread/turns.ts'

const asksWhen = anyOf(
  /(?:by )?when (?:do|must|should|would|can|have|is|at the latest)\b.*\border\w*|by when\b.*\border\w*|how (?:late|early|soon|far ahead)\b.*\border\w*/,
  /(?:latest|last) (?:moment|time|day|hour|minute|chance|i can|we can)?.*\border\w*|\border\w*\b.*\b(?:by when|at the latest|deadline|cut ?off)/,
  /(?:until|till) when\b.*\border\w*/,
)
/** “Can you bring us one tomorrow?”, about breakfast. compose-bath.ts answers for a bath. */
const wantedTomorrow =
  /^(?!.*\b(?:\d ?[ap]m|o clock|it is (?:now )?(?:half|quarter|\d))\b).*\b(?:bring|have|get|leave|order|drop|want|like|need)\b.*\btomorrow\b/
const tooLate =
  /\b(?:too late|soon enough|early enough|in good time|in time|still (?:time|possible|ok|order|get|book|have|add|arrange)|enough time)\b/
const ordered: Readonly<Record<string, string>> = { heated_bath: 'heated_bath', breakfast: 'breakfast_tray' }
const weekdayNamed = new RegExp(`\\b(${weekdays.join('|')})(?: (?:one|night|evening|morning))?\\b`, 'g')
const turnsRead = 4
/** “It's Wednesday, 6 pm now.” */
const itIsNow = new RegExp(`\\b(?:it is|today is)(?: now)? (?:a )?(?:${weekdays.join('|')})\\b`, 'g')
/** “And Friday then?”, “for Sunday too?” */
const otherDay = new RegExp(
  `^(?:(?:and|or|so|ok|what about|on|for) )*(?:the )?(?:${weekdays.join('|')})(?: then| night| evening| morning| too| also| as well)*$`,
)

/**
 * @param topics the topics of the answer.
 * @returns a sentence with a trailing blank; '' if no day is named or the deadline is not asked for.
 */
export function orderDeadline(
  { products }: Facts,
  topics: readonly string[],
  sent: string,
  history: readonly Turn[],
  now: Date,
): string {
  const asked = inFull(plain(sent))
  const text = asked.replace(itIsNow, '')
  const itemType = topics.flatMap((topic) => ordered[topic] ?? [])[0]
  const product = products.find((one) => one.itemType === itemType)
  const before = guestMessages(history).slice(-turnsRead).map(plain)
  const isMeant = (said: string) => asksWhen.test(said) || tooLate.test(said)
  const again = otherDay.test(text) && before.length > 0
  if (!product) return ''
  if (serviceOf(product).forMorningAfter && wantedTomorrow.test(text)) return forTomorrowMorning(product, now)
  if (!(isMeant(text) || again)) return ''
  const day = dayMeant(text, inFull(before.join(' . ')), now)
  const stayDay = day && serviceOf(product).forMorningAfter ? addDays(day.day, -1) : day?.day
  if (!day || !stayDay) return ''
  const by = deadlineOf(product, stayDay)
  const what = serviceOf(product).forMorningAfter ? `${day.words(day.day)}, in the morning` : day.words(day.day)
  const hour = twelveHour(estateTime(by), 'short')
  // A weekday alone may be that of any week.
  const order = day.words === dated ? orderIt(by, now) : 'order it'
  return `For ${what}, ${order} by ${hour} on ${day.words(estateDay(by))}. `
}

function forTomorrowMorning(product: Pick<Orderable, 'itemType' | 'category'>, now: Date): string {
  const by = deadlineOf(product, estateDay(now))
  const hour = twelveHour(estateTime(by), 'short')
  return `For tomorrow morning, ${orderIt(by, now)} by ${hour} today. `
}

const orderIt = (by: Date, now: Date) => (now <= by ? 'order it' : 'it had to be ordered')

type Day = { day: string; words: (day: string) => string }
const dated = (day: string) => longDay(day, 'yearless')
const bare = (day: string) => longDay(day).split(' ')[0] ?? ''

/** The date named; a weekday within a stay whose date is known; or a weekday alone, in any week. */
function dayMeant(text: string, before: string, now: Date): Day | undefined {
  const from = dayNamed(text, now) ?? dayNamed(before, now)
  const named =
    [...text.matchAll(weekdayNamed)].at(-1) ?? (tooLate.test(text) ? [...before.matchAll(weekdayNamed)].at(-1) : undefined)
  const weekday = named?.[1]
  const start = from ?? estateDay(now)
  const later = weekday ? (weekdays.indexOf(weekday) - new Date(start).getUTCDay() + 7) % 7 : 0
  if (from) return { day: addDays(from, later), words: dated }
  return weekday ? { day: addDays(start, later || 7), words: bare } : undefined
}
