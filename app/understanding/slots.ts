/** Rooms, nights and modes that a question names. Dates are resolved from `now` in the estate's time zone. */

import { roomMeant } from '#app/rooms/meant-rooms.ts'
import { type DayType, dayTypeOf } from '#app/rooms/pricing.ts'
import type { RoomId } from '#app/rooms/rooms.ts'
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { spanOfDays } from '#app/understanding/forms/asked-sum.ts'
import type { Token } from '#app/understanding/lexicon/lexicon.ts'
import { anyOf } from './any-of.ts'
import { plain, stem } from './text.ts'

export type Slots = {
  rooms: RoomId[]
  /** One day type for each night that is named or meant; empty when none is. */
  nights: DayType[]
  /** How many nights, when a number is given. */
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

/** As they begin, Sunday first. */
export const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const aDay = `(${dayNames.join('|')})(?:(?:s|rs|urs|nes|ur)?day|s|rs|urs)?`
const fromTo = new RegExp(
  `\\b${aDay}(?: nights?)? (?:(?:right )?(?:through )?to|til|till|until|through|thru) (?:the )?${aDay}\\b`,
)
/** "Mon-Thurs", whose dash is lost once the text is made plain. */
const dashedDays = new RegExp(`\\b(${dayNames.join('|')})([a-z]{0,6}) ?[-–] ?(${dayNames.join('|')})([a-z]{0,6})\\b`, 'gi')
/** "Fri-Sat" names both nights, "Fri-Sun" the days of coming and leaving. */
function joinDays(_: string, first: string, tail: string, last: string, end: string): string {
  const [from, to] = [first, last].map((day) => dayNames.indexOf(day.toLowerCase()))
  return `${first}${tail} ${((from ?? 0) + 1) % 7 === to ? 'and' : 'to'} ${last}${end}`
}

/** "Saturday 12 to Sunday the 13th": the dates are left to the booking page. */
const datedDay =
  /\b((?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?) (?:the )?\d{1,2}(?:st|nd|rd|th)?\b(?! (?:nights?|weeks?|people|of us|adults)\b)/g
/** "Friday to Sunday": the nights before the day of leaving, as days of the week. */
function nightsBetween(text: string): number[] {
  const [, first = '', last = ''] = fromTo.exec(text) ?? []
  const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)]
  return from < 0 || to < 0 ? [] : Array.from({ length: (to - from + 7) % 7 }, (_, i) => (from + i) % 7)
}

/** The nights one by one; of more than two of one kind, that kind alone. */
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

export function slotsOf(message: string, tokens: readonly Token[], now: Date, timeZone: string): Slots {
  const text = plain(spanOfDays(message.replace(dashedDays, joinDays)))
  const rooms = [...new Set(tokens.flatMap((token) => roomNamed(token) ?? []))]
  const between = nightsBetween(text.replace(datedDay, '$1'))
  const slots: Slots = { rooms, nights: between.length > 0 ? shortly(between) : nightsOf(text, now, timeZone) }
  const counted =
    /\b(\d+|one|single|two|couple of|both|three|four|five|six|seven) (?:(?!(?:a|per|each|the|for|euro|one|two|three|four|five|six|seven|\d+)\b)\w+ )?nights?\b/.exec(
      text,
    )
  const word = counted?.[1]?.split(' ')[0]
  if (word) slots.count = numberWords[word] ?? Number(word)
  else if (
    /(?<!\b(?:during|in|of) )\b(?:a|one|the|full|whole) week(?:s stay)?\b(?! (?:ago|before|later|after|earlier|from))/.test(text)
  )
    slots.count = 7
  else if (/\b(?:two|2|both) of (?:them|those|these)\b/.test(text)) slots.count = 2
  if (slots.count === undefined && /\b(?:full|whole|entire) weekend\b/.test(text)) slots.count = 2
  if (slots.count === undefined && between.length > 0) slots.count = between.length
  // "What would Sunday, Monday, Tuesday be?"
  const inARow = slots.count === undefined && !/\bor\b/.test(text) ? daysIn(text, now, timeZone).length : 0
  if (inARow > 2 && new Set(slots.nights).size === 1) slots.count = inARow
  if (/\b(?:weeknights|weekdays nights)\b/.test(text) && /\btwo|2\b/.test(text)) slots.count = 2
  const { count = 0 } = slots
  if (count >= 2 && count <= 7 && between.length === 0)
    slots.nights = nightsFrom(text, daysIn(text, now, timeZone), count) ?? slots.nights
  if (tokens.some((token) => token.concept === 'flexi')) slots.mode = 'oneNightFlexi'
  else if (tokens.some((token) => token.concept === 'escape')) slots.mode = 'twoNight'
  if (tokens.some((token) => token.concept === 'late_checkout') && !staysOnDay.test(text)) slots.lateCheckOut = true
  return slots
}

