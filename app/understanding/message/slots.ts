/** The rooms, nights and offers that a question names. Dates count from `now` in the estate's time zone. */

import { estateDay, nextSuch } from '#app/estate/time/estate-day.ts'
import { roomMeant } from '#app/rooms/meant-rooms.ts'
import { type DayType, dayTypeOf } from '#app/rooms/pricing.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { aDay, anyMonth, dayNames, months, yearAt } from '#app/understanding/calendar-words.ts'
import { spanOfDays } from '#app/understanding/forms/asked-sum.ts'
import type { Token } from '#app/understanding/lexicon/lexicon.ts'
import { plain, stem } from '#app/understanding/text.ts'

export type Slots = {
  rooms: RoomId[]
  /** One day type for each night that is named or meant; empty if none is. */
  nights: DayType[]
  /** The first night's day of the week, 0 for Sunday, if only one day is named. */
  from?: number
  /** How many nights, if a number is given. */
  count?: number
  mode?: 'twoNight' | 'oneNightFlexi'
  /** Late check-out is spoken of. */
  lateCheckOut?: true
}

/** Rooms that share a stand-in are told apart by the guest's own word. */
const byPhrase = new Map(
  Object.entries(spokenNames).flatMap(([id, { said }]) =>
    said.split('|').map((phrase) => [plain(phrase).split(' ').map(stem).join('_'), id as RoomId]),
  ),
)

function roomNamed({ text, concept = '' }: Token): RoomId | undefined {
  const meant = roomMeant(concept)
  return meant && (byPhrase.get(text) ?? meant)
}

const spokenDay = `(${dayNames.join('|')})(?:(?:s|rs|urs|nes|ur)?day|s|rs|urs)?`
const fromTo = new RegExp(
  `\\b${spokenDay}(?: nights?)? (?:(?:right )?(?:through )?to|til|till|until|through|thru) (?:the )?${spokenDay}\\b`,
)
/** "Mon-Thurs", whose dash is lost when the text is made plain. */
const dashedDays = new RegExp(`\\b(${dayNames.join('|')})([a-z]{0,6}) ?[-–] ?(${dayNames.join('|')})([a-z]{0,6})\\b`, 'gi')
/** "Fri-Sat" names both nights, "Fri-Sun" the days of coming and leaving. */
function joinDays(_: string, first: string, tail: string, last: string, end: string): string {
  const [from, to] = [first, last].map((day) => dayNames.indexOf(day.toLowerCase()))
  return `${first}${tail} ${((from ?? 0) + 1) % 7 === to ? 'and' : 'to'} ${last}${end}`
}

/** "Saturday 12 to Sunday the 13th": only the days count, dates are for the booking page. */
const datedDay = new RegExp(
  `\\b(${aDay}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b(?! (?:nights?|weeks?|people|of us|adults)\\b)`,
  'g',
)
/** "Friday to Sunday": the nights before the day of leaving, as days of the week. */
function nightsBetween(text: string): number[] {
  const [, first = '', last = ''] = fromTo.exec(text) ?? []
  const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)]
  return from < 0 || to < 0 ? [] : Array.from({ length: (to - from + 7) % 7 }, (_, i) => (from + i) % 7)
}

/** The nights one by one; more than two of one kind collapse into that kind. */
function shortly(days: readonly number[]): DayType[] {
  const nights = days.map(dayTypeOf)
  const kinds = [...new Set(nights)]
  return nights.length <= 2 || kinds.length > 1 ? nights : kinds
}

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  two: 2,
  couple: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
}

/** What a message names. @param tokens its words */
export function slotsOf(message: string, tokens: readonly Token[], now: Date, timeZone: string): Slots {
  const text = plain(spanOfDays(message.replace(dashedDays, joinDays)))
  const rooms = [...new Set(tokens.flatMap((token) => roomNamed(token) ?? []))]
  const between = nightsBetween(text.replace(datedDay, '$1'))
  const days = nightDays(text, now, timeZone)
  const named = between.length > 0 ? shortly(between) : nightsOf(text, days)
  const count = countIn(text) ?? countOfDays(text, between, days, named)
  const [from, ...others] = between.length === 0 && !leavingOn.test(text) ? days : []
  const inARow = count && count >= 2 && count <= 7 && between.length === 0 ? nightsFrom(text, days, count) : undefined
  const says = (concept: string) => tokens.some((token) => token.concept === concept)
  const mode = says('flexi') ? 'oneNightFlexi' : says('escape') ? 'twoNight' : undefined
  return {
    rooms,
    nights: inARow ?? named,
    ...(from !== undefined && others.length === 0 && { from }),
    ...(count !== undefined && { count }),
    ...(mode && { mode }),
    ...(says('late_checkout') && !staysOnDay.test(text) && { lateCheckOut: true }),
  }
}

