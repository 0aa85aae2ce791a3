/** “Drop the Wednesday”, “Thursday then, in the lodge”, “and the others?”: the earlier question with the stay as it is now. */
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { aDay, dayNames } from '#app/understanding/calendar-words.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages, lastMessage } from '#app/understanding/thread/turns.ts'

const droppedDay = new RegExp(
  `^(?:(?:ok|no|so|and|actually|then|well|sorry) )*(?:drop|skip|scrap|lose|cut|leave out|take off|without|forget|not) (?:the |that )?(${aDay})(?: night)?(?: then| so| please)*$`,
)
const days = new RegExp(`\\b${aDay}\\b`, 'gi')
const spansDays = new RegExp(`\\b${aDay} (?:night )?(?:to|till|until|through|or) `)

/** Names nothing but a room and its nights: with extras, the bill is kept elsewhere. */
const onlyStay = new RegExp(
  `^(?:(?:and|so|ok|how much|what|price|cost|is|are|would|for|of|in|on|the|a|be|please|we|i|want|like|nights|${aDay}|${anyRoomSaid})(?: |$))+$`,
)

/** “Drop the Wednesday”, after nights that were named one by one. */
export function withoutDay(sent: string, before: readonly Turn[]): string {
  const dropped = droppedDay.exec(plain(sent))?.[1]
  const { asked, added } = nightsAdded(guestMessages(before))
  const named = dropped && onlyStay.test(plain(asked)) && !spansDays.test(plain(asked)) ? [...asked.matchAll(days)] : []
  const all = [...named.map(([day]) => day), ...added]
  const gone = all.findIndex((day) => numberOf(day) === numberOf(dropped ?? ''))
  if (named.length === 0 || gone < 0 || all.length < 2) return sent
  const left = all.filter((_, at) => at !== gone)
  const [first, last] = [named[0], named.at(-1)]
  const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
  return `${asked.slice(0, first?.index)}${left.join(' and ')}${asked.slice(end)}`
}
/** “Lodge Wed Thu”, “and Friday as well”: the stay, and the nights added one by one. */
function nightsAdded(said: readonly string[]): { asked: string; added: string[] } {
  const at = said.findLastIndex((message) => !oneMore.test(message))
  return { asked: said[at] ?? '', added: said.slice(at + 1).flatMap((message) => oneMore.exec(message)?.[1] ?? []) }
}
const oneMore = /^and (\w+day) as well$/i
const numberOf = (day: string) => (dayNames as readonly string[]).indexOf(day.slice(0, 3).toLowerCase())

const ofFlexi = /\bflexi\b/
const flexiStill = new RegExp(
  `^(?=.*\\b(${anyRoomSaid})\\b)(?:(?:and|or|so|ok|then|well|what|how|about|for|on|in|the|a|an|is|it|one|please|${aDay}|night|${anyRoomSaid})(?: |$))+$`,
)

/** “Thursday then, in the lodge”, “and in Stormchaser?”, after the Flexi: the same offer. */
export function flexiInRoom(sent: string, before: readonly Turn[]): string {
  const text = plain(sent)
  const room = ofFlexi.test(plain(lastMessage(before) ?? '')) ? flexiStill.exec(text)?.[1] : undefined
  const day = new RegExp(`\\b${aDay}\\b`).exec(text)?.[0]
  return room ? `How much is the Flexi in ${room}${day ? ` on ${day}` : ''}?` : sent
}

const theOthers =
  /^(?:(?:and|or|so|ok|what about|how about|what are) )*(?:(?:all )?(?:the )?others|the (?:other (?:ones|rooms|cabins|places|three|3)|rest(?: of them)?))(?: then| so)?$/
const ofPrice = new RegExp(`\\b(?:how much|prices?|costs?|rates?|nights?|weekend|midweek|${aDay})\\b`)
const words = Object.values(spokenNames)
const remembered = 3

/** “And the others?”, after the price of one room. */
export function otherRooms(sent: string, before: readonly Turn[]): string {
  if (!theOthers.test(plain(sent))) return sent
  const asked = guestMessages(before).slice(-remembered).map(plain)
  if (!asked.some((text) => ofPrice.test(text)) || !ofPrice.test(asked.at(-1) ?? '')) return sent
  const named = words.filter(({ said }) => new RegExp(`\\b(?:${said})\\b`).test(asked.join(' . ')))
  const others = words.filter((one) => !named.includes(one)).map(({ word }) => word)
  return named.length === 1 && others.length > 1 ? `And ${others.slice(0, -1).join(', ')} and ${others.at(-1)}?` : sent
}

const othersAsked =
  /^(.*\b(?:how much|what) (?:do|does|are|is|would) )(?:all )?the (?:others|other (?:ones|rooms|cabins|places|three|3)|rest(?: of them)?)( (?:start|cost|go|come|run|be)\b.*)?$/i

/** “We had the lodge in mind, how much do the others start at?” */
export function pricesOfOthers(sent: string): string {
  const [, asked, after = ''] = othersAsked.exec(sent.replace(/[?.!\s]+$/, '')) ?? []
  const named = asked ? words.filter(({ said }) => new RegExp(`\\b(?:${said})\\b`).test(plain(asked))) : []
  const others = words.filter((one) => !named.includes(one)).map(({ word }) => word)
  return named.length === 1 && others.length > 1
    ? `How much do ${others.slice(0, -1).join(', ')} and ${others.at(-1)}${after || ' cost'}?`
    : sent
}

const theWeek = /^(?:(?:and|or|so|ok|what about|how about|for|in|on|during|over) )*the week(?: then| so| instead)?$/

/** “And the week?”, after a price at the weekend: midweek. */
export function inTheWeek(sent: string, before: readonly Turn[]): string {
  const isOfWeekend = theWeek.test(plain(sent)) && /\bweekends?\b/.test(plain(lastMessage(before) ?? ''))
  return isOfWeekend ? 'And midweek?' : sent
}

const otherWay = /^(?:no|nope|sorry|oh|wait)?[, ]*(?:(?:it is|it['’]s) )?the other way(?: (?:round|around|about))?[,:. -]+(?=\w)/i

/** “No, the other way, Mon Tue”: only what comes after it is meant. */
export const inTheOtherWay = (sent: string, before: readonly Turn[]): string =>
  before.length > 0 ? sent.replace(otherWay, '') : sent
