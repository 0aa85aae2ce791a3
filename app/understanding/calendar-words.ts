/** Months, seasons and days of the week as guests name them, in lists and in parts of patterns. */
export const months = 'january february march april may june july august september october november december'.split(' ')
/** For a pattern, without a group around it. */
export const aMonth = months.join('|')
/** In full or short, without a group around it. */
export const anyMonth =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
/** A month, a season or a feast. */
export const aSeason = `(?:${aMonth}|christmas|easter|summer|winter|autumn|spring)`

/** Full names, Sunday first. */
export const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
/** The first three letters of each day, Sunday first. */
export const dayNames = weekdays.map((day) => day.slice(0, 3))
/** A day's name, in full or short. */
export const aDay = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?'

/** The year directly after a date that ends at `end`: “12 June 2027”. */
export function yearAt(text: string, end: number): string | undefined {
  return /^,? (?:in )?(20\d\d)\b/.exec(text.slice(end))?.[1]
}
