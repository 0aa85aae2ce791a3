/** Cancellation costs, line by line from the current terms, for a given kind of stay or season. */

import { highSeasons } from '#app/estate/policies.ts'
import { addDays, daysFrom, estateDay, longDay } from '#app/estate/time/estate-day.ts'
import type { Passage } from '#app/knowledge/passage.ts'
import { numberOf } from '#app/knowledge/wording.ts'
import { either } from '#app/understanding/any-of.ts'
import { aMonth, months } from '#app/understanding/calendar-words.ts'
import { arrivalNamed, dated, daysBetween, daysIfLater, inFull, monthNamed, withoutDayOfCancelling } from './dates-named.ts'
import { whereOf } from './written-elsewhere.ts'

const ofChristmas = /\b(?:christmas|new year)\b/
const flexi = /\b(?:flexi|(?:one|1|single) night)\b/
const lengthOfStay = /\b(?:two|2|three|3|few) nights?\b|\bescape\b/
const daysBefore = either(
  /\b(\d+|an?|one|two|three|four|five|six|seven|ten|few)( days?| weeks?| months?| fortnight)(?: s)?(?: exactly| or so)? (?:before|notice|ahead|out|prior|to go|in advance|time|away)\b/,
  /\bin (\d+|an?|one|two|three|four|five|six|seven|ten)( days?| weeks?| months?| fortnight)\b/,
)
/** “What about 15 days?” */
const onlyDays =
  /^(?:and |what about |how about |what if it is |if it is |or |so |exactly |just |only |say |(?:would|is|are|will|does) )*(\d+|an?|one|two|three|four|five|six|seven|ten)( days?| weeks?| months?| fortnight)(?: (?:be |do )?(?:ok|okay|enough|alright|all right|fine|grand|do|safe))?$/
/** “Cancel the day before”, without a day of arrival. */
const dayBefore =
  /\b(?:cancel\w*|pull(?:ing)? out|covid|sick|ill|flu|unwell|broke\w*)\b.{0,30}\bthe (?:day|night|evening) before\b/
const noShow = /\b(?:never|not|did not|do not) (?:show|showed|turn|turned) up\b|\bno shows?\b/
/** “Our flight was cancelled, we were to arrive tonight.” */
const arrivesNow =
  /\btonight\b|\bthis (?:evening|afternoon)\b|\b(?:arriv\w*|due|coming|make it|check(?:ing)? in|get (?:there|to you))\b(?:(?! on | in )[^.?]){0,20}\btoday\b/
const ofSeason = /\b(?:high|low) season\b|\b(?:winter|summer)(?:time)?\b/

/**
 * @param before what was said earlier about the same stay; `text` takes precedence. Both normalised.
 * @returns '' if nothing narrows the question, or staff have reworded the terms.
 */
export function cancellingSteps(asked: string, askedBefore: string, passages: readonly Passage[], now: Date): string {
  const [text, before] = [inFull(asked), inFull(askedBefore)]
  const narrowed = [monthNamed, ofChristmas, flexi, lengthOfStay, daysBefore, dayBefore, ofSeason, noShow, arrivesNow].some(
    (said) => said.test(`${before} ${text}`),
  )
  const season = seasonMeant(text, before, now)
  const ofStay = flexi.test(flexi.test(text) || lengthOfStay.test(text) ? text : before)
    ? /flexi/i
    : /escape|two[- ]night|2[- ]night|longer/i
  const lines = passages.filter(
    ({ page, line, under = '' }) =>
      page === 'terms and conditions' &&
      line &&
      ofStay.test(under) &&
      (season ? new RegExp(`${season} season`, 'i') : /season/i).test(under),
  )
  const [first] = lines
  if (!narrowed || !first) return ''
  const tables = [...Map.groupBy(lines, ({ under }) => under)]
  const untilWhen = asksLastDay.test(text)
  const arrival = arrivalNamed(text, before, now)
  const days = untilWhen ? undefined : daysAtCancelling(text, before, now)
  const told = tables.map(
    ([under, all]) =>
      `${under}: ${stepsAt(all, days)
        .map(({ text }) => `\n“${text}”`)
        .join(';')}`,
  )
  const moves = moving.test(text) || (moving.test(before) && !/\bcancel/.test(`${before} ${text}`))
  const move = moves && passages.find(ofMoving)
  const start = move
    ? `Under ${whereOf(first)} it says of moving a stay: “${move.text}” Of cancelling`
    : `Under ${whereOf(first)}`
  const dates = untilWhen && tables.length === 1 ? lastFreeDay(lines, arrival, now) : countedTo(arrival, days, now)
  return `${dates}${start} it says of ${told.join(';\nof ')}.`
}

function daysAtCancelling(text: string, before: string, now: Date): number | undefined {
  if (noShow.test(text) || arrivesNow.test(text)) return 0
  return (
    daysIfLater(text, before, now) ??
    daysLeft(text) ??
    daysBetween(text, before, now) ??
    daysLeft(before) ??
    (arrivesNow.test(before) ? 0 : undefined)
  )
}

/** “On Saturday 28 November it is 24 days to the arrival on Tuesday 22 December.” From today, unless another day is meant. */
function countedTo(arrival: string | undefined, days: number | undefined, now: Date): string {
  if (!arrival) return ''
  const left = days ?? daysFrom(estateDay(now), arrival)
  if (left < 1) return ''
  return `On ${longDay(addDays(arrival, -left), 'yearless')} it is ${left === 1 ? 'one day' : `${left} days`} to the arrival on ${longDay(arrival, 'yearless')}. `
}