/** Weekdays of the nights: “Sunday and Monday, out at 6 on Tuesday” are two. */
function nightDays(text: string, now: Date, timeZone: string): number[] {
  const nights = daysIn(text.replace(leavesLateOn, ''), now, timeZone)
  return nights.length > 0 ? nights : daysIn(text, now, timeZone)
}
/** “… staying till six on Wednesday”: that day is no night. */
export const leavesLateOn =
  /(?<=\b(?:(?:till?|until|at|by) (?:6|six)(?: ?pm)?|late check[ -]?outs?|leav(?:e|ing) late))(?: on)?(?: the| a)? \w+day\b(?! nights?)/gi

const nightsCounted =
  /\b(\d+|one|single|two|couple of|both|three|four|five|six|seven) (?:(?!(?:a|per|each|the|for|euro|one|two|three|four|five|six|seven|\d+)\b)\w+ )?(?:week)?nights?\b/
const aWeek = /(?<!\b(?:during|in|of) )\b(?:a|one|the|full|whole) week(?:s stay)?\b(?! (?:ago|before|later|after|earlier|from))/
const twoOrWeekend = either(
  /\b(?:two|2|both) of (?:them|those|these)\b(?! (?:mornings?|evenings?|breakfasts?|trays?|boxes|baths?)\b)/,
  /\b(?:full|whole|entire) weekend\b/,
)

/** How many nights, by a number or a word for it. */
function countIn(text: string): number | undefined {
  if (/\b(?:weeknights|weekdays nights)\b/.test(text) && /\btwo|2\b/.test(text)) return 2
  const word = nightsCounted.exec(text)?.[1]?.split(' ')[0]
  if (word) return numberWords[word] ?? Number(word)
  if (aWeek.test(text)) return 7
  return twoOrWeekend.test(text) ? 2 : undefined
}

/** How many nights, judged by the days named: “Friday to Sunday”, “Sunday, Monday, Tuesday”. */
function countOfDays(
  text: string,
  between: readonly number[],
  days: readonly number[],
  nights: readonly DayType[],
): number | undefined {
  if (between.length > 0) return between.length
  const isList = days.length > 2 && !/\bor\b/.test(text)
  return isList && new Set(nights).size === 1 ? days.length : undefined
}

