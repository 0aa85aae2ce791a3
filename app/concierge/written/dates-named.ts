/** The days of a stay and of its cancelling, as guests name them: “arriving on 12 June, today is 27 May”. */
import { addDays, daysFrom, estateDay, nextSuch } from '#app/estate/time/estate-day.ts'
import { numberOf } from '#app/knowledge/wording.ts'
import { aMonth, months, yearAt } from '#app/understanding/calendar-words.ts'

export const monthNamed = new RegExp(`\\b(${aMonth})\\b(?! i (?:ask|know|cancel)\\b)`)
const shortened = /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/g
/** “10-12 May”: the day of arrival. */
const fromDayToDay = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: to| until| till)? \\d{1,2}(?:st|nd|rd|th)? (${aMonth})\\b`, 'g')
/** The text with the names of months in full. */
export const inFull = (text: string) =>
  text
    .replace(shortened, (short) => months.find((name) => name.startsWith(short.slice(0, 3))) ?? short)
    .replace(fromDayToDay, '$1 $2')
export const dated = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${aMonth})\\b|\\b(${aMonth}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`,
)
const anyDate = new RegExp(dated, 'g')
/** Words before the day of cancelling, and before the day of arrival. */
const cancelledOn = new RegExp(
  [
    '\\b(?:today(?: is)?|it is|now',
    '|(?:cancel\\w*|(?:pull|pulling|back|backing|drop|dropping) out|call(?:ing)? (?:it |everything )?off)',
    '(?: it| that| (?:our|my|the|this) (?:stay|booking|trip|flexi|reservation))?(?: (?:on|by|from|until|till|tomorrow|today))*)(?: (?:\\w+day|the))* $',
  ].join(''),
)
const arrivesOn =
  /\b(?:arriv\w*|com(?:e|es|ing)|due|check(?:ing)? ?in|booked|booking|stay(?:ing)?|starts?|starting|from|for)(?: (?:is|was|would be|on|for|from|in|at|date|to arrive|to come))*(?: (?:\w+day|the))* $/

type Named = { day: string; month: number; cancels: boolean; arrives: boolean }

function datesIn(text: string, now: Date): Named[] {
  return [...text.matchAll(anyDate)].map((date) => {
    const month = months.indexOf(date[2] ?? date[3] ?? '') + 1
    const year = yearAt(text, date.index + date[0].length)
    const day = nextSuch(month, Number(date[1] ?? date[4]), year ? `${year}-01-01` : estateDay(now))
    const said = text.slice(0, date.index)
    const cancels = cancelledOn.test(said)
    return { day, month, cancels, arrives: !cancels && arrivesOn.test(said) }
  })
}

/** “Today is 27 May” does not name the season of the stay. */
export const withoutDayOfCancelling = (text: string): string =>
  text.replace(anyDate, (date: string, ...rest: unknown[]) => {
    const at = rest.find((one) => typeof one === 'number') ?? 0
    return cancelledOn.test(text.slice(0, at)) ? '' : date
  })

const nextDay = (month: number, date: number, now: Date) => nextSuch(month, date, estateDay(now))

/** The first date in it. @param text normalised and `inFull` */
export const dayNamed = (text: string, now: Date): string | undefined => datesIn(text, now)[0]?.day

/** @param before what was said earlier about the same stay; both normalised and `inFull` */
export function arrivalNamed(text: string, before: string, now: Date): string | undefined {
  const named = [...datesIn(before, now), ...datesIn(text, now)]
  return (named.findLast(({ arrives }) => arrives) ?? named.find(({ cancels }) => !cancels))?.day
}

/** How many days before arrival: “can I cancel on the 1st of June?”, “and the day before?”, from a guest who has said when they arrive. */
export function daysBetween(text: string, before: string, now: Date): number | undefined {
  const arrival = arrivalNamed(text, before, now)
  if (!arrival || arrival < estateDay(now)) return undefined
  const unit = /\bthe (day|week|night|morning) before\b/.exec(text)?.[1]
  if (unit) return unit === 'week' ? 7 : 1
  if (/\b(?:same day|day itself)\b/.test(text)) return 0
  const on = cancelledDay(text, before, arrival, now)
  if (!on) return undefined
  return daysFrom(on > arrival ? yearBefore(on) : on, arrival)
}

const yearBefore = (day: string) => addDays(`${Number(day.slice(0, 4)) - 1}${day.slice(4)}`, 0)

/** How many days before arrival: “if we wait another week”. */
export function daysIfLater(text: string, before: string, now: Date): number | undefined {
  const [, many = '', unit = ''] = waits.exec(text) ?? []
  const arrival = unit && arrivalNamed(text, before, now)
  if (!arrival) return undefined
  const wait = (numberOf(many) ?? 1) * (unit === 'day' ? 1 : unit === 'week' ? 7 : 14)
  return Math.max(0, daysFrom(estateDay(now), arrival) - wait)
}
const waits =
  /\b(?:wait|leave it|hold off|hang on|put it off)\b(?: for)?(?: (another|an?|one|two|three|\d+))?(?: more)? (day|week|fortnight)s?\b/

function cancelledDay(text: string, before: string, arrival: string, now: Date): string | undefined {
  const told = datesIn(before, now)
  const others = datesIn(text, now).filter(({ day, arrives }) => day !== arrival && !arrives)
  const named = others.find(({ cancels }) => cancels) ?? (told.length > 0 || namesArrival(text, now) ? others[0] : undefined)
  if (named) return named.day
  const date = Number(bareDay.exec(text.replace(anyDate, ''))?.slice(1).find(Boolean))
  const month = told.at(-1)?.month ?? Number(arrival.slice(5, 7))
  if (date > 0) return dayUpTo(arrival, month, date, now)
  if (/\b(?:today|now)\b/.test(text)) return estateDay(now)
  if (/\btomorrow\b/.test(text)) return addDays(estateDay(now), 1)
  const said = nowThe.exec(before)?.[1]
  const toldBefore = told.find(({ day, arrives }) => day !== arrival && !arrives)?.day
  return toldBefore ?? (said ? dayUpTo(arrival, month, Number(said), now) : undefined)
}
const namesArrival = (text: string, now: Date) => datesIn(text, now).some(({ arrives }) => arrives)

/** “Cancel on the 28th”, before an arrival on the 3rd: the 28th of the month before. */
function dayUpTo(arrival: string, month: number, date: number, now: Date): string {
  const day = nextDay(month, date, now)
  const monthOfArrival = Number(arrival.slice(5, 7))
  return day > arrival && date > Number(arrival.slice(8))
    ? nextDay(monthOfArrival === 1 ? 12 : monthOfArrival - 1, date, now)
    : day
}
/** “It's now the 1st.” */
const nowThe = /\b(?:now|today is|it is)(?: now)? the (\d{1,2})(?:st|nd|rd|th)\b/
const bareDay =
  /\bcancel\w*\b[^.?]{0,16}?\b(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?! (?:days?|nights?|weeks?|months?))|\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! of)|^(?:and |or )?(?:the day after )?(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)$/