/** “Until which day may we cancel without paying anything?” */
const asksLastDay =
  /\b(?:latest|let (?:you|ye) know by|(?:up )?(?:to|until|till) (?:what|which) (?:date|day)|up to when|last day|last date|how late|(?:until|till|by) (?:when|which day|what day|what date))\b/

function lastFreeDay(steps: readonly Passage[], arrival: string | undefined, now: Date): string {
  const least = steps.map(({ text }) => /^(\d+) days or more/i.exec(text)?.[1]).find(Boolean)
  if (!arrival || !least) return ''
  const last = addDays(arrival, -Number(least))
  return `For an arrival on ${longDay(arrival, 'yearless')} it ${last < estateDay(now) ? 'was' : 'is'} free until ${longDay(last, 'yearless')}. `
}

/** Moving a stay is free as long as cancelling is; state both. */
const moving =
  /\b(?:move|moving|change|changing|switch|swap|shift|postpone|push back)\b.{0,12}\b(?:(?:my|our|the|a) (?:dates?|stay|booking|weekend|reservation)\b|it\b)/
/** “Could we move it to February?” does not name the booked stay's season. */
const movedTo = new RegExp(`\\b(?:mov|chang|switch|swap|shift|postpon|push)\\w*\\b.{0,24}\\bto (?:${aMonth})\\b`)
const ofMoving = ({ page, text }: Passage) => page === 'terms and conditions' && /\bmove your stay once\b/i.test(text)

const lasting: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30 }

/** How many days before arrival the stay would be cancelled. */
function daysLeft(text: string): number | undefined {
  const said = [...text.matchAll(new RegExp(daysBefore, 'g'))].at(-1) ?? onlyDays.exec(text)
  const [many = '', unit = ''] = said ? [said[1] ?? said[3], (said[2] ?? said[4] ?? '').trim()] : []
  const count = numberOf(many) ?? 0
  if (count > 0) return count * (lasting[unit.replace(/s$/, '')] ?? 1)
  return dayBefore.test(text) ? 1 : undefined
}

/** The row that applies that many days before arrival; all rows if the days are unknown or the terms were reworded. */
function stepsAt(steps: readonly Passage[], days: number | undefined): readonly Passage[] {
  if (days === undefined) return steps
  const holds = steps.find(({ text }) => {
    const from = /^(\d+) days or more/i.exec(text)?.[1]
    const [, least, most] = /^(\d+) to (\d+) days/i.exec(text) ?? []
    const below = /^less than (\d+) days/i.exec(text)?.[1]
    if (from) return days >= Number(from)
    return least ? days >= Number(least) && days <= Number(most) : below !== undefined && days < Number(below)
  })
  return holds ? [holds] : steps
}

/** The season of the day of arrival, unless the question is about another month or season since. */
function seasonMeant(text: string, before: string, now: Date): 'high' | 'low' | undefined {
  const arrival = movedTo.test(`${before} ${text}`) ? arrivalNamed('', before, now) : arrivalNamed(text, before, now)
  const ofArrival = withoutDayOfCancelling(text)
  const last = lastSeasonIn(withoutDayOfCancelling(before))
  const isOfArrival = dated.test(text) || movedTo.test(`${before} ${text}`) || (!namesSeason.test(ofArrival) && dated.test(last))
  if (arrival && isOfArrival) return seasonOn(arrival)
  return seasonOf(namesSeason.test(ofArrival) ? ofArrival : last)
}

/** The season of the month last named, or the season itself: “in August”, “and in November?”, “what about 15 days?” */
function lastSeasonIn(text: string): string {
  const last = [...text.matchAll(new RegExp(namesSeason, 'g'))].at(-1)?.index ?? 0
  const from = Math.max(0, last - ' 31st of '.length)
  return [...text.matchAll(new RegExp(monthNamed, 'g'))].length > 1 ? text.slice(from) : text
}

const namesSeason = new RegExp(`${monthNamed.source}|${ofChristmas.source}|${ofSeason.source}`)

/** Undefined if none is named, or the month has days of both. */
function seasonOf(text: string): 'high' | 'low' | undefined {
  const said = /\b(high|low) season\b/.exec(text)?.[1]
  if (said === 'high' || said === 'low') return said
  if (ofChristmas.test(text) || /\bsummer/.test(text)) return 'high'
  const month = months.indexOf(monthNamed.exec(text)?.[1] ?? '') + 1
  if (month === 0) return /\bwinter/.test(text) ? 'low' : undefined
  const date = dated.exec(text)
  if (date) return isHigh(months.indexOf(date[2] ?? date[3] ?? '') + 1, Number(date[1] ?? date[4])) ? 'high' : 'low'
  const days = Array.from({ length: new Date(2001, month, 0).getDate() }, (_, i) => isHigh(month, i + 1))
  if (days.every(Boolean)) return 'high'
  return days.some(Boolean) ? undefined : 'low'
}
const seasonOn = (day: string) => (isHigh(Number(day.slice(5, 7)), Number(day.slice(8))) ? 'high' : 'low')

function isHigh(month: number, day: number): boolean {
  const at = month * 100 + day
  return highSeasons.some(({ from, until }) => {
    const [first, last] = [from.month * 100 + from.day, until.month * 100 + until.day]
    return first <= last ? first <= at && at <= last : first <= at || at <= last
  })
}