/** “We'd stay on the Monday as well” means one more night, not a late check-out. */
const staysOnDay = /\bstay(?:ed)? on (?:the |a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/

function nightsOf(text: string, days: readonly number[]): DayType[] {
  if (days.length > 0) return days.map(dayTypeOf)
  if (notWeekend.test(text)) return ['weekday']
  const [weekday, weekend] = [midweek.test(text), /\b(?:week ?ends?|wochenende)\b/.test(text)]
  if (oneOfEach.test(text)) return ['weekday', 'weekend']
  // "Midweek and at the weekend": two prices, not two nights.
  if (weekday === weekend) return []
  return weekday ? ['weekday'] : ['weekend']
}

/** “Two nights, not weekend” */
const notWeekend = /\b(?:not|outside|no) (?:at |on |over |during |of |in )?(?:the |a )?week ?ends?\b(?! (?:rate|price)s?)/
/** “Two nights, one midweek and one at the weekend.” */
const oneOfEach =
  /\bone (?:night )?(?:at |on |in |during |over )?(?:the |a )?(?:mid ?week|week ?day|week ?night|week ?end)(?: night)? and (?:one|another|the other) (?:night )?(?:at |on |in |during |over )?(?:the |a )?(?:mid ?week|week ?day|week ?night|week ?end|week)\b/

const midweek = anyOf(
  /week ?days?|mid ?week|during the week|week ?nights?|working week/,
  /in the week(?! (?:of|before|after|that|when|we|you|starting|beginning|commencing))/,
  /(?:early|earlier|start|beginning|first half|middle) (?:in|of) the week/,
)

const severalOfOne = new RegExp(`\\b(?:two|2|three|3|four|4) ${spokenDay} nights\\b`)
const leavingOn = new RegExp(`\\b(?:until|till|til|leav(?:e|ing)|check(?:ing|s)? ?out|home|back)(?: \\w+){0,2} ${spokenDay}\\b`)
/** "Two nights from Thursday" are Thursday and Friday, each with its own price. Undefined if all have the same. */
function nightsFrom(text: string, [day, ...others]: readonly number[], count: number): DayType[] | undefined {
  if (day === undefined || others.length > 0 || severalOfOne.test(text)) return undefined
  const nights = nightsInARow(leavingOn.test(text) ? day + 7 - count : day, count)
  return new Set(nights).size === 1 && nights[0] === dayTypeOf(day) ? undefined : nights
}

/** That many nights from a day of the week, as in `Slots.nights`. */
export const nightsInARow = (first: number, count: number): DayType[] =>
  shortly(Array.from({ length: count }, (_, i) => (first + i) % 7))

/** “12 and 13 December”, “12 to 14 December”: the nights, if they are a week at most. */
function nightsDated(text: string, now: Date): number[] {
  const match = twoDates.exec(text)
  const [, first = '', joined, last = '', month = ''] = match ?? []
  const from = match ? weekdayOf(Number(first), month, yearAfter(match), now) : undefined
  const apart = Number(last) - Number(first)
  const many = joined === 'and' ? (apart === 1 ? 2 : 0) : apart
  return from === undefined || many < 1 || many > 7 ? [] : Array.from({ length: many }, (_, i) => (from + i) % 7)
}

/** The days of the week that are named, or meant by a date. */
function daysIn(text: string, now: Date, timeZone: string): number[] {
  const between = nightsDated(text, now)
  if (between.length > 0) return between
  const dated = dateIn(text, now)
  if (dated !== undefined) return [dated]
  const named = [...text.matchAll(/\b(sun|mon|tue|wed|thu|fri|sat)(?:(?:s|rs|urs|nes|ur)?days?|s|rs|urs)?(?! nav)\b/g)]
    .filter((match) => match[0] !== 'sun' || sunIsDay.test(text))
    .filter((match, _, all) => all.length === 1 || !/^ mornings?\b/.test(text.slice(match.index + match[0].length)))
    .map((match) => dayNames.indexOf(match[1] ?? ''))
    .filter((day) => day >= 0)
  if (named.length > 0) return [...new Set(named)]
  if (/\b(?:tonight|this evening|today)\b/.test(text)) return [weekdayIn(now, timeZone)]
  if (/\btomorrow\b/.test(text)) return [(weekdayIn(now, timeZone) + 1) % 7]
  return []
}

/** “Sun” among other days or before “night”: Sunday, not sunshine. */
const sunIsDay =
  /\bsun night|\b(?:sat|saturday|fri|friday) (?:and |to )?sun\b|\bsun (?:and |to |till? |until )?(?:mon|tues?|wed|thurs?)(?:day|sday|nesday|rsday)?\b/

/** Made once for each time zone: making one takes longer than reading a question. */
const weekdayFormats = new Map<string, Intl.DateTimeFormat>()

function weekdayIn(now: Date, timeZone: string): number {
  const format = weekdayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en', { weekday: 'short', timeZone })
  weekdayFormats.set(timeZone, format)
  const name = format.format(now).toLowerCase().slice(0, 3)
  return dayNames.indexOf(name)
}

const dayThenMonth = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${anyMonth})\\b`)
const twoDates = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: (and|to|till|until)(?: the)?)? (\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${anyMonth})\\b`,
)
const monthThenDay = new RegExp(`\\b(${anyMonth}) (\\d{1,2})(?:st|nd|rd|th)?\\b`)

/** The day of the week of `14 august`, `august 14th` or `14/8`, taken as the next such day from now. */
function dateIn(text: string, now: Date): number | undefined {
  const match = dayThenMonth.exec(text) ?? monthThenDay.exec(text)
  if (!match) return undefined
  const [a = '', b = ''] = [match[1], match[2]]
  return weekdayOf(Number(/^\d/.test(a) ? a : b), /^\d/.test(a) ? b : a, yearAfter(match), now)
}

const yearAfter = ({ input, index, 0: date }: RegExpExecArray) => yearAt(input, index + date.length)

function weekdayOf(day: number, named: string, year: string | undefined, now: Date): number | undefined {
  const month = months.findIndex((month) => month.startsWith(named.slice(0, 3)))
  if (month < 0 || day < 1 || day > 31) return undefined
  return new Date(nextSuch(month + 1, day, year ? `${year}-01-01` : estateDay(now))).getUTCDay()
}