/** “We'd stay on the Monday as well”: a night more. */
const staysOnDay = /\bstay(?:ed)? on (?:the |a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/

function nightsOf(text: string, now: Date, timeZone: string): DayType[] {
  const days = daysIn(text, now, timeZone)
  if (days.length > 0) return days.map(dayTypeOf)
  const nights: DayType[] = []
  if (
    anyOf(
      /week ?days?|mid ?week|during the week|week ?nights?|working week/,
      /in the week(?! (?:of|before|after|that|when|we|you|starting|beginning|commencing))/,
      /(?:early|earlier|start|beginning|first half|middle) (?:in|of) the week/,
    ).test(text)
  )
    nights.push('weekday')
  if (/\b(?:week ?ends?|wochenende)\b/.test(text)) nights.push('weekend')
  // "Midweek and at the weekend": two prices, not two nights.
  return nights.length === 2 ? [] : nights
}

const severalOfOne = new RegExp(`\\b(?:two|2|three|3|four|4) ${aDay} nights\\b`)
const leavingOn = new RegExp(`\\b(?:until|till|til|leav(?:e|ing)|check(?:ing|s)? ?out|home|back)(?: \\w+){0,2} ${aDay}\\b`)
/** "Two nights from Thursday" are Thursday and Friday, each with its own price. Undefined where one price holds for all. */
function nightsFrom(text: string, [day, ...others]: readonly number[], count: number): DayType[] | undefined {
  if (day === undefined || others.length > 0 || severalOfOne.test(text)) return undefined
  const first = leavingOn.test(text) ? day + 7 - count : day
  const days = Array.from({ length: count }, (_, i) => (first + i) % 7)
  return dayTypeOf(day) === dayTypeOf(days[0] ?? day) && new Set(days.map(dayTypeOf)).size === 1 ? undefined : shortly(days)
}

/** “12 and 13 December”, “12 to 14 December”: the nights, where they are no more than a week. */
function nightsDated(text: string, now: Date): number[] {
  const [, first = '', joined, last = '', month = ''] = twoDates.exec(text) ?? []
  const from = first ? weekdayOf(Number(first), month, now) : undefined
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
    .filter((match) => match[0] !== 'sun' || /\bsun night|\bsat(?:urday)? (?:and )?sun\b/.test(text))
    .map((match) => dayNames.indexOf(match[1] ?? ''))
    .filter((day) => day >= 0)
  if (named.length > 0) return [...new Set(named)]
  if (/\b(?:tonight|this evening|today)\b/.test(text)) return [weekdayIn(now, timeZone)]
  if (/\btomorrow\b/.test(text)) return [(weekdayIn(now, timeZone) + 1) % 7]
  return []
}

/** Made once for each time zone: making one takes longer than reading a question. */
const weekdayFormats = new Map<string, Intl.DateTimeFormat>()

function weekdayIn(now: Date, timeZone: string): number {
  const format = weekdayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en', { weekday: 'short', timeZone })
  weekdayFormats.set(timeZone, format)
  const name = format.format(now).toLowerCase().slice(0, 3)
  return dayNames.indexOf(name)
}

export const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const dayThenMonth = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\\b`)
const twoDates = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: (and|to|till|until)(?: the)?)? (\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\\b`,
)
const monthThenDay = new RegExp(`\\b(${months}) (\\d{1,2})(?:st|nd|rd|th)?\\b`)

/** The day of the week of `14 august`, `august 14th` or `14/8`, taken as the next such day from now. */
function dateIn(text: string, now: Date): number | undefined {
  const match = dayThenMonth.exec(text) ?? monthThenDay.exec(text)
  if (!match) return undefined
  const [a = '', b = ''] = [match[1], match[2]]
  return weekdayOf(Number(/^\d/.test(a) ? a : b), /^\d/.test(a) ? b : a, now)
}

function weekdayOf(day: number, named: string, now: Date): number | undefined {
  const month = monthNames.indexOf(named.slice(0, 3))
  if (month < 0 || day < 1 || day > 31) return undefined
  const year = now.getUTCFullYear()
  const date = new Date(Date.UTC(year, month, day))
  if (date.getTime() < now.getTime() - 86_400_000) date.setUTCFullYear(year + 1)
  return date.getUTCDay()
}
