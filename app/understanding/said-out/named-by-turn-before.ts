/** A message of a few words that continues the one before it, in full. */
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { anyMonth, dayNames, weekdays } from '#app/understanding/calendar-words.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { isGuest } from '#app/understanding/thread/turns.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'

const asked = (before: readonly Turn[]) => before.findLast(isGuest)?.content ?? ''

/** “And after that?”, after the cheapest room: the next one up. */
export function nextInPrice(sent: string, before: readonly Turn[]): string {
  if (!next.test(plain(sent))) return sent
  const way = inPrice.exec(plain(asked(before)))
  if (!way) return sent
  return `and the next one ${/^(?:cheap|low|least)|up$/.test(way[1] ?? way[2] ?? '') ? 'up' : 'down'}?`
}
const next =
  /^(?:(?:and|so|ok|then) )*(?:(?:what|which)(?: one| room)?(?: is| comes)? )?(?:(?:after|then) (?:that|it)(?: one)?|(?:the )?next(?: one| in line)?|(?:what )?then)$/
const inPrice =
  /^(?:(?:and|so|which|what|is|are|your|the|of|room|cabin|place|one|them|rooms|cabins|have|you) )*\b(cheapest|lowest|least expensive|dearest|priciest|most expensive)(?: (?:of (?:all|them|these|those|yours|the lot)(?: all)?|room|cabin|one|place|you (?:have|ve|got)|price))*$|^and the (next one (?:up|down))$/

/** “In Stargazer”, after “are two weeknights cheaper than a Saturday?” */
export function comparedInRoom(sent: string, before: readonly Turn[]): string {
  const last = asked(before)
  const isRoom = onlyRoom.test(plain(sent)) && comparesStays.test(plain(last)) && !aRoom.test(plain(last))
  return isRoom ? `${last.replace(/[?.!\s]+$/, '')} ${/^in\b/i.test(sent.trim()) ? sent.trim() : `in ${sent.trim()}`}` : sent
}
const aRoom = new RegExp(`\\b(?:${anyRoomSaid})\\b`)
const onlyRoom = new RegExp(`^(?:(?:and|so|ok|say|for|in|the) )*(?:${anyRoomSaid})$`)
const comparesStays =
  /^(?=.*\b(?:cheaper|dearer|more expensive|less expensive|costs? (?:more|less)))(?=.*\b(?:than|or|versus|vs)\b)(?=.*\b(?:(?:week)?nights?|weekends?)\b)/

const day = `(?:${dayNames.join('|')})(?:(?:s|rs|urs|nes|ur)?days?|s|rs|urs)?`
const someDays = new RegExp(`\\b${day}\\b`, 'g')
const spans = new RegExp(`\\b${day} (?:night )?(?:to|till|until|through|or) `)
const oneMoreDay = new RegExp(`^(?:and|plus) (?:the |on )?(${day})(?: night)?(?: then| please)?$`)
const toldMore = /^and (\w+day) as well$/i

/** “And Monday”, after Friday, Saturday and Sunday were named one by one: one more night. */
export function nightAfterThose(sent: string, before: readonly Turn[]): string {
  const added = oneMoreDay.exec(plain(sent))?.[1]
  const days = added ? daysInARow(before) : []
  const last = days.at(-1)
  const at = added ? numberOfDay(added) : -1
  return last !== undefined && at === (last + 1) % 7 ? `and ${weekdays[at]} as well` : sent
}

const numberOfDay = (word: string): number => (dayNames as readonly string[]).indexOf(word.slice(0, 3))

/** The nights that the guest's last messages name one by one; none if they are not consecutive. */
function daysInARow(before: readonly Turn[]): number[] {
  const days: number[] = []
  for (const { content } of before.filter(isGuest).reverse()) {
    const more = toldMore.exec(content)?.[1]
    if (!more && spans.test(plain(content))) return []
    days.unshift(...(more ? [more.toLowerCase()] : (plain(content).match(someDays) ?? [])).map(numberOfDay))
    if (!more) break
  }
  const inARow = days.every((one, at) => at === 0 || one === ((days[at - 1] ?? 0) + 1) % 7)
  return days.length > 1 && days.length < 5 && inARow ? days : []
}

/** “Number for one then”, some turns after a taxi was mentioned. */
export function numberOfWhat(sent: string, before: readonly Turn[]): string {
  if (!numberForOne.test(plain(sent))) return sent
  for (const { content } of before.slice(-turnsBack).reverse()) {
    const found = ringable.find(({ said }) => said.test(plain(content)))
    if (found) return `number for a ${found.word}`
  }
  return sent
}
const turnsBack = 6
const numberForOne =
  /^(?:(?:and|so|ok|right|have you|a|the|any|give me) )*(?:phone )?numbers? for (?:one|them|some)(?: of (?:them|those))?(?: then| so| please)*$/
const ringable = [
  { said: /\b(?:taxis?|cabs?|hackneys?)\b/, word: 'taxi' },
  { said: /\b(?:take ?aways?|chippers?|pizzas?)\b/, word: 'takeaway' },
  { said: /\b(?:caf[eé]s?|coffee)\b/, word: 'café' },
]

/** “Of February”, after “do you have a room on the 14th?” */
export function monthOfDay(sent: string, before: readonly Turn[]): string {
  const month = onlyMonth.exec(plain(sent))?.[1]
  const last = asked(before)
  return month && dayAlone.test(last) && !anyMonthNamed.test(plain(last)) ? last.replace(dayAlone, `$& of ${month}`) : sent
}
const onlyMonth = new RegExp(`^(?:(?:of|in|sorry|i|mean|meant) )*(${anyMonth})(?: (?:that is|sorry))?$`)
const anyMonthNamed = new RegExp(`\\b(?:${anyMonth})\\b`)
const dayAlone = /\bthe \d{1,2}(?:st|nd|rd|th)\b/i

const words = Object.values(spokenNames).map(({ word }) => word)
/** “And Storm?”, after another room: the one whose name begins like that. */
export function roomByHalf(sent: string, before: readonly Turn[]): string {
  const [, lead = '', half = ''] = onlyWord.exec(sent.trim()) ?? []
  const fits = half ? words.filter((word) => word.length > half.length && word.toLowerCase().startsWith(half.toLowerCase())) : []
  const [only] = fits
  return only && fits.length === 1 && aRoom.test(plain(asked(before))) ? `${lead}${only}?` : sent
}
const onlyWord = /^((?:(?:and|or|what about|how about|the)\s+)+)([a-z]{4,})(?: one)?(?: then)?\s*[?.!]*$/i

/** “In the bath, I think”, after a lost ring: where it may be, and no question about the bath. */
export function lostThere(sent: string, before: readonly Turn[]): string {
  const last = asked(before)
  return onlyWhere.test(plain(sent)) && !sent.includes('?') && concernIn(plain(last)) === 'lost'
    ? `${last.replace(/[?.!\s]+$/, '')} ${sent.trim()}`
    : sent
}
const onlyWhere =
  /^(?:(?:it|i|we|maybe|probably|perhaps|think|was|left|is|must|be|have|been|might|could) )*(?:in|on|by|beside|under|at|near|behind) (?:the|our|my|a)? ?(?:\w+ ){0,3}\w+$/
