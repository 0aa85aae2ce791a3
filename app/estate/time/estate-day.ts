/** Days and moments at the estate. A day is yyyy-MM-dd on the estate's calendar, wherever the reader is. Pure. */
import { TZDate, tzOffset } from '@date-fns/tz'
import { estate } from '#app/estate/estate.ts'

/** The estate's calendar day at `now`. */
export function estateDay(now: Date): string {
  return calendar.format(now)
}

/** The moment when the estate's clocks show `time` (HH:mm) on `day`. */
export function estateMoment(day: string, time: string): Date {
  const wanted = `${day} ${time}`
  const known = moments.get(wanted)
  if (known !== undefined) return new Date(known)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const { year, month, date } = partsOf(day)
  const moment = new TZDate(year, month, date, hours, minutes, estate.timeZone).getTime()
  if (moments.size >= 1_000) moments.clear()
  moments.set(wanted, moment)
  return new Date(moment)
}

/** A page of orders needs the same few moments hundreds of times, and each takes a slow time zone lookup. */
const moments = new Map<string, number>()

/** What the estate's clocks show at `moment`, HH:mm. */
export function estateTime(moment: Date): string {
  return clock.format(moment)
}

/** For exported lists: `2026-07-01T13:00:00.000+01:00` shows the estate's clock and is still the exact moment. */
export function estateTimestamp(moment: Date): string {
  const ahead = tzOffset(estate.timeZone, moment)
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map((part) => String(part).padStart(2, '0'))
  return new Date(moment.getTime() + ahead * 60_000).toISOString().replace('Z', `${ahead < 0 ? '-' : '+'}${hours}:${minutes}`)
}

export function addDays(day: string, count: number): string {
  const { year, month, date } = partsOf(day)
  return new Date(Date.UTC(year, month, date + count)).toISOString().slice(0, 10)
}

/** How many days later `day` is. */
export function daysFrom(from: string, day: string): number {
  return (Date.parse(day) - Date.parse(from)) / 86_400_000
}

/** The next such date from `today` on; for 29 February, that of the next leap year. `month` counts from 1. 31 June counts as 1 July. */
export function nextSuch(month: number, date: number, today: string): string {
  const year = Number(today.slice(0, 4))
  // Leap years are eight years apart at most.
  const coming = Array.from({ length: 9 }, (_, at) => new Date(Date.UTC(year + at, month - 1, date)).toISOString().slice(0, 10))
  const next = coming.filter((day) => day >= today)
  return next.find((day) => Number(day.slice(8)) === date) ?? next[0] ?? today
}

/** True for an existing date: 2027-02-29 does not exist. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text
}

/** A date as an address has it, if it exists. */
export function asDay(text: string | null): string | undefined {
  return text !== null && isDay(text) ? text : undefined
}

/** `Saturday 28 March 2026`; with `yearless`, `Saturday 28 March`; with `short`, `Sat 28 Mar`. */
export function longDay(day: string, style: keyof typeof dayFormats = 'full'): string {
  return dayFormats[style].format(new Date(`${day}T12:00:00Z`)).replace(',', '')
}

const dayFormats = {
  full: new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  yearless: new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
}

// Created once: a page of orders needs it hundreds of times. Swedish dates have ISO format.
const calendar = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: estate.timeZone,
})
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: estate.timeZone,
})

function partsOf(day: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month: month - 1, date }
}
